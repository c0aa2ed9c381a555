/* From reset to main, as crt0 of a libc does. The board has set the stack pointer. */
#include <string.h>

#include "board.h"

/* Symbols of the linker script. */
extern char data_begin[], data_end[], bss_begin[], bss_end[];
extern const char data_in_flash[];

_Noreturn void start(void);

void start(void) {
    memcpy(data_begin, data_in_flash, (size_t)(data_end - data_begin));
    memset(bss_begin, 0, (size_t)(bss_end - bss_begin));
    board_exit(main());
}

/* From reset to main: what crt0 does where there is a libc. The board has set the stack. */
#include <string.h>

#include "board.h"

/* Of the linker script. */
extern char data_begin[], data_end[], bss_begin[], bss_end[];
extern const char data_in_flash[];

_Noreturn void start(void);

void start(void) {
    memcpy(data_begin, data_in_flash, (size_t)(data_end - data_begin));
    memset(bss_begin, 0, (size_t)(bss_end - bss_begin));
    board_exit(main());
}

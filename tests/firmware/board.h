/* What each board's folder defines: where text goes, and how the program ends. */
#ifndef BOARD_H
#define BOARD_H

#include <stddef.h>

void board_write(const char *text, size_t len);

/* Ends the emulator with this status, or one that is not 0 either. */
_Noreturn void board_exit(int status);

/* `len` times the byte, for which a megabyte of memory is mapped again and again; what stands
 * before it is free. NULL: there is no memory. (Linux on i386 alone.) */
char *board_repeat(char byte, size_t len);

/* Called once memory is as C wants it; its result is the exit status. */
int main(void);

#endif

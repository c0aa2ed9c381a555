/* The functions that each board defines: how a program writes text, and how it ends. */
#ifndef BOARD_H
#define BOARD_H

#include <stddef.h>

void board_write(const char *text, size_t len);

/* Ends the emulator with this exit status; a status other than 0 may become another one. */
_Noreturn void board_exit(int status);

/* Returns `len` times the byte; a megabyte of memory is mapped repeatedly. The caller may write to
 * the bytes before. Returns NULL without memory. Only for Linux on i386. */
char *board_repeat(char byte, size_t len);

/* Called when memory is initialized as C requires; the result is the exit status. */
int main(void);

#endif

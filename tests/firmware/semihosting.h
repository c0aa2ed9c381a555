/* The functions of board.h by semihosting (Arm's and RISC-V's are the same). A board includes this
 * behind its function semihost(operation, argument), which calls the debugger. */
#ifndef SEMIHOSTING_H
#define SEMIHOSTING_H

#include "board.h"

enum { SYS_WRITE0 = 0x04, SYS_EXIT = 0x18, APPLICATION_EXIT = 0x20026, RUN_TIME_ERROR = 0x20023 };

void board_write(const char *text, size_t len) {
    char piece[2] = "";
    for (size_t i = 0; i < len; i++) {
        piece[0] = text[i];
        semihost(SYS_WRITE0, (uintptr_t)piece);
    }
}

void board_exit(int status) {
    semihost(SYS_EXIT, status == 0 ? APPLICATION_EXIT : RUN_TIME_ERROR);
    for (;;)
        ;
}

#endif

/* A Cortex-M under QEMU. By Arm's semihosting, the debugger writes text and ends the program. */
#include "board.h"

#include <stdint.h>

enum { SYS_WRITE0 = 0x04, SYS_EXIT = 0x18, APPLICATION_EXIT = 0x20026, RUN_TIME_ERROR = 0x20023 };

static void semihost(uint32_t operation, uintptr_t argument) {
    register uint32_t r0 __asm__("r0") = operation;
    register uintptr_t r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

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

static void fault(void) {
    static const char text[] = "a fault\n";
    board_write(text, sizeof text - 1);
    board_exit(1);
}

/* Armv6-M, B1.5.3: stack pointer, reset, NMI, hard fault; other exceptions become a hard fault. */
extern char stack_top[];
_Noreturn void start(void);

__attribute__((section(".vectors"), used)) static const struct {
    void *stack;
    void (*handler[15])(void);
} vectors = {stack_top, {start, fault, fault, fault, fault, fault, fault}};

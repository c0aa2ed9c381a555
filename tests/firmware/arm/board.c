/* A Cortex-M under QEMU. By Arm's semihosting, the debugger writes text and ends the program. */
#include "board.h"

#include <stdint.h>

static void semihost(uint32_t operation, uintptr_t argument) {
    register uint32_t r0 __asm__("r0") = operation;
    register uintptr_t r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

#include "semihosting.h"

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

/* QEMU's RISC-V "virt" board. By semihosting, the debugger writes text and ends the program. */
#include "board.h"

#include <stdint.h>

/* The two shifts mark the break as semihosting; the three instructions must lie in one page and
 * must not be compressed. */
static void semihost(uint32_t operation, uintptr_t argument) {
    register uint32_t a0 __asm__("a0") = operation;
    register uintptr_t a1 __asm__("a1") = argument;
    __asm__ volatile(".balign 16\n"
                     ".option push\n"
                     ".option norvc\n"
                     "slli zero, zero, 0x1f\n"
                     "ebreak\n"
                     "srai zero, zero, 7\n"
                     ".option pop"
                     : "+r"(a0)
                     : "r"(a1)
                     : "memory");
}

#include "semihosting.h"

void fault(void);

__attribute__((aligned(4))) void fault(void) {
    static const char text[] = "a fault\n";
    board_write(text, sizeof text - 1);
    board_exit(1);
}

__asm__(".section .vectors, \"ax\"\n"
        "    .option arch, +zicsr\n"
        "    la sp, stack_top\n"
        "    la t0, fault\n"
        "    csrw mtvec, t0\n"
        "    j start\n"
        ".text\n");

/* A static program for Linux on S/390, the big-endian target; QEMU's user mode runs it. */
#include "board.h"

enum { SYS_EXIT = 1, SYS_WRITE = 4 };

static void call(long number, long a, long b, long c) {
    register long r1 __asm__("1") = number;
    register long r2 __asm__("2") = a;
    register long r3 __asm__("3") = b;
    register long r4 __asm__("4") = c;
    __asm__ volatile("svc 0" : "+d"(r2) : "d"(r1), "d"(r3), "d"(r4) : "memory", "cc");
}

void board_write(const char *text, size_t len) {
    call(SYS_WRITE, 1, (long)text, (long)len);
}

void board_exit(int status) {
    call(SYS_EXIT, status, 0, 0);
    for (;;)
        ;
}

/* Linux has laid out memory, and left the stack to begin with: 160 bytes are what a callee saves
 * registers in. */
_Noreturn void enter(void);

void enter(void) {
    board_exit(main());
}

__asm__(".globl _start\n"
        "_start:\n"
        "    aghi %r15, -160\n"
        "    jg enter\n");

/* A static program for Linux without a libc, which QEMU's user mode runs. */
#include "board.h"

#if defined(__s390x__)

enum { SYS_EXIT = 1, SYS_WRITE = 4 };

static void call(long number, long a, long b, long c) {
    register long r1 __asm__("1") = number;
    register long r2 __asm__("2") = a;
    register long r3 __asm__("3") = b;
    register long r4 __asm__("4") = c;
    __asm__ volatile("svc 0" : "+d"(r2) : "d"(r1), "d"(r3), "d"(r4) : "memory", "cc");
}

/* A callee saves registers in 160 bytes of its caller's stack. */
#define CALL_ENTER "aghi %r15, -160; jg enter"

#elif defined(__aarch64__)

enum { SYS_EXIT = 93, SYS_WRITE = 64 };

static void call(long number, long a, long b, long c) {
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = a;
    register long x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory", "cc");
}

#define CALL_ENTER "b enter"

#elif defined(__i386__)

enum { SYS_EXIT = 1, SYS_WRITE = 4, SYS_MMAP = 90, SYS_FTRUNCATE = 93, SYS_MEMFD_CREATE = 356 };

static long call(long number, long a, long b, long c) {
    __asm__ volatile("int $0x80" : "+a"(number) : "b"(a), "c"(b), "d"(c) : "memory");
    return number;
}

#define CALL_ENTER "call enter"

/* This mmap takes a pointer to its arguments; a result from -4095 on is an error. */
static char *map(char *at, size_t len, long flags, long file) {
    enum { READ_AND_WRITE = 3 };
    long arguments[] = {(long)at, (long)len, READ_AND_WRITE, flags, file, 0};
    unsigned long mapped = (unsigned long)call(SYS_MMAP, (long)arguments, 0, 0);
    return mapped < -4095ul ? (char *)mapped : NULL;
}

char *board_repeat(char byte, size_t len) {
    enum { SHARED = 1, PRIVATE = 2, FIXED = 16, ANONYMOUS = 32, NO_RESERVE = 0x4000 };
    enum { PIECE = 1 << 20 };
    size_t end = (len / PIECE + 2) * PIECE;
    long file = call(SYS_MEMFD_CREATE, (long)"", 0, 0);
    char *begin = map(NULL, end, PRIVATE | ANONYMOUS | NO_RESERVE, -1);
    if (begin == NULL || file < 0 || call(SYS_FTRUNCATE, file, PIECE, 0) != 0)
        return NULL;
    for (size_t at = PIECE; at < end; at += PIECE)
        if (map(begin + at, PIECE, SHARED | FIXED, file) == NULL)
            return NULL;
    for (size_t i = 0; i < PIECE; i++)
        begin[PIECE + i] = byte;
    return begin + PIECE;
}

#elif defined(__x86_64__)

enum { SYS_EXIT = 60, SYS_WRITE = 1 };

static void call(long number, long a, long b, long c) {
    __asm__ volatile("syscall"
                     : "+a"(number)
                     : "D"(a), "S"(b), "d"(c)
                     : "rcx", "r11", "memory", "cc");
}

#define CALL_ENTER "call enter"

#endif

void board_write(const char *text, size_t len) {
    call(SYS_WRITE, 1, (long)text, (long)len);
}

void board_exit(int status) {
    call(SYS_EXIT, status, 0, 0);
    for (;;)
        ;
}

/* Linux has initialized memory and the stack pointer. */
_Noreturn void enter(void);

void enter(void) {
#if defined(__x86_64__)
    __builtin_cpu_init(); /* for __builtin_cpu_supports */
#endif
    board_exit(main());
}

__asm__(".globl _start\n"
        "_start: " CALL_ENTER "\n");

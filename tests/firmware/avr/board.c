/* An ATmega4809 in simulate.c, which prints bytes that are written to the register GPR2, and ends
 * the program when it sleeps. This family maps the flash into the data space. */
#include "board.h"

#include <stdint.h>

static volatile uint8_t *const console = (volatile uint8_t *)0x1E;

void board_write(const char *text, size_t len) {
    for (size_t i = 0; i < len; i++)
        *console = (uint8_t)text[i];
}

/* Without interrupts, nothing ends the sleep. The simulator reads the status in r24. */
void board_exit(int status) {
    for (;;)
        __asm__ volatile("mov r24, %A0\n\tcli\n\tsleep" : : "r"(status) : "r24");
}

__asm__(".section .vectors, \"ax\"\n"
        "    clr r1\n"
        "    ldi r28, lo8(stack_top)\n"
        "    ldi r29, hi8(stack_top)\n"
        "    out 0x3D, r28\n"
        "    out 0x3E, r29\n"
        "    jmp start\n"
        ".text\n");

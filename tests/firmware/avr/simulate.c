/* Runs an image for an ATmega4809: simulate IMAGE (as objcopy -O binary writes it).
 *
 * simavr has no model of that family, but knows its instructions. So the core of another chip gets
 * the memory of the 4809: RAM to the end of the data space, in which the flash is mapped from
 * 0x4000 on. Bytes that the program writes to GPR2 are printed; when it sleeps, r24 is the exit
 * status. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <simavr/sim_avr.h>
#include <simavr/sim_io.h>

enum { FLASH = 0xC000, MAPPED = 0x4000, DATA = 0x10000, GPR2 = 0x20 + 0x1E, STATUS = 24 };
enum { STACK_TOP = 0x4000, STACK = 4096 }; /* of 6 KB of RAM; more is an error */

/* A program takes a few seconds; one that takes this long hangs. */
static const avr_cycle_count_t most_cycles = 20000000000;

static void print(struct avr_t *avr, avr_io_addr_t address, uint8_t byte, void *unused) {
    (void)avr, (void)address, (void)unused;
    putchar(byte);
}

static size_t read_image(const char *path, uint8_t flash[FLASH]) {
    FILE *file = fopen(path, "rb");
    size_t len = file != NULL ? fread(flash, 1, FLASH, file) : 0;
    if (len == 0 || fgetc(file) != EOF) {
        fprintf(stderr, "%s: cannot be read or is larger than the flash\n", path);
        exit(2);
    }
    fclose(file);
    return len;
}

static avr_t *make_core(void) {
    avr_t *avr = avr_make_mcu_by_name("atmega1284p"); /* its return addresses have the same size */
    if (avr == NULL)
        exit(2);
    avr->ramend = DATA - 1;
    avr_init(avr);
    avr_register_io_write(avr, GPR2, print, NULL);
    return avr;
}

static unsigned stack_pointer(const avr_t *avr) {
    return avr->data[R_SPL] | (unsigned)avr->data[R_SPH] << 8;
}

/* Runs until the program sleeps. Returns NULL or an error message. */
static const char *run(avr_t *avr) {
    unsigned lowest = STACK_TOP;
    while (avr->cycle < most_cycles) {
        int state = avr_run(avr);
        unsigned sp = stack_pointer(avr);
        if (sp < lowest)
            lowest = sp;
        if (lowest < STACK_TOP - STACK)
            return "the stack is too deep";
        if (state != cpu_Running)
            return state == cpu_Done ? NULL : "crashed";
    }
    return "does not end";
}

int main(int argc, char **argv) {
    static uint8_t flash[FLASH];
    if (argc != 2) {
        fprintf(stderr, "usage: %s IMAGE\n", argv[0]);
        return 2;
    }
    size_t len = read_image(argv[1], flash);
    avr_t *avr = make_core();
    avr_loadcode(avr, flash, (uint32_t)len, 0);
    memcpy(avr->data + MAPPED, flash, FLASH);

    const char *wrong = run(avr);
    if (wrong == NULL && memcmp(avr->data + MAPPED, flash, FLASH) != 0)
        wrong = "wrote to the flash";
    if (wrong != NULL)
        printf("the simulator: %s\n", wrong);
    return wrong == NULL ? avr->data[STATUS] : 1;
}

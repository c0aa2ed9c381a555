/* The machine and the compiler, for the report. */
#ifndef MACHINE_H
#define MACHINE_H

#include <stddef.h>

/* Writes the processor's name, or the architecture if it has none. */
void machine_model(char *buffer, size_t size);

/* Returns the name and version of the compiler. */
const char *machine_compiler(void);

#endif

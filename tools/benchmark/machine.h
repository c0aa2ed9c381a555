/* Where the figures were taken. */
#ifndef MACHINE_H
#define MACHINE_H

#include <stddef.h>

/* The processor's name, or the system's architecture. */
void machine_model(char *buffer, size_t size);

/* What compiled this program. Static storage. */
const char *machine_compiler(void);

#endif

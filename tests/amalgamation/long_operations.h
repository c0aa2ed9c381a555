/* Operations on texts beyond 64 KiB, and on components that nobody parsed. */
#ifndef LONG_OPERATIONS_H
#define LONG_OPERATIONS_H

/* How many expectations failed; says which on standard error. */
unsigned broken_long_operations(void);

#endif

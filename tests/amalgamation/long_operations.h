/* Laws of operations on texts longer than 64 KiB, and on components that were not parsed. */
#ifndef LONG_OPERATIONS_H
#define LONG_OPERATIONS_H

/* Prints the violated laws on standard error, and returns their number. */
unsigned broken_long_operations(void);

#endif

/* Memory between two inaccessible pages: a read or write outside of it ends the program. */
#ifndef GUARD_PAGES_H
#define GUARD_PAGES_H

#include <stdbool.h>
#include <stddef.h>

typedef struct guarded_memory {
    char *begin, *end;
} guarded_memory;

/* Maps at least `len` bytes, which are never unmapped. Ends the program if the system refuses. */
guarded_memory make_guarded_memory(size_t len);

/* Returns the last or the first `len` bytes. */
char *guarded_edge(guarded_memory memory, size_t len, bool at_end);

/* Copies bytes to the end or the start, and returns the copy. */
char *place_bytes(guarded_memory memory, const char *bytes, size_t len, bool at_end);

#endif

/* What every part of the grammar tool needs: diagnostics with a place, and memory that lives as
 * long as the run. */
#ifndef SUPPORT_H
#define SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#if defined(__GNUC__)
#define PRINTF_LIKE(text, rest) __attribute__((format(printf, text, rest)))
#else
#define PRINTF_LIKE(text, rest)
#endif

/* A place in a file, from 1; line 0 stands for the file as a whole. */
typedef struct source {
    const char *file;
    unsigned line, column;
} source;

/* Prints "FILE:LINE:COLUMN: message" on standard error; errors are counted. */
void error_at(source at, const char *format, ...) PRINTF_LIKE(2, 3);
void warn_at(source at, const char *format, ...) PRINTF_LIKE(2, 3);
unsigned errors_seen(void);

/* Reports what the machine, not the grammar, did wrong, and exits with status 2. */
_Noreturn void fail(const char *format, ...) PRINTF_LIKE(1, 2);

/* Zeroed memory, or the end of the run; it is all freed at exit. */
void *allocate(size_t count, size_t size);
char *copy_text(const char *text, size_t len);
char *format_text(const char *format, ...) PRINTF_LIKE(1, 2);

/* Room for one more of `size` bytes behind `count` in an array that doubles as it grows. */
void *grow(void *array, size_t count, size_t size);

/* The same for an array that is emptied and filled again; *room is for how many it has room. */
void *grow_again(void *array, size_t count, size_t *room, size_t size);

/* The whole file, with a NUL behind its `*len` bytes. Fails if it cannot be read. */
char *read_file(const char *path, size_t *len);

/* `name` beside the file `path`. */
char *path_beside(const char *path, const char *name);

/* A name with '-' and other bytes replaced, so that Ragel and C take it. */
char *identifier(const char *name);

/* A set of numbers. Start from all zeros. */
typedef struct number_set {
    uint64_t *slots; /* 1 + number, or 0; open addressing */
    size_t slot_count, count;
} number_set;

/* Was `number` (below UINT64_MAX) not there yet? It is now. */
bool number_set_add(number_set *set, uint64_t number);

void number_set_clear(number_set *set);

size_t hash_bytes(const void *bytes, size_t size);

/* Sets of bytes. */
typedef struct byte_set {
    uint64_t word[4];
} byte_set;

static inline bool set_has(const byte_set *set, unsigned byte) {
    return set->word[byte >> 6] >> (byte & 63) & 1;
}
static inline void set_add(byte_set *set, unsigned byte) {
    set->word[byte >> 6] |= (uint64_t)1 << (byte & 63);
}
byte_set set_union(byte_set a, byte_set b);
byte_set set_minus(byte_set a, byte_set b);
byte_set set_both(byte_set a, byte_set b);
bool set_empty(byte_set a);
bool set_equal(byte_set a, byte_set b);
unsigned set_count(byte_set a);

#endif

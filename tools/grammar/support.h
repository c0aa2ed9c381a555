/* Diagnostics, memory, text, hash sets and byte sets, for every part of the tool. */
#ifndef SUPPORT_H
#define SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#if defined(__GNUC__)
#define PRINTF_LIKE(text, values) __attribute__((format(printf, text, values)))
#else
#define PRINTF_LIKE(text, values)
#endif

/* A position in a file; lines and columns count from 1, and line 0 stands for the whole file. */
typedef struct source {
    const char *file;
    unsigned line, column;
} source;

/* Print "FILE:LINE:COLUMN: message" on standard error; an error is counted. */
void error_at(source at, const char *format, ...) PRINTF_LIKE(2, 3);
void warn_at(source at, const char *format, ...) PRINTF_LIKE(2, 3);
void note_at(source at, const char *format, ...) PRINTF_LIKE(2, 3);
unsigned errors_seen(void);

/* Reports an error of the system or of the usage, not of a grammar, and exits with status 2. */
_Noreturn void fail(const char *format, ...) PRINTF_LIKE(1, 2);

/* The program that `fail` names; at first, uric-grammar. */
void fail_as(const char *program);

/* Zeroed memory, which is freed at exit. Fails if there is none. */
void *allocate(size_t count, size_t size);

/* Frees large memory that nobody uses any more; NULL is none. */
void release(void *memory);
char *copy_text(const char *text, size_t len);
char *format_text(const char *format, ...) PRINTF_LIKE(1, 2);

/* Makes room for one more element of `size` bytes after the `count` elements of an array whose
 * capacity doubles. `count` may only grow by one from call to call, for it implies the capacity. */
void *grow(void *array, size_t count, size_t size);

/* The same for an array that is emptied and filled again, whose capacity is therefore stored. */
void *grow_again(void *array, size_t count, size_t *capacity, size_t size);

/* A stream into a text. close_text gives the text, with a NUL behind it, and its length. */
typedef struct text_stream {
    FILE *file;
    char *text;
    size_t len;
} text_stream;

text_stream *open_text(void);
char *close_text(text_stream *stream, size_t *len);

/* The contents of a file without its byte order mark, with a NUL after the `*len` bytes. Fails if
 * it cannot be read. */
char *read_file(const char *path, size_t *len);

/* The file to write; NULL: standard output. Fails if it cannot be opened, or written. */
FILE *open_output(const char *path);
void close_output(FILE *out, const char *path);

/* The same for a file of which the grammar consists; and the path of such a file, in the order of
 * reading; NULL behind the last. */
char *read_source(const char *path, size_t *len);
const char *source_read(unsigned index);

/* The name of a file, without the folders in its path. */
const char *file_name(const char *path);

/* The same as a word of a profile: in quotes if it has a blank. */
const char *file_word(const char *path);

/* The path of the file `name` in the directory of `path`. */
char *path_beside(const char *path, const char *name);

/* A name as an identifier of C and Ragel: "+" becomes "_plus", and other bytes "_". */
char *identifier(const char *name);

/* Prints a text as the inside of a string literal: with "\" before quotes and backslashes. */
void print_escaped(const char *text, FILE *out);

/* A hash set of numbers below UINT64_MAX. Start from all zeros. */
typedef struct number_set {
    uint64_t *slots; /* number + 1; 0: free */
    size_t slot_count, count;
} number_set;

/* Adds a number; false if the set has it already. */
bool number_set_add(number_set *set, uint64_t number);
void number_set_clear(number_set *set);

/* A set of bytes. */
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
byte_set set_intersection(byte_set a, byte_set b);
bool set_empty(byte_set a);
bool set_equal(byte_set a, byte_set b);
unsigned set_count(byte_set a);

/* Classes of bytes. Bytes of one class, of which some are in the set and others not, get different
 * classes. Start from one class: all zeros, and a count of 1. */
void split_classes(uint8_t class_of[256], unsigned *classes, const byte_set *set);

#endif

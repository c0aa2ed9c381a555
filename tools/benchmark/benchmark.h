/* Types that the parts of the benchmark share. */
#ifndef BENCHMARK_H
#define BENCHMARK_H

#include <stdbool.h>
#include <stddef.h>

#include "uric.h"

/* Forms of a URI, parsed beforehand, that operations get. */
enum form {
    AS_READ,    /* the text of the corpus */
    COPIED,     /* the same bytes at another address */
    OTHER_CASE, /* the scheme in upper case: the normal form is the same */
    UNEQUAL,    /* with another last byte */
    RELATIVE,   /* from the path on: a reference to be resolved */
    TARGET,     /* what RELATIVE resolves to */
    FORMS
};

/* The texts that are parsed: spans of one buffer. A NUL follows each, so that parsers that need one
 * read the same memory as the others. */
struct corpus {
    const char *name;
    uric_span *uri; /* [count] */
    size_t count;
    size_t bytes;            /* of all URIs, without the NULs */
    const char *path;        /* a file with a line for each, or null */
    uric_uri *parsed[FORMS]; /* [count] each; null for contestants that parse */
};

/* The texts that a contestant gets. */
enum texts {
    WHOLE,  /* the corpus */
    LINES,  /* the corpus many times, also as a file */
    SAMPLE, /* as many texts of the corpus, in all forms, as fit in the caches */
    LONG,   /* one text of a megabyte, in all forms */
    IPV4,   /* from here on a thousand synthetic texts each: hosts that are addresses */
    IPV6,
    SHORT, /* at most 16 bytes */
    FILES, /* file URIs */
    TRIPLETS,
    QUERIES,
    DOTS, /* references with dot segments */
    TEXTS
};

/* The result of a contestant; the compiler cannot optimize away work on which it depends. */
struct tally {
    size_t accepted;
    size_t used; /* the sum of the lengths of components, or another value that needs all results */
};

/* `run` processes the corpus once. `prepare`, which may be null, is called once and not timed.
 * `accepts`, which may be null, returns the verdict of `run` on one text; it must agree with
 * uric_check. */
struct contestant {
    const char *version;
    void (*prepare)(void);
    struct tally (*run)(const struct corpus *corpus);
    bool (*accepts)(const char *text, size_t len);
};

/* A row of the table; `contestant` is null if the build did not find it. Ratios refer to the row of
 * the same texts with the name `reference`, which does the same, or only touches the bytes. */
struct entry {
    const char *name;
    const struct contestant *contestant;
    const char *reference;
    enum texts texts;
};

extern const struct entry entries[];
extern const size_t entry_count;

/* Prints "uric-bench: MESSAGE DETAIL" and, if `error` is not 0, the text of that errno; exits with
 * 2. */
_Noreturn void fail(const char *message, const char *detail, int error);

/* Returns its argument; if that is NULL, ends the program with "out of memory". */
void *not_null(void *allocated);

#endif

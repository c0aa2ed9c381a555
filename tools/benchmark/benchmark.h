/* What the parts of the benchmark share. */
#ifndef BENCHMARK_H
#define BENCHMARK_H

#include <stdbool.h>
#include <stddef.h>

#include "uric.h"

/* What operations are given of a URI, parsed already. */
enum form {
    AS_READ,
    COPIED,    /* the same bytes elsewhere */
    OTHERWISE, /* another text of the same normal form: the scheme in upper case */
    UNEQUAL,   /* but for the last byte the same */
    RELATIVE,  /* from the path on, which a base makes */
    TARGET,    /* this of */
    FORMS
};

/* The texts that are parsed: spans of one buffer in which each ends with a NUL, so that those who
 * need one read the same memory as the others. */
struct corpus {
    const char *name;
    uric_span *uri; /* [count] */
    size_t count;
    size_t bytes;            /* of all URIs, without the NULs */
    const char *path;        /* of a file of them, a line each, or null */
    uric_uri *parsed[FORMS]; /* [count] each, or null: for contestants that parse */
};

/* Which texts a contestant is given. */
enum texts {
    WHOLE,  /* the corpus, to be parsed */
    LINES,  /* the same many times, as a file, too */
    SAMPLE, /* of the corpus as many, in all forms, as caches hold */
    LONG,   /* one of a megabyte, in all forms */
    IPV4,   /* made ones, a thousand of each kind: hosts that are addresses, */
    IPV6,
    SHORT, /* at most 16 bytes, */
    FILES, /* file URIs, */
    TRIPLETS,
    QUERIES,
    DOTS, /* references with dot segments */
    TEXTS
};

/* What a contestant hands back, so that no part of its work can be optimized away. */
struct tally {
    size_t accepted;
    size_t used; /* the lengths of all components, or whatever else the result depends on */
};

/* `run` goes once over the corpus. `prepare`, which may be null, is called once, outside the
 * timing. `accepts`, which may be null, is the verdict of `run` on one text: for contestants that
 * must agree with uric_check. */
struct contestant {
    const char *version;
    void (*prepare)(void);
    struct tally (*run)(const struct corpus *corpus);
    bool (*accepts)(const char *text, size_t len);
};

/* A place in the table: `contestant` is null where the build did not find it. Ratios refer to the
 * entry of the name `reference`, which does the same, or no more than touch the bytes, with the
 * same texts. */
struct entry {
    const char *name;
    const struct contestant *contestant;
    const char *reference;
    enum texts texts;
};

extern const struct entry entries[];
extern const size_t entry_count;

/* Prints "uric-bench: MESSAGE DETAIL" and what the errno `why` says, if not 0; exits with 2. */
_Noreturn void fail(const char *message, const char *detail, int why);

/* NULL is refused with `fail`. */
void *must(void *allocated);

#endif

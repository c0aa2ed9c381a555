/* Synthetic corpora: random URIs in proportions that are typical of web pages and other uses. */
#include "corpus.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>

/* The output, and the state of the random numbers. */
typedef struct maker {
    FILE *out;
    uint64_t seed;
} maker;

/* splitmix64: gives the same numbers on every machine. */
static uint64_t draw(maker *m) {
    uint64_t x = m->seed += UINT64_C(0x9E3779B97F4A7C15);
    x = (x ^ (x >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94D049BB133111EB);
    return x ^ (x >> 31);
}

static unsigned below(maker *m, unsigned limit) {
    return (unsigned)((draw(m) >> 32) * limit >> 32);
}

static bool percent(maker *m, unsigned chance) {
    return below(m, 100) < chance;
}

static void put(maker *m, const char *text) {
    fputs(text, m->out);
}

static void put_char(maker *m, char c) {
    putc(c, m->out);
}

#define PICK(m, list) (list)[below(m, sizeof(list) / sizeof *(list))]

/* Writes `least` to `most` letters of `alphabet`. */
static void put_some(maker *m, const char *alphabet, unsigned size, unsigned least, unsigned most) {
    for (unsigned i = least + below(m, most - least + 1); i > 0; i--)
        put_char(m, alphabet[below(m, size)]);
}

#define LETTERS(m, alphabet, least, most) put_some(m, alphabet, sizeof(alphabet) - 1, least, most)

static void put_word(maker *m) {
    static const char *const words[] = {
        "index",    "article",   "2024",    "news",   "download", "images",  "wiki",   "category",
        "product",  "user",      "archive", "assets", "software", "library", "search", "events",
        "research", "standards", "en",      "blog",   "v1",       "static",  "about",  "docs"};
    if (percent(m, 60))
        put(m, PICK(m, words));
    else
        LETTERS(m, "aabcdeeefghiijklmnooprssttuuvwxyz", 2, 11);
}

static void put_number(maker *m, unsigned limit) {
    fprintf(m->out, "%u", below(m, limit));
}

/* Triplets of UTF-8, delimiters and spaces. */
static void put_escapes(maker *m) {
    static const char *const escapes[] = {"%20",    "%20",    "%2F",       "%3A",
                                          "%26",    "%C3%A9", "%c3%bc",    "%E2%80%99",
                                          "%D0%B0", "%2c",    "%E6%97%A5", "%25"};
    for (unsigned i = 1 + below(m, 3); i > 0; i--)
        put(m, PICK(m, escapes));
}

static void put_segment(maker *m) {
    static const char marks[] = {'~', ';', ':', '@', '!', '$', '(', ')', '*', '+', ',', '='};
    put_word(m);
    switch (below(m, 12)) {
    case 0: put_char(m, '-'), put_word(m), put_char(m, '-'), put_word(m); break;
    case 1: put_char(m, '_'), put_word(m); break;
    case 2: put_number(m, 1000000); break;
    case 3: put_escapes(m), put_word(m); break;
    case 4: put_char(m, PICK(m, marks)), put_word(m); break;
    default: break;
    }
}

static void put_path(maker *m) {
    static const char *const suffixes[] = {".html", ".htm", ".php", ".jpg",
                                           ".pdf",  "/",    ".js",  ".tar.gz"};
    for (unsigned i = below(m, 5); i > 0; i--)
        put_char(m, '/'), put_segment(m);
    put_char(m, '/');
    if (percent(m, 70)) {
        put_segment(m);
        if (percent(m, 60))
            put(m, PICK(m, suffixes));
    }
}

static void put_value(maker *m) {
    switch (below(m, 5)) {
    case 0: put_number(m, 100000); break;
    case 1: LETTERS(m, "0123456789abcdef", 8, 32); break;
    case 2: put_word(m), put_char(m, '+'), put_word(m); break;
    case 3: put_word(m), put_escapes(m), put_word(m); break;
    default: put_word(m); break;
    }
}

static void put_query(maker *m) {
    put_char(m, '?');
    for (unsigned i = 1 + below(m, 4); i > 0; i--) {
        put_word(m), put_char(m, '='), put_value(m);
        if (i > 1)
            put_char(m, percent(m, 95) ? '&' : ';');
    }
}

static void put_fragment(maker *m) {
    static const char marks[] = {'-', '/', '?', '=', ':'};
    put_char(m, '#');
    put_word(m);
    if (percent(m, 30))
        put_char(m, PICK(m, marks)), put_word(m);
}

static void put_ipv4(maker *m) {
    fprintf(m->out, "%u.", 1 + below(m, 223));
    put_number(m, 256), put_char(m, '.'), put_number(m, 256), put_char(m, '.'), put_number(m, 256);
}

static void put_groups(maker *m, unsigned count) {
    for (; count > 0; count--)
        fprintf(m->out, count > 1 ? "%x:" : "%x", below(m, 65536));
}

static void put_ipv6(maker *m) {
    put_char(m, '[');
    switch (below(m, 4)) {
    case 0: put_groups(m, 8); break;
    case 1: put(m, "::1"); break;
    case 2: put(m, "::ffff:"), put_ipv4(m); break;
    default: put_groups(m, 1 + below(m, 4)), put(m, "::"), put_groups(m, 1 + below(m, 3)); break;
    }
    put_char(m, ']');
}

static void put_name(maker *m) {
    static const char *const domains[] = {"com", "org", "net", "de", "co.uk", "edu", "io", "info"};
    if (percent(m, 55))
        put(m, "www.");
    else if (percent(m, 50))
        put_word(m), put_char(m, '.');
    put_word(m);
    if (percent(m, 30))
        put_char(m, '-'), put_word(m);
    put_char(m, '.');
    put(m, PICK(m, domains));
}

static void put_authority(maker *m) {
    static const char *const ports[] = {":80", ":443", ":8080", ":8443", ":3000", ":"};
    put(m, "//");
    if (percent(m, 3))
        put_word(m), put(m, percent(m, 50) ? ":secret@" : "@");
    unsigned kind = below(m, 100);
    if (kind < 5)
        put_ipv4(m);
    else if (kind < 9)
        put_ipv6(m);
    else
        put_name(m);
    if (percent(m, 8))
        put(m, PICK(m, ports));
}

/* Writes a query, a fragment, both or neither. */
static void put_tail(maker *m, unsigned query_chance) {
    if (percent(m, query_chance))
        put_query(m);
    if (percent(m, 12))
        put_fragment(m);
}

static void put_hierarchical(maker *m) {
    static const char *const schemes[] = {"https:", "https:", "https:", "https:", "http:",
                                          "http:",  "http:",  "ftp:",   "ws:",    "git+ssh:"};
    put(m, PICK(m, schemes));
    put_authority(m);
    if (percent(m, 95))
        put_path(m);
    put_tail(m, 50);
}

static void put_relative(maker *m) {
    switch (below(m, 8)) {
    case 0: put_query(m); break;
    case 1: put_fragment(m); break;
    case 2: put(m, percent(m, 50) ? ".." : "../.."), put_path(m), put_tail(m, 30); break;
    case 3: put_authority(m), put_path(m), put_tail(m, 30); break;
    case 4: put_word(m), put(m, ".html"), put_tail(m, 30); break;
    case 5: put_word(m), put_path(m), put_tail(m, 30); break;
    default: put_path(m), put_tail(m, 50); break;
    }
}

static void put_opaque(maker *m) {
    switch (below(m, 6)) {
    case 0:
        put(m, "mailto:"), put_word(m), put_char(m, '.'), put_word(m), put_char(m, '@');
        put_name(m), put_tail(m, 20);
        break;
    case 1:
        put(m, "urn:uuid:"), LETTERS(m, "0123456789abcdef", 8, 8), put_char(m, '-');
        LETTERS(m, "0123456789abcdef", 4, 4), put_char(m, '-');
        LETTERS(m, "0123456789abcdef", 12, 12);
        break;
    case 2: put(m, "urn:isbn:"), LETTERS(m, "0123456789", 13, 13); break;
    case 3: put(m, "tel:+1-"), LETTERS(m, "0123456789", 7, 10); break;
    case 4:
        put(m, "data:image/png;base64,");
        LETTERS(m, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", 60, 400);
        break;
    default: put(m, "doi:10."), put_number(m, 10000), put_path(m); break;
    }
}

static void put_any(maker *m) {
    unsigned kind = below(m, 100);
    if (kind < 77)
        put_hierarchical(m);
    else if (kind < 92)
        put_relative(m);
    else
        put_opaque(m);
}

static void put_ipv4_uri(maker *m) {
    put(m, "http://"), put_ipv4(m), put_path(m);
}

static void put_ipv6_uri(maker *m) {
    put(m, "https://"), put_ipv6(m), put_path(m);
}

static void put_short(maker *m) {
    static const char *const begins[] = {"/", "../", "http://", "?q=", "#", "a/", "mailto:a@"};
    put(m, PICK(m, begins));
    LETTERS(m, "abcdefghijklmnopqrstuvwxyz0123456789", 1, 6);
}

static void put_file(maker *m) {
    put(m, "file:///usr"), put_path(m), put_path(m);
}

static void put_triplets(maker *m) {
    static const char *const octets[] = {"%E3%83%A1", "%E3%82%A4", "%D0%BF", "%D1%80", "%C3%A9"};
    put(m, "https://"), put_name(m), put(m, "/wiki/");
    for (unsigned i = 4 + below(m, 16); i > 0; i--)
        put(m, PICK(m, octets));
}

static void put_long_query(maker *m) {
    put(m, "https://"), put_name(m), put_path(m);
    put_query(m);
    for (unsigned i = 8 + below(m, 8); i > 0; i--)
        put_char(m, '&'), put_word(m), put_char(m, '='), put_value(m);
}

static void put_dots(maker *m) {
    static const char *const dots[] = {"..", ".", "../.."};
    put(m, percent(m, 60) ? "../" : "./");
    for (unsigned i = 1 + below(m, 3); i > 0; i--)
        put_word(m), put_char(m, '/'), put(m, PICK(m, dots)), put_char(m, '/');
    put_word(m);
}

static const struct {
    const char *name;
    void (*put)(maker *m);
    unsigned count;
} kinds[TEXTS] = {
    [WHOLE] = {"synthetic", put_any, 100000},
    [IPV4] = {"IPv4 hosts", put_ipv4_uri, 1000},
    [IPV6] = {"IPv6 hosts", put_ipv6_uri, 1000},
    [SHORT] = {"short", put_short, 1000},
    [FILES] = {"file", put_file, 1000},
    [TRIPLETS] = {"triplets", put_triplets, 1000},
    [QUERIES] = {"queries", put_long_query, 1000},
    [DOTS] = {"dot segments", put_dots, 1000},
};

void corpus_make(struct corpus *corpus, enum texts texts) {
    char *bytes;
    size_t len;
    maker m = {open_memstream(&bytes, &len), 3986};
    if (m.out == NULL)
        fail("cannot make", "the corpus", errno);
    for (unsigned i = 0; i < kinds[texts].count; i++)
        kinds[texts].put(&m), put_char(&m, '\n');
    if (fclose(m.out) != 0)
        fail("cannot make", "the corpus", errno);
    corpus_from_lines(corpus, kinds[texts].name, bytes, len);
}

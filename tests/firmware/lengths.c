/* Components whose sum of lengths exceeds SIZE_MAX, where size_t has 16 or 32 bits. Each operation
 * must return URIC_TOO_LONG, or give a shorter result, and must not write outside of its buffer.
 *
 * The components overlap: all lie in one text, "s:/x" and SIZE_MAX / 3 slashes. */
#include "tally.h"
#include "uric.h"

_Static_assert(SIZE_MAX <= UINT32_MAX, "a wider size_t has no such text");

enum { HEAD = 4, ROOM = 16, BEYOND = 0x5A };
#define SLASHES (SIZE_MAX / 3)

#if defined(__AVR__)

extern const char long_text[]; /* in flash */
__asm__(".section .rodata\n"
        "long_text: .ascii \"s:/x\"\n"
        "    .fill 21845, 1, '/'\n"
        ".text\n");
_Static_assert(SLASHES == 21845, "the flash must have as many slashes");

static bool make_long_text(void) {
    return true;
}

#else

static const char *long_text;

static bool make_long_text(void) {
    static const char head[] = {'s', ':', '/', 'x'};
    char *slashes = board_repeat('/', SLASHES);
    for (size_t i = 0; slashes != NULL && i < HEAD; i++)
        slashes[i - HEAD] = head[i];
    long_text = slashes - HEAD;
    return slashes != NULL;
}

#endif

static tally t;
static char room[3 * ROOM];

/* Returns a buffer in the middle of the room. */
static uric_buffer small(void) {
    for (size_t i = 0; i < sizeof room; i++)
        room[i] = BEYOND;
    return (uric_buffer){room + ROOM, ROOM, 1};
}

static bool is_beyond(size_t from, size_t to) {
    while (from < to && room[from] == BEYOND)
        from++;
    return from == to;
}

static void expect_untouched(const char *what) {
    expect(&t, is_beyond(0, ROOM) && is_beyond(2 * ROOM, sizeof room), what);
}

static void expect_too_long(uric_status status, const uric_buffer *out, const char *what) {
    expect(&t, status == URIC_TOO_LONG && out->len == 0, what);
    expect_untouched(what);
}

/* All slashes. */
static uric_span slashes(void) {
    return (uric_span){long_text + HEAD, SLASHES};
}

static uric_uri parse(const char *text, size_t len) {
    uric_uri uri;
    expect(&t, uric_parse(&uri, &uric_rfc3986_URI_reference, text, len, NULL) == URIC_OK,
           "the text is a reference");
    return uri;
}

/* A reference with "../" for each slash, and "ab", would have SIZE_MAX + 2 bytes: the sum must not
 * wrap around to 1. */
static void try_relativize(void) {
    uric_uri base = parse(long_text, HEAD + SLASHES), target = parse("s:/ab", 5);
    uric_buffer out = small();
    expect(&t, uric_relativize(&base, &target, &out) == URIC_OK && out.len == 3,
           "the shortest reference is /ab");
    expect_untouched("relativize");
}

static void try_recompose(void) {
    uric_uri uri = parse("s:/a?b#c", 8);
    uric_buffer out = small();
    uri.path = uri.query = uri.fragment = slashes();
    expect_too_long(uric_recompose(&uri, &out), &out, "recompose");
}

static void try_resolve(void) {
    uric_uri base = parse("s:a", 3), reference = parse("/a?b#c", 6);
    uric_buffer out = small();
    reference.path = reference.query = reference.fragment = slashes();
    expect_too_long(uric_resolve(&base, &reference, 0, &out, NULL), &out, "resolve");
}

static void try_compose(void) {
    uric_uri uri = parse("s:/a?b#c", 8);
    uric_buffer out = small();
    uric_error error;
    uri.path = uri.query = uri.fragment = slashes();
    expect_too_long(uric_compose(&uri, &out, &error), &out, "compose");
    expect(&t, error.status == URIC_TOO_LONG, "the error has the status");
#if URIC_ERROR_DETAIL
    expect(&t, error.component[0] == 'f', "the error names the fragment, which exceeds the limit");
#endif
}

/* Each slash becomes three bytes. */
static void try_encode(void) {
    uric_buffer out = small();
    expect_too_long(uric_encode(&uric_rfc3986_segment_encoding, slashes().at, SLASHES, NULL, &out),
                    &out, "encode");
}

static void try_parse(void) {
    uric_scan scan;
    uric_scan_begin(&scan, &uric_rfc3986_URI_reference);
    expect(&t, uric_scan_feed(&scan, long_text, (size_t)PTRDIFF_MAX + 1) == URIC_TOO_LONG,
           "a length above PTRDIFF_MAX is too long");
    expect(&t, uric_scan_feed(&scan, "s", 1) == URIC_OK, "a text that is too long is not read");
}

int main(void) {
    bool made = make_long_text();
    expect(&t, made, "memory for a long text");
    if (made) {
        try_relativize();
        try_recompose();
        try_resolve();
        try_compose();
        try_encode();
        try_parse();
    }
    return sum_up(&t, "laws of lengths");
}

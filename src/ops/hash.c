/* A seeded hash of the normal form, eight bytes a step.
 *
 * The bytes are added from the last to the first, because a path without its dot segments comes in
 * that order (dot_segments.h). The eight bytes of a step are a word in which the last byte is the
 * lowest, so that a run of text that normalization does not change can be added by words. */
#include "ops/normal_form.h"
#include "text/swar.h"

typedef struct sum {
    uint64_t hash;  /* of all complete words */
    uint64_t word;  /* the bytes that follow */
    unsigned bytes; /* their number, less than 8 */
} sum;

static void add_word(sum *s, uint64_t word) {
    s->hash = (s->hash ^ word) * 0x9E3779B97F4A7C15u;
    s->hash ^= s->hash >> 32;
}

static void add_byte(sum *s, char byte) {
    s->word = s->word << 8 | (unsigned char)byte;
    if (++s->bytes < 8)
        return;
    add_word(s, s->word);
    s->word = s->bytes = 0;
}

/* Adds text that normalization does not change. */
static void add_text(sum *s, const char *begin, const char *end) {
#if !URIC_COMPACT
    while (end > begin && s->bytes > 0)
        add_byte(s, *--end);
    for (; end - begin >= 8; end -= 8)
        add_word(s, uric_number_at(end - 8, 8));
#endif
    while (end > begin)
        add_byte(s, *--end);
}

#if !URIC_COMPACT

/* True only if normalization changes no byte of the piece. */
static bool stays(unsigned how, const char *at, const char *end) {
    bool fold = (how & URIC_FOLD) != 0;
    return at == end || how == 0 ||
           (*at != '%' && !uric_any(at, end, uric_tests_byte, '%') &&
            !(fold && uric_any_upper(at, end)));
}

#else

static bool stays(unsigned how, const char *at, const char *end) {
    return how == 0 || at == end;
}

#endif

static void add_piece(sum *s, const uric_normal *normal, unsigned how, uric_span text) {
    const char *begin = text.at, *at = uric_end(text);
    if (stays(how, begin, at)) {
        add_text(s, begin, at);
        return;
    }
    while (at > begin) {
        char to[3];
        unsigned len = 1;
        if (uric_is_behind_triplet(begin, at)) {
            at -= 3;
            len = uric_normal_triplet(normal, how, at, to);
        } else
            to[0] = how & URIC_FOLD ? uric_lower(*--at) : *--at;
        while (len > 0)
            add_byte(s, to[--len]);
    }
}

static void add_segments(sum *s, const uric_normal *normal) {
    uric_walk walk;
    uric_span segment;
    uric_walk_normal(&walk, normal);
    while (uric_next_segment(&walk, &segment))
        add_piece(s, normal, normal->how[URIC_PIECE_PATH], segment);
}

static void add_normal(sum *s, const uric_normal *normal) {
    for (unsigned i = URIC_PIECES; i-- > 0;)
        if (i == URIC_PIECE_PATH && normal->has_dots)
            add_segments(s, normal);
        else
            add_piece(s, normal, normal->how[i], normal->piece[i]);
}

/* The finalizer of MurmurHash3: every bit of the result depends on every bit of the hash. */
static uint64_t mix(uint64_t hash) {
    hash = (hash ^ hash >> 33) * 0xFF51AFD7ED558CCDu;
    hash = (hash ^ hash >> 33) * 0xC4CEB9FE1A85EC53u;
    return hash ^ hash >> 33;
}

uint64_t uric_hash(const uric_uri *uri, unsigned levels, uint64_t seed) {
    uric_normal normal;
    sum s = {.hash = mix(seed)};
    if (uric_is_normal(uri, levels, NULL))
        add_text(&s, uri->text.at, uric_end(uri->text));
    else {
        uric_normal_form(&normal, uri, levels);
        add_normal(&s, &normal);
    }
    add_word(&s, s.word);
    return mix(s.hash ^ s.bytes);
}

/* A hash of the normal form: FNV-1a, seeded, and mixed at the end. */
#include "segments.h"

static uint64_t add_cursor(uint64_t hash, uric_cursor cursor) {
    for (int byte; (byte = uric_cursor_next(&cursor)) >= 0;)
        hash = (hash ^ (unsigned)byte) * 0x100000001B3u;
    return hash;
}

static uint64_t add_pieces(uint64_t hash, const uric_normal *normal, unsigned first,
                           unsigned last) {
    return add_cursor(hash, uric_cursor_over(normal, &normal->piece[first], &normal->piece[last]));
}

/* A path that could have dot segments is read as one that has them: the last segment first. */
static uint64_t add_segments(uint64_t hash, const uric_normal *normal) {
    uric_normal_segments segments;
    uric_piece piece = {.how = normal->piece[URIC_PIECE_PATH].how};
    uric_normal_segments_begin(&segments, normal);
    while (uric_normal_segments_next(&segments, &piece.text))
        hash = add_cursor(hash, uric_cursor_over(normal, &piece, &piece));
    return hash;
}

/* Every bit of the sum comes to depend on every other (the end of MurmurHash3's 64 bits). */
static uint64_t mix(uint64_t hash) {
    hash = (hash ^ hash >> 33) * 0xFF51AFD7ED558CCDu;
    hash = (hash ^ hash >> 33) * 0xC4CEB9FE1A85EC53u;
    return hash ^ hash >> 33;
}

uint64_t uric_hash(const uric_uri *uri, unsigned levels, uint64_t seed) {
    uric_normal normal;
    uric_normal_form(&normal, uri, levels);
    uint64_t hash =
        add_pieces(0xCBF29CE484222325u ^ mix(seed), &normal, URIC_PIECE_SCHEME, URIC_PIECE_PORT);
    hash = normal.dots_go ? add_segments(hash, &normal)
                          : add_pieces(hash, &normal, URIC_PIECE_PATH, URIC_PIECE_PATH);
    return mix(add_pieces(hash, &normal, URIC_PIECE_REST, URIC_PIECE_REST));
}

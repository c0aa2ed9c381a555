/* Writes the normal form (RFC 3986, 6.2.2 and 6.2.3). Runs of bytes that do not change are copied
 * together. A path that loses dot segments is written backward, from its end, and moved forward
 * afterwards, so that it can be written over itself. */
#include "ops/normal_form.h"
#include "text/swar.h"

#if !URIC_COMPACT

/* The first byte that may change: "%", or an upper-case letter if `fold`. */
static const char *first_suspect(const char *at, const char *end, bool fold) {
    enum { STRIDE = 256 };
    while (!fold && end - at > STRIDE && *at != '%' &&
           !uric_any(at, at + STRIDE, uric_tests_byte, '%'))
        at += STRIDE;
    for (; end - at >= URIC_WORD; at += URIC_WORD) {
        uric_word word = uric_word_at(at);
        uric_word upper = fold ? uric_tests_upper(0, word, 0) : 0;
        if ((uric_tests_byte(0, word, uric_every('%')) | upper) & uric_every(0x80))
            break;
    }
    while (at < end && *at != '%' && !(fold && uric_lower(*at) != *at))
        at++;
    return at;
}

static bool triplet_changes(const uric_normal *normal, unsigned how, const char *triplet) {
    const char *hex = triplet + 1;
    return uric_is_decoded(normal, how, triplet) ||
           ((how & URIC_HEX) && (uric_upper(hex[0]) != hex[0] || uric_upper(hex[1]) != hex[1]));
}

static const char *first_change(const uric_normal *normal, unsigned how, const char *at,
                                const char *end) {
    bool fold = (how & URIC_FOLD) != 0;
    if (how == 0)
        return end;
    for (;;) {
        at = first_suspect(at, end, fold);
        if (at == end || *at != '%')
            return at;
        for (; uric_is_triplet(at, end); at += 3)
            if (triplet_changes(normal, how, at))
                return at;
        at += at < end && *at == '%'; /* no triplet */
    }
}

static void put_piece(uric_buffer *out, const uric_normal *normal, unsigned piece) {
    unsigned how = normal->how[piece];
    const char *at = normal->piece[piece].at, *end = at + normal->piece[piece].len;
    while (at < end) {
        const char *change = first_change(normal, how, at, end);
        uric_put_bytes(out, at, (size_t)(change - at));
        at = change;
        if (at == end)
            return;
        char to[3] = {uric_lower(*at)};
        unsigned read = *at == '%' ? 3 : 1;
        unsigned len = read == 3 ? uric_normal_triplet(normal, how, at, to) : 1;
        uric_put_bytes(out, to, len);
        at += read;
    }
}

#else

static void put_piece(uric_buffer *out, const uric_normal *normal, unsigned piece) {
    uric_cursor cursor = uric_cursor_over(normal, piece, piece, &normal->piece[piece]);
    for (int byte; (byte = uric_cursor_next(&cursor)) >= 0;)
        uric_put(out, (char)byte);
}

#endif

/* Writes the normal form of a segment before the `put` bytes that end at `end`, from its last byte,
 * so that it may overlap the segment; NULL: counts only. Returns the new number of bytes. */
static size_t put_segment(const uric_normal *normal, uric_span segment, char *end, size_t put) {
    unsigned how = normal->how[URIC_PIECE_PATH];
    const char *begin = segment.at, *at = begin + segment.len;
    while (at > begin) {
        char to[3];
        unsigned len = 1;
        if (uric_is_behind_triplet(begin, at)) {
            at -= 3;
            len = uric_normal_triplet(normal, how, at, to);
        } else
            to[0] = *--at;
        put += len;
        if (end != NULL)
            uric_copy(end - put, to, len);
    }
    return put;
}

/* Writes the path without dot segments so that it ends at `end`; NULL: counts only. */
static size_t put_segments(const uric_normal *normal, char *end) {
    uric_walk walk;
    uric_span segment;
    size_t len = 0;
    uric_walk_normal(&walk, normal);
    while (uric_next_segment(&walk, &segment))
        len = put_segment(normal, segment, end, len);
    return len;
}

/* In place, the path must not be written over text behind it that has not been read: it is written
 * to its own end first, and then moved. */
static void put_path(uric_buffer *out, const uric_normal *normal, bool in_place) {
    uric_span path = normal->piece[URIC_PIECE_PATH];
    size_t len = put_segments(normal, NULL);
    if (len <= out->size && out->len <= out->size - len && len > 0) {
        char *to = out->at + out->len;
        char *end = in_place ? to + (path.at - to) + path.len : to + len;
        put_segments(normal, end);
        uric_move(to, end - len, len);
    }
    out->len = uric_add_lengths(out->len, len);
}

static void put_normal(uric_buffer *out, const uric_normal *normal, bool in_place) {
    for (unsigned i = 0; i < URIC_PIECES; i++) {
        if (i == URIC_PIECE_PATH && normal->has_dots)
            put_path(out, normal, in_place);
        else
            put_piece(out, normal, i);
    }
}

/* Shifts the text to the right, so that in place the output may grow. */
static void move_text(uric_normal *normal, char *text, size_t len, size_t by) {
    for (size_t i = len; i > 0; i--)
        text[i - 1 + by] = text[i - 1];
    for (unsigned i = 0; i < URIC_PIECES; i++)
        if ((normal->how[i] & URIC_INSERTED) == 0)
            normal->piece[i].at += by;
}

uric_status uric_normalize(const uric_uri *uri, unsigned levels, uric_buffer *out) {
    uric_normal normal;
    out->len = 0;
    bool in_place = out->at == uri->text.at && out->at != NULL;
    bool fits = uri->text.len <= out->size;
    if (uric_is_normal(uri, levels, fits && !in_place ? out->at : NULL)) {
        out->len = uri->text.len;
        return uric_room(out);
    }
    if (!uric_normal_form(&normal, uri, levels))
        return URIC_NOT_PARSED;
    if (in_place && (out->size < uri->text.len || out->size - uri->text.len < normal.longer)) {
        uric_buffer counted = {.at = NULL, .size = 0};
        put_normal(&counted, &normal, false);
        out->len = counted.len;
        return uric_room(out) == URIC_TOO_LONG ? URIC_TOO_LONG : URIC_NO_ROOM;
    }
    if (in_place && normal.longer > 0)
        move_text(&normal, out->at, uri->text.len, normal.longer);
    put_normal(out, &normal, in_place);
    return uric_room(out);
}

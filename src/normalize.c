/* Normalization: RFC 3986, 6.2.2 and 6.2.3. What is normal already is copied in bulk. */
#include "segments.h"

static void put_piece(uric_buffer *out, const uric_normal *normal, const uric_piece *piece) {
    const char *at = piece->text.at, *end = at + piece->text.len;
    while (at < end) {
        const char *change = uric_first_change(normal, piece->how, at, end);
        uric_put_bytes(out, at, (size_t)(change - at));
        at = change;
        if (at == end)
            return;
        char to[3] = {uric_lower(*at)};
        unsigned read = *at == '%' ? 3 : 1;
        unsigned len = read == 3 ? uric_normal_triplet(normal, piece->how, at, to) : 1;
        uric_put_bytes(out, to, len);
        at += read;
    }
}

/* Puts the normal form of a segment before the `put` bytes that end at `end`, backwards, so that
 * it may stand where the segment was; NULL: only counts. Returns how many bytes are there then. */
static size_t put_segment(const uric_normal *normal, uric_span segment, char *end, size_t put) {
    const uric_piece *path = &normal->piece[URIC_PIECE_PATH];
    const char *at = segment.at + segment.len;
    while (at > segment.at) {
        char to[3];
        unsigned len = uric_normal_before(normal, path->how, segment.at, &at, to);
        put += len;
        if (end != NULL)
            uric_copy(end - put, to, len);
    }
    return put;
}

/* The path without dot segments, written so that it ends at `end`, or (NULL) only counted. */
static size_t put_segments(const uric_normal *normal, char *end) {
    uric_normal_segments segments;
    uric_span segment;
    size_t len = 0;
    uric_normal_segments_begin(&segments, normal);
    while (uric_normal_segments_next(&segments, &segment))
        len = put_segment(normal, segment, end, len);
    return len;
}

/* In place, what stands behind must not be written before it is read: the path then moves to its
 * own end first. */
static void put_path(uric_buffer *out, const uric_normal *normal, bool in_place) {
    uric_span path = normal->piece[URIC_PIECE_PATH].text;
    size_t len = put_segments(normal, NULL);
    if (len <= out->size && out->len <= out->size - len && len > 0) {
        char *to = out->at + out->len;
        char *end = in_place ? to + (path.at - to) + path.len : to + len;
        put_segments(normal, end);
        if (in_place)
            uric_move(to, end - len, len);
    }
    out->len += len;
}

static void put_normal(uric_buffer *out, const uric_normal *normal, bool in_place) {
    for (unsigned i = 0; i < URIC_PIECES; i++) {
        if (i == URIC_PIECE_PATH && normal->may_dot)
            put_path(out, normal, in_place);
        else
            put_piece(out, normal, &normal->piece[i]);
    }
}

/* Makes room for what is longer than what it stands for. */
static void move_text(uric_normal *normal, char *text, size_t len, size_t by) {
    for (size_t i = len; i > 0; i--)
        text[i - 1 + by] = text[i - 1];
    for (unsigned i = 0; i < URIC_PIECES; i++)
        if ((normal->piece[i].how & URIC_INSERTED) == 0)
            normal->piece[i].text.at += by;
}

uric_status uric_normalize(const uric_uri *uri, unsigned levels, uric_buffer *out) {
    uric_normal normal;
    out->len = 0;
    if (uric_is_absent(uri->text) || uri->rule->components == NULL ||
        uri->rule->components->reported > URIC_CAPTURES || uri->rule->components->revision == NULL)
        return URIC_NOT_PARSED;
    if (uric_is_normal(uri, levels)) {
        uric_put_span(out, uri->text);
        return uric_room(out);
    }
    uric_normal_form(&normal, uri, levels);
    bool in_place = out->at == uri->text.at && out->at != NULL;
    if (in_place && (out->size < uri->text.len || out->size - uri->text.len < normal.longer)) {
        uric_buffer counted = {.at = NULL, .size = 0};
        put_normal(&counted, &normal, false);
        out->len = counted.len;
        return URIC_NO_ROOM;
    }
    if (in_place && normal.longer > 0)
        move_text(&normal, out->at, uri->text.len, normal.longer);
    put_normal(out, &normal, in_place);
    return uric_room(out);
}

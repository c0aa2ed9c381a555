/* Small operations on text and on components. Internal to the library. */
#ifndef URIC_TEXT_H
#define URIC_TEXT_H

#include "uric_tables.h"

static inline char uric_lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static inline char uric_upper(char c) {
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

static inline bool uric_is_hex(char c) {
    return (c >= '0' && c <= '9') || (uric_lower(c) >= 'a' && uric_lower(c) <= 'f');
}

/* ALPHA or DIGIT (RFC 5234, B.1) */
static inline bool uric_is_alphanumeric(char c) {
    return (c >= '0' && c <= '9') || (uric_lower(c) >= 'a' && uric_lower(c) <= 'z');
}

/* The value of a hexadecimal digit. */
static inline unsigned uric_hex_value(char c) {
    return ((unsigned)c & 0xF) + 9 * ((unsigned)c >> 6 & 1); /* letters have bit 6 */
}

/* Does a triplet begin at `at` (RFC 3986, 2.1)? */
static inline bool uric_is_triplet(const char *at, const char *end) {
    return end - at >= 3 && *at == '%' && uric_is_hex(at[1]) && uric_is_hex(at[2]);
}

/* Does a triplet end at `at`? */
static inline bool uric_is_behind_triplet(const char *begin, const char *at) {
    return at - begin >= 3 && uric_is_triplet(at - 3, at);
}

/* The octet that a triplet stands for. */
static inline unsigned char uric_octet(const char *triplet) {
    return (unsigned char)(uric_hex_value(triplet[1]) << 4 | uric_hex_value(triplet[2]));
}

/* Is `byte` in a set of bytes? */
static URIC_INLINE bool uric_in_set(const uint32_t set[8], unsigned char byte) {
    return set[byte / 32] >> byte % 32 & 1;
}

static inline uric_span uric_span_of(const char *at, size_t len) {
    uric_span span = {at, (uric_size)len}; /* lengths in a text fit */
    return span;
}

static inline uric_span uric_span_from(const char *begin, const char *end) {
    return uric_span_of(begin, (size_t)(end - begin));
}

/* The length of a string without its NUL. */
static inline size_t uric_length(const char *string) {
    size_t len = 0;
    while (string[len] != '\0')
        len++;
    return len;
}

/* Is the byte in a string? */
static inline bool uric_is_one_of(char byte, const char *string) {
    while (*string != '\0' && *string != byte)
        string++;
    return *string != '\0';
}

static inline bool uric_is_absent(uric_span span) {
    return span.at == NULL;
}

/* The end of a span; NULL if the span is absent. (C does not define NULL + 0.) */
static inline const char *uric_end(uric_span span) {
    return (const char *)((uintptr_t)span.at + span.len);
}

/* A component of a uric_uri, by its number, which must be below uric_count_components. */
static inline uric_span *uric_component_at(uric_uri *uri, unsigned component) {
    URIC_ASSERT(offsetof(uric_uri, fragment) == URIC_FRAGMENT * sizeof(uric_span), "order");
    URIC_ASSERT(offsetof(uric_uri, part) == URIC_PART * sizeof(uric_span), "order");
    return (uric_span *)(void *)((char *)uri + component * sizeof(uric_span));
}

static inline const uric_revision *uric_revision_of(const uric_uri *uri) {
    return uri->rule->components->revision;
}

/* Does the rule report all components that operations need? */
static inline bool uric_has_operations(const uric_rule *rule) {
    const uric_components *components = rule->components;
    return components != NULL && components->component_registers <= URIC_REGISTERS &&
           components->revision != NULL;
}

/* Returns URIC_OK if the components can take part in resolution; URIC_NOT_PARSED if they are not
 * those of an accepted text; URIC_NO_RESOLUTION if the revision defines no resolution. Only in such
 * a revision can an accepted text be without a path. */
static inline uric_status uric_can_be_resolved(const uric_uri *uri) {
    if (!uric_has_operations(uri->rule))
        return URIC_NOT_PARSED;
    bool resolves = uric_revision_of(uri)->resolves;
    if (uric_is_absent(uri->path) && (resolves || uric_is_absent(uri->text)))
        return URIC_NOT_PARSED;
    return resolves ? URIC_OK : URIC_NO_RESOLUTION;
}

/* The params that ";" separates from the path, in a revision that has them (RFC 1808). */
static inline uric_span uric_params_of(const uric_uri *uri) {
    unsigned params = uri->rule->components->params;
    return params != 0 ? uri->part[params - URIC_PART] : uric_span_of(NULL, 0);
}

/* The defaults of a scheme (`len` bytes, case is ignored), or NULL. */
const uric_scheme_defaults *uric_defaults_of(const uric_revision *revision, const char *scheme,
                                             size_t len);

/* Does a component lie in the text that was parsed? A component that was set by hand need not. */
static inline bool uric_is_in_text(const uric_uri *uri, uric_span span) {
    uintptr_t offset = (uintptr_t)span.at - (uintptr_t)uri->text.at;
    return offset <= uri->text.len && span.len <= uri->text.len - offset;
}

/* The end of a component that stands, with the delimiter before it, at `end` in the text; `end`
 * itself if the component is absent; NULL if it does not stand there. */
static inline const char *uric_step_over(const uric_uri *uri, const char *end,
                                         const char *delimiter, uric_span span) {
    if (end == NULL || uric_is_absent(span))
        return end;
    size_t len = uric_length(delimiter);
    if ((uintptr_t)span.at - (uintptr_t)end != len ||
        (uintptr_t)span.at + span.len - (uintptr_t)uri->text.at > uri->text.len)
        return NULL;
    for (size_t i = 0; i < len; i++)
        if (end[i] != delimiter[i])
            return NULL;
    return uric_end(span);
}

/* The end of the components from the path on, if they stand side by side in the text; else NULL. */
static inline const char *uric_end_of_components(const uric_uri *uri) {
    const char *end = uric_is_in_text(uri, uri->path) ? uric_end(uri->path) : NULL;
    end = uric_step_over(uri, end, ";", uric_params_of(uri));
    return uric_step_over(uri, uric_step_over(uri, end, "?", uri->query), "#", uri->fragment);
}

/* Do the components up to the path stand side by side at the start of the text? */
static inline bool uric_is_side_by_side(const uric_uri *uri) {
    if (uric_is_absent(uri->scheme))
        return uric_is_absent(uri->authority); /* what stands before it is unknown */
    const char *colon = uric_is_in_text(uri, uri->scheme) ? uric_end(uri->scheme) : NULL;
    if (uric_is_absent(uri->authority))
        return uric_step_over(uri, colon, ":", uri->path) != NULL;
    const char *end = uric_step_over(uri, colon, "://", uri->authority);
    return uric_step_over(uri, end, "", uri->path) != NULL;
}

#if defined(__cplusplus)
#define URIC_RESTRICT
#else
#define URIC_RESTRICT restrict
#endif

/* Copies bytes between places that do not overlap. */
static inline void uric_copy(char *URIC_RESTRICT to, const char *URIC_RESTRICT from, size_t len) {
    for (size_t i = 0; i < len; i++)
        to[i] = from[i];
}

/* Copies bytes; the places may overlap if `to` is not behind `from`. */
static inline void uric_move(char *to, const char *from, size_t len) {
    if (!URIC_COMPACT && to == from)
        return;
    if (!URIC_COMPACT && (uintptr_t)from - (uintptr_t)to >= len) {
        uric_copy(to, from, len);
        return;
    }
    for (size_t i = 0; i < len; i++)
        to[i] = from[i];
}

/* The length of a text that no size_t can count. uric_add_lengths saturates there, so that a text
 * made of several (a base and a reference) needs only one check, at its end: URIC_TOO_LONG. */
#define URIC_UNCOUNTABLE SIZE_MAX

static inline size_t uric_add_lengths(size_t a, size_t b) {
    return b < URIC_UNCOUNTABLE - a ? a + b : URIC_UNCOUNTABLE;
}

/* The following functions append to a uric_buffer. Bytes that do not fit are counted only. */

static inline void uric_put(uric_buffer *out, char byte) {
    if (out->len < out->size)
        out->at[out->len] = byte;
    out->len = uric_add_lengths(out->len, 1);
}

static inline void uric_put_bytes(uric_buffer *out, const char *bytes, size_t len) {
    size_t room = out->len < out->size ? out->size - out->len : 0;
    uric_move(room > 0 ? out->at + out->len : NULL, bytes, len < room ? len : room);
    out->len = uric_add_lengths(out->len, len);
}

static inline void uric_put_span(uric_buffer *out, uric_span span) {
    uric_put_bytes(out, span.at, span.len);
}

/* The status of a buffer after the last append: URIC_OK, URIC_NO_ROOM or URIC_TOO_LONG. */
static inline uric_status uric_room(uric_buffer *out) {
    if (out->len == URIC_UNCOUNTABLE) {
        out->len = 0;
        return URIC_TOO_LONG;
    }
    return out->len <= out->size ? URIC_OK : URIC_NO_ROOM;
}

#endif

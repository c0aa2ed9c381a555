/* Decodes triplets (RFC 3986, 2.1 and 2.4), in two passes: the first counts octets and finds
 * errors, so that the second can write over the text itself. */
#include "text/swar.h"

/* The octet that the text at `*at` stands for; advances `*at` behind it. */
static unsigned char take_octet(const char **at, unsigned options) {
    const char *from = *at;
    bool triplet = *from == '%';
    *at += triplet ? 3 : 1;
    if (triplet)
        return uric_octet(from);
    return *from == '+' && (options & URIC_PLUS_IS_SPACE) ? ' ' : (unsigned char)*from;
}

static uric_status judge(unsigned char octet, unsigned options) {
    if (octet == 0 && (options & (URIC_REFUSE_NUL | URIC_REFUSE_CONTROLS)))
        return URIC_NUL_OCTET;
    if ((octet < 0x20 || octet == 0x7F) && (options & URIC_REFUSE_CONTROLS))
        return URIC_CONTROL_OCTET;
    return URIC_OK;
}

/* Skips bytes that stand for themselves under any options; may stop before the last of them. */
static const char *skip_literals(const char *at, const char *end, unsigned options) {
    return options == 0 ? uric_first(at, end, '%') : at;
}

/* Counts the octets, or finds the offset of the first that is refused. */
static uric_status count_octets(const char *text, const char *end, unsigned options, size_t *count,
                                size_t *offset) {
    *count = 0;
    for (const char *at = text; at < end; (*count)++) {
        const char *next = skip_literals(at, end, options);
        *count += (size_t)(next - at);
        if ((at = next) == end)
            break;
        *offset = (size_t)(at - text);
        if (*at == '%' && !uric_is_triplet(at, end))
            return URIC_BAD_TRIPLET;
        uric_status status = judge(take_octet(&at, options), options);
        if (status != URIC_OK)
            return status;
    }
    return URIC_OK;
}

uric_status uric_decode(const char *text, size_t len, unsigned options, uric_buffer *out,
                        size_t *offset) {
    size_t count, place;
    const char *end = len > 0 ? text + len : text;
    out->len = 0;
    uric_status status = count_octets(text, end, options, &count, &place);
    if (status != URIC_OK) {
        if (offset != NULL)
            *offset = place;
        return status;
    }
    if (count > out->size) {
        out->len = count;
        return URIC_NO_ROOM;
    }
    for (const char *at = text; at < end;) { /* writes never overtake reads */
        const char *next = skip_literals(at, end, options);
        uric_put_bytes(out, at, (size_t)(next - at));
        if ((at = next) < end)
            uric_put(out, (char)take_octet(&at, options));
    }
    return URIC_OK;
}

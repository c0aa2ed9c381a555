/* Percent-encodes data (RFC 3986, 2.1 and 2.4). The grammar tool has derived from each component's
 * rule which bytes stay as they are; this file only applies that set. */
#include "text/text.h"

static void put_triplet(uric_buffer *out, unsigned char byte) {
    static const char hex[] = "0123456789ABCDEF";
    uric_put(out, '%');
    uric_put(out, hex[byte >> 4]);
    uric_put(out, hex[byte & 15]);
}

uric_status uric_encode(const uric_encoding *encoding, const char *data, size_t len,
                        const char *also, uric_buffer *out) {
    uint32_t kept[8];
    out->len = 0;
    if (len == 0 && !encoding->empty)
        return URIC_EMPTY;
    for (unsigned i = 0; i < 8; i++)
        kept[i] = encoding->kept[i];
    for (; also != NULL && *also != '\0'; also++)
        kept[(unsigned char)*also / 32] &= ~((uint32_t)1 << (unsigned char)*also % 32);
    for (size_t i = 0; i < len; i++) {
        if (uric_in_set(kept, (unsigned char)data[i]))
            uric_put(out, data[i]);
        else
            put_triplet(out, (unsigned char)data[i]);
    }
    return uric_room(out);
}

uric_status uric_to_uri(const char *iri, size_t len, uric_buffer *out) {
    out->len = 0;
    for (size_t i = 0; i < len; i++) {
        if ((unsigned char)iri[i] < 0x80)
            uric_put(out, iri[i]);
        else
            put_triplet(out, (unsigned char)iri[i]);
    }
    return uric_room(out);
}

bool uric_encoding_keeps(const uric_encoding *encoding, unsigned char byte) {
    return uric_in_set(encoding->kept, byte);
}

bool uric_encoding_takes_empty(const uric_encoding *encoding) {
    return encoding->empty;
}

const char *uric_encoding_name(const uric_encoding *encoding) {
    return encoding->name;
}

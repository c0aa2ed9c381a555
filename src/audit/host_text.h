/* The characters of a host, as a program sees them that decodes triplets and then maps the name as
 * IDNA does (UTS 46): letters in lower case, and for full-width, circled, raised, lowered and
 * mathematical digits and letters the plain ones. Only mappings to ASCII are known. Internal to the
 * library. */
#ifndef URIC_HOST_TEXT_H
#define URIC_HOST_TEXT_H

#include "text/text.h"

enum { URIC_HOST_END = -1, URIC_HOST_NOT_ASCII = -2 };

/* The next character at `*at`: an ASCII character; URIC_HOST_NOT_ASCII for any other;
 * URIC_HOST_END. Advances `*at` behind it. */
int uric_next_host_character(const char **at, const char *end);

/* The octet at `*at`, a triplet or a byte; advances `*at` behind it. */
static inline unsigned char uric_next_octet(const char **at, const char *end) {
    bool triplet = uric_is_triplet(*at, end);
    unsigned char octet = triplet ? uric_octet(*at) : (unsigned char)**at;
    *at += triplet ? 3 : 1;
    return octet;
}

#endif

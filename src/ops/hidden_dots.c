#include "ops/hidden_dots.h"

/* Reads a character, decoded until it is no triplet: "%252E" is a dot. */
static unsigned char next_decoded(const char **at, const char *end) {
    if (!uric_is_triplet(*at, end))
        return (unsigned char)*(*at)++;
    unsigned char octet = uric_octet(*at);
    *at += 3;
    while (octet == '%' && end - *at >= 2 && uric_is_hex((*at)[0]) && uric_is_hex((*at)[1])) {
        octet = uric_octet(*at - 1);
        *at += 2;
    }
    return octet;
}

unsigned uric_dots_of_segment(uric_span segment) {
    const char *at = segment.at, *end = uric_end(segment);
    unsigned dots = 0;
    for (; at < end && dots < 3; dots++) {
        if (*at != '.' && !(uric_is_triplet(at, end) && uric_octet(at) == '.'))
            return 0;
        at += *at == '.' ? 1 : 3;
    }
    return dots < 3 ? dots : 0;
}

/* Characters that some programs take for dots and slashes: their mappings to ASCII by NFKC, and by
 * "best fit" to code pages. A dot leader of two is two dots. */
static uint32_t plain_character(uint32_t character) {
    switch (character) {
    case 0x2024: /* one dot leader */
    case 0xFE52: /* small full stop */
    case 0xFF0E: /* fullwidth full stop */ return '.';
    case 0x2044: /* fraction slash */
    case 0x2215: /* division slash */
    case 0xFF0F: /* fullwidth solidus */ return '/';
    case 0x2216: /* set minus */
    case 0xFE68: /* small reverse solidus */
    case 0xFF3C: /* fullwidth reverse solidus */ return '\\';
    default: return character;
    }
}

static bool is_dot_or_slash(uint32_t character) {
    return character == '.' || character == '/' || character == '\\';
}

/* Reads a character of UTF-8, up to six octets long, and looks only at six bits of each that
 * follows the first, if that makes a dot or slash: "%C0%2E", "%C0%AE" and "%E0%80%AE" are dots. */
static uint32_t next_character(const char **at, const char *end) {
    unsigned char first = next_decoded(at, end);
    unsigned more = 1;
    if (first < 0xC0)
        return first;
    while (more < 5 && (first & (0x40u >> more)) != 0)
        more++;
    uint32_t character = first & (0x3Fu >> more);
    bool is_utf8 = true;
    const char *to = *at;
    for (; more > 0 && to < end; more--) {
        unsigned char next = next_decoded(&to, end);
        is_utf8 = is_utf8 && next >> 6 == 2;
        character = character << 6 | (next & 0x3Fu);
    }
    character = plain_character(character);
    if (more > 0 || !(is_utf8 || is_dot_or_slash(character)))
        return first;
    *at = to;
    return character;
}

uric_lax_reading uric_read_lax(uric_span segment) {
    const uint32_t two_dots = 0x2025, none = 0x110000;
    const char *at = segment.at, *end = uric_end(segment);
    size_t dots = 0;       /* since the last slash */
    bool only_dots = true; /* and blanks behind them */
    bool is_cut = false;
    uric_lax_reading reading = URIC_LAX_NOTHING;
    if (uric_dots_of_segment(segment) > 0)
        return URIC_LAX_NAME;
    for (uint32_t c = 0; c != none;) {
        c = at < end ? next_character(&at, end) : none;
        bool slash = c == '/' || c == '\\';
        bool cut = c == ';' || c == '?' || c == '#' || c == none || c == 0;
        if (c == '.' || c == two_dots) {
            dots += c == '.' ? 1 : 2;
        } else if (slash || cut) {
            if (only_dots && dots == 2)
                return URIC_LAX_PARENT;
            if (!is_cut && (!only_dots || dots > 2))
                reading = URIC_LAX_NAME;
            is_cut |= cut;
            if (c != 0) { /* which some drop */
                only_dots = slash;
                dots = 0;
            }
        } else if (dots == 0 || c > ' ') {
            only_dots = false;
        }
    }
    return reading;
}

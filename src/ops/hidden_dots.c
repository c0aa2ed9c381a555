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

bool uric_hides_dots(uric_span segment) {
    const char *at = segment.at, *end = uric_end(segment);
    size_t dots = 0;
    bool only_dots = true; /* since the last slash */
    if (uric_dots_of_segment(segment) > 0)
        return false;
    while (at < end) {
        unsigned char c = next_decoded(&at, end);
        if (c == '.') {
            dots++;
            continue;
        }
        if ((c == '/' || c == '\\' || c == ';') && only_dots && dots == 2)
            return true;
        only_dots = c == '/' || c == '\\';
        dots = 0;
    }
    return only_dots && dots == 2;
}

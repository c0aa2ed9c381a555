#include "valid_prefix.h"

enum { MOST_CONFIGURATIONS = 4096 };

static bool same_configuration(const uric_scan *a, const uric_scan *b) {
    return a->chosen == b->chosen && a->state == b->state && a->call == b->call;
}

/* Adds the configuration of `scan` unless the list has it; returns the new length of the list. */
static size_t add_configuration(uric_scan *list, size_t count, const uric_scan *scan) {
    for (size_t i = count; i-- > 0;) /* a match is most likely at the end */
        if (same_configuration(&list[i], scan))
            return count;
    if (count < MOST_CONFIGURATIONS)
        list[count++] = *scan;
    return count;
}

bool is_valid_prefix(const uric_scan *scan) {
    static uric_scan list[MOST_CONFIGURATIONS];
    size_t count = add_configuration(list, 0, scan);
    for (size_t i = 0; i < count; i++) {
        uric_scan here = list[i];
        if (uric_scan_end(&here, NULL) == URIC_OK)
            return true;
        for (unsigned byte = 0; byte < 256; byte++) {
            uric_scan next = list[i];
            char c = (char)byte;
            if (uric_scan_feed(&next, &c, 1) == URIC_OK)
                count = add_configuration(list, count, &next);
        }
    }
    return false;
}

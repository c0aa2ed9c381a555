#include "completion.h"

enum { MOST_PLACES = 4096 };

static bool same_place(const uric_scan *a, const uric_scan *b) {
    return a->chosen == b->chosen && a->state == b->state && a->call == b->call;
}

/* Adds the place where `scan` is, unless it is there. */
static size_t add_place(uric_scan *places, size_t count, const uric_scan *scan) {
    for (size_t i = count; i-- > 0;) /* the last one most likely */
        if (same_place(&places[i], scan))
            return count;
    if (count < MOST_PLACES)
        places[count++] = *scan;
    return count;
}

bool can_be_completed(const uric_scan *scan) {
    static uric_scan places[MOST_PLACES];
    size_t count = add_place(places, 0, scan);
    for (size_t i = 0; i < count; i++) {
        uric_scan here = places[i];
        if (uric_scan_end(&here, NULL) == URIC_OK)
            return true;
        for (unsigned byte = 0; byte < 256; byte++) {
            uric_scan next = places[i];
            char c = (char)byte;
            if (uric_scan_feed(&next, &c, 1) == URIC_OK)
                count = add_place(places, count, &next);
        }
    }
    return false;
}

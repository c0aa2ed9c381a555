/* Where size_t has 16 bits, all of a text can be fed that is as long as an offset can count: it is
 * taken, and no byte more. */
#include "tally.h"
#include "uric.h"

_Static_assert(SIZE_MAX == UINT16_MAX, "elsewhere this takes too long");

int main(void) {
    static const char piece[] = "aaaaaaaaaaaaaaa/aaaaaaaaaaaaaa%41";
    enum { PIECE = sizeof piece - 1 };
    tally t = {0, 0};
    uric_scan scan;
    uric_error error;
    uric_scan_begin(&scan, &uric_rfc3986_relative_ref);
    size_t left = SIZE_MAX - 1;
    for (; left >= PIECE; left -= PIECE)
        if (uric_scan_feed(&scan, piece, PIECE) != URIC_OK)
            break;
    expect(&t, left < PIECE && uric_scan_feed(&scan, piece, left) == URIC_OK,
           "65534 bytes are taken");
    expect(&t, scan.length == SIZE_MAX - 1, "all are counted");
    expect(&t, uric_scan_feed(&scan, piece, 1) == URIC_TOO_LONG, "a byte more is not");
    expect(&t, uric_scan_end(&scan, &error) == URIC_OK, "it is a relative reference");
    return sum_up(&t, "laws of the longest text");
}

/* With a size_t of 16 bits, a test can feed the longest text that an offset can count: the scan
 * must accept all of it, and no byte more. */
#include "tally.h"
#include "uric.h"

_Static_assert(SIZE_MAX == UINT16_MAX, "with a wider size_t, this takes too long");

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
           "65534 bytes are accepted");
    expect(&t, scan.length == SIZE_MAX - 1, "all bytes are counted");
    expect(&t, uric_scan_feed(&scan, piece, 1) == URIC_TOO_LONG, "one more byte is too long");
    expect(&t, uric_scan_end(&scan, &error) == URIC_OK, "the text is a relative reference");
    return sum_up(&t, "laws of the longest text");
}

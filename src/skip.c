/* Skipping at the speed of memory: a set of bytes is few ranges, and a block of bytes is tested
 * against one after the other, without a branch, for the compiler to take as many as its registers
 * hold. */
#include "skip.h"

#if URIC_FAST

enum { SKIPPED = 64, MOST_RANGES = 8 };

typedef struct range {
    unsigned char first, span; /* from `first` to `first + span` */
} range;

/* The ranges of a run set; 0 if they are too many. Rests of `list` are ranges like the first. */
static unsigned make_ranges(const uint8_t *byte_table, unsigned set, range list[MOST_RANGES]) {
    unsigned count = 0;
    for (unsigned byte = 0; byte < 256;) {
        unsigned first = byte;
        while (byte < 256 && (byte_table[byte] & set))
            byte++;
        if (byte == first) {
            byte++;
            continue;
        }
        if (count == MOST_RANGES)
            return 0;
        list[count++] = (range){(unsigned char)first, (unsigned char)(byte - 1 - first)};
    }
    for (unsigned i = count; count > 0 && i < MOST_RANGES; i++)
        list[i] = list[0];
    return count;
}

static inline unsigned char in_range(unsigned char byte, range r) {
    return (unsigned char)(byte - r.first) <= r.span;
}

/* Are all bytes of a block in some range? */
static inline bool all_in_block(const unsigned char *at, const range list[MOST_RANGES]) {
    unsigned char all = 1;
    for (unsigned i = 0; i < SKIPPED; i++)
        all &= (unsigned char)(in_range(at[i], list[0]) | in_range(at[i], list[1]) |
                               in_range(at[i], list[2]) | in_range(at[i], list[3]) |
                               in_range(at[i], list[4]) | in_range(at[i], list[5]) |
                               in_range(at[i], list[6]) | in_range(at[i], list[7]));
    return all;
}

size_t uric_skip(const uric_machine *machine, unsigned set, const unsigned char *from, size_t len) {
    const unsigned char *at = from, *const end = from + len;
    const uint8_t *byte_table = machine->byte;
    range list[MOST_RANGES];
    if (make_ranges(byte_table, set, list) > 0)
        while (end - at >= SKIPPED && all_in_block(at, list))
            at += SKIPPED;
    while (at < end && (byte_table[*at] & set))
        at++;
    return (size_t)(at - from);
}

#endif

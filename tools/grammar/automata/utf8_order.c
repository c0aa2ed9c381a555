/* UTF-8 keeps the order of code points (RFC 3629, 1). So the sequences of a range whose points are
 * equally long are those between that of its first point and that of its last, in the order of
 * bytes, where any byte but the first is 80 to BF. For U+0123 to U+0456:
 *
 *     C4 A3 up to D1 96:    C4 A3-BF    C5-D0 80-BF    D1 80-96 */
#include "automata/utf8_order.h"

#include <string.h>

typedef struct sequences {
    byte_sequence *list;
    unsigned count;
} sequences;

/* Points of one length, without surrogates between them. */
static const unsigned lengths[][3] = {
    {0, 0x7F, 1}, {0x80, 0x7FF, 2}, {0x800, 0xD7FF, 3}, {0xE000, 0xFFFF, 3}, {0x10000, 0x10FFFF, 4},
};

static void encode(unsigned point, unsigned len, unsigned char *to) {
    static const unsigned char marks[] = {0, 0, 0xC0, 0xE0, 0xF0};
    for (unsigned i = 0; i < len; i++) {
        unsigned bits = point / (1u << 6 * (len - 1 - i));
        to[i] = (unsigned char)(i == 0 ? marks[len] + bits : 0x80 + bits % 64);
    }
}

/* Adds the sequences of `s` from place `at` on: those between first[] and last[]. */
static void divide(sequences *to, const byte_sequence *s, unsigned at) {
    while (at < s->len && s->first[at] == s->last[at])
        at++;
    byte_sequence low = *s, middle = *s, high = *s;
    bool low_full = true, high_full = true;
    for (unsigned i = at + 1; i < s->len; i++) {
        low_full &= s->first[i] == 0x80;
        high_full &= s->last[i] == 0xBF;
        low.last[i] = middle.last[i] = 0xBF;
        high.first[i] = middle.first[i] = 0x80;
    }
    if (at >= s->len || (low_full && high_full)) {
        to->list[to->count++] = *s;
        return;
    }
    if (!low_full) {
        low.last[at] = low.first[at];
        divide(to, &low, at + 1);
        middle.first[at]++;
    }
    if (!high_full)
        middle.last[at]--;
    if (middle.first[at] <= middle.last[at])
        to->list[to->count++] = middle;
    if (!high_full) {
        high.first[at] = high.last[at];
        divide(to, &high, at + 1);
    }
}

unsigned sequences_between(unsigned first, unsigned last, byte_sequence found[MOST_SEQUENCES]) {
    sequences to = {found, 0};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        unsigned from = first > lengths[i][0] ? first : lengths[i][0];
        unsigned up_to = last < lengths[i][1] ? last : lengths[i][1];
        byte_sequence s = {.len = lengths[i][2]};
        if (from > up_to)
            continue;
        encode(from, s.len, s.first);
        encode(up_to, s.len, s.last);
        divide(&to, &s, 0);
    }
    return to.count;
}

byte_set sequence_bytes(const byte_sequence *s, unsigned at) {
    byte_set bytes = {{0}};
    for (unsigned byte = s->first[at]; byte <= s->last[at]; byte++)
        set_add(&bytes, byte);
    return bytes;
}

/* The proof's own account of code points as bytes, which shares nothing with front/characters.h. */
#ifndef UTF8_ORDER_H
#define UTF8_ORDER_H

#include "support.h"

/* The bytes of code points: for each place a range. */
typedef struct byte_sequence {
    unsigned char first[4], last[4];
    unsigned len;
} byte_sequence;

enum { MOST_SEQUENCES = 32 };

/* Gives the sequences of the code points from `first` to `last`, without surrogates. */
unsigned sequences_between(unsigned first, unsigned last, byte_sequence found[MOST_SEQUENCES]);

byte_set sequence_bytes(const byte_sequence *s, unsigned at);

#endif

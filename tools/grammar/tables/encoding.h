/* Encodings: which bytes of data stand for themselves in a component, while all others become
 * "%HH". The language of the component's rules decides, not the form of their ABNF. */
#ifndef ENCODING_H
#define ENCODING_H

#include "front/profile.h"

typedef struct encoding {
    const char *name; /* a component, or a rule */
    rule_list rules;  /* one of them derives each encoded text */
    byte_set
        kept;   /* the largest set so that the rules derive all texts of these bytes and triplets */
    bool empty; /* they derive the empty text, too */
} encoding;

/* Finds the encodings of all components, and of the rules with other names; gives their number. A
 * rule has none if no triplet fits in it (scheme, port), or if there is no largest set: in a whole
 * URI, either "/" or "@" may stand anywhere, but not both. */
unsigned find_encodings(const profile *p, encoding **all);

#endif

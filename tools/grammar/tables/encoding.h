/* Encodings: which bytes of data stand for themselves in a component, while all others become
 * "%HH". The language of the component's rules decides, not the form of their ABNF. */
#ifndef ENCODING_H
#define ENCODING_H

#include "front/profile.h"

typedef struct encoding {
    const char *name;
    const char *identifier; /* of its object in C */ /* of a component or a rule */
    rule_list rules;                                 /* one of them derives each encoded text */
    byte_set kept; /* that stand for themselves: every text of them and of triplets is derived */
    bool empty;    /* the empty text is derived, too */
} encoding;

/* Finds the encodings of all components, and of the rules with other names; gives their number. A
 * rule has none if no triplet fits in it (scheme, port), or if there is no largest set to keep: in
 * a whole URI, either "/" or "@" may stand anywhere, but not both. */
unsigned find_encodings(const profile *p, encoding **all);

#endif

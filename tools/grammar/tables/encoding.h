/* Which bytes of data stand for themselves in a component, all others as "%HH": read off the
 * language of its rules, not off the shape of their ABNF. */
#ifndef ENCODING_H
#define ENCODING_H

#include "front/profile.h"

typedef struct encoding {
    const char *name; /* a component, or a rule */
    rule_list rules;  /* any of them has to derive the text */
    byte_set kept;    /* the largest set of bytes of which, and of triplets, any text is derived; */
    bool empty;       /* the empty one, too */
} encoding;

/* Those of the components, and behind them those of the rules that have other names. What no
 * triplet fits has none (scheme, port), and what has no largest set (a whole URI: either "/" or "@"
 * may stand anywhere, but not both). Gives their number. */
unsigned find_encodings(const profile *p, encoding **all);

#endif

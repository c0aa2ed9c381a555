/* Which bytes of data stand for themselves in a component, all others as "%HH": read off the
 * language of its rules, not off the shape of their ABNF. */
#ifndef ENCODING_H
#define ENCODING_H

#include <stdio.h>

#include "statement.h"

typedef struct encoding {
    const char *name; /* a component, or a rule */
    rule_list rules;  /* any of them has to derive the text */
    byte_set kept;    /* the largest set of bytes of which, and of triplets, any text is derived; */
    bool empty;       /* the empty one, too */
} encoding;

/* encode COMPONENT RULE… */
void read_encode_line(profile *p, const line *l);

/* Those of the components, and behind them those of the rules that have other names. What no
 * triplet fits has none (scheme, port), and what has no largest set (a whole URI: either "/" or "@"
 * may stand anywhere, but not both). Gives their number. */
unsigned find_encodings(const profile *p, encoding **all);

/* As C objects; gives the bytes that they take (count_bytes). And an array `encodings` of pointers
 * to them; gives their number. */
size_t write_encodings(const profile *p, FILE *out);
unsigned write_encoding_list(const profile *p, FILE *out);

void declare_encodings(const profile *p, FILE *out);

#endif

/* What a vector says, held against the library: the same on the desktop and in firmware. */
#ifndef EXPECT_H
#define EXPECT_H

#include "vector.h"

/* The runner's: tells of a failure, and counts it. */
void fail_vector(const vector *v, const char *what);

/* The vector's rule in a grammar, without and with components; NULL if there is none. */
const uric_rule *verdict_rule(const uric_grammar *grammar, const vector *v);
const uric_rule *parser_rule(const uric_grammar *grammar, const vector *v);

/* Is this the vector's verdict? */
void expect_verdict(const vector *v, uric_status status, const uric_error *error);

/* After a scan in pieces: the verdict, and the components as uric_parse finds them. */
void expect_end(const vector *v, const uric_rule *rule, uric_scan *scan);

/* By uric_check: the verdict. */
void try_check(const vector *v, const uric_rule *rule);

/* By uric_parse: the verdict and the components; `rule` may be NULL if the vector names none. */
void try_parse(const vector *v, const uric_rule *rule);

/* By uric_parse and a rule without components: the verdict, and all components are absent. */
void try_without_components(const vector *v, const uric_rule *rule);

/* Byte by byte: the refusal where it belongs, and the end. */
void try_bytes(const vector *v, const uric_rule *rule);

#endif

/* Compares the library's results with what a vector expects; used on the desktop and in firmware.
 */
#ifndef VECTOR_EXPECTATIONS_H
#define VECTOR_EXPECTATIONS_H

#include "vector.h"

/* Defined by the runner: reports and counts a failure. */
void fail_vector(const vector *v, const char *what);

/* Return the vector's rule without and with components; NULL if the grammar has no such rule. */
const uric_rule *verdict_rule(const uric_grammar *grammar, const vector *v);
const uric_rule *parser_rule(const uric_grammar *grammar, const vector *v);

/* Compares a verdict with the vector's. */
void expect_verdict(const vector *v, uric_status status, const uric_error *error);

/* Ends a scan that was fed all of the text, and compares the verdict with the vector's and the
 * components with those of uric_parse. */
void expect_end(const vector *v, const uric_rule *rule, uric_scan *scan);

/* Tests the verdict of uric_check. */
void try_check(const vector *v, const uric_rule *rule);

/* Tests the verdict and the components of uric_parse; `rule` may be NULL if the vector names no
 * component. */
void try_parse(const vector *v, const uric_rule *rule);

/* Tests uric_parse with a rule without components: the verdict; all components must be absent. */
void try_without_components(const vector *v, const uric_rule *rule);

/* Feeds the text byte by byte: the scan must refuse the byte that the vector names, and no other.
 */
void try_bytes(const vector *v, const uric_rule *rule);

#endif

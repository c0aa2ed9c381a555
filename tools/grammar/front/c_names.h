/* The identifiers of a grammar in C. Objects that others use begin with uric_NAME. Where the
 * library has names with that beginning, it is uric_g_NAME: of a grammar `scan`, the rule `begin`
 * is uric_g_scan_begin, since the library has uric_scan_begin. Grammars whose names begin with `g-`
 * have uric_g_, too, so that no two grammars get one name by it. The library has no name that
 * begins with uric_g_.
 *
 * Of rules with one identifier, such as `a-b` and `a_b`, the first has uric_NAME_a_b, the second
 * uric_NAME_a_b_2. */
#ifndef C_NAMES_H
#define C_NAMES_H

#include "front/profile.h"

/* Sets the identifiers of all rules, so that no two objects have the same name. */
void name_objects(profile *p);

/* uric_NAME_RULE, a rule's by its identifier; or uric_NAME, the grammar, if that is NULL. */
char *object_name(const profile *p, const char *rule_name);

/* A static object: NAME_what; or, if `name` is not NULL, NAME_what_name. */
char *local_name(const profile *p, const char *what, const char *name);

/* NAME_RULE: the machine of a rule alone. */
char *machine_name(const profile *p, const rule *r);

/* uric_NAME_RULE_encoding: the encoding of a component or rule, by its identifier. */
char *encoding_object(const profile *p, const char *name);

/* A name as a macro: an identifier in capitals. */
char *macro_name(const char *name);

/* URIC_GRAMMAR_NAME: the option that leaves the grammar out if it is 0. Other options of the
 * library have other beginnings. */
#define OPTION_PREFIX "URIC_GRAMMAR_"
char *option_name(const profile *p);

/* NAME.h; uric_NAME.h, if that would hide a header of C. */
char *header_name(const profile *p);

/* Reports objects that two grammars of one library would have: the rule `b-c` of a grammar `a`, for
 * example, and the rule `c` of a grammar `a-b`. */
void check_grammars(profile *const *profiles, unsigned count);

/* Reports names of grammars that C does not take, and those that the library keeps to itself. */
void check_name(const profile *p);

#endif

/* The identifiers of a grammar in C. */
#ifndef C_NAMES_H
#define C_NAMES_H

#include "front/profile.h"

/* uric_NAME_RULE, a rule; or uric_NAME, the grammar, if `rule_name` is NULL. */
char *object_name(const profile *p, const char *rule_name);

/* A static object: NAME_what; or, if `name` is not NULL, NAME_what_name. */
char *local_name(const profile *p, const char *what, const char *name);

/* uric_NAME_RULE_encoding: the encoding of a component or rule. */
char *encoding_object(const profile *p, const char *name);

/* A name as a macro: an identifier in capitals. */
char *macro_name(const char *name);

/* URIC_GRAMMAR_NAME: the option that leaves the grammar out if it is 0. Other options of the
 * library have other beginnings. */
#define OPTION_PREFIX "URIC_GRAMMAR_"
char *option_name(const profile *p);

/* Reports names whose identifiers would clash with those of uric.h (a grammar `check` would be
 * `uric_check`), or with each other (rules `a-b` and `a_b`), and names that C does not take. */
void check_names(const profile *p);

#endif

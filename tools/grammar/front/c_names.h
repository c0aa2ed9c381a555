/* The names that a grammar has in C. */
#ifndef C_NAMES_H
#define C_NAMES_H

#include "front/profile.h"

/* uric_NAME_RULE; or uric_NAME, the grammar, if the rule's name is NULL. */
char *object_name(const profile *p, const char *rule_name);

/* NAME_name: a name that only the file has. */
char *local_name(const profile *p, const char *name);

/* The object of a rule that is called. */
char *call_object(const profile *p, const rule *r);

/* uric_NAME_RULE_encoding: the encoding of a component or rule. */
char *encoding_object(const profile *p, const char *name);

/* The option that leaves out the grammar if it is 0: no option of the library begins so. */
#define OPTION_PREFIX "URIC_GRAMMAR_"
char *option_name(const profile *p);

/* Reports names that C, uric.h or the grammar itself has already: a grammar `check`, whose object
 * would be `uric_check`; rules `a-b` and `a_b`, which would both be `a_b`. */
void check_names(const profile *p);

#endif

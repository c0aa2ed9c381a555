#ifndef TRANSCRIBE_H
#define TRANSCRIBE_H

#include "profile.h"

/* Writes the grammar as a Ragel machine: a definition a rule, with marks where components begin
 * (action b_NAME) and end (e_NAME), and calls of other machines (call_RULE) as the only actions.
 * Every rule is an entry point, entry_RULE; a called rule's is its own. */
void transcribe(const profile *p, FILE *out);

/* The names that Ragel sees, shared with who reads its output. */
char *begin_action(const profile *p, unsigned which);
char *end_action(const profile *p, unsigned which);
char *call_action(const rule *r);
char *entry_name(const rule *r);

#endif

/* The statements that say which rules are components, and of which kind a host is. */
#ifndef CAPTURES_H
#define CAPTURES_H

#include "front/statement.h"

/* component NAME RULE… [in WHERE], list NAME RULE… [in WHERE] */
void read_component_line(profile *p, const line *l);

/* host-kind NAME RULE */
void read_kind_line(profile *p, const line *l);

/* The names after "in" may stand before the statements that declare them. What is inherited may
 * name a component that no text of this grammar has. */
void check_where_names(const profile *p);

/* Where the rule of a kind derives only a part of the host, the part becomes a hidden component. */
void add_hidden_components(profile *p);

/* The rule of a component or of a kind. NULL after an error, and where the statement is inherited
 * and the rule is in no text of this grammar. */
const rule *named_part(profile *p, const line *l, unsigned word);

/* Makes a rule the component `name`, wherever it is used; gives the component's index. */
unsigned add_component_rule(profile *p, const char *name, const rule *r, source at);

#endif

/* The statements that say which rules are components, and of which kind a host is. */
#ifndef CAPTURES_H
#define CAPTURES_H

#include "front/statement.h"

/* component NAME RULE… [in WHERE], list NAME RULE… [in WHERE] */
void read_component_line(profile *p, const line *l);

/* host-kind KIND RULE */
void read_kind_line(profile *p, const line *l);

/* Reports names after "in" that are neither components nor rules. To be called after the last
 * statement, since a name may stand before the statement that declares it. Inherited statements may
 * name components that this grammar does not have. */
void check_where_names(const profile *p);

/* Adds a hidden component for each kind of host whose rule derives only a part of the host. */
void add_hidden_components(profile *p);

/* The rule of a component or of a kind. NULL after an error, and where the statement is inherited
 * and the rule is in no text of this grammar. */
const rule *named_part(profile *p, const line *l, unsigned word);

/* Makes a rule the component `name`, wherever it is used; gives the component's index. */
unsigned add_component_rule(profile *p, const char *name, const rule *r, source at);

#endif

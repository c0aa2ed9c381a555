/* omit RULE…: the rules derive nothing, so that what needs them is left out. With `omit x-command`,
 *
 *     command   = tag SP ( known / x-command ) CRLF         command = tag SP known CRLF
 *     x-command = 1*atom <experimental arguments>
 *
 * A rule that needs an omitted rule in all of its alternatives is omitted, too. */
#ifndef OMISSION_H
#define OMISSION_H

#include "front/statement.h"

void read_omit_line(profile *p, const line *l);

/* Takes what needs omitted rules out of all bodies. To be called once, when names are bound. */
void omit_rules(profile *p);

/* Reports entries that derive nothing; false: there are some. */
bool check_omissions(const profile *p);

#endif

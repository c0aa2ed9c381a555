/* The proof that limits of lengths (at-most) are checked: of the right components, with the right
 * lengths, wherever a text may end. The registers of components are proved elsewhere. */
#ifndef PROVE_LIMITS_H
#define PROVE_LIMITS_H

#include "front/profile.h"

/* Reports the first rule whose tables check other limits than the profile has. */
void prove_limits(const profile *p, const uric_grammar *tables);

/* Is the status of a text that the grammar derives that of the limits? False after a message. */
bool limits_agree(const profile *p, const rule *r, const char *text, size_t len,
                  const uric_span read[COMPONENTS], uric_status status);

#endif

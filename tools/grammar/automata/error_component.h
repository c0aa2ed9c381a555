/* The component that an error in a state is in: of those that its readings are in, or are about to
 * begin, the innermost; of two equally deep ones, that which the profile names last. A reading that
 * ends a component before it reads counts only where all readings do so, and then as in what it
 * ends.
 *
 * Behind "http://h", for example, a reading is in the host, another in userinfo, and others end the
 * host, with ":", "/" or the end of the text. Of host and userinfo the profile names the host last,
 * so an error there is in the host. */
#ifndef ERROR_COMPONENT_H
#define ERROR_COMPONENT_H

#include "automata/tag_registers.h"
#include "automata/tagged_dfa.h"

/* Sets `component` and `begin` of a state with this list. */
void find_error_component(table_state *s, const request *r, const nfa *n, register_file *registers,
                          const configuration *list, unsigned count);

/* Does a configuration name another component than the other, and would an error be in that of the
 * first? */
bool names_better(const request *r, const nfa *n, const configuration *one,
                  const configuration *other);

#endif

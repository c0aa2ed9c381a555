/* Lists of RFC 9110, 5.6.1: `1#element` is `element *( OWS "," OWS element )`; or of RFC 2616, 2.1.
 */
#ifndef EXTRACT_LISTS_H
#define EXTRACT_LISTS_H

#include <stdbool.h>

/* The rule with its lists in ABNF; `lws`: those of RFC 2616. */
char *expand_lists(const char *text, bool lws);

#endif

/* Lists of RFC 9110, 5.6.1: `1#element` is `element *( OWS "," OWS element )`. */
#ifndef EXTRACT_LISTS_H
#define EXTRACT_LISTS_H

/* The rule with its lists in ABNF. */
char *expand_lists(const char *text);

#endif

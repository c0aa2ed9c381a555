/* --guess: suffix references (RFC 3986, 4.5; Appendix F of RFC 2396 and the drafts), completed by
 * named rules:
 *
 *     www.w3.org/Addressing/  www     http://www.w3.org/Addressing/
 *     user@example.com        mailto  mailto:user@example.com
 *
 * Each rule has to be asked for. A suffix has the syntax of a relative reference, so a subcommand
 * that has a base takes no --guess. */
#ifndef URIC_COMMAND_GUESS_H
#define URIC_COMMAND_GUESS_H

#include "command/options.h"

enum { OPTION_GUESS = OPTION_OWN + 16 };

extern const struct help_option guess_options[];

/* Adds rules, given by their names with commas between, to a set of rules. */
void read_guesses(const struct command *command, const char *list, unsigned *asked);

struct guess {
    const char *name; /* of the rule; NULL: no rule completes the text */
    uric_span text;   /* completed, with LINES_SLACK bytes behind it */
    char *memory;     /* to be freed */
};

/* Completes a text by the first of the rules asked for that fits, and that makes a string that the
 * grammar's rule accepts. */
struct guess find_guess(unsigned asked, const uric_rule *rule, uric_span text);

#define HELP_GUESS                                                                                 \
    "Suffix references (RFC 3986, 4.5) are for people: a guess is often wrong where its context "  \
    "is unknown, rules change with time, and 'example.com' may be the name of a file. Completed "  \
    "by a search list of domains, a name can lead to another host (RFC 1535). Nothing that a "     \
    "program stores, or decides by, should be guessed.\n"

#endif

/* --level and --ipv6: what counts as the same. */
#ifndef URIC_LEVEL_H
#define URIC_LEVEL_H

#include "options.h"

enum { OPTION_LEVEL = OPTION_OWN, OPTION_IPV6, OPTION_PAIRS };

#define LEVEL_OPTIONS                                                                              \
    {"level", required_argument, NULL, OPTION_LEVEL}, {                                            \
        "ipv6", no_argument, NULL, OPTION_IPV6                                                     \
    }

#define HELP_LEVEL_OPTIONS                                                                         \
    "      --level=LEVEL   string: nothing; case: scheme and host to lower case, hexadecimal\n"    \
    "                      digits to upper case; percent: what needs no encoding is decoded;\n"    \
    "                      path: no dot segments; syntax: these three (default); scheme: also\n"   \
    "                      no empty or default port, and the scheme's path for an empty one\n"     \
    "      --ipv6          also: IPv6 addresses as RFC 5952 recommends\n"

/* The levels (URIC_BY_…) of a name; another name ends the program. */
unsigned choose_level(const struct command *command, const char *name);

#endif

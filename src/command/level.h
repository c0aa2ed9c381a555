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
    "      --level=LEVEL   what to normalize:\n"                                                   \
    "                        string   nothing\n"                                                   \
    "                        case     only lower-case scheme and host, upper-case %HH\n"           \
    "                        percent  only decode %HH that needs no encoding\n"                    \
    "                        path     only remove dot segments\n"                                  \
    "                        syntax   case, percent and path (the default)\n"                      \
    "                        scheme   syntax; remove an empty or default port, and\n"              \
    "                                 write the scheme's path for an empty one\n"                  \
    "      --ipv6          write IPv6 addresses as RFC 5952 recommends, too\n"

/* The levels (URIC_BY_…) of a name; another name ends the program. */
unsigned choose_level(const struct command *command, const char *name);

#endif

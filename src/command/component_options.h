/* The components for which `compose` and `set` have options: those of every grammar, and params,
 * which only RFC 1808 has. An option has the name of its component. */
#ifndef URIC_COMMAND_COMPONENT_OPTIONS_H
#define URIC_COMMAND_COMPONENT_OPTIONS_H

#include "command/options.h"

enum { OPTION_PARAMS = URIC_PART, COMPONENT_OPTIONS };

/* Expands OPTION(component, name, text) for each; only the last has the text, which is for all. */
#define EACH_COMPONENT_OPTION(OPTION, text)                                                        \
    OPTION(URIC_SCHEME, "scheme", NULL)                                                            \
    OPTION(URIC_AUTHORITY, "authority", NULL)                                                      \
    OPTION(URIC_USERINFO, "userinfo", NULL)                                                        \
    OPTION(URIC_HOST, "host", NULL)                                                                \
    OPTION(URIC_PORT, "port", NULL)                                                                \
    OPTION(URIC_PATH, "path", NULL)                                                                \
    OPTION(URIC_QUERY, "query", NULL)                                                              \
    OPTION(URIC_FRAGMENT, "fragment", NULL)                                                        \
    OPTION(OPTION_PARAMS, "params", text)

#endif

/* The components that `compose` and `set` have options for: those of every grammar, and one of RFC
 * 1808's own. Names are also uric_component_name's. */
#ifndef URIC_COMMAND_COMPONENT_OPTIONS_H
#define URIC_COMMAND_COMPONENT_OPTIONS_H

#include "command/options.h"

enum { OPTION_PARAMS = URIC_PART, COMPONENT_OPTIONS };

/* OPTION(component, name, text) of each; the text is that of the last. */
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

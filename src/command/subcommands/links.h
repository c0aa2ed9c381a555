/* uric extract --html: the links of HTML pages, as they are written, or resolved. */
#ifndef URIC_COMMAND_LINKS_H
#define URIC_COMMAND_LINKS_H

#include "command/html/page_base.h"

struct links {
    const struct options *options;
    bool resolves; /* --resolve */
    struct outer_bases outer;
};

/* Writes the links of each file; returns an exit status. */
int extract_links(const struct links *links, char **operands);

#endif

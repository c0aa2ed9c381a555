/* libxml2's URI module: accepts URI references; copies and partly decodes the components. */
#include "benchmark.h"

#include <libxml/uri.h>
#include <libxml/xmlversion.h>

static struct tally run(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        xmlURIPtr uri = xmlParseURI(corpus->uri[i].at);
        if (uri == NULL)
            continue;
        tally.accepted++;
        tally.used += uri->path != NULL ? (size_t)*uri->path : 0;
        xmlFreeURI(uri);
    }
    return tally;
}

const struct contestant peer_libxml2 = {.version = LIBXML_DOTTED_VERSION, .run = run};

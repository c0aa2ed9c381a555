/* GLib's GUri: accepts absolute URIs; copies and decodes the components. */
#include "benchmark.h"

#include <glib.h>
#include <string.h>

static struct tally run(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        GUri *uri = g_uri_parse(corpus->uri[i].at, G_URI_FLAGS_NONE, NULL);
        if (uri == NULL)
            continue;
        tally.accepted++;
        tally.used += (size_t)*g_uri_get_path(uri);
        g_uri_unref(uri);
    }
    return tally;
}

#define VERSION                                                                                    \
    G_STRINGIFY(GLIB_MAJOR_VERSION)                                                                \
    "." G_STRINGIFY(GLIB_MINOR_VERSION) "." G_STRINGIFY(GLIB_MICRO_VERSION)

const struct contestant peer_glib = {.version = VERSION, .run = run};

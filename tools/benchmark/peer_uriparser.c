/* uriparser: strict RFC 3986 with components, which it keeps in lists on the heap. */
#include "benchmark.h"

#include <uriparser/Uri.h>

static size_t length(UriTextRangeA range) {
    return range.first != NULL ? (size_t)(range.afterLast - range.first) : 0;
}

static struct tally run(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        UriUriA uri;
        const char *error;
        const char *at = corpus->uri[i].at;
        if (uriParseSingleUriExA(&uri, at, at + corpus->uri[i].len, &error) != URI_SUCCESS)
            continue;
        tally.accepted++;
        tally.used += length(uri.scheme) + length(uri.userInfo) + length(uri.hostText) +
                      length(uri.portText) + length(uri.query) + length(uri.fragment) +
                      (uri.pathHead != NULL ? length(uri.pathHead->text) : 0);
        uriFreeUriMembersA(&uri);
    }
    return tally;
}

const struct contestant peer_uriparser = {.version = URI_VER_ANSI, .run = run};

/* http_parser's URL parser: splits the URLs of HTTP request lines. */
#include "benchmark.h"

#include <http_parser.h>

static struct tally run(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        struct http_parser_url url;
        http_parser_url_init(&url);
        if (http_parser_parse_url(corpus->uri[i].at, corpus->uri[i].len, 0, &url) != 0)
            continue;
        tally.accepted++;
        for (unsigned field = 0; field < UF_MAX; field++)
            tally.used += url.field_data[field].len;
    }
    return tally;
}

#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
#define VERSION                                                                                    \
    TEXT(HTTP_PARSER_VERSION_MAJOR)                                                                \
    "." TEXT(HTTP_PARSER_VERSION_MINOR) "." TEXT(HTTP_PARSER_VERSION_PATCH)

const struct contestant peer_http_parser = {.version = VERSION, .run = run};

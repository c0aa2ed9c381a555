/* Who competes, in the order of the table. CMake says who was found: HAVE_… is 0 or 1. */
#include "benchmark.h"

#define ENTRY_0(name, object)                                                                      \
    { name, NULL }
#define ENTRY_1(name, object)                                                                      \
    { name, &object }
#define ENTRY_(have, name, object) ENTRY_##have(name, object)
#define ENTRY(have, name, object) ENTRY_(have, name, object)

extern const struct contestant uric_parser, uric_checker, peer_uriparser, peer_http_parser,
    peer_libcurl, peer_glib, peer_libxml2, peer_ragel_T1, peer_ragel_F1, peer_ragel_G2, floor_sum,
    floor_memchr;

const char reference_name[] = "uriparser";

const struct entry entries[] = {
    ENTRY(1, "uric parse", uric_parser),
    ENTRY(1, "uric check", uric_checker),
    ENTRY(HAVE_URIPARSER, "uriparser", peer_uriparser),
    ENTRY(HAVE_HTTP_PARSER, "http_parser", peer_http_parser),
    ENTRY(HAVE_LIBCURL, "libcurl", peer_libcurl),
    ENTRY(HAVE_GLIB, "GLib", peer_glib),
    ENTRY(HAVE_LIBXML2, "libxml2", peer_libxml2),
    ENTRY(HAVE_RAGEL, "ragel -T1", peer_ragel_T1),
    ENTRY(HAVE_RAGEL, "ragel -F1", peer_ragel_F1),
    ENTRY(HAVE_RAGEL, "ragel -G2", peer_ragel_G2),
    ENTRY(1, "add up the bytes", floor_sum),
    ENTRY(1, "memchr", floor_memchr),
};

const size_t entry_count = sizeof entries / sizeof *entries;

/* All contestants, in the order of the tables. CMake defines HAVE_… as 1 for parsers that it found,
 * and otherwise as 0. */
#include "benchmark.h"

#define OBJECT_0(object) NULL
#define OBJECT_1(object) &object
#define OBJECT_(have, object) OBJECT_##have(object)
#define OBJECT(have, object) OBJECT_(have, object)
#define ENTRY(have, name, object, reference)                                                       \
    { name, OBJECT(have, object), reference, WHOLE }
#define PARSES(have, name, object) ENTRY(have, name, object, "uriparser")

/* Operations on URIs that were parsed beforehand, beside functions that only touch the bytes. */
#define OPERATIONS(texts)                                                                          \
    {"memcpy", &floor_copy, "memcpy", texts}, {"normalize", &alone_normal, "memcpy", texts},       \
        {"normalize case", &alone_other_case, "memcpy", texts},                                    \
        {"recompose", &alone_recompose, "memcpy", texts},                                          \
        {"memcpy target", &floor_copy_target, "memcpy target", texts},                             \
        {"resolve", &alone_resolve, "memcpy target", texts},                                       \
        {"memcmp", &floor_compare, "memcmp", texts},                                               \
        {"compare same", &alone_equal, "memcmp", texts},                                           \
        {"compare case", &alone_equal_other_case, "memcmp", texts},                                \
        {"compare last byte", &alone_unequal, "memcmp", texts},                                    \
        {"hash", &alone_hash, "memcmp", texts},

/* Parsers on texts of one kind. */
#define KIND(texts)                                                                                \
    {"uric parse", &uric_parser, "uriparser", texts},                                              \
        {"uric check", &uric_checker, "uriparser", texts},                                         \
        {"uriparser", OBJECT(HAVE_URIPARSER, peer_uriparser), "uriparser", texts},

extern const struct contestant uric_parser, uric_checker, uric_line_checker, uric_resolver,
    uric_normalizer, peer_uriparser, peer_uriparser_resolver, peer_uriparser_normalizer,
    peer_http_parser, peer_libcurl, peer_glib, peer_libxml2, peer_ragel_T1, peer_ragel_F1,
    peer_ragel_G2, floor_sum, floor_memchr, floor_copy, floor_copy_target, floor_compare,
    alone_normal, alone_other_case, alone_recompose, alone_resolve, alone_equal,
    alone_equal_other_case, alone_unequal, alone_next, alone_hash, command_file,
    command_file_by_two, command_pipe;

const struct entry entries[] = {
    PARSES(1, "uric parse", uric_parser),
    PARSES(1, "uric check", uric_checker),
    PARSES(1, "uric check lines", uric_line_checker),
    PARSES(HAVE_URIPARSER, "uriparser", peer_uriparser),
    PARSES(HAVE_HTTP_PARSER, "http_parser", peer_http_parser),
    PARSES(HAVE_LIBCURL, "libcurl", peer_libcurl),
    PARSES(HAVE_GLIB, "GLib", peer_glib),
    PARSES(HAVE_LIBXML2, "libxml2", peer_libxml2),
    PARSES(HAVE_RAGEL, "ragel -T1", peer_ragel_T1),
    PARSES(HAVE_RAGEL, "ragel -F1", peer_ragel_F1),
    PARSES(HAVE_RAGEL, "ragel -G2", peer_ragel_G2),
    PARSES(1, "add up the bytes", floor_sum),
    PARSES(1, "memchr", floor_memchr),
    /* These parse, operate, and write the resulting text. */
    ENTRY(1, "uric resolve", uric_resolver, "uriparser resolve"),
    ENTRY(HAVE_URIPARSER, "uriparser resolve", peer_uriparser_resolver, "uriparser resolve"),
    ENTRY(1, "uric normalize", uric_normalizer, "uriparser normalize"),
    ENTRY(HAVE_URIPARSER, "uriparser normalize", peer_uriparser_normalizer, "uriparser normalize"),
    {"uric check FILE", &command_file, "uriparser", LINES},
    {"uric check -j 2 FILE", &command_file_by_two, "uriparser", LINES},
    {"cat FILE | uric check", &command_pipe, "uriparser", LINES},
    {"uriparser", OBJECT(HAVE_URIPARSER, peer_uriparser), "uriparser", LINES},
    OPERATIONS(SAMPLE){"compare next", &alone_next, "memcmp", SAMPLE},
    OPERATIONS(LONG){"memchr", &floor_memchr, "memchr", LONG},
    {"check", &uric_checker, "memchr", LONG},
    KIND(IPV4) KIND(IPV6) KIND(SHORT) KIND(FILES) KIND(QUERIES)
        KIND(TRIPLETS){"uric normalize", &uric_normalizer, "uriparser normalize", TRIPLETS},
    {"uriparser normalize", OBJECT(HAVE_URIPARSER, peer_uriparser_normalizer),
     "uriparser normalize", TRIPLETS},
    KIND(DOTS){"uric resolve", &uric_resolver, "uriparser resolve", DOTS},
    {"uriparser resolve", OBJECT(HAVE_URIPARSER, peer_uriparser_resolver), "uriparser resolve",
     DOTS}};

const size_t entry_count = sizeof entries / sizeof *entries;

/* Ragel's own C code from the grammar of the library's tables: only the verdict, because
 * generated/rfc3986.rl has no components. CMake compiles this file once for each of Ragel's styles; PEER
 * is the name of the contestant. machine.rl is generated/rfc3986.rl without the other entry rules. */
#include "benchmark.h"

%%{
machine peer;
include rfc3986 "machine.rl";
write data noerror noentry;
}%%

static bool accepts(const char *text, size_t len) {
    const unsigned char *p = (const unsigned char *)text, *pe = p + len;
    int cs;
    %% write init;
    %% write exec;
    return cs >= %%{ write first_final; }%%;
}

static struct tally run(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++)
        if (accepts(corpus->uri[i].at, corpus->uri[i].len)) {
            tally.accepted++;
            tally.used += corpus->uri[i].len;
        }
    return tally;
}

const struct contestant PEER = {.version = RAGEL_VERSION, .run = run, .accepts = accepts};

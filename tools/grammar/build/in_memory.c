#include "build/in_memory.h"

#include "build/build.h"

const uric_grammar *build_in_memory(const char *program, const char *file,
                                    const char **determinized) {
    built b = {.leaves_out = true};
    fail_as(program);
    bool good =
        build_grammar((grammar_source){.file = file}, STATES, (effort){0, STATES_OF_PROOF}, &b);
    *determinized = b.determinized;
    return good ? b.tables : NULL;
}

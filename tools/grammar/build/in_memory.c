#include "build/in_memory.h"

#include "build/build.h"

const uric_grammar *build_in_memory(const char *program, const char *file, bool *by_ragel) {
    built b = {.p = NULL};
    fail_as(program);
    bool good = build_grammar(file, NULL, STATES, 0, &b);
    *by_ragel = b.by_ragel;
    return good ? b.tables : NULL;
}

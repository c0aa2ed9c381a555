#include "command/grammar_file.h"

#include <stdlib.h>
#include <string.h>

#include "command/io/errors.h"

#ifdef URIC_GRAMMAR_FILES
#include "build/in_memory.h"
#endif

static bool ends_in(const char *name, const char *ending) {
    size_t len = strlen(name), end = strlen(ending);
    return len > end && strcmp(name + len - end, ending) == 0;
}

bool names_grammar_file(const char *name) {
    return strchr(name, '/') != NULL || ends_in(name, ".abnf") || ends_in(name, ".profile");
}

const uric_grammar *read_grammar_file(const char *path, bool verbose) {
#ifdef URIC_GRAMMAR_FILES
    const char *determinized = NULL;
    const uric_grammar *grammar = build_in_memory("uric", path, &determinized);
    if (grammar == NULL)
        exit(EXIT_FAILED);
    if (verbose)
        print_note("%s: determinized %s, and proved", path, determinized);
    return grammar;
#else
    (void)verbose;
    exit_with_error("%s: this command is compiled without grammars of files", path);
#endif
}

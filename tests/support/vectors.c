#include "vectors.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef WITH_SCHEMES
#include <uric_schemes.h>
#else
#define URIC_SCHEMES(X)
#endif

enum { LINE_MAX_BYTES = 65536 };

static void *not_null(void *allocated) {
    if (allocated == NULL) {
        fputs("out of memory\n", stderr);
        exit(2);
    }
    return allocated;
}

static void grow(vectors *list) {
    if ((list->count & (list->count - 1)) !=
        0) /* the capacity is `count` rounded up to a power of two */
        return;
    size_t capacity = list->count == 0 ? 1 : 2 * list->count;
    list->at = not_null(realloc(list->at, capacity * sizeof *list->at));
    list->line = not_null(realloc(list->line, capacity * sizeof *list->line));
}

static void add_line(vectors *list, const char *file, unsigned number, char *line) {
    vector v;
    const char *wrong = read_vector(&v, file, number, line);
    if (wrong != NULL) {
        fprintf(stderr, "%s:%u: %s\n", file, number, wrong);
        exit(2);
    }
    if (v.rule == NULL) {
        free(line);
        return;
    }
    v.text = memcpy(not_null(malloc(v.len > 0 ? v.len : 1)), v.text, v.len);
    grow(list);
    list->at[list->count] = v;
    list->line[list->count++] = line;
}

void read_vectors(vectors *list, const char *file) {
    FILE *stream = fopen(file, "r");
    static char line[LINE_MAX_BYTES];
    if (stream == NULL) {
        perror(file);
        exit(2);
    }
    for (unsigned number = 1; fgets(line, sizeof line, stream) != NULL; number++) {
        size_t size = strlen(line) + 1;
        add_line(list, file, number, memcpy(not_null(malloc(size)), line, size));
    }
    fclose(stream);
}

void free_vectors(vectors *list) {
    for (size_t i = 0; i < list->count; i++) {
        free(list->at[i].text);
        free(list->line[i]);
    }
    free(list->at);
    free(list->line);
    *list = (vectors){NULL, NULL, 0};
}

const uric_grammar *grammar_named(const char *name) {
#define GRAMMAR(grammar) &uric_##grammar,
    static const uric_grammar *const grammars[] = {URIC_GRAMMARS(GRAMMAR) URIC_SCHEMES(GRAMMAR)
                                                       NULL};
#undef GRAMMAR
    for (size_t i = 0; grammars[i] != NULL; i++)
        if (strcmp(uric_grammar_name(grammars[i]), name) == 0)
            return grammars[i];
    return NULL;
}

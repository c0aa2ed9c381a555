#include "vectors.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_MAX_BYTES = 65536 };

static const char blanks[] = " \t\n";

static _Noreturn void fail_line(const vector *v, const char *what) {
    fprintf(stderr, "%s:%u: %s\n", v->file, v->line, what);
    exit(2);
}

static void *allocate(size_t size) {
    void *made = calloc(1, size > 0 ? size : 1);
    if (made == NULL) {
        fputs("out of memory\n", stderr);
        exit(2);
    }
    return made;
}

static char *copy(const char *bytes, size_t len) {
    char *made = allocate(len + 1);
    memcpy(made, bytes, len);
    return made;
}

static unsigned hex_value(char c) {
    return isdigit((unsigned char)c) ? (unsigned)(c - '0')
                                     : (unsigned)(toupper((unsigned char)c) - 'A') + 10;
}

bool unescape(char *word, size_t *len) {
    char *to = word;
    for (const char *from = word; *from != '\0'; from++) {
        if (*from != '\\')
            *to++ = *from;
        else if (from[1] == '\\')
            *to++ = *++from;
        else if (from[1] == 'x' && isxdigit((unsigned char)from[2]) &&
                 isxdigit((unsigned char)from[3])) {
            *to++ = (char)(hex_value(from[2]) << 4 | hex_value(from[3]));
            from += 3;
        } else
            return false;
    }
    *len = (size_t)(to - word);
    return true;
}

static size_t unescaped(const vector *v, char *word) {
    size_t len = 0;
    if (!unescape(word, &len))
        fail_line(v, "\"\\\" needs xHH or \\ behind it");
    return len;
}

static void read_text(vector *v, char *word) {
    if (word == NULL)
        fail_line(v, "the text is missing");
    v->len = strcmp(word, "\"\"") == 0 ? 0 : unescaped(v, word);
    v->text = allocate(v->len);
    memcpy(v->text, word, v->len);
}

static void read_field(vector *v, char *word) {
    char *equals = strchr(word, '=');
    if (equals == NULL || v->field_count == MOST_FIELDS)
        fail_line(v, "this is no name=value, or one too many");
    field *f = &v->fields[v->field_count++];
    f->name = copy(word, (size_t)(equals - word));
    f->len = unescaped(v, equals + 1);
    f->value = copy(equals + 1, f->len);
}

/* `valid`, an offset or `end` with what is behind them, or components. */
static void read_verdict(vector *v, char *word) {
    if (word == NULL)
        fail_line(v, "the verdict is missing");
    v->status = URIC_OK;
    if (strcmp(word, "end") == 0) {
        v->status = URIC_ENDED;
        v->offset = v->len;
    } else if (isdigit((unsigned char)*word)) {
        char *behind;
        v->status = URIC_REFUSED;
        v->offset = strtoul(word, &behind, 10);
        if (*behind != '\0' || v->offset >= v->len)
            fail_line(v, "this is no offset in the text");
    } else if (strcmp(word, "valid") != 0)
        read_field(v, word);

    while ((word = strtok(NULL, blanks)) != NULL) {
        if (v->field_count > 0)
            read_field(v, word);
        else if (v->status != URIC_OK && v->in == NULL && strncmp(word, "in=", 3) == 0)
            v->in = copy(word + 3, strlen(word + 3));
        else
            fail_line(v, "this does not belong here");
    }
}

static vector *add_vector(vectors *list) {
    if ((list->count & (list->count - 1)) == 0) { /* full at powers of two */
        size_t room = list->count == 0 ? 1 : 2 * list->count;
        list->at = realloc(list->at, room * sizeof *list->at);
        if (list->at == NULL)
            exit(2);
    }
    vector *v = &list->at[list->count++];
    *v = (vector){.file = NULL};
    return v;
}

void read_vectors(vectors *list, const char *file) {
    FILE *stream = fopen(file, "r");
    static char line[LINE_MAX_BYTES];
    if (stream == NULL) {
        perror(file);
        exit(2);
    }
    for (unsigned number = 1; fgets(line, sizeof line, stream) != NULL; number++) {
        char *rule = *line == '#' ? NULL : strtok(line, blanks);
        if (rule == NULL)
            continue;
        vector *v = add_vector(list);
        v->file = file;
        v->line = number;
        v->rule = copy(rule, strlen(rule));
        read_text(v, strtok(NULL, blanks));
        read_verdict(v, strtok(NULL, blanks));
    }
    fclose(stream);
}

void free_vectors(vectors *list) {
    for (size_t i = 0; i < list->count; i++) {
        vector *v = &list->at[i];
        for (unsigned k = 0; k < v->field_count; k++) {
            free(v->fields[k].name);
            free(v->fields[k].value);
        }
        free(v->rule);
        free(v->text);
        free(v->in);
    }
    free(list->at);
    *list = (vectors){NULL, 0};
}

const uric_grammar *grammar_named(const char *name) {
#define GRAMMAR(grammar) &uric_##grammar,
    static const uric_grammar *const grammars[] = {URIC_GRAMMARS(GRAMMAR)};
#undef GRAMMAR
    for (size_t i = 0; i < sizeof grammars / sizeof *grammars; i++)
        if (strcmp(uric_grammar_name(grammars[i]), name) == 0)
            return grammars[i];
    return NULL;
}

const field *find_field(const vector *v, const char *name) {
    for (unsigned i = 0; i < v->field_count; i++)
        if (strcmp(v->fields[i].name, name) == 0)
            return &v->fields[i];
    return NULL;
}

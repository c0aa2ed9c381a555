#include "resolutions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char blanks[] = " \t\n";

static _Noreturn void fail_line(const resolution *r, const char *what) {
    fprintf(stderr, "%s:%u: %s\n", r->file, r->line, what);
    exit(2);
}

static char *copy(const char *word) {
    char *made = malloc(strlen(word) + 1);
    if (made == NULL)
        exit(2);
    return strcpy(made, strcmp(word, "\"\"") == 0 ? "" : word);
}

static void read_word(resolution *r, const char *word) {
    static const struct {
        const char *word;
        unsigned option;
    } options[] = {{"non-strict", URIC_NON_STRICT},
                   {"drop", URIC_DROP_ABOVE_ROOT},
                   {"refuse", URIC_REFUSE_ABOVE_ROOT},
                   {"leave-dots", URIC_LEAVE_DOTS}};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        if (strcmp(options[i].word, word) == 0) {
            r->options |= options[i].option;
            return;
        }
    if (strcmp(word, "above-root") == 0)
        r->above_root = true;
    else if (strncmp(word, "printed=", 8) == 0)
        r->printed = copy(word + 8);
    else
        fail_line(r, "unknown word");
}

static void read_line(resolutions *list, resolution *r, char *word, const char *base) {
    char *target = strtok(NULL, blanks);
    if (target == NULL || base == NULL)
        fail_line(r, "no target, or no base line above");
    r->base = copy(base);
    r->reference = copy(word);
    r->target = copy(target);
    while ((word = strtok(NULL, blanks)) != NULL)
        read_word(r, word);
    list->at = realloc(list->at, (list->count + 1) * sizeof *list->at);
    if (list->at == NULL)
        exit(2);
    list->at[list->count++] = *r;
}

void read_resolutions(resolutions *list, const char *file) {
    FILE *stream = fopen(file, "r");
    char line[4096], *base = NULL;
    if (stream == NULL) {
        perror(file);
        exit(2);
    }
    for (unsigned number = 1; fgets(line, sizeof line, stream) != NULL; number++) {
        resolution r = {.file = file, .line = number};
        char *word = line[0] == '#' && line[1] == ' ' ? NULL : strtok(line, blanks);
        if (word == NULL)
            continue;
        if (strcmp(word, "base") != 0) {
            read_line(list, &r, word, base);
            continue;
        }
        word = strtok(NULL, blanks);
        if (word == NULL)
            fail_line(&r, "no base");
        free(base);
        base = copy(word);
    }
    free(base);
    fclose(stream);
}

void free_resolutions(resolutions *list) {
    for (size_t i = 0; i < list->count; i++) {
        free(list->at[i].base);
        free(list->at[i].reference);
        free(list->at[i].target);
        free(list->at[i].printed);
    }
    free(list->at);
}

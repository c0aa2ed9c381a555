/* Makes a corpus from lines of text. */
#include "corpus.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t count_lines(const char *bytes, size_t len) {
    size_t lines = 0;
    for (size_t i = 0; i < len; i++)
        lines += bytes[i] == '\n';
    return lines + (len > 0 && bytes[len - 1] != '\n');
}

void corpus_from_lines(struct corpus *corpus, const char *name, char *bytes, size_t len) {
    *corpus = (struct corpus){.name = name, .count = count_lines(bytes, len)};
    if (corpus->count == 0)
        fail("no URI in", name, 0);
    corpus->uri = not_null(malloc(corpus->count * sizeof *corpus->uri));

    char *at = bytes;
    for (size_t i = 0; i < corpus->count; i++) {
        char *end = memchr(at, '\n', len - (size_t)(at - bytes));
        if (end == NULL)
            end = bytes + len;
        *end = '\0';
        corpus->uri[i] = (uric_span){at, (size_t)(end - at)};
        corpus->bytes += corpus->uri[i].len;
        at = end + 1;
    }
}

static const char *base_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

void corpus_load(struct corpus *corpus, const char *path) {
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        fail("cannot open", path, errno);
    size_t size = 1 << 20, len = 0, got;
    char *bytes = not_null(malloc(size + 1));
    while ((got = fread(bytes + len, 1, size - len, file)) > 0) {
        len += got;
        if (len == size)
            bytes = not_null(realloc(bytes, (size *= 2) + 1));
    }
    if (ferror(file))
        fail("cannot read", path, errno);
    fclose(file);
    corpus_from_lines(corpus, base_name(path), bytes, len);
}

void corpus_free(struct corpus *corpus) {
    if (corpus->uri != NULL)
        free((void *)(size_t)corpus->uri[0].at); /* the buffer, which the corpus owns */
    free(corpus->uri);
    for (unsigned form = 0; form < FORMS && corpus->parsed[form] != NULL; form++) {
        free((void *)(size_t)corpus->parsed[form][0].text.at);
        free(corpus->parsed[form]);
    }
}

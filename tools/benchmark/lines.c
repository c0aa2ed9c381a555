/* A corpus as a file: its lines again and again, so that starting a program counts for little. */
#include "corpus.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FILE_LENGTH = 64000000 };

static char path[] = "/tmp/uric-bench-XXXXXX";

static void remove_file(void) {
    unlink(path);
}

static void write_file(const char *bytes, size_t len) {
    int descriptor = mkstemp(path);
    FILE *file = descriptor >= 0 ? fdopen(descriptor, "wb") : NULL;
    if (file == NULL)
        fail("cannot make", path, errno);
    atexit(remove_file);
    if (fwrite(bytes, 1, len, file) != len || fclose(file) != 0)
        fail("cannot write", path, errno);
}

void corpus_lines(struct corpus *lines, const struct corpus *corpus) {
    size_t once = corpus->bytes + corpus->count, times = FILE_LENGTH / once + 1;
    char *bytes = must(malloc(once * times + 1)), *at = bytes;
    for (size_t i = 0; i < corpus->count * times; i++) {
        uric_span text = corpus->uri[i % corpus->count];
        memcpy(at, text.at, text.len);
        at[text.len] = '\n';
        at += text.len + 1;
    }
    write_file(bytes, once * times);
    corpus_from_lines(lines, "again and again, as a file", bytes, once * times);
    lines->path = path;
}

/* Repeats the lines of a corpus in a file that is so large that starting a program takes little of
 * the time. */
#include "corpus.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_LENGTH = 64000000 };

/* Writes a file without a name, which the system removes when this program ends. Child processes
 * inherit the descriptor, and open the file by the returned path. */
static const char *write_file(const char *bytes, size_t len) {
    static char path[32];
    FILE *file = tmpfile();
    if (file == NULL || fwrite(bytes, 1, len, file) != len || fflush(file) != 0)
        fail("cannot write", "a temporary file", errno);
    snprintf(path, sizeof path, "/dev/fd/%d", fileno(file));
    return path;
}

void corpus_lines(struct corpus *lines, const struct corpus *corpus) {
    size_t once = corpus->bytes + corpus->count, times = FILE_LENGTH / once + 1;
    char *bytes = not_null(malloc(once * times + 1)), *at = bytes;
    for (size_t i = 0; i < corpus->count * times; i++) {
        uric_span text = corpus->uri[i % corpus->count];
        memcpy(at, text.at, text.len);
        at[text.len] = '\n';
        at += text.len + 1;
    }
    const char *path = write_file(bytes, once * times);
    corpus_from_lines(lines, "the corpus repeated, as a file", bytes, once * times);
    lines->path = path;
}

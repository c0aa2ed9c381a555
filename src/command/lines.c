#define _GNU_SOURCE /* for F_SETPIPE_SZ, where there is one */
#include "command.h"

#include "lines.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "output.h"
#include "progress.h"
#include "trouble.h"

static bool is_standard_input(const char *name) {
    return strcmp(name, "-") == 0;
}

char **lines_operands(char **operands) {
    static char dash[] = "-";
    static char *standard_input[] = {dash, NULL};
    return *operands != NULL ? operands : standard_input;
}

static bool fail_file(struct lines *lines, const char *name) {
    complain("%s: %s", is_standard_input(name) ? "standard input" : name, strerror(errno));
    lines->failed = true;
    return false;
}

static int open_file(const char *name) {
    int descriptor;
    do
        descriptor = open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    while (descriptor < 0 && errno == EINTR);
    return descriptor;
}

/* Linux gives every user a pipe of this size, and makes one of 64 KiB: too few bytes at once. */
static void widen_pipe(int descriptor) {
#ifdef F_SETPIPE_SZ
    enum { PIPE = 1024 * 1024 };
    if (fcntl(descriptor, F_GETPIPE_SZ) < PIPE)
        fcntl(descriptor, F_SETPIPE_SZ, PIPE);
#else
    (void)descriptor;
#endif
}

bool lines_open(struct lines *lines, const char *name) {
    int descriptor = is_standard_input(name) ? STDIN_FILENO : open_file(name);
    if (descriptor < 0)
        return fail_file(lines, name);

    struct stat file;
    bool is_regular = fstat(descriptor, &file) == 0 && S_ISREG(file.st_mode);
    if (lines->block == NULL) {
        if (lines->capacity == 0)
            lines->capacity = LINES_BLOCK;
        lines->block = grow(NULL, lines->capacity);
    }
    widen_pipe(descriptor); /* or nothing happens: it is none */
    lines->name = name;
    lines->descriptor = descriptor;
    lines->at_end = false;
    lines->begin = lines->end = lines->searched = 0;
    lines->done = 0;
    lines->total = is_regular ? (uintmax_t)file.st_size : 0;
    return true;
}

/* Makes room behind `end`: what is left of the block moves to its front, or the block grows. */
static void make_room(struct lines *lines) {
    if (lines->begin > 0) {
        memmove(lines->block, lines->block + lines->begin, lines->end - lines->begin);
        lines->end -= lines->begin;
        lines->searched -= lines->begin;
        lines->begin = 0;
    }
    if (lines->end < lines->capacity)
        return;
    if (lines->capacity > SIZE_MAX / 2)
        fail("out of memory");
    lines->capacity *= 2;
    lines->block = grow(lines->block, lines->capacity);
}

/* Reads what comes next; at the end of the file, or when it fails, `at_end` is set. */
static void fill(struct lines *lines) {
    out_flush(); /* who feeds us line by line may wait for the answer */
    progress_show(lines->done, lines->total);
    make_room(lines);

    ssize_t count;
    do
        count = read(lines->descriptor, lines->block + lines->end, lines->capacity - lines->end);
    while (count < 0 && errno == EINTR);

    if (count < 0) {
        fail_file(lines, lines->name);
        lines->begin = lines->end; /* half a line is no line */
    }
    if (count <= 0) {
        lines->at_end = true;
        return;
    }
    lines->end += (size_t)count;
    lines->done += (size_t)count;
}

bool lines_next(struct lines *lines, uric_span *line) {
    for (;;) {
        const char *begin = lines->block + lines->begin;
        const char *from = lines->block + lines->searched;
        const char *found = memchr(from, lines->delimiter, lines->end - lines->searched);
        if (found != NULL) {
            *line = (uric_span){begin, (size_t)(found - begin)};
            lines->begin = lines->searched = (size_t)(found + 1 - lines->block);
            return true;
        }
        lines->searched = lines->end;
        if (!lines->at_end)
            fill(lines);
        if (lines->at_end) {
            *line = (uric_span){lines->block + lines->begin, lines->end - lines->begin};
            lines->begin = lines->searched = lines->end;
            return line->len > 0;
        }
    }
}

uric_span lines_ahead(struct lines *lines) {
    if (lines->begin == lines->end && !lines->at_end)
        fill(lines);
    return (uric_span){lines->block + lines->begin, lines->end - lines->begin};
}

void lines_take(struct lines *lines, size_t len) {
    lines->begin += len;
    if (lines->searched < lines->begin)
        lines->searched = lines->begin;
}

void lines_close(struct lines *lines) {
    progress_erase();
    if (lines->descriptor != STDIN_FILENO)
        close(lines->descriptor);
}

void lines_free(struct lines *lines) {
    free(lines->block);
    lines->block = NULL;
}

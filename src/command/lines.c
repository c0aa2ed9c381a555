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

static const char *shown_name(const char *name) {
    return is_standard_input(name) ? "standard input" : name;
}

static bool fail_file(struct lines *lines, const char *name) {
    complain("%s: %s", shown_name(name), strerror(errno));
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

static void close_file(int descriptor) {
    if (descriptor != STDIN_FILENO)
        close(descriptor);
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

/* Would what is written be read again, without end? */
static bool is_read_again(const struct stat *file, off_t from) {
    struct stat output;
    return from < file->st_size && fstat(STDOUT_FILENO, &output) == 0 &&
           output.st_dev == file->st_dev && output.st_ino == file->st_ino;
}

bool lines_open(struct lines *lines, const char *name) {
    int descriptor = is_standard_input(name) ? STDIN_FILENO : open_file(name);
    if (descriptor < 0)
        return fail_file(lines, name);

    struct stat file;
    off_t from = lseek(descriptor, 0, SEEK_CUR); /* -1: a pipe */
    bool is_regular = from >= 0 && fstat(descriptor, &file) == 0 && S_ISREG(file.st_mode);
    if (is_regular && !lines->quiet && is_read_again(&file, from)) {
        complain("%s: input file is output file", shown_name(name));
        lines->failed = true;
        close_file(descriptor);
        return false;
    }
    if (lines->block == NULL) {
        if (lines->capacity == 0)
            lines->capacity = LINES_BLOCK;
        lines->block = grow(NULL, lines->capacity);
    }
    widen_pipe(descriptor); /* or nothing happens: it is none */
    lines->name = name;
    lines->descriptor = descriptor;
    lines->at_end = false;
    lines->begin = lines->end = lines->searched = lines->held = 0;
    lines->continues = false;
    lines->done = is_regular ? (uintmax_t)from : 0;
    lines->total = is_regular ? (uintmax_t)file.st_size : 0;
    return true;
}

/* Makes room behind `end`: what is left of the block moves to its front, or the block grows. False:
 * it is full, and lines come in pieces. */
static bool make_room(struct lines *lines) {
    size_t unused = lines->begin - lines->held;
    if (unused > 0) {
        memmove(lines->block, lines->block + unused, lines->end - unused);
        lines->begin -= unused;
        lines->end -= unused;
        lines->searched -= unused;
    }
    if (lines->end < lines->capacity)
        return true;
    if (lines->in_pieces)
        return false;
    if (lines->capacity > SIZE_MAX / 2)
        fail("out of memory");
    lines->capacity *= 2;
    lines->block = grow(lines->block, lines->capacity);
    return true;
}

/* At the end of a file: is it where it was when the file was opened? */
static void notice_loss(struct lines *lines) {
    struct stat file;
    if (lines->done >= lines->total || fstat(lines->descriptor, &file) != 0 ||
        (uintmax_t)file.st_size >= lines->total)
        return; /* some systems' files have less in them than their size */
    complain("%s: the file shrank from %ju to %ju bytes while it was read", shown_name(lines->name),
             lines->total, (uintmax_t)file.st_size);
    lines->failed = true;
}

/* Reads what comes next; at the end of the file, or when it fails, `at_end` is set. False: there is
 * no room. */
static bool fill(struct lines *lines) {
    out_flush(); /* who feeds us line by line may wait for the answer */
    progress_show(lines->done, lines->total);
    if (!make_room(lines))
        return false;

    ssize_t count;
    do
        count = read(lines->descriptor, lines->block + lines->end, lines->capacity - lines->end);
    while (count < 0 && errno == EINTR);

    if (count < 0) {
        fail_file(lines, lines->name);
        lines->begin = lines->end; /* half a line is no line */
    }
    if (count == 0)
        notice_loss(lines);
    if (count <= 0) {
        lines->at_end = true;
        return true;
    }
    lines->end += (size_t)count;
    lines->done += (size_t)count;
    return true;
}

/* All that is unread but for the context, which is more than it. */
static uric_span take_piece(struct lines *lines) {
    uric_span piece = {lines->block + lines->begin, lines->end - LINES_CONTEXT - lines->begin};
    lines->begin += piece.len;
    lines->continues = true;
    return piece;
}

bool lines_next(struct lines *lines, uric_span *line) {
    lines->held = lines->continues ? LINES_CONTEXT : 0;
    lines->continues = false;
    for (;;) {
        const char *begin = lines->block + lines->begin;
        const char *from = lines->block + lines->searched;
        const char *found = memchr(from, lines->delimiter, lines->end - lines->searched);
        if (found != NULL) {
            bool is_crlf = lines->crlf && found > begin && found[-1] == '\r';
            *line = (uric_span){begin, (size_t)(found - begin) - is_crlf};
            lines->line_end = 1u + is_crlf;
            lines->begin = lines->searched = (size_t)(found + 1 - lines->block);
            return true;
        }
        lines->searched = lines->end;
        if (!lines->at_end && !fill(lines)) {
            *line = take_piece(lines);
            return true;
        }
        if (lines->at_end) {
            lines->line_end = 0;
            *line = (uric_span){lines->block + lines->begin, lines->end - lines->begin};
            lines->begin = lines->searched = lines->end;
            return line->len > 0;
        }
    }
}

uric_span lines_around(const struct lines *lines, uric_span piece) {
    size_t behind = lines->continues ? LINES_CONTEXT : 0;
    return (uric_span){piece.at - lines->held, lines->held + piece.len + behind};
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
    close_file(lines->descriptor);
}

void lines_free(struct lines *lines) {
    free(lines->block);
    lines->block = NULL;
}

#define _GNU_SOURCE /* for F_SETPIPE_SZ, where there is one */
#include "command/command.h"

#include "command/io/lines.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command/io/errors.h"
#include "command/io/progress.h"
#include "command/io/try_again.h"

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

static char *format_message(const char *format, ...) FORMATTED(1, 2);
static char *format_message(const char *format, ...) {
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    size_t size = (size_t)vsnprintf(NULL, 0, format, arguments) + 1;
    char *text = resize(NULL, size);
    vsnprintf(text, size, format, again);
    va_end(again);
    va_end(arguments);
    return text;
}

static char *system_error(const char *name) {
    return format_message("%s: %s", shown_name(name), strerror(errno));
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

/* A pipe has room for 64 KiB on Linux, which makes read(2) costly; it grants 1 MiB to anyone. */
static void widen_pipe(int descriptor) {
#ifdef F_SETPIPE_SZ
    enum { PIPE = 1024 * 1024 };
    if (fcntl(descriptor, F_GETPIPE_SZ) < PIPE)
        fcntl(descriptor, F_SETPIPE_SZ, PIPE);
#else
    (void)descriptor;
#endif
}

/* Is the file the one that standard output is written to, so that reading it would not end? It does
 * end if the file is at its end, and no output for an earlier file is still to be written. */
static bool is_read_again(const struct line_reader *lines, const struct stat *file, off_t from) {
    struct stat output;
    return (from < file->st_size || lines->name != NULL) && fstat(STDOUT_FILENO, &output) == 0 &&
           output.st_dev == file->st_dev && output.st_ino == file->st_ino;
}

/* Opens the next file. Returns NULL, or the message that says why it cannot be read. */
static char *open_next(struct line_reader *lines) {
    const char *name = *lines->names++;
    int descriptor = is_standard_input(name) ? STDIN_FILENO : open_file(name);
    if (descriptor < 0)
        return system_error(name);

    struct stat file;
    off_t from = lseek(descriptor, 0, SEEK_CUR); /* -1: a pipe */
    bool is_regular = from >= 0 && fstat(descriptor, &file) == 0 && S_ISREG(file.st_mode);
    if (is_regular && !lines->quiet && is_read_again(lines, &file, from)) {
        close_file(descriptor);
        return format_message("%s: input file is output file", shown_name(name));
    }
    widen_pipe(descriptor); /* does nothing if it is not a pipe */
    lines->name = name;
    lines->descriptor = descriptor;
    lines->is_open = true;
    lines->at_end = false;
    lines->done = is_regular ? (uintmax_t)from : 0;
    lines->total = is_regular ? (uintmax_t)file.st_size : 0;
    return NULL;
}

static void close_open(struct line_reader *lines) {
    progress_erase();
    close_file(lines->descriptor);
    lines->is_open = false;
}

/* At the end of the file: returns a message if the file became shorter since it was opened. */
static char *loss_error(const struct line_reader *lines) {
    struct stat file;
    if (lines->done >= lines->total || fstat(lines->descriptor, &file) != 0 ||
        (uintmax_t)file.st_size >= lines->total)
        return NULL; /* files such as those in /sys have fewer bytes than their size */
    return format_message("%s: the file shrank from %ju to %ju bytes while it was read",
                          shown_name(lines->name), lines->total, (uintmax_t)file.st_size);
}

/* Reads as many bytes as the block has room for. Sets `at_end` at the end of the file, or after an
 * error. */
static void fill(struct line_reader *lines, struct block *block) {
    ssize_t count;
    progress_show(lines->done, lines->total);
    do
        count = read(lines->descriptor, block->at + block->end, block->size - block->end);
    while (count < 0 && should_try_again(lines->descriptor, POLLIN));

    lines->at_end = count <= 0;
    if (count < 0) {
        block->error = system_error(lines->name);
        block->end = 0; /* an incomplete line is dropped */
    } else if (count == 0) {
        block->error = loss_error(lines);
    } else {
        block->end += (size_t)count;
        lines->done += (size_t)count;
    }
}

static void enlarge(struct block *block) {
    if (block->size > SIZE_MAX / 4)
        exit_with_error("out of memory");
    block->size = block->size > 0 ? 2 * block->size : LINES_BLOCK;
    block->at = resize(block->at, block->size + LINES_SLACK);
}

/* Carries the bytes from `begin` on over to the next block. */
static void carry_over(struct line_reader *lines, const struct block *block, size_t begin) {
    lines->carried_len = block->end - begin;
    if (lines->carried_len > lines->carried_size) {
        lines->carried_size = lines->carried_len;
        lines->carried = resize(lines->carried, lines->carried_size);
    }
    if (lines->carried_len > 0)
        memcpy(lines->carried, block->at + begin, lines->carried_len);
}

static void take_carried(struct line_reader *lines, struct block *block) {
    while (block->size < LINES_BLOCK || block->size < lines->carried_len)
        enlarge(block);
    if (lines->carried_len > 0)
        memcpy(block->at, lines->carried, lines->carried_len);
    block->end = lines->carried_len;
    lines->carried_len = 0;
}

/* The offset behind the last delimiter that is not before `begin`; 0: there is none. */
static size_t behind_last(const struct line_reader *lines, const struct block *block,
                          size_t begin) {
    size_t end = block->end;
    while (end > begin && block->at[end - 1] != lines->end.delimiter)
        end--;
    return end > begin ? end : 0;
}

/* Makes a piece of the bytes from `begin` on, except for the context at the end. */
static void take_piece(struct block *block, size_t begin) {
    block->text = (uric_span){block->at + begin, block->end - LINES_CONTEXT - begin};
    block->continues = true;
}

/* Reads the next lines of the open file. False: it has none. */
static bool read_lines(struct line_reader *lines, struct block *block) {
    size_t searched = 0, end;
    take_carried(lines, block);
    while ((end = behind_last(lines, block, searched)) == 0 && !lines->at_end) {
        searched = block->end;
        if (block->end == block->size && lines->in_pieces) {
            take_piece(block, 0);
            return true;
        }
        if (block->end == block->size)
            enlarge(block);
        fill(lines, block);
        if (block->error != NULL) {
            carry_over(lines, block, 0);
            return true;
        }
    }
    if (end == 0)
        end = block->end;
    carry_over(lines, block, end);
    block->text = (uric_span){block->at, end};
    return end > 0;
}

bool lines_read(struct line_reader *lines, struct block *block) {
    block->text = (uric_span){NULL, 0};
    block->continues = false;
    block->held = 0;
    for (;;) {
        block->begins = !lines->is_open;
        if (!lines->is_open) {
            if (*lines->names == NULL)
                return false;
            if ((block->error = open_next(lines)) != NULL)
                return true;
        }
        block->name = lines->name;
        if (read_lines(lines, block))
            return true;
        close_open(lines);
    }
}

/* Moves the context behind the piece to the front, together with the end of the piece, which is the
 * context in front of the next piece. */
static void move_on(struct block *block) {
    size_t unused = block->end - 2 * LINES_CONTEXT;
    memmove(block->at, block->at + unused, 2 * LINES_CONTEXT);
    block->held = LINES_CONTEXT;
    block->end = 2 * LINES_CONTEXT;
}

/* Makes the last piece, which the delimiter follows. */
static void end_piece(struct line_reader *lines, struct block *block, const char *delimiter) {
    const char *begin = block->text.at = block->at + block->held;
    bool is_crlf = lines->end.crlf && delimiter > begin && delimiter[-1] == '\r';
    block->text.len = (size_t)(delimiter - begin) - is_crlf;
    carry_over(lines, block, (size_t)(delimiter + 1 - block->at));
}

void lines_read_on(struct line_reader *lines, struct block *block) {
    move_on(block);
    block->continues = false;
    for (size_t searched = block->held;;) {
        const char *delimiter =
            memchr(block->at + searched, lines->end.delimiter, block->end - searched);
        if (delimiter != NULL) {
            end_piece(lines, block, delimiter);
            return;
        }
        searched = block->end;
        if (block->end == block->size) {
            take_piece(block, block->held);
            return;
        }
        fill(lines, block);
        if (lines->at_end && block->end == 0) { /* after an error */
            block->text = (uric_span){NULL, 0};
            return;
        }
        if (lines->at_end) {
            block->text = (uric_span){block->at + block->held, block->end - block->held};
            return;
        }
    }
}

uric_span lines_around(const struct block *block) {
    size_t behind = block->continues ? LINES_CONTEXT : 0;
    return (uric_span){block->text.at - block->held, block->held + block->text.len + behind};
}

void block_free(struct block *block) {
    free(block->at);
}

void lines_free(struct line_reader *lines) {
    free(lines->carried);
}

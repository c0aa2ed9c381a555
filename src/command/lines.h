/* Lines of files, without copying: read(2) fills a block, and a line is a span of it. A line longer
 * than the block makes it grow; or it comes in pieces, and memory does not grow with it. A piece
 * has bytes of the line on either side in the block, to be shown around a culprit:
 *
 *     block:  [ held | piece | LINES_CONTEXT bytes, with which the next piece begins ]
 */
#ifndef URIC_LINES_H
#define URIC_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uric.h"

enum {
    LINES_BLOCK = 256 * 1024, /* fits a second-level cache, and makes read(2) cheap */
    LINES_CONTEXT = 4096,     /* more than a terminal is wide */
};

struct lines {
    char delimiter; /* '\n', or '\0' for -0: set once, as the flags are; all else starts as zero */
    bool crlf;      /* '\r' before the delimiter belongs to it */
    bool in_pieces; /* as above, */
    bool continues; /* and the line goes on behind this piece */
    bool quiet;     /* nothing is written, so that the output file may be read */
    const char *name; /* of the open file; `-` is standard input */
    int descriptor;
    bool at_end;
    bool failed;     /* something could not be read, and that was said */
    size_t line_end; /* bytes of the last line's end; 0: the file ended without one */
    char *block;     /* [capacity]; the bytes from `begin` to `end` are unread, */
    size_t capacity; /* at first LINES_BLOCK, or what was set */
    size_t begin;
    size_t end;
    size_t searched; /* and those before `searched` hold no delimiter */
    size_t held;     /* bytes before `begin` are those of the same line */
    uintmax_t done;  /* bytes read of */
    uintmax_t total; /* those of a regular file; 0 of another one */
};

/* The null-ended list of operands, or `-` alone where there is none. */
char **lines_operands(char **operands);

/* Opens `name`; `-` is standard input. False: it cannot be opened, or is the file that output goes
 * to, and that was said. */
bool lines_open(struct lines *lines, const char *name);

/* The next line, or its next piece, without its delimiter, valid until the next call; the last line
 * needs none. False: there is no further line, or (`failed`) none can be read. */
bool lines_next(struct lines *lines, uric_span *line);

/* What the block holds of the line that the last `piece` is of. */
uric_span lines_around(const struct lines *lines, uric_span piece);

/* What was read and not taken yet: perhaps whole lines, perhaps none. At the end of the file there
 * is nothing. */
uric_span lines_ahead(struct lines *lines);

/* Takes `len` bytes of these, which are whole lines. */
void lines_take(struct lines *lines, size_t len);

void lines_close(struct lines *lines);

/* After the last file. */
void lines_free(struct lines *lines);

#endif

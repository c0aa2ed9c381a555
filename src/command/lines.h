/* Lines of files, without copying: read(2) fills a block, and a line is a span of it. Only a line
 * longer than the block makes it grow. */
#ifndef URIC_LINES_H
#define URIC_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uric.h"

enum { LINES_BLOCK = 256 * 1024 }; /* fits a second-level cache, and makes read(2) cheap */

struct lines {
    char delimiter;   /* '\n', or '\0' for -0: set it once; all else starts as zero */
    const char *name; /* of the open file; `-` is standard input */
    int descriptor;
    bool at_end;
    bool failed;     /* something could not be read, and that was said */
    char *block;     /* [capacity]; the bytes from `begin` to `end` are unread, */
    size_t capacity; /* at first LINES_BLOCK, or what was set */
    size_t begin;
    size_t end;
    size_t searched; /* and those before `searched` hold no delimiter */
    uintmax_t done;  /* bytes read of */
    uintmax_t total; /* those of a regular file; 0 of another one */
};

/* The null-ended list of operands, or `-` alone where there is none. */
char **lines_operands(char **operands);

/* Opens `name`; `-` is standard input. False: it cannot be opened, and that was said. */
bool lines_open(struct lines *lines, const char *name);

/* The next line without its delimiter, valid until the next call; the last line needs none.
 * False: there is no further line, or (`failed`) none can be read. */
bool lines_next(struct lines *lines, uric_span *line);

/* What was read and not taken yet: perhaps whole lines, perhaps none. At the end of the file there
 * is nothing. */
uric_span lines_ahead(struct lines *lines);

/* Takes `len` bytes of these, which are whole lines. */
void lines_take(struct lines *lines, size_t len);

void lines_close(struct lines *lines);

/* After the last file. */
void lines_free(struct lines *lines);

#endif

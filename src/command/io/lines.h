/* Lines of files, in blocks: read(2) fills a block, and what follows its last line end is kept for
 * the next one. A line longer than the block makes it grow; or it comes in pieces, and memory does
 * not grow with it. A piece has bytes of the line on either side, to be shown around a culprit:
 *
 *     block:  [ held | piece | LINES_CONTEXT bytes, with which the next piece begins ]
 *
 * Each thread fills a block of its own, one thread at a time. */
#ifndef URIC_COMMAND_LINES_H
#define URIC_COMMAND_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "uric.h"

enum {
    LINES_BLOCK = 256 * 1024, /* fits a second-level cache, and makes read(2) cheap */
    LINES_CONTEXT = 4096,     /* more than a terminal is wide */
    LINES_SLACK = 32,         /* bytes behind the lines of a block can be read, too */
};

/* How lines end. */
struct line_end {
    char delimiter; /* '\n', or '\0' for -0 */
    bool crlf;      /* '\r' before the delimiter belongs to it */
};

/* Zero-initialized, but for the first four. */
struct lines {
    struct line_end end;
    char **names;   /* of the files that are not open yet, null-ended; `-` is standard input */
    bool in_pieces; /* as above */
    bool quiet;     /* nothing is written, so that the output file may be read */

    const char *name; /* of the file that was opened last; NULL: there is none */
    bool is_open;
    bool at_end; /* of the open file */
    int descriptor;
    char *rest; /* [rest_size]; the first `rest_len` bytes are read of it, and in no block yet */
    size_t rest_len;
    size_t rest_size;
    uintmax_t done;  /* bytes read of */
    uintmax_t total; /* those of a regular file; 0 of another one */
};

/* Zero-initialized. */
struct block {
    const char *name; /* of the file */
    bool begins;      /* nothing of the file was in a block before */
    uric_span text;   /* whole lines, of which the file's last one may lack its end; or */
    bool continues;   /* a piece of a line that goes on behind it */
    char *trouble;    /* to be said behind what is said of the text; free it. NULL: there is none */

    char *at;    /* [size + LINES_SLACK] */
    size_t size; /* 0, or at least LINES_BLOCK */
    size_t end;  /* of what is read */
    size_t held; /* bytes before the piece are those of its line */
};

/* The null-ended list of operands, or `-` alone where there is none. */
char **lines_operands(char **operands);

/* The next lines, or the beginning of a long one; or trouble: there is no text then. False: there
 * is no further line. */
bool lines_read(struct lines *lines, struct block *block);

/* In place of a piece that `continues`, the next one, the last of them without the line end; or an
 * absent text, where the rest of the line cannot be read. */
void lines_read_on(struct lines *lines, struct block *block);

/* What the block holds of the line of its piece. */
uric_span lines_around(const struct block *block);

/* Takes the first line from `text`, with its line end; `whole` is that, and `line`, what is without
 * it. False: there is none. */
static inline bool lines_next(const struct line_end *end, uric_span *text, uric_span *whole,
                              uric_span *line) {
    if (text->len == 0)
        return false;
    const char *begin = text->at, *delimiter = memchr(begin, end->delimiter, text->len);
    *line = *whole = *text;
    if (delimiter != NULL) {
        bool is_crlf = end->crlf && delimiter > begin && delimiter[-1] == '\r';
        line->len = (size_t)(delimiter - begin) - is_crlf;
        whole->len = (size_t)(delimiter - begin) + 1;
    }
    text->at += whole->len;
    text->len -= whole->len;
    return true;
}

void block_free(struct block *block);
void lines_free(struct lines *lines);

#endif

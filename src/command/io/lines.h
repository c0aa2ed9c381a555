/* Lines of files, in blocks. read(2) fills a block; the bytes behind its last line end are carried
 * over to the next block. A line longer than a block makes it grow; or, in_pieces, the line comes
 * in pieces, and memory does not grow with it. A piece has bytes of its line on either side, so
 * that an error can be shown in its context:
 *
 *     block:  [ held | piece | LINES_CONTEXT bytes, with which the next piece begins ]
 *
 * Each thread has a block of its own; one thread at a time fills its block. */
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
    bool crlf;      /* a '\r' in front of the delimiter belongs to it */
};

/* Zero-initialized, except for the first four. */
struct line_reader {
    struct line_end end;
    char **names;   /* null-ended: the files that are not open yet; `-` is standard input */
    bool in_pieces; /* long lines come in pieces */
    bool quiet;     /* nothing is written, so the output file may be an input file, too */

    const char *name; /* the file that was opened last; NULL: none was */
    bool is_open;
    bool at_end; /* of the open file */
    int descriptor;
    char *carried; /* [carried_size]; `carried_len` bytes are read, and in no block yet */
    size_t carried_len;
    size_t carried_size;
    uintmax_t done;  /* bytes read from the open file */
    uintmax_t total; /* its size; 0: it is not a regular file */
};

/* Zero-initialized. */
struct block {
    const char *name; /* of the file */
    bool begins;      /* this is the first block of the file */
    uric_span text;   /* whole lines (the last line of a file may lack its end), or a piece */
    bool continues;   /* the text is a piece, and its line goes on behind it */
    char *error;      /* NULL, or a message to print behind the output for the text; to be freed */

    char *at;    /* [size + LINES_SLACK] */
    size_t size; /* 0, or at least LINES_BLOCK */
    size_t end;  /* number of bytes read */
    size_t held; /* bytes in front of the piece that belong to its line */
};

/* The null-ended list of operands; if there is none, `-` alone. */
char **lines_operands(char **operands);

/* Reads the next lines, or the first piece of a long line; or sets `error`, with no text. False:
 * there is no further line. */
bool lines_read(struct line_reader *lines, struct block *block);

/* Replaces a piece that `continues` by the next piece. The last piece does not have the line end.
 * The text is absent if the line cannot be read to its end. */
void lines_read_on(struct line_reader *lines, struct block *block);

/* All bytes in the block that belong to the line of the piece. */
uric_span lines_around(const struct block *block);

/* Takes the first line from `text`: `whole` with its line end, `line` without. False: there is
 * none. */
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
void lines_free(struct line_reader *lines);

#endif

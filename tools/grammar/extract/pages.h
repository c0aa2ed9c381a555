/* The lines of a document without what typesetting added to them:
 *
 *     a BOM, CR, tabs; curly quotes, no-break spaces and dashes, which become those of ASCII;
 *     form feeds, the footers and headers of pages, and the empty lines around them;
 *     <CODE BEGINS>, fences of Markdown, and the elements of XML around <artwork>;
 *     backslashes of Markdown (`\*` for `*`), and the entities of XML (`&lt;` for `<`).
 *
 * Text is left out if its fence or element names another language, such as `json`. */
#ifndef EXTRACT_PAGES_H
#define EXTRACT_PAGES_H

#include "support.h"

typedef enum line_gap {
    GAP_NONE,  /* the line follows the one before */
    GAP_PAGE,  /* the end of a page is between them */
    GAP_BLANK, /* empty lines are */
    GAP_FENCE  /* something is across which no rule goes on */
} line_gap;

typedef struct text_line {
    const char *text; /* without blanks at the end; never empty */
    unsigned number;  /* in the document */
    unsigned indent;
    line_gap gap; /* before it */
    bool heading;
} text_line;

typedef struct text_lines {
    const char *path;
    text_line *lines;
    unsigned count;
} text_lines;

text_lines read_pages(const char *path);

/* A longer line is a paragraph without line breaks, in which a rule may begin anywhere. */
enum { LONG_LINE = 160 };

#endif

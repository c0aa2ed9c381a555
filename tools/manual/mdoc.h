/* Writes a manual page in mdoc: escapes, and the macros that words of running text get. */
#ifndef URIC_MDOC_H
#define URIC_MDOC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* The macro of a word, such as "Ar" for FILE; NULL: it is text. `*taken` is how many bytes of the
 * word are its: what is behind them must be punctuation, or an "s". */
typedef const char *word_macro(const void *context, const char *word, size_t len, size_t *taken);

struct page {
    FILE *file;
    size_t column;        /* of the line of text that is being written */
    bool ends_sentence;   /* so does its last word */
    word_macro *macro_of; /* NULL: no word has one */
    const void *context;  /* its */
};

/* Opens FOLDER/NAME.SECTION, and writes the prologue; the folder is made. Failures end the
 * program. */
struct page page_begin(const char *folder, const char *name, int section, const char *summary);
void page_end(struct page *page);

/* A line with a macro: its arguments as they are, and one text behind them, escaped. */
void page_macro(struct page *page, const char *macro);
void page_macro_text(struct page *page, const char *macro, const char *text, size_t len);

/* Running text, which is wrapped; 'quoted' and `quoted` words are literal. A newline begins a
 * paragraph. */
void page_text(struct page *page, const char *text, size_t len);
void page_string(struct page *page, const char *text);

/* A line as it is, in a display of literal lines. */
void page_literal(struct page *page, const char *line, size_t len);

/* `text` for an argument of a macro. */
void page_argument(struct page *page, const char *text, size_t len);

void page_cross_reference(struct page *page, const char *name, int section, bool last);

#endif

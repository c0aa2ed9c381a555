/* Writes manual pages in mdoc: escapes text, and gives words of running text their macros. */
#ifndef URIC_MDOC_H
#define URIC_MDOC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Returns the macro of a word, such as "Ar" for FILE; NULL for plain text. Sets `*taken` to the
 * number of bytes that the macro gets; only punctuation or an "s" may follow them. */
typedef const char *word_macro(const void *context, const char *word, size_t len, size_t *taken);

struct page {
    FILE *file;
    size_t column;        /* in the line that is being written */
    bool ends_sentence;   /* the last word of that line ends a sentence */
    word_macro *macro_of; /* NULL: no word has a macro */
    const void *context;  /* argument of `macro_of` */
};

/* Creates FOLDER/manSECTION/NAME.SECTION and writes the prologue. Failures end the program. */
struct page page_begin(const char *folder, const char *name, int section, const char *summary);
void page_end(struct page *page);

/* Write a line with a macro: `macro` has its arguments in mdoc; `text` is escaped. */
void page_macro(struct page *page, const char *macro);
void page_macro_text(struct page *page, const char *macro, const char *text, size_t len);

/* Write running text, which is wrapped; 'quoted' and `quoted` words are literal. A newline begins a
 * paragraph. */
void page_text(struct page *page, const char *text, size_t len);
void page_string(struct page *page, const char *text);

/* Writes a line of a literal display. */
void page_literal(struct page *page, const char *line, size_t len);

/* Writes text as an argument of a macro. */
void page_argument(struct page *page, const char *text, size_t len);

void page_cross_reference(struct page *page, const char *name, int section, bool last);

#endif

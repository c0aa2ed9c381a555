/* The references of an HTML page, in the order of its text. gumbo reads the page; a build without
 * it reads none. */
#ifndef URIC_COMMAND_HTML_PAGE_H
#define URIC_COMMAND_HTML_PAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "command/command.h"

struct page_reference {
    const char *element, *attribute;
    uric_span text; /* character references are decoded */
    size_t offset;  /* where it stands in the page; or, if references were decoded, its attribute's
                       value */
};

/* Zero-initialized. */
struct page {
    struct page_reference *references; /* [count] */
    size_t count, room;
    void *tree; /* to which references point */
};

/* Exits with an error if this build reads no HTML. */
void expect_html_reader(const struct command *command);

/* Reads a page, which must outlive its references. */
void page_read(struct page *page, uric_span text);
void page_free(struct page *page);

/* The first BASE element with HREF (HTML, 2.4.3); NULL: there is none. */
const struct page_reference *page_base(const struct page *page);

#endif

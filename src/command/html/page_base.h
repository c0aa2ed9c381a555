/* The base URI of a page, by the precedence of RFC 3986, 5.1: a BASE element; the message or
 * archive around the page; the URI that it was retrieved by; a default. */
#ifndef URIC_COMMAND_HTML_PAGE_BASE_H
#define URIC_COMMAND_HTML_PAGE_BASE_H

#include "command/html/page.h"
#include "command/io/output.h"
#include "command/options.h"

enum { OPTION_ENCAPSULATING = OPTION_OWN + 32, OPTION_RETRIEVAL, OPTION_DEFAULT };

extern const struct help_option base_options[];

/* What is known of a page besides its text. Zero-initialized. */
struct outer_bases {
    const uric_rule *rule; /* by which bases and references are parsed */
    const char *given[3];  /* the arguments of the options, in their order; NULL: absent */
    uric_uri uri[3];
};

/* Stores the argument of one of base_options. False: the option is another one. */
bool read_base_option(struct outer_bases *outer, int option, const char *argument);

/* Parses the arguments; exits with an error if the rule refuses one, or if one is not absolute. */
void parse_outer_bases(const struct command *command, struct outer_bases *outer);

/* A base, without its fragment. */
struct page_base {
    uric_uri uri;                         /* its text is absent if there is none */
    const char *source;                   /* "content", "encapsulating", "retrieval", "default" */
    const char *section;                  /* of RFC 3986 */
    const struct page_reference *element; /* BASE; NULL: the page has none */
    uric_error error;                     /* of what the rule refused in it */
    const char *problem;                  /* why there is no base, unless the rule refused it */
    char *memory;
};

/* Establishes the base of a page. */
void page_base_establish(struct page_base *base, const struct outer_bases *outer,
                         const struct page *page);

/* The base that the options give, against which a BASE element is resolved; NULL: they give none.
 */
const uric_uri *outer_base(const struct outer_bases *outer);

/* Writes why there is no base, as out_error_part does. */
void out_no_base(struct out *out, const struct page_base *base, const uric_rule *rule, bool json);

#endif

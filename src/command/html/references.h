/* Which attributes of HTML hold references, and how:
 *
 *     <a href="a">                                 a
 *     <img srcset="a 1x, b 2x">                    a, b
 *     <meta http-equiv=refresh content="5; url=a"> a */
#ifndef URIC_COMMAND_HTML_REFERENCES_H
#define URIC_COMMAND_HTML_REFERENCES_H

#include <stdbool.h>
#include <stddef.h>

#include "uric.h"

/* How an attribute holds references. */
enum reference_form {
    NO_REFERENCE,
    ONE_REFERENCE,  /* with whitespace around it; it may be empty */
    REFERENCE_LIST, /* with whitespace between */
    SOURCE_SET,     /* with descriptors: HTML, "srcset attributes" */
    REFRESH         /* of a meta element with http-equiv=refresh: HTML, "refresh state" */
};

/* The names are in lower case. */
enum reference_form reference_form_of(const char *element, const char *attribute);

/* Takes the next reference from the value of an attribute, which is not absent. False: there is
 * none. */
bool next_reference(enum reference_form form, uric_span *rest, uric_span *reference);

#endif

/* The grammars of the library. Written by uric-grammar index: do not edit. */
/* clang-format off */
#ifndef URIC_GRAMMARS_H
#define URIC_GRAMMARS_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* RFC 3986, January 2005 */
URIC_API extern const uric_grammar uric_rfc3986;
URIC_API extern const uric_rule uric_rfc3986_URI_reference;
URIC_API extern const uric_rule uric_rfc3986_URI;
URIC_API extern const uric_rule uric_rfc3986_relative_ref;
URIC_API extern const uric_rule uric_rfc3986_absolute_URI;

/* X(name), for each grammar, oldest first by their files' order. */
#define URIC_GRAMMARS(X) \
    X(rfc3986)

#ifdef __cplusplus
}
#endif

#endif

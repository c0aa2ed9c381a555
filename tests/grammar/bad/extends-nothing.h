/* A test. Written by uric-grammar build: do not edit. */
#ifndef URIC_HEADER_extends_nothing
#define URIC_HEADER_extends_nothing

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const uric_grammar uric_extends_nothing;
extern const uric_rule uric_extends_nothing_start;

#ifdef __cplusplus
}
#endif

#endif

/* Laws of uric_extract that hold for every rule and every text. */
#ifndef EXTRACT_LAWS_H
#define EXTRACT_LAWS_H

#include <stddef.h>

#include "uric_extract.h"

/* The longest text that these laws can be tested with. */
enum { EXTRACT_TEXT_MAX = 4096 };

/* Returns NULL, or the law that the text breaks: what is found lies in the text, in order, and
 * without whitespace is a string of the rule with a scheme; it is the same at both edges of a page,
 * and however the text is divided. Divisions into two are tried at each `stride`th byte. */
const char *broken_extract_law(const uric_extractor *how, const char *text, size_t len,
                               size_t stride);

#endif

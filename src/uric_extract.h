/* URIs in running text: a part of uric.h, which includes this file. */
#ifndef URIC_EXTRACT_H
#define URIC_EXTRACT_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- URIs in running text ---- */

/* What to look for: texts of `rule` that begin with a scheme. For all schemes of a revision, take
 * the reference rule of the grammar.
 *
 * `candidates` says where URIs stand in a text, and within which delimiters: uric_running_text of
 * uric_schemes.h, or a grammar with the same rules and components. Its rule `before` derives what
 * stands before the colon of a scheme, read backwards. The other rules have the names of
 * delimiters, which are components of `before`, too; `bare` is for no delimiter. They derive the
 * text from the scheme on (where `before` finds no scheme, from the colon on), and report the
 * component `uri`. */
typedef struct uric_extractor {
    const uric_rule *rule;
    const uric_grammar *candidates;
} uric_extractor;

/* A URI found in a text. */
typedef struct uric_found {
    uric_span text;        /* without the delimiters and the punctuation of the sentence */
    const char *delimiter; /* "angles", "label" (<URL:http://h/>), "quotes", "link" (of Markdown),
                              "emphasis" or "bare": the rule of `candidates` */
    bool broken;           /* `text` has whitespace, which uric_unbroken leaves out */
    bool hyphen;           /* a line was broken behind a hyphen, which may not be part of the URI */
} uric_found;

/* Bytes before a colon that uric_extract reads. A scheme longer than these minus 4 is not found. */
enum { URIC_EXTRACT_CONTEXT = 64 };

/* Finds the next URI of a text from `*at` on, and sets `*at` to where the search goes on. With
 * `more`, the text goes on behind these bytes:
 *
 *   URIC_OK      `*found` is the next URI
 *   URIC_ABSENT  there is none; not with `more`
 *   URIC_ENDED   there is none before `*at`, and what begins there needs more of the text. Append
 *                more and call again; the bytes before `*at` can go. If there is no room for more,
 *                call without `more`, as if the text ended
 *
 *   while (uric_extract(&how, text, len, false, &at, &found) == URIC_OK)
 *       show(found.text);
 *
 * URIs do not overlap. Results do not depend on how the text is divided. Linear in `len` with
 * uric_running_text. */
URIC_API uric_status uric_extract(const uric_extractor *how, const char *text, size_t len,
                                  bool more, size_t *at, uric_found *found);

/* Writes a found URI without whitespace. out->at may be found->text.at. Returns URIC_OK or
 * URIC_NO_ROOM. */
URIC_API uric_status uric_unbroken(const uric_found *found, uric_buffer *out);

#ifdef __cplusplus
}
#endif

#endif

/* URIs in running text: a part of uric.h, which includes this file. */
#ifndef URIC_EXTRACT_H
#define URIC_EXTRACT_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- URIs in running text ---- */

/* What stands around a URI in a text (RFC 3986, Appendix C). */
typedef enum uric_delimiter {
    URIC_BARE,      /* nothing: whitespace, or what no URI contains */
    URIC_IN_ANGLES, /* <http://h/> or <URL:http://h/> */
    URIC_IN_QUOTES, /* "http://h/" */
    URIC_IN_LINK    /* [text](http://h/), Markdown */
} uric_delimiter;

/* Returns "bare", "angles", "quotes" or "link"; NULL for any other value. */
URIC_API const char *uric_delimiter_name(uric_delimiter delimiter);

/* A URI found in a text. */
typedef struct uric_found {
    uric_span text; /* without the delimiters and, if it is bare, without what belongs to the
                       sentence: its punctuation, brackets that are not balanced */
    uric_delimiter delimiter;
    bool broken; /* in angles: `text` has whitespace, which uric_unbroken leaves out */
    bool hyphen; /* a line was broken behind a hyphen, which may not be part of the URI */
} uric_found;

/* What to look for: texts of `rule` that begin with a scheme. For all revisions and schemes of the
 * library, take the reference rule of the grammar. Where nothing but the scheme says that a URI
 * follows (bare, in quotes, in angles without "URL:"), "//" stands behind "scheme:", or the scheme
 * is one of `schemes`, words in lower case with a space between, such as URIC_EXTRACT_SCHEMES. */
typedef struct uric_extractor {
    const uric_rule *rule;
    const char *schemes;
} uric_extractor;

#define URIC_EXTRACT_SCHEMES "mailto news urn tel sms sip sips xmpp geo data magnet doi cid mid"

/* Bytes before `*at` that uric_extract reads. A scheme longer than these minus 4 is not found. */
enum { URIC_EXTRACT_CONTEXT = 64 };

/* Finds the next URI of a text from `*at` on, and sets `*at` to where the search goes on. With
 * `more`, the text goes on behind these bytes:
 *
 *   URIC_OK      `*found` is the next URI
 *   URIC_ABSENT  there is none; not with `more`
 *   URIC_ENDED   there is none before `*at`, and what begins there needs more of the text. Append
 *                more and call again; bytes more than URIC_EXTRACT_CONTEXT before `*at` can go. If
 *                there is no room for more, call without `more`, as if the text ended
 *
 *   while (uric_extract(&how, text, len, false, &at, &found) == URIC_OK)
 *       show(found.text);
 *
 * Results do not depend on how the text is divided. Linear in `len`. */
URIC_API uric_status uric_extract(const uric_extractor *how, const char *text, size_t len,
                                  bool more, size_t *at, uric_found *found);

/* Writes a found URI without whitespace. out->at may be found->text.at. Returns URIC_OK or
 * URIC_NO_ROOM. */
URIC_API uric_status uric_unbroken(const uric_found *found, uric_buffer *out);

#ifdef __cplusplus
}
#endif

#endif

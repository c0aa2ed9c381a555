/* Percent-encoding of data, and of IRIs: a part of uric.h, which includes this file. */
#ifndef URIC_ENCODE_H
#define URIC_ENCODE_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Encode and decode ---- */

/* Percent-encodes data as text of the encoding's component or rule. A byte stays as it is if it may
 * stand anywhere in such text and is not in `also`, a string or NULL
 * ("&=+;" for a value in a query); any other byte becomes "%HH" in upper case. The input is data,
 * not text of a URI: "%" always becomes "%25", and what is encoded twice must be decoded twice (RFC
 * 3986, 2.4). Returns URIC_OK, URIC_NO_ROOM or URIC_TOO_LONG; URIC_EMPTY if there is no data and
 * the rule derives no empty text. */
URIC_API uric_status uric_encode(const uric_encoding *encoding, const char *data, size_t len,
                                 const char *also, uric_buffer *out);

/* Maps an IRI or an IRI reference to a URI or a URI reference (RFC 3987, 3.1): each byte above 7F,
 * which is one of a code point in UTF-8, becomes "%HH", in the host, too. All else stays as it is,
 * so that a URI is mapped to itself. The text must be one that rfc3987 (uric_schemes.h) derives:
 * the mapping does not look. Returns URIC_OK, URIC_NO_ROOM or URIC_TOO_LONG. */
URIC_API uric_status uric_to_uri(const char *iri, size_t len, uric_buffer *out);

/* Options for uric_decode. */
enum {
    URIC_REFUSE_NUL = 1,      /* refuse octets of value 0 */
    URIC_REFUSE_CONTROLS = 2, /* refuse octets 0x01 to 0x1F and 0x7F, encoded or not */
    URIC_PLUS_IS_SPACE = 4    /* read "+" as a space, as in queries of HTML forms */
};

/* Decodes text into data: each "%HH" (either case) becomes one octet, any other byte stays. Split a
 * URI before decoding: a decoded delimiter is data. out->at may be `text`, which is then left as it
 * is unless the status is URIC_OK. Returns URIC_OK or URIC_NO_ROOM; URIC_BAD_TRIPLET,
 * URIC_NUL_OCTET or URIC_CONTROL_OCTET with the place of the culprit in `*offset` (which may be
 * NULL) and out->len 0. */
URIC_API uric_status uric_decode(const char *text, size_t len, unsigned options, uric_buffer *out,
                                 size_t *offset);

/* Return an encoding of a grammar by index, components first, or by the name of its component or
 * rule (`len` bytes, case is ignored); NULL if there is none. Rules that cannot contain "%HH"
 * (scheme, port), and rules in which the allowed bytes depend on what stands around them (URI),
 * have no encoding. */
URIC_API const uric_encoding *uric_grammar_encoding_at(const uric_grammar *grammar, size_t index);
URIC_API const uric_encoding *uric_grammar_encoding(const uric_grammar *grammar, const char *name,
                                                    size_t len);

/* Return the component or rule of an encoding, whether a byte stays as it is, and whether empty
 * data has a text. */
URIC_API const char *uric_encoding_name(const uric_encoding *encoding);
URIC_API bool uric_encoding_keeps(const uric_encoding *encoding, unsigned char byte);
URIC_API bool uric_encoding_takes_empty(const uric_encoding *encoding);

#ifdef __cplusplus
}
#endif

#endif

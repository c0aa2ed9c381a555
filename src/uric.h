/* uric: strict URI handling, by the revision of the standard that you choose.
 *
 * The library is freestanding C11. It uses no heap, no libc, no global state and no recursion, and
 * it keeps nothing between calls, so every function is thread-safe.
 *
 * Text is bytes with a length. Any byte value is allowed in input. A null pointer with length 0 is
 * an empty text. A text, piece or span has at most PTRDIFF_MAX bytes, as every object in C. Offsets
 * and lengths count bytes. Spans point into the caller's text and are valid as long as that text.
 * Strings that the library returns are constants.
 *
 *     http://user@example.com:8080/a/b?q=1#top
 *     ^---   ^--- ^---------- ^---^--- ^-- ^--
 *     0      7    12          24  28   33  37
 *     scheme      host        port     query
 *            userinfo             path     fragment
 *            authority: 7 to 28
 *
 * Parts of this header are in files of their own: uric_encode.h, uric_audit.h, uric_extract.h and
 * uric_grammars.h, which it includes.
 */
#ifndef URIC_H
#define URIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uric_options.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version and statuses ---- */

/* Returns the URIC_VERSION of the library that is linked. */
URIC_API const char *uric_version(void);

/* Every status, with its name and its text. Functions list the statuses that they return. */
#define URIC_STATUSES(X)                                                                           \
    X(OK, "success")                                                                               \
    X(REFUSED, "a byte stands where the rule does not allow it")                                   \
    X(ENDED, "the text ends where the rule needs more")                                            \
    X(TOO_LONG, "the text is longer than this build can count")                                    \
    X(OVER_LIMIT, "longer than its limit")                                                         \
    X(ABSENT, "the component is absent")                                                           \
    X(EMPTY, "the component is empty")                                                             \
    X(NOT_ADDRESS, "the host is not an IP address")                                                \
    X(OVERFLOW, "the number is larger than the result can hold")                                   \
    X(NO_ROOM, "the buffer is too small for the result")                                           \
    X(NOT_PARSED, "the components are not those of an accepted text")                              \
    X(GRAMMAR_MISMATCH, "the two texts were parsed by different grammars")                         \
    X(NOT_ABSOLUTE, "the text is not absolute: it has no scheme")                                  \
    X(NO_RESOLUTION, "the document of the grammar defines no resolution")                          \
    X(CURRENT_DOCUMENT, "the reference is to the current document")                                \
    X(ABOVE_ROOT, "\"..\" goes above the root")                                                    \
    X(NO_SHORTER, "no reference but the target itself resolves to the target")                     \
    X(NO_REFERENCE, "no reference resolves to the target, because the target has dot segments")    \
    X(NO_TARGET, "the grammar does not derive the target")                                         \
    X(BAD_TRIPLET, "\"%\" must be followed by two hexadecimal digits")                             \
    X(NUL_OCTET, "an octet of value 0 is refused")                                                 \
    X(CONTROL_OCTET, "a control octet is refused")                                                 \
    X(NO_COMPOSITION, "the grammar does not define how components are put together")               \
    X(MISREAD, "would be parsed into other components")                                            \
    X(STALE_AUTHORITY, "disagrees with the authority: leave the authority out")                    \
    X(PATH_NEEDS_SLASH, "must be empty or begin with \"/\" beside an authority")                   \
    X(PATH_LIKE_AUTHORITY, "must not begin with \"//\" without an authority")                      \
    X(PATH_LIKE_SCHEME, "must not have \":\" in its first segment without a scheme")

typedef enum uric_status {
#define URIC_STATUS(name, text) URIC_##name,
    URIC_STATUSES(URIC_STATUS)
#undef URIC_STATUS
} uric_status;

/* Return the name ("URIC_REFUSED") and the text of a status; never NULL, for any value. */
URIC_API const char *uric_status_name(uric_status status);
URIC_API const char *uric_status_text(uric_status status);

/* ---- Texts ---- */

/* A span of a text: `len` bytes at `at`. Absent: at == NULL. Empty: at != NULL and len == 0. */
typedef struct uric_span {
    const char *at;
    uric_size len;
} uric_span;

/* A buffer of the caller: `size` bytes at `at`, which may be NULL if `size` is 0.
 *
 * An operation sets `len` to the length of its whole result, and writes the result without a final
 * NUL; bytes of the buffer behind the result are undefined. If the result does not fit, the
 * operation returns URIC_NO_ROOM and the contents of the buffer are undefined: call with size 0 to
 * measure, as with snprintf. If a size_t cannot count the result (three components of 30,000 bytes
 * each, where size_t has 16 bits), the operation returns URIC_TOO_LONG and sets `len` to 0. */
typedef struct uric_buffer {
    char *at;
    size_t size;
    size_t len;
} uric_buffer;

/* ---- Rules and components ---- */

/* A rule that text is checked against, a grammar, and a percent-encoding: constant objects that the
 * grammar tool writes. uric_grammars.h declares those of the library:
 *
 *   uric_rfc3986                   a grammar with all its rules, for lookup by name
 *   uric_rfc3986_URI_reference     one rule that reports components; links no other rule
 *   uric_rfc3986_segment_encoding  the encoding of data for a component; links nothing else
 *
 * A grammar whose name would clash with the library's own names is uric_g_NAME, such as
 * uric_g_scan. uric_tables.h defines what they contain. */
typedef struct uric_rule uric_rule;
typedef struct uric_grammar uric_grammar;
typedef struct uric_machine uric_machine;
typedef struct uric_encoding uric_encoding;

/* The kind of a host: the first alternative of the grammar's `host` that derives the whole host
 * (RFC 3986, 3.2.2: "first-match-wins"). */
typedef enum uric_host_kind {
    URIC_HOST_NONE, /* there is no host, or the grammar does not distinguish kinds */
    URIC_HOST_IPV4,
    URIC_HOST_IPV6,
    URIC_HOST_IPVFUTURE,
    URIC_HOST_REG_NAME,
    URIC_HOST_HOSTNAME, /* older revisions: labels with dots between them */
    URIC_HOST_KINDS
} uric_host_kind;

/* Returns "ipv4", "ipv6", "ipvfuture", "reg-name" or "hostname"; NULL for URIC_HOST_NONE. */
URIC_API const char *uric_host_kind_name(uric_host_kind kind);

/* The most parts of its own that a grammar can report, such as RFC 1808's params. */
#define URIC_PARTS 12

/* The components, numbered in the order of the spans in uric_uri: uric_component_of(&uri,
 * URIC_PATH) is uri.path. The grammar's own parts follow: URIC_PART + i is uri.part[i]. */
typedef enum uric_component {
    URIC_SCHEME,
    URIC_AUTHORITY,
    URIC_USERINFO,
    URIC_HOST,
    URIC_PORT,
    URIC_PATH,
    URIC_QUERY,
    URIC_FRAGMENT,
    URIC_PART,
    URIC_COMPONENTS = URIC_PART + URIC_PARTS
} uric_component;

/* A text split into the components of its grammar (RFC 3986, 3).
 *
 * A component without its delimiter is absent. A component with its delimiter and nothing behind it
 * is empty: "http://h?" has an empty query, "http://h" has none. Every accepted text has a path,
 * which may be empty; only in RFC 1738 can the path be absent ("mailto:a", "http://h"). */
typedef struct uric_uri {
    uric_span scheme;
    uric_span authority;
    uric_span userinfo; /* userinfo, host and port lie within the authority */
    uric_span host;     /* an IP literal includes its brackets */
    uric_span port;     /* digits; uric_port gives the number */
    uric_span path;
    uric_span query;
    uric_span fragment;
    uric_span part[URIC_PARTS]; /* the grammar's own parts; uric_part_name names them */
    uric_host_kind host_kind;
    const uric_rule *rule; /* the rule that the text was parsed by */
    const uric_rule
        *chosen;    /* the same rule; or, if that rule chooses by the scheme, the chosen
                       one: "ftpurl" for RFC 1738's "url". Use it for names of parts only */
    uric_span text; /* the whole text; absent if the text was refused */
} uric_uri;

/* Why a text was refused. An error points to constant tables only and can be kept for any time. */
typedef struct uric_error {
    uric_status status; /* URIC_REFUSED, URIC_ENDED, URIC_OVER_LIMIT or URIC_TOO_LONG; URIC_OK: the
                           rest is not set */
    uric_size offset;   /* of the first byte that no valid text can have there, or the length; in a
                           grammar of code points, where the code point of that byte begins; of
                           URIC_OVER_LIMIT, the first byte too many */
    int byte; /* the byte at that offset, 0 to 255; -1: the text ended too early, or a limit
                 was exceeded. (Without URIC_ERROR_DETAIL, it may be a later byte of that
                 code point.) */
#if URIC_ERROR_DETAIL
#if URIC_CODE_POINTS
    int32_t point; /* in a grammar of code points, the one that was refused, or: -1: it
                      was not fed to its end; -2: the text ended within one; -3: it
                      is malformed. In a grammar of octets: -1 */
#endif
    const char *component;       /* the component that the byte is in or would begin; NULL: none.
                                    Of URIC_OVER_LIMIT, that which is too long, or the rule */
    uric_size begin;             /* where that component begins; `offset`: with this byte */
    const uric_machine *machine; /* the active machine and its state; the machine that called it */
    const uric_machine *caller;  /* and would have continued there, or NULL (uric_tables.h) */
    uint16_t state;
    uint16_t caller_state;
#endif
} uric_error;

/* ---- Check and parse ---- */

/* Checks whether `text` is a string of `rule`, no more and no less. `error` may be NULL; otherwise
 * it is always written. Returns URIC_OK, URIC_REFUSED, URIC_ENDED, URIC_TOO_LONG or, if the grammar
 * derives the text but limits a length (uric_rule_limit), URIC_OVER_LIMIT. */
URIC_API uric_status uric_check(const uric_rule *rule, const char *text, size_t len,
                                uric_error *error);

/* Checks the lines at the front of a buffer, each ended by `delimiter`, up to the first line that
 * is not a string of `rule`.
 *
 * Returns the length of the valid lines, delimiters included, and adds their number to `*count`.
 * What follows is a line that uric_check does not accept, or an incomplete line. The delimiter
 * must be a byte that the rule excludes (uric_rule_excludes), as all rules of the library exclude
 * newline and NUL; any other byte ends a line only where the rule does not accept the byte. */
URIC_API size_t uric_check_lines(const uric_rule *rule, char delimiter, const char *bytes,
                                 size_t len, size_t *count);

/* Splits `text` into components by `rule`, a rule that reports components (uric_grammar_parser). By
 * any other rule (that has no limits), and for a refused text, all components are absent. `error`
 * may be NULL. Returns what uric_check returns. */
URIC_API uric_status uric_parse(uric_uri *uri, const uric_rule *rule, const char *text, size_t len,
                                uric_error *error);

/* ---- Parse in pieces ---- */

/* A scan in progress, for input that arrives in pieces. It keeps offsets, not pointers to text, so
 * a piece need not outlive its call. Copy the struct to save a position. */
typedef struct uric_scan {
    const uric_rule *rule;
    const uric_rule *chosen; /* the rule whose machine runs, or waits for one that it called */
    uric_number call;        /* 0; or 1 + the action by which that machine called the active one */
    uric_number state;       /* of the active machine */
    uric_culprit refused;    /* the byte that was refused, or -1 */
    uric_size length;        /* number of bytes accepted so far */
#if URIC_ERROR_DETAIL && URIC_CODE_POINTS
    uint8_t point[4];  /* in a grammar of code points, the start of the one that is read, or */
    uint8_t point_len; /* that was refused, and its length so far */
#endif
    uric_size registers[URIC_REGISTERS == 32 ? 34 : URIC_REGISTERS]; /* uric_tables.h */
} uric_scan;

/* Begins a scan by `rule`. */
URIC_API void uric_scan_begin(uric_scan *scan, const uric_rule *rule);

/* Feeds the next `len` bytes to a scan. Returns URIC_OK if a valid text can begin with the bytes so
 * far. Returns URIC_REFUSED if none can: the byte at offset scan->length is the culprit, and
 * feeding more changes nothing, but that the rest of a code point lets the error name it. Returns
 * URIC_TOO_LONG if the build cannot count that many bytes. Limits of lengths are checked at the end
 * of the text. */
URIC_API uric_status uric_scan_feed(uric_scan *scan, const char *bytes, size_t len);

/* Ends the text of a scan. The result is that of uric_check for the whole text, however the text
 * was divided into pieces. `error` may be NULL. Returns URIC_OK, URIC_REFUSED, URIC_ENDED,
 * URIC_OVER_LIMIT or URIC_TOO_LONG. */
URIC_API uric_status uric_scan_end(uric_scan *scan, uric_error *error);

/* What uric_scan_end calls where lengths are limited. Tables of such grammars refer to it; programs
 * do not. Returns URIC_OK, URIC_ENDED or URIC_OVER_LIMIT. */
URIC_API uric_status uric_end_limited(uric_scan *scan, uric_error *error);

/* Gets the components after uric_scan_end returned URIC_OK, as spans of `text`, the whole text that
 * was fed. */
URIC_API void uric_scan_split(const uric_scan *scan, const char *text, uric_uri *uri);

/* ---- Errors ---- */

#if URIC_ERROR_DETAIL

/* Return whether a byte, or the end of the text, would have been accepted at error->offset. */
URIC_API bool uric_error_expects(const uric_error *error, unsigned char byte);
URIC_API bool uric_error_expects_end(const uric_error *error);

/* Returns what was expected at error->offset, in the grammar's terms: for `index` from 0 a rule
 * (pchar), a quoted literal, a range (%x31-39) or "end of input"; NULL behind the last. */
URIC_API const char *uric_error_expected(const uric_error *error, size_t index);

/* Writes an error as a sentence: the byte that was refused, the component that it is in or would
 * begin, and the terms that were expected there. In a grammar of code points, the sentence is UTF-8
 * and names a code point: "€" (U+20AC), or U+200B alone where nothing is to be seen. The sentence
 * and a final NUL are cut to the `size` bytes of `buffer`, which may be NULL if `size` is 0.
 * Returns the length of the whole sentence without the NUL, as snprintf does. */
URIC_API size_t uric_error_message(const uric_error *error, char *buffer, size_t size);

#endif

/* ---- Ports and addresses ---- */

/* Gets the port as a number. Returns URIC_OK; URIC_ABSENT or URIC_EMPTY if there is no port;
 * URIC_OVERFLOW if the port is larger than 65535, which the grammar allows. `*port` is written only
 * with URIC_OK. */
URIC_API uric_status uric_port(const uric_uri *uri, uint16_t *port);

/* Gets the default port of a scheme (`len` bytes, case is ignored) by the grammar's document.
 * Returns URIC_OK, or URIC_ABSENT: the document gives none, and `*port` is unchanged. */
URIC_API uric_status uric_default_port(const uric_grammar *grammar, const char *scheme, size_t len,
                                       uint16_t *port);

/* Gets the bytes of an IPv4 (4) or IPv6 (16) host in network order, and their number in `*len`.
 *
 * Returns URIC_OK; URIC_ABSENT if there is no host; URIC_NOT_ADDRESS if the host is a name, an
 * IPvFuture, or (older revisions) has the form of an address and denotes none, such as 1.2.3.999.
 * Nothing is written then. */
URIC_API uric_status uric_host_address(const uric_uri *uri, uint8_t address[16], size_t *len);

/* ---- Components by number and name ---- */

/* Returns the name of a component: "scheme" for URIC_SCHEME and so on, which every rule has, and
 * from URIC_PART on the names of the parts that the rule reports; NULL behind the last. For `rule`
 * take uri.chosen. With it, a program can visit all components:
 *
 *   for (unsigned i = 0; (name = uric_component_name(uri.chosen, i)) != NULL; i++)
 *       show(name, uric_component_of(&uri, i)); */
URIC_API const char *uric_component_name(const uric_rule *rule, unsigned component);

/* Returns the component with a name (`len` bytes, case matters); URIC_COMPONENTS if there is none.
 */
URIC_API unsigned uric_component_named(const uric_rule *rule, const char *name, size_t len);

/* Returns the span of a component; absent if the rule has no such component. */
URIC_API uric_span uric_component_of(const uric_uri *uri, unsigned component);

/* Sets the span of a component, for uric_compose and uric_recompose. The text of `value` stays the
 * caller's. Returns false, and sets nothing, if the rule has no such component. */
URIC_API bool uric_set_component(uric_uri *uri, unsigned component, uric_span value);

/* Returns whether a component may occur more than once in texts of the rule. Its span then extends
 * from the first to the last of its items. */
URIC_API bool uric_is_list(const uric_rule *rule, unsigned component);

/* Gets the next item of a component that may occur more than once, in the order of the text: one
 * occurrence in the grammar's first reading. Start with `rest` = the component, and stop at false.
 *
 *   uric_span rest = uric_component_of(&uri, component), item;
 *   while (uric_next_item(&uri, component, &rest, &item))
 *       show(item);
 *
 * A component that occurs once is its only item, and so is a component that was set by hand and
 * lies outside of the text. Each call reads as far as the grammar needs to decide where the item
 * ends: linear in total for grammars that decide within a few bytes. */
URIC_API bool uric_next_item(const uric_uri *uri, unsigned component, uric_span *rest,
                             uric_span *item);

/* Return the name of uri->part[index] for a text whose uri->chosen is `rule` (NULL: no such part),
 * and the part with a name (absent if the text has none or its rule reports none). */
URIC_API const char *uric_part_name(const uric_rule *rule, size_t index);
URIC_API uric_span uric_part(const uric_uri *uri, const char *name);

/* ---- Recompose, compose and replace ---- */

/* Operations on components read the spans of a uric_uri, and take the revision from its rule. They
 * return URIC_NOT_PARSED for components that no parse by a rule with components produced. All are
 * linear in the lengths of their texts. */

/* Writes the components of a parsed text as one text (RFC 3986, 5.3). The spans may have been
 * changed since the parse. A path that would be read as something else is guarded: "/." before a
 * path that begins with "//" without an authority, "./" before a first segment with a colon without
 * a scheme. To change a part of the authority, clear `authority` and set userinfo, host or port; to
 * drop the authority, clear `authority` alone. Of the grammar's own parts only RFC 1808's params
 * are written. The buffer must not overlap the text. Returns URIC_OK, URIC_NO_ROOM, URIC_TOO_LONG,
 * URIC_NOT_PARSED URIC_NO_RESOLUTION     the components are not those of 5.3 (RFC 1738)
 *   URIC_STALE_AUTHORITY   userinfo, host or port was changed and disagrees with `authority`, or
 *                          userinfo or port is there without a host
 *   URIC_PATH_NEEDS_SLASH  the path was changed and would be read as part of the authority */
URIC_API uric_status uric_recompose(const uric_uri *uri, uric_buffer *out);

/* Writes a text made of components (RFC 3986, 5.3) if components->rule accepts the text and parses
 * it back into exactly these components. Nothing is guarded, encoded or repaired.
 *
 * Set `rule` and the spans that should be there. An absent path counts as empty. Give the authority
 * as a whole, or as host with or without userinfo and port. Spans given in addition (a host beside
 * the authority, a part) must agree with what is parsed back. RFC 1808's params are written, too.
 * The schemes of RFC 1738 have a syntax each, and cannot be composed. The buffer must not overlap
 * the components. `error` may be NULL; it names the component at fault (of several, the first in
 * the text, but for a host that is absent), and error->offset counts from the start of that
 * component. Except for URIC_OK and URIC_NO_ROOM, out->len is 0. Returns URIC_OK URIC_NO_ROOM
 * nothing has been checked yet URIC_REFUSED, URIC_ENDED  a component is not what the rule derives
 * there URIC_MISREAD              a component contains a delimiter that would end it
 *   URIC_STALE_AUTHORITY      userinfo, host or port disagrees with `authority`: clear `authority`
 *   URIC_PATH_NEEDS_SLASH     the path beside an authority (3.3)
 *   URIC_PATH_LIKE_AUTHORITY  the path begins with "//", and there is no authority
 *   URIC_PATH_LIKE_SCHEME     the first segment has a colon, and there is no scheme (4.2)
 *   URIC_ABSENT               the rule needs a scheme, or userinfo and port need a host
 *   URIC_TOO_LONG             the component, or the whole text, which ends in it
 *   URIC_NO_COMPOSITION       RFC 1738, and rules without components
 *   URIC_NOT_PARSED           this build lacks URIC_OPERATIONS or registers
 * Without URIC_ERROR_DETAIL no component is named, and URIC_REFUSED and URIC_ENDED can stand for
 * URIC_MISREAD and URIC_ABSENT, too. */
URIC_API uric_status uric_compose(const uric_uri *components, uric_buffer *out, uric_error *error);

/* A change of one component: its new value, or absent. */
typedef struct uric_change {
    unsigned component; /* uric_component */
    uric_span value;
} uric_change;

/* Writes the text of `uri`, as it was parsed, with some components replaced, each at most once.
 *
 *   uric_change to_https[] = {{URIC_SCHEME, {"https", 5}}, {URIC_PORT, {NULL, 0}}};
 *   uric_replace(&uri, to_https, 2, &out, &error);
 *
 * A change of userinfo, host or port changes the authority; a change of the authority changes all
 * of them. An absent path counts as empty. uri->rule accepts the new text and parses it back as
 * asked; nothing is encoded or repaired. A component of RFC 1738, or a part other than RFC 1808's
 * params, can be replaced if the text has it, and cannot be added or removed. The buffer must not
 * overlap the text or the values. `error` may be NULL; it names the component at fault, and
 * error->offset counts from the start of its value. Returns the statuses of uric_compose and
 * URIC_NOT_PARSED. */
URIC_API uric_status uric_replace(const uric_uri *uri, const uric_change *changes, size_t count,
                                  uric_buffer *out, uric_error *error);

/* ---- Resolve and relativize ---- */

/* What a document does with ".." above the root during resolution (RFC 3986, 5.2.4; RFC 2396, 5.2,
 * step 6g; RFC 1808, 4, step 6). */
typedef enum uric_above_root {
    URIC_ABOVE_ROOT_KEPT,
    URIC_ABOVE_ROOT_OPEN, /* the document leaves the choice to the caller: see the options below */
    URIC_ABOVE_ROOT_DROPPED
} uric_above_root;

/* Returns that of a grammar's document; undefined if the document defines no resolution. */
URIC_API uric_above_root uric_grammar_above_root(const uric_grammar *grammar);

/* Options for uric_resolve; 0 follows the document. With URIC_ABOVE_ROOT_OPEN, ".." above the root
 * stays, unless an option drops the segment or refuses the reference. */
enum {
    URIC_NON_STRICT = 1,       /* ignore a reference's scheme that equals the base's (5.2.2) */
    URIC_LEAVE_DOTS = 2,       /* remove no "." and ".." */
    URIC_DROP_ABOVE_ROOT = 4,  /* drop ".." above the root where the document leaves the choice */
    URIC_REFUSE_ABOVE_ROOT = 8 /* return URIC_ABOVE_ROOT there */
};

/* Returns the rule by which base and reference are to be parsed for resolution: the reference rule,
 * or a rule of its own where the document resolves what its syntax does not derive (RFC 2396: "?y")
 * or splits text in another way (its Appendix B). NULL if the document defines no resolution (RFC
 * 1738) or no rule reports components. */
URIC_API const uric_rule *uric_grammar_resolver(const uric_grammar *grammar);

/* Resolves `reference` against `base` by the revision of their grammar (RFC 3986, 5.2; RFC 2396,
 * 5.2; RFC 1808, 4), and writes the target. The base's fragment is ignored, except for RFC 1808's
 * empty reference; in RFC 1808, empty components count as absent (2.4). The path is guarded as in
 * uric_recompose. The target is a text of uric_grammar_resolver's rule, and of the reference's own
 * rule if that is a reference rule. Sets `above_root`, if not NULL, to whether ".." left the root.
 * Returns URIC_OK, or
 *   URIC_NO_ROOM           before it is known whether the grammar derives the target
 *   URIC_NO_TARGET         the grammar does not derive the target; out->len is 0
 *   URIC_CURRENT_DOCUMENT  the reference is empty but for a fragment, and the document (between
 *                          RFC 1808 and RFC 3986) gives it no target; out->len is 0
 *   URIC_ABOVE_ROOT        ".." goes above the root, with URIC_REFUSE_ABOVE_ROOT
 *   URIC_STALE_AUTHORITY   userinfo, host or port was changed and disagrees with `authority`
 *   URIC_NOT_ABSOLUTE, URIC_TOO_LONG, URIC_GRAMMAR_MISMATCH, URIC_NO_RESOLUTION, URIC_NOT_PARSED */
URIC_API uric_status uric_resolve(const uric_uri *base, const uric_uri *reference, unsigned options,
                                  uric_buffer *out, bool *above_root);

/* Writes the shortest reference that uric_resolve, without options, resolves to `target` byte by
 * byte. Every candidate is resolved before it is chosen, and parsed by uric_grammar_resolver's rule
 * and by the target's own rule if that is a reference rule. Returns
 *   URIC_OK, URIC_NO_ROOM
 *   URIC_NO_SHORTER        only the target itself resolves to the target; it is written
 *   URIC_NO_REFERENCE      not even the target does (RFC 3986 removes its dot segments); out->len
 *                          is 0
 *   URIC_NOT_ABSOLUTE      base or target has no scheme
 *   URIC_STALE_AUTHORITY   as for uric_resolve
 *   URIC_GRAMMAR_MISMATCH, URIC_NO_RESOLUTION, URIC_NOT_PARSED */
URIC_API uric_status uric_relativize(const uric_uri *base, const uric_uri *target,
                                     uric_buffer *out);

/* The sources of a base URI (RFC 3986, 5.1.1 to 5.1.4); NULL: there is none. */
typedef struct uric_bases {
    const uric_uri *embedded;      /* in the content of the document */
    const uric_uri *encapsulating; /* of the enclosing message or archive */
    const uric_uri *retrieval; /* by which the document was retrieved; the last, if redirected */
    const uric_uri *fallback;  /* the default of the application */
} uric_bases;

/* Returns the first base that exists and has a scheme; NULL if none does. */
URIC_API const uric_uri *uric_choose_base(const uric_bases *bases);

/* ---- Normalize, compare and hash ---- */

/* Levels of the comparison ladder (RFC 3986, 6.2), as a mask. Case, percent and path are
 * independent of each other; where a revision's document differs, its profile says so. */
enum {
    URIC_BY_STRING = 0,   /* 6.2.1: the bytes as they are */
    URIC_BY_CASE = 1,     /* 6.2.2.1: lower-case scheme and host, upper-case digits in triplets */
    URIC_BY_PERCENT = 2,  /* 6.2.2.2: triplets of unreserved octets decoded */
    URIC_BY_PATH = 4,     /* 6.2.2.3: dot segments removed */
    URIC_BY_SYNTAX = 7,   /* 6.2.2: case, percent and path */
    URIC_BY_DEFAULTS = 8, /* 6.2.3: no empty or default port, no leading zeros in a port, the
                             scheme's path in place of an empty one */
    URIC_BY_SCHEME = 15,  /* 6.2.3, and 6.2.2 before it */
    URIC_BY_IPV6 = 16     /* RFC 5952's text of an IPv6 address; part of no level */
};

/* Writes the normal form: the same components by the same rule, but for what `levels` changes.
 * Normalizing twice changes nothing more.
 *
 * A reference without a scheme loses dot segments only where resolution would remove them, behind a
 * "/"; "../a" stays. A path that would begin with "//" without an authority begins with "/.//".
 * Triplets stay where the decoded byte would be read as another component: in an authority that is
 * no server (RFC 2396), in a path that would look like a scheme (RFC 1808).
 *
 * out->at may be the start of the text itself, but must not overlap it otherwise. Then everything
 * shrinks except an IPv6 address (by up to 6 bytes) and a default path: the buffer must hold the
 * text and these. If it does not, the function returns URIC_NO_ROOM, although out->len may be less
 * than out->size, and leaves the text as it is; after any other status the spans of `uri` are
 * undefined. Returns URIC_OK, URIC_NO_ROOM, URIC_TOO_LONG or URIC_NOT_PARSED, the latter also for a
 * component that was set by hand and lies outside of the text. */
URIC_API uric_status uric_normalize(const uric_uri *uri, unsigned levels, uric_buffer *out);

/* Compares two normal forms without writing them, in constant memory. Returns 0 if they are equal,
 * less than 0 if `a` stands before `b`, and more than 0 if `a` stands behind `b`. The order is
 * total over all texts of one revision: by what stands before the path, then by the path, then by
 * what stands behind it, byte by byte; a text stands before the longer texts that begin with it.
 * The path begins behind the authority (or the scheme), with RFC 1738's "/"; if no path is
 * reported, it extends to the end. Texts that two rules split in different ways differ. A refused
 * text compares as an empty one. A text whose components are unknown (no rule with components,
 * URIC_OPERATIONS or URIC_REGISTERS, a component outside of the text) compares byte by byte. */
URIC_API int uric_compare(const uric_uri *a, const uric_uri *b, unsigned levels);

/* Returns a hash that is equal where uric_compare returns 0, for equal `levels` and `seed`. Not for
 * secrets: who chooses the texts and knows the seed can make them collide. */
URIC_API uint64_t uric_hash(const uric_uri *uri, unsigned levels, uint64_t seed);

/* ---- Grammars and their rules ---- */

/* Return the name ("rfc3986") of a grammar and the title of its document. */
URIC_API const char *uric_grammar_name(const uric_grammar *grammar);
URIC_API const char *uric_grammar_title(const uric_grammar *grammar);

/* Return a rule by index, from 0 in the order of the document, or by name (`len` bytes, case is
 * ignored: RFC 5234, 2.1); NULL if there is none. Rules from the first two functions give verdicts
 * only; those from the last two report components. */
URIC_API const uric_rule *uric_grammar_rule_at(const uric_grammar *grammar, size_t index);
URIC_API const uric_rule *uric_grammar_rule(const uric_grammar *grammar, const char *name,
                                            size_t len);
URIC_API const uric_rule *uric_grammar_parser_at(const uric_grammar *grammar, size_t index);
URIC_API const uric_rule *uric_grammar_parser(const uric_grammar *grammar, const char *name,
                                              size_t len);

/* Returns the names of all components that the grammar's rules report, from 0; NULL behind the
 * last. */
URIC_API const char *uric_grammar_component_at(const uric_grammar *grammar, size_t index);

/* Return the names of the document's rules for an absolute identifier and for a reference. */
URIC_API const char *uric_grammar_absolute(const uric_grammar *grammar);
URIC_API const char *uric_grammar_reference(const uric_grammar *grammar);

/* Returns the name of a rule as the document prints it. */
URIC_API const char *uric_rule_name(const uric_rule *rule);

/* Returns true if no string of the rule contains the byte, so that the byte can separate strings.
 * False: a string of this rule does, or of another rule that shares its table. */
URIC_API bool uric_rule_excludes(const uric_rule *rule, unsigned char byte);

/* Gets a limit of a length that the grammar sets beside the rule: the most bytes, and the component
 * or, for the whole text, the rule. `index` counts from 0. False: there are no more. */
URIC_API bool uric_rule_limit(const uric_rule *rule, size_t index, const char **name, size_t *most);

/* Returns whether texts of the rule are sequences of code points in UTF-8, as the grammar's charset
 * says, and errors name code points. */
URIC_API bool uric_rule_has_code_points(const uric_rule *rule);

/* ---- Lists in a component ---- */

/* Gets the next item of a list, up to any byte of the string `delimiters`: "/" for the segments of
 * a path. Start with `rest` = the whole list, and stop at false. An absent list has no item; an
 * empty list has one empty item. */
URIC_API bool uric_next(uric_span *rest, const char *delimiters, uric_span *item);

/* Returns the list of a path's segments for uric_next (RFC 3986, 3.3): the path without the "/"
 * that it begins with, absent if the path is empty. "/a/" has two segments, "a" and an empty one;
 * "/" has one empty segment. */
URIC_API uric_span uric_segments(uric_span path);

/* Gets the next name=value pair: with delimiters "&" or "&;" of a query, with ";" of RFC 1738's
 * prospero. The value begins behind the first "=" of the item; it is absent without one. */
URIC_API bool uric_next_pair(uric_span *rest, const char *delimiters, uric_span *name,
                             uric_span *value);

#ifdef __cplusplus
}
#endif

#include "uric_audit.h"
#include "uric_encode.h"
#include "uric_extract.h"
#ifndef URIC_NO_GRAMMARS /* set by the tool that writes uric_grammars.h */
#include "uric_grammars.h"
#endif

#endif

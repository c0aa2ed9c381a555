/* uric: strict URI handling, by the revision of the standard that you choose.
 *
 * The library is freestanding C11: no heap, no libc, no global state, no recursion. All text is
 * bytes with a length; any byte value is allowed as input, and a null pointer with length 0 is an
 * empty text. A text, piece or span has at most PTRDIFF_MAX bytes, as every object of C has.
 * Offsets and lengths are bytes. Spans point into the caller's text and live as long as it does;
 * the library keeps nothing between calls, so everything here is thread-safe.
 */
#ifndef URIC_H
#define URIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header: https://semver.org. Below 1.0.0, a new minor version may change what
 * a program relies on. */
#define URIC_VERSION_MAJOR 0
#define URIC_VERSION_MINOR 1
#define URIC_VERSION_PATCH 0
#define URIC_VERSION "0.1.0"

/* For #if: 10203 for 1.2.3. */
#define URIC_VERSION_NUMBER                                                                        \
    (URIC_VERSION_MAJOR * 10000L + URIC_VERSION_MINOR * 100 + URIC_VERSION_PATCH)

/* ---- Options of the build ---- */

/* Options: all files that include this must have the same; a program whose files do not agree on
 * the layout of structs does not link (uric_names.h). The installed library has these; the
 * amalgamation has them from here, from its uric_config.h, or from the compiler's -D. Functions and
 * tables that nothing uses vanish without an option (-ffunction-sections -fdata-sections
 * -Wl,--gc-sections): so do the grammars, rules and schemes that are not named. Bytes are those of
 * code and constants on a Cortex-M3 (GCC 12, -Os), where tools/size counts 2566 for a parse of RFC
 * 3986's URI-reference with compact tables, and everything else left out. */

/* 0: an error says status, offset and byte; not component, what was expected, or a sentence
 * (+1350; +3410 with uric_error_message). */
#ifndef URIC_ERROR_DETAIL
#define URIC_ERROR_DETAIL 1
#endif

/* 1: tables in which states share the shapes of their rows: small (-2350), and slower; for rules
 * that take no byte outside of 0x20 to 0x7F, as none of the library does. */
#ifndef URIC_COMPACT
#define URIC_COMPACT 0
#endif

/* 0: no tables for stepping over runs of bytes, and no code that is there for speed alone (+1470;
 * +4790 with all operations). */
#ifndef URIC_FAST
#define URIC_FAST !URIC_COMPACT
#endif

/* 1: texts of 16 bytes or more are looked at 32 bytes at once, with AVX2 or NEON; 2: with AVX-512
 * even 64. On x86-64 the machine is asked for them (__builtin_cpu_supports, of the compiler's
 * run-time library); without them, and for 0, bytes are looked at one by one. */
#ifndef URIC_VECTORS
#if defined(__GNUC__) && __STDC_HOSTED__ && (defined(__x86_64__) || defined(__aarch64__))
#define URIC_VECTORS (URIC_FAST ? 2 : 0)
#else
#define URIC_VECTORS 0
#endif
#endif

/* 1: offsets and lengths of 16 bits: texts of more than 65534 bytes are URIC_TOO_LONG. Flash stays
 * the same; a scan of 14 registers takes 44 bytes of RAM instead of 80 (Cortex-M3). */
#ifndef URIC_SPANS_16
#define URIC_SPANS_16 0
#endif

/* 0: what a host is (uric_host_kind) is not told (+510). */
#ifndef URIC_KINDS
#define URIC_KINDS 1
#endif

/* 0: parse and check alone; other operations return URIC_NOT_PARSED (+150, without their code,
 * which vanishes if it is not called). */
#ifndef URIC_OPERATIONS
#define URIC_OPERATIONS 1
#endif

/* How many registers a scan has (uric_tables.h); a table uses the first so many of them, in the
 * order in which its grammar's profile names components. Components whose registers are missing are
 * reported as absent, and if any is missing, so are host kinds, and operations on components return
 * URIC_NOT_PARSED. Costs RAM. RFC 3986 needs 14, and 16 to tell kinds of hosts. */
#ifndef URIC_REGISTERS
#define URIC_REGISTERS 32
#endif

/* Which grammars there are, and which of their parts: 0 or 1. In the amalgamation these options
 * stand here (bytes are those of all constants if URIC_COMPACT, without error detail, and of a
 * part, what it shares with no other); otherwise, in uric_grammars.h. */

#ifndef URIC_API
#if defined(__GNUC__)
#define URIC_API __attribute__((visibility("default")))
#else
#define URIC_API
#endif
#endif

#if !URIC_ERROR_DETAIL || URIC_COMPACT || !URIC_FAST || URIC_SPANS_16 || !URIC_KINDS ||            \
    URIC_REGISTERS != 32
#include "uric_names.h"
#endif

/* ---- Version and statuses ---- */

/* The version of the library that is linked: its URIC_VERSION. Static storage. */
URIC_API const char *uric_version(void);

/* What became of a call: name and text, once. uric_status_name, uric_status_text read this table.
 */
#define URIC_STATUSES(X)                                                                           \
    X(OK, "well done")                                                                             \
    X(REFUSED, "a byte stands where the rule does not allow it")                                   \
    X(ENDED, "the text ends where the rule needs more")                                            \
    X(TOO_LONG, "the text is longer than this build can count")                                    \
    X(ABSENT, "the component is absent")                                                           \
    X(EMPTY, "the component is empty")                                                             \
    X(NOT_ADDRESS, "the host is not an IP address")                                                \
    X(OVERFLOW, "the number is larger than the result can hold")                                   \
    X(NO_ROOM, "the buffer is too small for the result")                                           \
    X(NOT_PARSED, "these are not the components of an accepted text")                              \
    X(MIXED, "the two were parsed by different grammars")                                          \
    X(NOT_ABSOLUTE, "the text is not absolute: it has no scheme")                                  \
    X(NO_RESOLUTION, "the document of the grammar defines no resolution")                          \
    X(CURRENT_DOCUMENT, "the reference is to the current document")                                \
    X(ABOVE_ROOT, "\"..\" goes above the root")                                                    \
    X(ITSELF, "no reference but the target itself resolves to it")                                 \
    X(NO_REFERENCE, "no reference resolves to the target, for it has dot segments")                \
    X(NO_TARGET, "what the reference resolves to is not a text of the grammar")                    \
    X(BAD_TRIPLET, "\"%\" is not followed by two hexadecimal digits")                              \
    X(NUL_OCTET, "the octet 0 is refused")                                                         \
    X(CONTROL_OCTET, "a control octet is refused")                                                 \
    X(NO_COMPOSITION, "the grammar does not say how components stand together")                    \
    X(MISREAD, "what is given would be read back as something else")                               \
    X(STALE_AUTHORITY, "userinfo, host and port are not those of the authority: leave that out")   \
    X(PATH_NEEDS_SLASH, "beside an authority, it is empty or begins with \"/\"")                   \
    X(PATH_LIKE_AUTHORITY, "without an authority, it cannot begin with \"//\"")                    \
    X(PATH_LIKE_SCHEME, "without a scheme, its first segment cannot hold \":\"")

typedef enum uric_status {
#define URIC_STATUS(name, text) URIC_##name,
    URIC_STATUSES(URIC_STATUS)
#undef URIC_STATUS
} uric_status;

/* "URIC_REFUSED" and its text, for any value; never null. Static storage. */
URIC_API const char *uric_status_name(uric_status status);
URIC_API const char *uric_status_text(uric_status status);

#if URIC_COMPACT && URIC_FAST
#error "compact tables have no runs: URIC_COMPACT needs URIC_FAST 0"
#endif

/* ---- Texts ---- */

/* An offset in a text, or a length; a state or an event; a byte, or -1. */
#if URIC_SPANS_16
typedef uint16_t uric_size, uric_number;
typedef int16_t uric_culprit;
#define URIC_SIZE_MAX UINT16_MAX
#else
typedef size_t uric_size;
typedef unsigned uric_number;
typedef int uric_culprit;
#define URIC_SIZE_MAX SIZE_MAX
#endif

/* `len` bytes at `at`. Absent: at == NULL. Empty: at != NULL, len == 0. */
typedef struct uric_span {
    const char *at;
    uric_size len;
} uric_span;

/* Where an operation writes its text: `size` bytes of the caller's at `at` (null if size is 0). It
 * sets `len` to the bytes of the whole text, and adds no NUL; what is in the room behind them means
 * nothing. If they are more than `size`, the operation returns URIC_NO_ROOM, and nothing in the
 * buffer means anything: a first call with size 0 measures, as snprintf does. If they are more than
 * a size_t counts, it returns URIC_TOO_LONG, and `len` is 0: three components of 30,000 bytes are,
 * where size_t has 16 bits. */
typedef struct uric_buffer {
    char *at;
    size_t size;
    size_t len;
} uric_buffer;

/* ---- Rules and components ---- */

/* A rule of a grammar that text can be held against, and a grammar: constant objects, written by
 * the grammar tool. uric_grammars.h declares those that come with the library:
 *
 *   uric_rfc3986                   the grammar with all its rules: for lookup by name
 *   uric_rfc3986_URI_reference     one rule with its components: links nothing else
 *   uric_rfc3986_segment_encoding  how data becomes text of a component or rule: links nothing else
 *
 * uric_tables.h says what is in them, for who writes or measures tables. */
typedef struct uric_rule uric_rule;
typedef struct uric_grammar uric_grammar;
typedef struct uric_machine uric_machine;
typedef struct uric_encoding uric_encoding;

/* What the host is: the first alternative of the grammar's `host` that derives all of it
 * (RFC 3986, 3.2.2: "first-match-wins"). */
typedef enum uric_host_kind {
    URIC_HOST_NONE, /* there is no host, or the grammar does not tell kinds apart */
    URIC_HOST_IPV4,
    URIC_HOST_IPV6,
    URIC_HOST_IPVFUTURE,
    URIC_HOST_REG_NAME,
    URIC_HOST_HOSTNAME, /* older revisions: dot-separated labels */
    URIC_HOST_KINDS
} uric_host_kind;

/* "ipv4", "ipv6", "ipvfuture", "reg-name", "hostname", or NULL for URIC_HOST_NONE. */
URIC_API const char *uric_host_kind_name(uric_host_kind kind);

/* How many further parts a grammar can report: a revision's own, such as RFC 1808's params. */
#define URIC_PARTS 12

/* The components, in the order of uric_uri: uric_component_of(&uri, URIC_PATH) is uri.path. The
 * grammar's own follow: URIC_PART + i is uri.part[i]. */
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

/* A text split into the components of its grammar (RFC 3986, 3). A component without its delimiter
 * is absent; with the delimiter and nothing behind it, empty. The path of an accepted URI may be
 * empty, and is absent in no grammar but RFC 1738's, where "mailto:a" and "http://h" have none. */
typedef struct uric_uri {
    uric_span scheme;
    uric_span authority;
    uric_span userinfo; /* within authority, as are host and port */
    uric_span host;     /* an IP literal keeps its brackets */
    uric_span port;     /* digits; uric_port makes a number of them */
    uric_span path;
    uric_span query;
    uric_span fragment;
    uric_span part[URIC_PARTS]; /* the grammar's own: as many as uric_part_name has names for */
    uric_host_kind host_kind;
    const uric_rule *rule;   /* what the text was parsed by */
    const uric_rule *chosen; /* the same; or, where that is a choice, what was chosen: RFC 1738's
                                "ftpurl" by "url". It tells its name and its parts, no more */
    uric_span text;          /* the whole; absent if it was refused */
} uric_uri;

/* Why a text was refused. It refers to constant tables only: keep it as long as you like. */
typedef struct uric_error {
    uric_status status; /* URIC_REFUSED, URIC_ENDED, URIC_TOO_LONG; URIC_OK: nothing else is set */
    uric_size offset;   /* the first byte that no valid text could have there, or the length */
    int byte;           /* that byte, 0 to 255; -1 at the end of the text */
#if URIC_ERROR_DETAIL
    const char *component; /* the component it is in or would begin; NULL: the rule reports none */
    uric_size begin;       /* where that component begins; `offset`: the byte would be its first */
    const uric_machine *machine; /* where the scan was; and where it would have gone on, had the */
    const uric_machine *caller;  /* byte ended what `machine` reads (uric_tables.h), or NULL */
    uint16_t state;
    uint16_t caller_state;
#endif
} uric_error;

/* ---- Check and parse ---- */

/* Is `text` a string of `rule`? The grammar's verdict, no more and no less.
 * `error` may be null; it is written in any case. Returns URIC_OK, URIC_REFUSED, URIC_ENDED or
 * URIC_TOO_LONG. */
URIC_API uric_status uric_check(const uric_rule *rule, const char *text, size_t len,
                                uric_error *error);

/* Checks lines, each of which `delimiter` ends, as long as they are strings of `rule`; one look at
 * each byte finds both. Returns how many bytes the valid lines at the front of the `len` bytes
 * take, delimiters included, and adds their number to `*count`: what follows is a line that is
 * refused (or URIC_TOO_LONG), or none that is complete. For a delimiter that the rule excludes
 * (uric_rule_excludes), as the library's exclude a newline and a NUL; another one ends a line only
 * where the rule does not go on with it. */
URIC_API size_t uric_check_lines(const uric_rule *rule, char delimiter, const char *bytes,
                                 size_t len, size_t *count);

/* Splits `text` into components by `rule`, which is one that the grammar reports components for
 * (uric_grammar_parser); by any other rule all components are absent. On refusal all components
 * are absent too. `error` may be null. Returns as uric_check. */
URIC_API uric_status uric_parse(uric_uri *uri, const uric_rule *rule, const char *text, size_t len,
                                uric_error *error);

/* ---- Parse in pieces ---- */

/* The same in pieces, as they come. A piece need not outlive its call: a scan keeps offsets. */

typedef struct uric_scan {
    const uric_rule *rule;
    const uric_rule *chosen; /* whose machine reads, or waits for one that it called: */
    uric_number call;        /* 0; or 1 + the event of the machine that called who reads now */
    uric_number state;       /* of who reads */
    uric_culprit refused;    /* the byte that ended it, or -1 */
    uric_size length;        /* bytes accepted so far: the offset of what comes next */
    uric_size registers[URIC_REGISTERS == 32 ? 34 : URIC_REGISTERS]; /* of 34, the last but one
                                                                        is idle, the last is 0 */
} uric_scan;

/* Begins a text, of which nothing has come yet. */
URIC_API void uric_scan_begin(uric_scan *scan, const uric_rule *rule);

/* Takes the next `len` bytes. URIC_OK: a valid text can begin so. URIC_REFUSED: none can; the byte
 * at offset scan->length is the culprit, and further feeding changes nothing. URIC_TOO_LONG. */
URIC_API uric_status uric_scan_feed(uric_scan *scan, const char *bytes, size_t len);

/* The text ends here. Feeding in any pieces and ending gives what uric_check gives for the whole.
 * `error` may be null. Returns as uric_check. */
URIC_API uric_status uric_scan_end(uric_scan *scan, uric_error *error);

/* After uric_scan_end returned URIC_OK: the components, as spans of `text`, which is the whole
 * text that was fed. */
URIC_API void uric_scan_split(const uric_scan *scan, const char *text, uric_uri *uri);

#if URIC_ERROR_DETAIL

/* ---- Errors ---- */

/* What could have stood at error->offset, from the tables. */
URIC_API bool uric_error_expects(const uric_error *error, unsigned char byte);
URIC_API bool uric_error_expects_end(const uric_error *error);

/* The same in the grammar's terms, one for each `index` from 0 until NULL: a rule (pchar), a
 * literal in quotes, a range (%x31-39), or "end of input". Static storage. */
URIC_API const char *uric_error_expected(const uric_error *error, size_t index);

/* Writes a sentence such as
 *     "^" is not allowed in path: expected pchar, "/", "?", "#" or end of input
 *     "/" cannot begin scheme: expected ALPHA
 *     "%" is not followed by two hexadecimal digits in path
 *     unexpected end of input in host: expected HEXDIG, ":" or "]"
 * and a final NUL into `buffer` of `size` bytes, as much as fits, and returns the length of the
 * whole without the NUL, as snprintf does. `buffer` may be null if `size` is 0. */
URIC_API size_t uric_error_message(const uric_error *error, char *buffer, size_t size);

#endif

/* ---- Recompose, compose and replace ---- */

/* Operations on components read their spans, and the revision from the rule that found them. They
 * return URIC_NOT_PARSED for what no parse by a rule with components accepted. */

/* The text of components (RFC 3986, 5.3), which may have been changed since the parse. What would
 * be read back as something else is guarded: a path that begins with "//", without an authority, by
 * "/." before it; a first segment with a colon, without a scheme, by "./". To change a part of the
 * authority, clear `authority` and set userinfo, host or port; to drop all of it, clear `authority`
 * alone. Of the grammar's own parts, only RFC 1808's params are written. `out` may lie beside the
 * text, not in it. Returns
 *   URIC_OK, URIC_NO_ROOM, URIC_TOO_LONG, URIC_NOT_PARSED
 *   URIC_NO_RESOLUTION     the components are not those of 5.3 (RFC 1738)
 *   URIC_STALE_AUTHORITY   userinfo, host or port was changed, and `authority` says otherwise; or
 *                          without a host
 *   URIC_PATH_NEEDS_SLASH  the path was changed, and would be read as part of the authority */
URIC_API uric_status uric_recompose(const uric_uri *uri, uric_buffer *out);

/* The text of components that anybody wrote (RFC 3986, 5.3), if components->rule derives it and
 * reads each of them back as it is given; nothing is guarded, encoded or mended. Set `rule`, and of
 * the spans those that shall be there; an absent path is empty. The authority is given whole, or as
 * host with or without userinfo and port. What is given besides (host beside authority, a part)
 * must be what is read back. RFC 1808's params are written, too; RFC 1738's schemes have each a
 * syntax of their own, which is not known here. `out` may lie beside the components, not in them.
 * `error`, which may be null, names the component at fault, of several the first in the text (but
 * for a host that is absent); its offset is one in that component.
 * Returns, all but the first two with out->len 0:
 *   URIC_OK
 *   URIC_NO_ROOM             nothing is checked yet
 *   URIC_REFUSED, URIC_ENDED by what the rule derives in that component
 *   URIC_MISREAD             it would be read back otherwise: a delimiter in it would end it
 *   URIC_STALE_AUTHORITY     it is userinfo, host or port, and `authority` says otherwise: clear
 *                            that, and the authority is made of its parts
 *   URIC_PATH_NEEDS_SLASH    beside an authority (3.3)
 *   URIC_PATH_LIKE_AUTHORITY it begins with "//", and there is no authority
 *   URIC_PATH_LIKE_SCHEME    a colon in its first segment, and there is no scheme (4.2)
 *   URIC_ABSENT              the rule needs a scheme; or userinfo and port need a host
 *   URIC_TOO_LONG            that component, or the whole text, which ends in it
 *   URIC_NO_COMPOSITION      RFC 1738, and rules without components
 *   URIC_NOT_PARSED          of this build, by URIC_OPERATIONS or URIC_REGISTERS
 * Without URIC_ERROR_DETAIL, no component is named, and URIC_REFUSED and URIC_ENDED can stand for
 * URIC_MISREAD and URIC_ABSENT, too. */
URIC_API uric_status uric_compose(const uric_uri *components, uric_buffer *out, uric_error *error);

/* What a component is to become: `value`, or absent. */
typedef struct uric_change {
    unsigned component; /* uric_component */
    uric_span value;
} uric_change;

/* The text of `uri`, as it was parsed, with some components changed, each at most once, and the
 * others as they are. A change of userinfo, host or port changes the authority, and a change of the
 * authority all of them. An absent path is empty. The text is accepted by uri->rule, and read back
 * as asked; nothing is encoded or mended. Of RFC 1738's components, and of a grammar's own parts
 * but RFC 1808's params, one that the text has can get another value; none can be added or removed.
 * `out` may not lie in the text or the values. `error`, which may be null, names the component at
 * fault; its offset is one in its value. Returns as uric_compose, and URIC_NOT_PARSED.
 *
 *   uric_change to_https[] = {{URIC_SCHEME, {"https", 5}}, {URIC_PORT, {NULL, 0}}};
 *   uric_replace(&uri, to_https, 2, &out, &error);
 */
URIC_API uric_status uric_replace(const uric_uri *uri, const uric_change *changes, size_t count,
                                  uric_buffer *out, uric_error *error);

/* ---- Resolve and relativize ---- */

/* The rule by which base and reference are parsed to be resolved: the reference rule, or one of its
 * own where the document resolves what its syntax does not derive (RFC 2396: "?y"), or splits it
 * otherwise (its Appendix B). NULL if the document defines no resolution (RFC 1738), or no rule
 * with components does. */
URIC_API const uric_rule *uric_grammar_resolver(const uric_grammar *grammar);

/* What becomes of ".." above the root when a reference is resolved (RFC 3986, 5.2.4; RFC 2396, 5.2,
 * step 6g; RFC 1808, 4, step 6). */
typedef enum uric_above_root {
    URIC_ABOVE_ROOT_KEPT,
    URIC_ABOVE_ROOT_OPEN, /* the document leaves it to who resolves: options say so */
    URIC_ABOVE_ROOT_DROPPED
} uric_above_root;

/* That, by the grammar's document; of no meaning if it defines no resolution. */
URIC_API uric_above_root uric_grammar_above_root(const uric_grammar *grammar);

/* Options for uric_resolve; 0 is what the document says by itself. */
enum {
    URIC_NON_STRICT = 1,      /* a reference's scheme that is the base's is ignored (5.2.2) */
    URIC_LEAVE_DOTS = 2,      /* no "." or ".." is removed */
    URIC_DROP_ABOVE_ROOT = 4, /* where the document leaves that open (URIC_ABOVE_ROOT_OPEN), ".." */
    URIC_REFUSE_ABOVE_ROOT = 8 /* above the root goes, or the reference does not resolve; */
};                             /* otherwise it stays */

/* The target that `reference` has beside `base`, by the revision of the grammar that both were
 * parsed by (RFC 3986, 5.2; RFC 2396, 5.2; RFC 1808, 4). The base's fragment counts nowhere but for
 * RFC 1808's empty reference; there, an empty component of a reference is an absent one (2.4). A
 * path is guarded as in uric_recompose. `above_root` may be null; it tells whether a ".." went
 * above the root. What is written is a text of uric_grammar_resolver's rule, and of the reference's
 * own rule if that is one for references. Linear in the lengths. Returns
 *   URIC_OK
 *   URIC_NO_ROOM           it is not known yet whether the grammar derives the target
 *   URIC_NO_TARGET         the grammar does not derive it: "http:a[" against "http://h/", not
 *                          strictly, in RFC 2732, where an opaque part may hold what no path may;
 *                          out->len is 0
 *   URIC_CURRENT_DOCUMENT  the reference has no target, for it is empty but for its fragment (the
 *                          documents between RFC 1808 and RFC 3986); out->len is 0
 *   URIC_NOT_ABSOLUTE      the base has no scheme
 *   URIC_ABOVE_ROOT        it was to be refused
 *   URIC_STALE_AUTHORITY   userinfo, host or port was changed, and `authority` does not say so
 *   URIC_TOO_LONG, URIC_MIXED, URIC_NO_RESOLUTION (RFC 1738), URIC_NOT_PARSED */
URIC_API uric_status uric_resolve(const uric_uri *base, const uric_uri *reference, unsigned options,
                                  uric_buffer *out, bool *above_root);

/* The shortest reference that uric_resolve, without options, makes `target` of, byte by byte. Every
 * one is resolved before it is chosen, and read by uric_grammar_resolver's rule, and by the
 * target's own rule if that is one for references: what is refused there, or split otherwise, is
 * no reference. Returns
 *   URIC_OK, URIC_NO_ROOM
 *   URIC_ITSELF            there is none but the target, which is written
 *   URIC_NO_REFERENCE      not even the target (RFC 3986 removes its dot segments); out->len is 0
 *   URIC_NOT_ABSOLUTE      base or target has no scheme
 *   URIC_STALE_AUTHORITY   as for uric_resolve
 *   URIC_MIXED, URIC_NO_RESOLUTION, URIC_NOT_PARSED */
URIC_API uric_status uric_relativize(const uric_uri *base, const uric_uri *target,
                                     uric_buffer *out);

/* Where a base can come from (RFC 3986, 5.1.1 to 5.1.4); NULL: there is none. */
typedef struct uric_bases {
    const uric_uri *embedded;      /* in the document's content */
    const uric_uri *encapsulating; /* of the entity around it: message, archive */
    const uric_uri *retrieval;     /* by which it was retrieved, the last if redirected */
    const uric_uri *otherwise;     /* the application's default */
} uric_bases;

/* The first of them that is there and has a scheme; NULL if none is. */
URIC_API const uric_uri *uric_choose_base(const uric_bases *bases);

/* ---- Normalize, compare and hash ---- */

/* What counts as the same (RFC 3986, 6.2): any mask of these bits. Case, percent and path are
 * independent of each other; syntax is these three, and scheme adds the defaults. What a revision's
 * document says otherwise stands in its profile. */
enum {
    URIC_BY_STRING = 0,   /* 6.2.1: nothing but the bytes */
    URIC_BY_CASE = 1,     /* 6.2.2.1: scheme and host in lower case, triplets' digits in upper */
    URIC_BY_PERCENT = 2,  /* 6.2.2.2: triplets of unreserved octets decoded */
    URIC_BY_PATH = 4,     /* 6.2.2.3: no dot segments */
    URIC_BY_SYNTAX = 7,   /* 6.2.2: these three */
    URIC_BY_DEFAULTS = 8, /* 6.2.3: no empty or default port, no leading zeros in one, the scheme's
                             path for an empty one */
    URIC_BY_SCHEME = 15,  /* 6.2.3, and 6.2.2 before it */
    URIC_BY_IPV6 = 16     /* RFC 5952's text of an IPv6 address; part of no level */
};

/* The normal form, which has the same components by the same rule, but for what `levels` changes.
 * It is the same if it is normalized again. Linear in the length.
 *
 * A reference without scheme loses dot segments where resolving it would remove them, that is,
 * behind a "/"; "../a" stays. A path that would begin with "//" without an authority begins with
 * "/.//". Triplets stay where their characters would be read as another component: in an authority
 * that is no server (RFC 2396), in a path that looks like a scheme but for them (RFC 1808).
 *
 * out->at may be the text itself, but no other place in it. All shrinks then but an IPv6 address
 * (by up to 6 bytes) and a default path: the buffer must hold the text and what these add. If it
 * does not, URIC_NO_ROOM is returned, although `len` may be less than `size`, and the text stays;
 * otherwise `uri` means nothing any more.
 * Returns URIC_OK, URIC_NO_ROOM, URIC_TOO_LONG, or URIC_NOT_PARSED: also for a component that was
 * set by hand and does not lie in the text that was parsed. */
URIC_API uric_status uric_normalize(const uric_uri *uri, unsigned levels, uric_buffer *out);

/* Compares the normal forms without writing them, in constant memory: 0 exactly if they are the
 * same, or what is less or greater than 0 as `a` stands before or behind `b`. This is a total order
 * of all texts of a revision: by what stands before the path, then by the path, then by what stands
 * behind it, byte by byte, the shorter first where one begins with the other. The path begins
 * behind the authority (or else the scheme), with RFC 1738's "/" before it; where none is reported,
 * it goes to the end. A text that two rules split differently is two. A text that was refused
 * compares as an empty one. A text is compared byte by byte if its components are not known: its
 * rule reports none, URIC_OPERATIONS or URIC_REGISTERS leave them out, or one was set by hand and
 * does not lie in the text. Both texts by one revision: each is normalized by its own. Linear in
 * the lengths. */
URIC_API int uric_compare(const uric_uri *a, const uric_uri *b, unsigned levels);

/* Equal where uric_compare gives 0, by the same seed and levels. Not for secrets: who may choose
 * texts and knows the seed can make them collide. */
URIC_API uint64_t uric_hash(const uric_uri *uri, unsigned levels, uint64_t seed);

/* ---- Ports and addresses ---- */

/* The port as a number. URIC_OK; URIC_ABSENT, URIC_EMPTY: *port is unchanged; URIC_OVERFLOW: it is
 * larger than 65535 (the grammar sets no limit), *port is unchanged. */
URIC_API uric_status uric_port(const uric_uri *uri, uint16_t *port);

/* The port that the grammar's document gives a scheme (`len` bytes; either case) whose URI names
 * none. URIC_OK; URIC_ABSENT: it gives none, *port is unchanged. */
URIC_API uric_status uric_default_port(const uric_grammar *grammar, const char *scheme, size_t len,
                                       uint16_t *port);

/* The bytes of an IPv4 (4) or IPv6 (16) host in network order; *len says how many were written.
 * URIC_OK; URIC_ABSENT: no host; URIC_NOT_ADDRESS: a name, or an IPvFuture, or (older revisions)
 * text of the address rule that denotes no address; nothing is written then. */
URIC_API uric_status uric_host_address(const uric_uri *uri, uint8_t address[16], size_t *len);

/* ---- Components by number and name ---- */

/* Components by number (uric_component) and by name, without a list of them:
 *
 *   for (unsigned i = 0; (name = uric_component_name(uri.chosen, i)) != NULL; i++)
 *       show(name, uric_component_of(&uri, i));
 *
 * The name: "scheme" for URIC_SCHEME, which a uric_uri has for every rule, and so on; from
 * URIC_PART on, those of the grammar's own parts that the rule reports. NULL behind the last.
 * For `rule` take uri->chosen: RFC 1738's "url" has the parts of the rule that it chooses. */
URIC_API const char *uric_component_name(const uric_rule *rule, unsigned component);

/* The component of that name (`len` bytes, case matters); URIC_COMPONENTS if the rule has none. */
URIC_API unsigned uric_component_named(const uric_rule *rule, const char *name, size_t len);

/* The component's span; absent if the rule has no such component. */
URIC_API uric_span uric_component_of(const uric_uri *uri, unsigned component);

/* Sets it, for uric_compose and uric_recompose. False, and nothing is set: the rule has no such
 * component. The text that `value` points to stays the caller's. */
URIC_API bool uric_set_component(uric_uri *uri, unsigned component, uric_span value);

/* May the component recur in texts of the rule? */
URIC_API bool uric_is_list(const uric_rule *rule, unsigned component);

/* The items of a component that may recur: what the grammar's first reading of the text derives by
 * its rules, each a span of the text, from the first to the last. `rest` is what is left: begin
 * with the component, and go on until false. Of a component that cannot recur, there is one item.
 *
 *   uric_span rest = uric_component_of(&uri, component), item;
 *   while (uric_next_item(&uri, component, &rest, &item))
 *       show(item);
 *
 * An item that the grammar's reading leaves open for long is looked at that far, and the next one
 * again: linear in the length for a grammar whose items a few bytes tell apart. For a component
 * that was set by hand, and lies in another text, all of it is one item. */
URIC_API bool uric_next_item(const uric_uri *uri, unsigned component, uric_span *rest,
                             uric_span *item);

/* The name of uri->part[index] for a text that uri->chosen is this rule of, or NULL when it has no
 * such part: uric_component_name for URIC_PART + index. */
URIC_API const char *uric_part_name(const uric_rule *rule, size_t index);

/* The part of that name; absent if the text has none, or its rule reports none. */
URIC_API uric_span uric_part(const uric_uri *uri, const char *name);

/* ---- Grammars and their rules ---- */

/* A grammar's name ("rfc3986") and the document it quotes. */
URIC_API const char *uric_grammar_name(const uric_grammar *grammar);
URIC_API const char *uric_grammar_title(const uric_grammar *grammar);

/* Rules by place, from 0, in the document's order, NULL behind the last; and by name (`len` bytes;
 * RFC 5234, 2.1: either case), NULL if there is none. A rule found here gives verdicts only. */
URIC_API const uric_rule *uric_grammar_rule_at(const uric_grammar *grammar, size_t index);
URIC_API const uric_rule *uric_grammar_rule(const uric_grammar *grammar, const char *name,
                                            size_t len);

/* The same for the rules that report components. */
URIC_API const uric_rule *uric_grammar_parser_at(const uric_grammar *grammar, size_t index);
URIC_API const uric_rule *uric_grammar_parser(const uric_grammar *grammar, const char *name,
                                              size_t len);

/* The names of the components that the grammar reports, from 0, NULL behind the last. */
URIC_API const char *uric_grammar_component_at(const uric_grammar *grammar, size_t index);

/* The names of the document's rule for a whole, absolute identifier, and for a reference. */
URIC_API const char *uric_grammar_absolute(const uric_grammar *grammar);
URIC_API const char *uric_grammar_reference(const uric_grammar *grammar);

/* The rule's name as the document prints it. */
URIC_API const char *uric_rule_name(const uric_rule *rule);

/* True: no string of the rule has this byte, so that it can end strings or part them. False: a
 * string of this rule has it, or of another one that shares its tables. */
URIC_API bool uric_rule_excludes(const uric_rule *rule, unsigned char byte);

/* ---- Encode and decode ---- */

/* Data in a component. RFC 3986, 2.4: data is encoded once, when a URI is made of it, and decoded
 * once, when a URI has been split. */

/* Data becomes text of `encoding`'s rule. A byte stands for itself if it may do so anywhere in such
 * text, and is none of `also` (a string, or null: such as "&=+;" for a value in a query); any other
 * becomes "%HH" in upper case. This takes data, not URIs: "%" always becomes "%25", and what is
 * encoded twice must be decoded twice. Returns URIC_OK, URIC_NO_ROOM; URIC_EMPTY: there is no data,
 * and the rule needs some; URIC_TOO_LONG. */
URIC_API uric_status uric_encode(const uric_encoding *encoding, const char *data, size_t len,
                                 const char *also, uric_buffer *out);

/* Options for uric_decode. */
enum {
    URIC_REFUSE_NUL = 1,      /* an octet of value 0, */
    URIC_REFUSE_CONTROLS = 2, /* and of 0x01 to 0x1F and 0x7F, encoded or not */
    URIC_PLUS_IS_SPACE = 4    /* as HTML forms write a query */
};

/* The octets that text stands for: "%HH" (either case) for one, any other byte for itself.
 * `out->at` may be `text`: what is refused, or has no room, is left as it is. Returns URIC_OK,
 * URIC_NO_ROOM; URIC_BAD_TRIPLET, URIC_NUL_OCTET, URIC_CONTROL_OCTET: what is refused begins at
 * *offset (which may be null), and out->len is 0. */
URIC_API uric_status uric_decode(const char *text, size_t len, unsigned options, uric_buffer *out,
                                 size_t *offset);

/* The encodings of a grammar: of its components, and of its rules that have other names. By place,
 * and by name (`len` bytes, either case); NULL if there is none, for there is not where no "%HH"
 * fits (scheme, port), and not where what stands for itself depends on what stands around it
 * (URI). */
URIC_API const uric_encoding *uric_grammar_encoding_at(const uric_grammar *grammar, size_t index);
URIC_API const uric_encoding *uric_grammar_encoding(const uric_grammar *grammar, const char *name,
                                                    size_t len);

/* The component or rule; whether a byte stands for itself; whether empty data has a text. */
URIC_API const char *uric_encoding_name(const uric_encoding *encoding);
URIC_API bool uric_encoding_keeps(const uric_encoding *encoding, unsigned char byte);
URIC_API bool uric_encoding_takes_empty(const uric_encoding *encoding);

/* ---- Lists in a component ---- */

/* Lists in a component, an item a call, without copies. `rest` is what is left: begin with the
 * whole list, and go on until false. An absent list has no item; an empty one has one, which is
 * empty. Split first, decode then: a decoded delimiter is data. */

/* The next item, up to any byte of the string `delimiters`. RFC 1738: "/" for the directories and
 * the file of an ftp path. */
URIC_API bool uric_next(uric_span *rest, const char *delimiters, uric_span *item);

/* What uric_next (by "/") takes the segments of a path from (RFC 3986, 3.3): without the "/" that
 * it begins with, absent if it is empty. "/a/" has two, "a" and an empty one; "/" has an empty one.
 */
URIC_API uric_span uric_segments(uric_span path);

/* The next name=value: by "&" or "&;" for the fields of a query, by ";" for those of RFC 1738's
 * prospero. The value goes from the first "=" to the end of the item; it is absent without one. */
URIC_API bool uric_next_pair(uric_span *rest, const char *delimiters, uric_span *name,
                             uric_span *value);

#ifdef __cplusplus
}
#endif

#ifndef URIC_NO_GRAMMARS /* the tool that writes it does without */
#include "uric_grammars.h"
#endif

#endif

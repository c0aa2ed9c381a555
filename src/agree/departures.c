/* The rows. Each departure names the place where it is documented, or, where no document tells it,
 * where it stands in the source. */
#include "agree/departures.h"

enum {
    SCHEME = 1 << URIC_SCHEME,
    USERINFO = 1 << URIC_USERINFO,
    HOST = 1 << URIC_HOST,
    PORT = 1 << URIC_PORT,
    QUERY = 1 << URIC_QUERY,
    FRAGMENT = 1 << URIC_FRAGMENT
};

/* urllib.parse.urlsplit since the fix of CVE-2025-0938: Python 3.12.9, 3.13.2, and the 3.11.2 of
 * Debian 12. Before, what stood before or behind brackets was left out. Documented in the Library
 * Reference, at urlsplit, urlunsplit and geturl; the source is Lib/urllib/parse.py. */
const uric_departures uric_of_python = {
    .controls = URIC_CONTROLS_REMOVED, /* urlsplit, changed in 3.10 and 3.11.4 */
    .needs_ascii = true,               /* urlsplit: forms NFKC with a delimiter are refused */
    .host = URIC_HOST_CHECKED_IPV6,    /* urlsplit: unmatched brackets; _check_bracketed_netloc */
    .port = URIC_PORT_CHECKED,         /* urlsplit: reading an invalid port raises ValueError */
    .lowers = SCHEME | HOST,           /* geturl; urlsplit: hostname is in lower case */
    .drops_empty = SCHEME | USERINFO | HOST | PORT | QUERY | FRAGMENT, /* urlunsplit, geturl */
};

/* parse_url of PHP 8. Documented in the Manual, at parse_url, as a function that accepts partial
 * and invalid URLs; how, stands in ext/standard/url.c. */
const uric_departures uric_of_php = {
    .controls = URIC_CONTROLS_REPLACED, /* php_replace_controlchars */
    .any_first = true,                  /* php_url_parse_ex2, "validate scheme" */
    .takes_port = true,                 /* "correctly parse things like a.com:80"; parse_port */
    .needs_host = true,                 /* "check if we have a valid host" */
    .brackets = URIC_BRACKETS_AT_ENDS,  /* "check for port", "Short circuit portscan" */
    .port = URIC_PORT_BEGINS_NUMBER,    /* "port cannot be longer then 5 characters"; strtol */
    .file = URIC_FILE_WITHOUT_HOST,     /* "support windows drive letters" */
    .drops_empty = PORT, /* parse_url, changed in 8.0: empty queries and fragments are told */
};

/* curl_url_set(3) with the flags by which a transfer sets its URL (parseurlandfillconn in
 * lib/url.c), CURLU_GUESS_SCHEME and CURLU_NON_SUPPORT_SCHEME, and parts as curl_url_get(3) gets
 * them without flags. Documented there, and in docs/URL-SYNTAX.md; the source is lib/urlapi.c. */
#define CURL                                                                                       \
    .controls = URIC_CONTROLS_REFUSED,         /* URL-SYNTAX, spaces; junkscan */                  \
        .needs_slash = true,                   /* Curl_is_absolute_url, "In guessing mode" */      \
        .guesses = true,                       /* URL-SYNTAX, "scheme-less" */                     \
        .longest_scheme = 40,                  /* curl_url_set, CURLUPART_SCHEME */                \
        .fewest_slashes = 1,                   /* URL-SYNTAX, multiple slashes */                  \
        .most_slashes = 3, .needs_host = true, /* curl_url_set, CURLU_NO_AUTHORITY */              \
        .at_first = true, /* parse_hostname_login; hostname_check refuses "@" */                   \
        .host =                                                                                    \
            URIC_HOST_DECODED_ADDRESSES, /* ipv4_normalize; CURLUPART_ZONEID; hostname_check */    \
        .port = URIC_PORT_NUMBER,        /* URL-SYNTAX, Port number; Curl_parse_port */            \
        .file = URIC_FILE_LOCAL,         /* URL-SYNTAX, FILE */                                    \
        .path_is_slash = true,           /* curl_url_get, CURLUPART_PATH */                        \
        .lowers = SCHEME                 /* URL-SYNTAX, Scheme */

/* libcurl 8.14.1, as in Debian 13. */
const uric_departures uric_of_curl = {
    CURL,
    .lower_0x = true,                       /* ipv4_normalize */
    .refuses_percent = true,                /* hostname_check */
    .dots = URIC_DOTS_DECODED,              /* curl_url_set, CURLU_PATH_AS_IS; is_dot */
    .drops_empty = PORT | QUERY | FRAGMENT, /* curl_url_get, CURLU_GET_EMPTY */
};

/* libcurl 7.88.1, as in Debian 12. */
const uric_departures uric_of_old_curl = {
    CURL,
    .any_first = true,         /* Curl_is_absolute_url */
    .dots = URIC_DOTS_REMOVED, /* curl_url_set, CURLU_PATH_AS_IS; dedotdotify */
    .drops_empty = PORT | FRAGMENT,
};

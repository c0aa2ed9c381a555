/* What uric_audit_next can find: one line for each kind of finding, with its name, the section that
 * it is about (of RFC 3986, unless another document is named), how severe it is for each purpose
 * (uric_purpose, in its order), and a sentence. The whole table is here: the library, the command,
 * its help and its manual page are made from it.
 *
 * A string that is only unusual, as in the RFC's own examples, is no DANGER for URIC_FOR_ANY. */
#ifndef URIC_FINDINGS_H
#define URIC_FINDINGS_H

/* clang-format off */
/*  X(name, "name", "section",                    any,     fetch,   store,   display, redirect,
      "sentence") */
#define URIC_FINDINGS(X)                                                                           \
    X(SCRIPT_SCHEME, "script-scheme", "7.1",              WARNING, DANGER,  WARNING, DANGER,  DANGER,  \
      "a program may run what follows the scheme, or show it as a page")                           \
    X(FILE_SCHEME, "file-scheme", "RFC 8089, 4",         NOTICE,  DANGER,  WARNING, WARNING, DANGER,  \
      "the scheme names a file of the machine that reads it")                                      \
    X(SCHEME_NOT_WEB, "scheme-not-web", "1.1.1",          NONE,    WARNING, NONE,    NONE,    WARNING, \
      "the scheme is not of the web: a program may hand the text to another service")              \
    X(UPPER_CASE, "upper-case", "6.2.2.1",                NOTICE,  NOTICE,  WARNING, NOTICE,  NOTICE,  \
      "scheme and host are written in lower case")                                                 \
    X(NETWORK_PATH, "network-path", "4.2",                NOTICE,  WARNING, NOTICE,  NOTICE,  DANGER,  \
      "a reference that begins with two slashes names another host")                               \
    X(NO_AUTHORITY, "no-authority", "RFC 9110, 4.2",      WARNING, DANGER,  WARNING, WARNING, DANGER,  \
      "the scheme needs a host: a WHATWG parser may take one from the path")                      \
    X(EMPTY_HOST, "empty-host", "RFC 9110, 4.2.1",        WARNING, DANGER,  WARNING, WARNING, DANGER,  \
      "the scheme needs a host: a WHATWG parser may take one from the path")                      \
    X(SEVERAL_AT, "several-at", "3.2.1",                  DANGER,  DANGER,  DANGER,  DANGER,  DANGER,  \
      "programs differ in which \"@\" of the authority ends the userinfo")                         \
    X(AT_BEHIND, "at-behind", "3.2",                      NOTICE,  WARNING, NOTICE,  WARNING, WARNING, \
      "a program that ends the authority only at a slash reads what follows \"@\" as the host")    \
    X(USERINFO, "userinfo", "3.2.1",                      NOTICE,  WARNING, WARNING, WARNING, WARNING, \
      "the authority contains userinfo, which is not the host")                                    \
    X(PASSWORD, "password", "7.5",                        DANGER,  WARNING, DANGER,  DANGER,  DANGER,  \
      "the userinfo contains a password in clear text")                                            \
    X(USERINFO_LIKE_HOST, "userinfo-like-host", "7.6",    WARNING, DANGER,  WARNING, DANGER,  DANGER,  \
      "a person may read the userinfo as the host")                                                \
    X(HOST_ENCODED, "host-encoded", "3.2.2",              WARNING, DANGER,  WARNING, WARNING, DANGER,  \
      "some programs decode a triplet in the host, others do not")                                 \
    X(HOST_FORBIDDEN, "host-forbidden", "WHATWG URL, 3.1", WARNING, DANGER, WARNING, WARNING, DANGER,  \
      "a WHATWG parser refuses the host, because of an octet that it contains")                    \
    X(HOST_NOT_ASCII, "host-not-ascii", "3.2.2",          WARNING, DANGER,  WARNING, DANGER,  DANGER,  \
      "the host is not ASCII: which name it becomes depends on the program's IDNA mapping")        \
    X(PUNYCODE, "punycode", "RFC 5890, 2.3.2.1",          NOTICE,  NOTICE,  NOTICE,  WARNING, NOTICE,  \
      "a label in Punycode may look like another one when it is shown")                            \
    X(HOST_TOO_LONG, "host-too-long", "3.2.2",            WARNING, WARNING, WARNING, NOTICE,  WARNING, \
      "a name of the DNS has at most 255 characters")                                              \
    X(LABEL_TOO_LONG, "label-too-long", "RFC 1034, 3.1",  WARNING, WARNING, WARNING, NOTICE,  WARNING, \
      "a label of the DNS has at most 63 characters")                                              \
    X(LABEL_EMPTY, "label-empty", "RFC 1034, 3.1",        WARNING, WARNING, WARNING, NOTICE,  WARNING, \
      "no label of the DNS is empty")                                                              \
    X(TRAILING_DOT, "trailing-dot", "3.2.2",              NOTICE,  WARNING, WARNING, NOTICE,  WARNING, \
      "a name with a dot at its end is the same for the DNS, and another one for most comparisons") \
    X(UNDERSCORE, "underscore", "RFC 1123, 2.1",          NOTICE,  NOTICE,  NOTICE,  NOTICE,  NOTICE,  \
      "the name of a host has no underscores")                                                     \
    X(HYPHEN, "hyphen", "RFC 1123, 2.1",                  NOTICE,  NOTICE,  NOTICE,  NOTICE,  NOTICE,  \
      "no label of a host's name begins or ends with a hyphen")                                    \
    X(NOT_A_NAME, "not-a-name", "RFC 1123, 2.1",          NOTICE,  WARNING, NOTICE,  WARNING, WARNING, \
      "the host contains a byte that no name of a host has")                                       \
    X(NAME_LOOPBACK, "name-loopback", "RFC 6761, 6.3",    NOTICE,  DANGER,  WARNING, NOTICE,  DANGER,  \
      "the name is that of this machine")                                                          \
    X(NAME_METADATA, "name-metadata", "7.2",              WARNING, DANGER,  WARNING, WARNING, DANGER,  \
      "the name is that of a cloud's metadata service")                                            \
    X(NAME_LOCAL, "name-local", "RFC 6762, 3",            NOTICE,  DANGER,  WARNING, NOTICE,  WARNING, \
      "the name is one of a local network")                                                        \
    X(NAME_WITH_ADDRESS, "name-with-address", "3.2.2",    NOTICE,  WARNING, NOTICE,  NOTICE,  WARNING, \
      "a service of the DNS may answer with the local address that the name contains")             \
    X(IPVFUTURE, "ipvfuture", "3.2.2",                    NOTICE,  DANGER,  WARNING, NOTICE,  WARNING, \
      "no such version of IP is defined, and a WHATWG parser refuses the host")                    \
    X(IPV4_INET_ATON, "ipv4-inet-aton", "7.4",            WARNING, DANGER,  WARNING, DANGER,  DANGER,  \
      "inet_aton reads the host as an IPv4 address")                                               \
    X(IPV4_WHATWG, "ipv4-whatwg", "WHATWG URL, 3.5",      WARNING, DANGER,  WARNING, DANGER,  DANGER,  \
      "a WHATWG parser reads the host as an IPv4 address")                                         \
    X(IPV4_DECIMAL, "ipv4-decimal", "7.4",                WARNING, DANGER,  WARNING, DANGER,  DANGER,  \
      "a program that ignores leading zeros reads the host as another IPv4 address")               \
    X(IPV4_OVERFLOW, "ipv4-overflow", "7.4",              WARNING, DANGER,  WARNING, DANGER,  DANGER,  \
      "a program that keeps the last bits of too large a number reads the host as an IPv4 address") \
    X(ENDS_IN_NUMBER, "ends-in-number", "WHATWG URL, 3.5", WARNING, WARNING, WARNING, NOTICE, WARNING, \
      "a WHATWG parser refuses a host that ends in a number and is no IPv4 address")               \
    X(IPV6_SPELLING, "ipv6-spelling", "RFC 5952, 4",      NOTICE,  NOTICE,  WARNING, NOTICE,  NOTICE,  \
      "the IPv6 address is not written in its recommended form")                                   \
    X(IPV6_WITH_IPV4, "ipv6-with-ipv4", "RFC 4291, 2.5.5", NOTICE, WARNING, NOTICE,  NOTICE,  WARNING, \
      "the IPv6 address contains an IPv4 address, to which packets may go")                        \
    X(UNSPECIFIED, "unspecified", "RFC 1122, 3.2.1.3",    WARNING, DANGER,  WARNING, NOTICE,  DANGER,  \
      "the address is unspecified, and many systems take it for this machine")                     \
    X(LOOPBACK, "loopback", "RFC 1122, 3.2.1.3",          WARNING, DANGER,  WARNING, NOTICE,  DANGER,  \
      "the address is a loopback address")                                                         \
    X(METADATA, "metadata", "RFC 3927, 2.7",              WARNING, DANGER,  WARNING, WARNING, DANGER,  \
      "the address is that of a cloud's metadata service")                                         \
    X(LINK_LOCAL, "link-local", "RFC 3927, 2.7",          WARNING, DANGER,  WARNING, NOTICE,  DANGER,  \
      "the address is link-local")                                                                 \
    X(PRIVATE, "private", "RFC 1918, 3",                  NOTICE,  DANGER,  NOTICE,  NOTICE,  WARNING, \
      "the address is one of a private network")                                                   \
    X(SHARED, "shared", "RFC 6598, 7",                    NOTICE,  DANGER,  NOTICE,  NOTICE,  WARNING, \
      "the address is one of a provider's own network")                                            \
    X(MULTICAST, "multicast", "RFC 5771, 3",              WARNING, DANGER,  WARNING, NOTICE,  WARNING, \
      "the address is a multicast address")                                                        \
    X(DOCUMENTATION, "documentation", "RFC 5737, 3",      NOTICE,  WARNING, WARNING, NOTICE,  NOTICE,  \
      "the address is reserved for documentation")                                                 \
    X(RESERVED, "reserved", "RFC 6890, 2",                NOTICE,  DANGER,  WARNING, NOTICE,  WARNING, \
      "the address is reserved for a special purpose")                                             \
    X(PORT_EMPTY, "port-empty", "6.2.3",                  NOTICE,  NOTICE,  NOTICE,  NOTICE,  NOTICE,  \
      "the port is empty: leave out its colon")                                                    \
    X(PORT_ZERO, "port-zero", "RFC 6335, 6",              WARNING, WARNING, WARNING, NOTICE,  WARNING, \
      "no server has port 0")                                                                      \
    X(PORT_TOO_LARGE, "port-too-large", "3.2.3",          WARNING, DANGER,  WARNING, NOTICE,  WARNING, \
      "a port is at most 65535: programs refuse a larger one, or take its last 16 bits")           \
    X(PORT_LEADING_ZERO, "port-leading-zero", "6.2.3",    NOTICE,  NOTICE,  WARNING, NOTICE,  NOTICE,  \
      "the port has leading zeros")                                                                \
    X(PORT_DEFAULT, "port-default", "6.2.3",              NOTICE,  NONE,    WARNING, NONE,    NONE,    \
      "the port is the scheme's default: leave it out")                                            \
    X(PORT_RESERVED, "port-reserved", "7.2",              NOTICE,  DANGER,  NOTICE,  NOTICE,  WARNING, \
      "the port is below 1024, and not the scheme's: another service may answer")                  \
    X(PORT_OTHER, "port-other", "7.2",                    NONE,    WARNING, NONE,    NONE,    NOTICE,  \
      "the port is not the scheme's")                                                              \
    X(DOT_SEGMENT, "dot-segment", "6.2.2.3",              NOTICE,  NOTICE,  WARNING, NOTICE,  NOTICE,  \
      "the path contains a dot segment")                                                           \
    X(ABOVE_ROOT, "above-root", "5.2.4",                  WARNING, WARNING, WARNING, NOTICE,  WARNING, \
      "\"..\" goes above the root of the path")                                                    \
    X(DOT_SEGMENT_ENCODED, "dot-segment-encoded", "6.2.2.3", WARNING, DANGER, WARNING, WARNING, DANGER, \
      "some programs decode a dot segment and remove it, others keep it")                          \
    X(DOT_SEGMENT_HIDDEN, "dot-segment-hidden", "7.3",    DANGER,  DANGER,  DANGER,  DANGER,  DANGER,  \
      "a program that decodes the segment, or cuts it at \";\", finds \"..\"")                     \
    X(EMPTY_SEGMENT, "empty-segment", "3.3",              NOTICE,  NOTICE,  NOTICE,  NOTICE,  NOTICE,  \
      "some servers take several slashes for one")                                                 \
    X(TRIMMED, "trimmed", "WHATWG URL, 4.4",              WARNING, DANGER,  WARNING, WARNING, DANGER,  \
      "a WHATWG parser removes controls and spaces at the start and the end")                      \
    X(STRIPPED, "stripped", "WHATWG URL, 4.4",            DANGER,  DANGER,  DANGER,  DANGER,  DANGER,  \
      "a WHATWG parser removes tabs and line ends")                                                \
    X(SPACE, "space", "2",                                WARNING, WARNING, WARNING, WARNING, WARNING, \
      "a URI contains no space: a program may encode it, or end the URI there")                    \
    X(CONTROL, "control", "2",                            DANGER,  DANGER,  DANGER,  DANGER,  DANGER,  \
      "a URI contains no control octet")                                                           \
    X(BACKSLASH, "backslash", "WHATWG URL, 4.4",          DANGER,  DANGER,  DANGER,  DANGER,  DANGER,  \
      "a WHATWG parser reads a backslash as a slash")                                              \
    X(NOT_ALLOWED, "not-allowed", "2",                    WARNING, WARNING, WARNING, WARNING, WARNING, \
      "a URI does not contain this character there: programs encode it, keep it, or refuse it")    \
    X(NOT_ASCII, "not-ascii", "2.5",                      NOTICE,  WARNING, WARNING, WARNING, WARNING, \
      "a URI is ASCII; an IRI (RFC 3987) is not")                                                  \
    X(TRIPLET_MALFORMED, "triplet-malformed", "2.1",      WARNING, WARNING, WARNING, WARNING, WARNING, \
      "\"%\" is not followed by two hexadecimal digits")                                           \
    X(NUL_ENCODED, "nul-encoded", "7.3",                  DANGER,  DANGER,  DANGER,  DANGER,  DANGER,  \
      "an encoded NUL ends a decoded string early")                                                \
    X(LINE_END_ENCODED, "line-end-encoded", "7.3",        DANGER,  DANGER,  DANGER,  DANGER,  DANGER,  \
      "an encoded line end, once decoded, begins a line of a protocol or a log")                   \
    X(CONTROL_ENCODED, "control-encoded", "7.3",          WARNING, WARNING, WARNING, WARNING, WARNING, \
      "a control octet is encoded")                                                                \
    X(NEVER_UTF8, "never-utf-8", "RFC 3629, 1",           WARNING, DANGER,  WARNING, WARNING, WARNING, \
      "UTF-8 never contains this octet: a lax decoder may read it as another character")           \
    X(ENCODED_TWICE, "encoded-twice", "2.4",              WARNING, WARNING, WARNING, WARNING, WARNING, \
      "once decoded, a triplet stands there: nothing is decoded twice")                            \
    X(DOT_ENCODED, "dot-encoded", "6.2.2.2",              NOTICE,  WARNING, WARNING, NOTICE,  NOTICE,  \
      "a dot is encoded in the path")                                                              \
    X(SLASH_ENCODED, "slash-encoded", "7.3",              NOTICE,  WARNING, NOTICE,  NOTICE,  WARNING, \
      "some servers decode a slash or backslash before they split the path")                       \
    X(DELIMITER_ENCODED, "delimiter-encoded", "2.2",      NOTICE,  NOTICE,  NOTICE,  NOTICE,  NOTICE,  \
      "a delimiter is encoded in the path: decoded too early, it would split it")                  \
    X(NEEDLESS_TRIPLET, "needless-triplet", "6.2.2.2",    NOTICE,  NOTICE,  WARNING, NOTICE,  NOTICE,  \
      "an unreserved character is encoded")                                                        \
    X(LOWER_TRIPLET, "lower-triplet", "6.2.2.1",          NOTICE,  NONE,    WARNING, NONE,    NONE,    \
      "triplets are written with upper-case digits")
/* clang-format on */

#endif

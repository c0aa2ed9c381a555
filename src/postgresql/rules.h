/* The rules that a value of type uri can have been parsed by, by their numbers.
 *
 * A number is stored in each value, in the type modifier of a column, and in the binary format: it
 * never changes, and never gets another meaning. New rules are added at the end. */
#ifndef URIC_POSTGRESQL_RULES_H
#define URIC_POSTGRESQL_RULES_H

#include <uric.h>

/* X(number, grammar, rule) */
#define STORED_RULES(X)                                                                            \
    X(1, rfc3986, URI_reference)                                                                   \
    X(2, rfc3986, URI)                                                                             \
    X(3, rfc3986, relative_ref)                                                                    \
    X(4, rfc3986, absolute_URI)                                                                    \
    X(5, rfc2396bis_01, URI_reference)                                                             \
    X(6, rfc2396bis_01, resolvable)                                                                \
    X(7, rfc2732, URI_reference)                                                                   \
    X(8, rfc2732, resolvable)                                                                      \
    X(9, rfc2732, absoluteURI)                                                                     \
    X(10, rfc2732, relativeURI)                                                                    \
    X(11, rfc2396, URI_reference)                                                                  \
    X(12, rfc2396, resolvable)                                                                     \
    X(13, rfc2396, absoluteURI)                                                                    \
    X(14, rfc2396, relativeURI)                                                                    \
    X(15, url_syntax_1997, URL_reference)                                                          \
    X(16, url_syntax_1997, resolvable)                                                             \
    X(17, url_syntax_1997, absoluteURL)                                                            \
    X(18, url_syntax_1997, relativeURL)                                                            \
    X(19, url_syntax_02, URL_reference)                                                            \
    X(20, url_syntax_02, resolvable)                                                               \
    X(21, url_syntax_02, absoluteURL)                                                              \
    X(22, url_syntax_02, relativeURL)                                                              \
    X(23, rfc1808, URL)                                                                            \
    X(24, rfc1808, resolvable)                                                                     \
    X(25, rfc1808, absoluteURL)                                                                    \
    X(26, rfc1808, relativeURL)                                                                    \
    X(27, rfc1738, url)                                                                            \
    X(28, rfc1738, httpurl)                                                                        \
    X(29, rfc1738, ftpurl)                                                                         \
    X(30, rfc1738, newsurl)                                                                        \
    X(31, rfc1738, nntpurl)                                                                        \
    X(32, rfc1738, telneturl)                                                                      \
    X(33, rfc1738, gopherurl)                                                                      \
    X(34, rfc1738, waisurl)                                                                        \
    X(35, rfc1738, mailtourl)                                                                      \
    X(36, rfc1738, fileurl)                                                                        \
    X(37, rfc1738, prosperourl)                                                                    \
    X(38, rfc1738, schemepart)                                                                     \
    X(39, rfc3987, IRI_reference)                                                                  \
    X(40, rfc3987, IRI)                                                                            \
    X(41, rfc3987, irelative_ref)                                                                  \
    X(42, rfc3987, absolute_IRI)                                                                   \
    X(43, http, URI)                                                                               \
    X(44, http, http_URI)                                                                          \
    X(45, http, https_URI)                                                                         \
    X(46, ws, URI)                                                                                 \
    X(47, ws, ws_URI)                                                                              \
    X(48, ws, wss_URI)                                                                             \
    X(49, file, file_URI)                                                                          \
    X(50, urn, namestring)                                                                         \
    X(51, mailto, mailtoURI)                                                                       \
    X(52, data, dataurl)                                                                           \
    X(53, tel, telephone_uri)                                                                      \
    X(54, sip, URI)                                                                                \
    X(55, ldap, ldapurl)                                                                           \
    X(56, geo, geo_URI)                                                                            \
    X(57, tag, tagURI)                                                                             \
    X(58, coap, URI)                                                                               \
    X(59, did, did_url)                                                                            \
    X(60, did, did)                                                                                \
    X(61, spiffe, spiffe_id)                                                                       \
    X(62, oci, reference)                                                                          \
    X(63, agreed, URI)

enum { DEFAULT_RULE = 1, IRI_RULE = 39 }; /* of uri without a modifier, and of iri */

struct stored_rule {
    const uric_grammar *grammar;
    const uric_rule *rule;
};

/* Returns the rule with a number; NULL if there is none. */
const struct stored_rule *stored_rule(unsigned number);

/* Reports an error if values of a rule cannot be in this database: code points are read from UTF-8.
 */
void require_encoding(const struct stored_rule *stored);

/* Returns the number of a grammar's rule by its name, "absolute" or "reference"; 0 if the grammar
 * has none. Names that differ only in "-" and "_" or in case are the same. */
unsigned number_of_rule_named(const uric_grammar *grammar, const char *name);

/* Returns a grammar by name, of all that the library has; reports an error if there is none. */
const uric_grammar *grammar_named(const char *name);

/* Returns a rule of a grammar by its name, "absolute" or "reference"; reports an error if there is
 * none. It may give verdicts only. */
const uric_rule *rule_named(const uric_grammar *grammar, const char *name);

/* Returns grammars from 0, the revisions of the URI standard first; NULL behind the last. */
const uric_grammar *grammar_at(unsigned index);
enum { REVISIONS = 8 };

/* Returns the number of the rule in a type modifier. */
unsigned number_of_typmod(int typmod);

#endif

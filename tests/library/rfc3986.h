/* Looks up rules and parses texts of RFC 3986; the test fails if the rule does not exist or refuses
 * the text. Include cmocka.h before. */
#ifndef TEST_RFC3986_H
#define TEST_RFC3986_H

#include <string.h>

#include "uric.h"

static inline const uric_rule *rule_named(const char *name) {
    const uric_rule *rule = uric_grammar_rule(&uric_rfc3986, name, strlen(name));
    assert_non_null(rule);
    return rule;
}

static inline uric_uri parse(const char *text) {
    uric_uri uri;
    assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI_reference, text, strlen(text), NULL),
                     URIC_OK);
    return uri;
}

#endif

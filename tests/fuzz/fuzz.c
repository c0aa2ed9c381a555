/* libFuzzer's target: the laws of tests/support, for any grammar, rule and text. An input is a byte
 * that chooses the grammar, a byte that chooses the rule (choice.h), and the text. seeds.c writes
 * the vectors in this form. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "choice.h"
#include "edge_laws.h"
#include "extract_laws.h"
#include "normal_laws.h"
#include "resolution_laws.h"
#include "scan_laws.h"
#include "uric_schemes.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *broken_normal_laws(const uric_uri *uri) {
    static const unsigned levels[] = {URIC_BY_CASE,   URIC_BY_PERCENT,
                                      URIC_BY_PATH,   URIC_BY_SYNTAX,
                                      URIC_BY_SCHEME, URIC_BY_SCHEME | URIC_BY_IPV6};
    const char *broken = NULL;
    for (size_t i = 0; broken == NULL && i < sizeof levels / sizeof *levels; i++)
        broken = broken_normal_law(uri, levels[i]);
    return broken;
}

/* Tests the text as a reference and as a base. */
static const char *broken_resolution_laws(const uric_rule *rule, const char *text, size_t len) {
    static const char base_text[] = "http://a/b/c/d;p?q";
    uric_uri base, uri;
    if (uric_parse(&uri, rule, text, len, NULL) != URIC_OK)
        return NULL;
    uric_parse(&base, rule, base_text, sizeof base_text - 1, NULL);
    const char *broken = broken_resolution_law(&base, &uri);
    if (broken == NULL)
        broken = broken_edge_pair_law(&base, &uri);
    if (broken == NULL)
        broken = broken_edge_pair_law(&uri, &base);
    return broken != NULL ? broken : broken_resolution_law(&uri, &base);
}

/* `text` has memory of its own, so that the sanitizer finds reads beyond it. */
static const char *broken_audit(const char *text, size_t len) {
    uric_audit audit;
    uric_finding finding;
    uric_audit_begin(&audit, text, len);
    while (uric_audit_next(&audit, &finding))
        if (finding.len == 0 || finding.offset > len || finding.len > len - finding.offset)
            return "findings lie in the text";
    return NULL;
}

static const char *broken_extract(const uric_rule *rule, const char *text, size_t len) {
    const uric_extractor how = {rule, &uric_running_text};
    return len <= EXTRACT_TEXT_MAX ? broken_extract_law(&how, text, len, 1 + len / 8) : NULL;
}

static const char *broken_operation(const uric_grammar *grammar, const char *rule, const char *text,
                                    size_t len) {
    uric_uri uri;
    const uric_rule *parser = uric_grammar_parser(grammar, rule, strlen(rule));
    const uric_rule *resolver = uric_grammar_resolver(grammar);
    const char *broken = NULL;
    if (len < NORMAL_MAX / 4 && parser != NULL &&
        uric_parse(&uri, parser, text, len, NULL) == URIC_OK)
        broken = broken_normal_laws(&uri);
    if (broken == NULL && resolver != NULL)
        broken = broken_resolution_laws(resolver, text, len);
    return broken;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < CHOICE_LEN)
        return 0;
    const uric_grammar *grammar = chosen_grammar(data[0]);
    const uric_rule *rule = chosen_rule(grammar, data[1]);
    size_t len = size - CHOICE_LEN;
    char *text = malloc(
        len > 0 ? len
                : 1); /* of exactly `len` bytes, so that the sanitizer finds reads beyond it */
    if (text == NULL)
        return 0;
    memcpy(text, data + CHOICE_LEN, len);
    uint32_t seed = 1;
    for (size_t i = 0; i < size; i++)
        seed = seed * 31 + data[i];
    const char *broken = broken_scan_law(grammar, uric_rule_name(rule), text, len, seed | 1);
    if (broken == NULL)
        broken = broken_edge_law(grammar, rule, text, len);
    if (broken == NULL)
        broken = broken_operation(grammar, uric_rule_name(rule), text, len);
    if (broken == NULL)
        broken = broken_audit(text, len);
    if (broken == NULL)
        broken = broken_extract(rule, text, len);
    if (broken != NULL) {
        fprintf(stderr, "%s of %s: violated: %s\n", uric_rule_name(rule),
                uric_grammar_name(grammar), broken);
        abort();
    }
    free(text);
    return 0;
}

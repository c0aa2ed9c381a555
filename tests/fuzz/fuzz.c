/* libFuzzer's target: the laws of tests/support/laws.h, for any grammar, rule and text.
 * Input: a byte that chooses the grammar, one that chooses the rule, and the text. seeds.c writes
 * the vectors so. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "choice.h"
#include "laws.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < CHOICE_LEN)
        return 0;
    const uric_grammar *grammar = chosen_grammar(data[0]);
    const uric_rule *rule = chosen_rule(grammar, data[1]);
    size_t len = size - CHOICE_LEN;
    char *text = malloc(len > 0 ? len : 1); /* exactly as long as the text */
    if (text == NULL)
        return 0;
    memcpy(text, data + CHOICE_LEN, len);
    uint32_t seed = 1;
    for (size_t i = 0; i < size; i++)
        seed = seed * 31 + data[i];
    const char *broken = broken_law(grammar, uric_rule_name(rule), text, len, seed | 1);
    if (broken != NULL) {
        fprintf(stderr, "%s of %s: not so: %s\n", uric_rule_name(rule), uric_grammar_name(grammar),
                broken);
        abort();
    }
    free(text);
    return 0;
}

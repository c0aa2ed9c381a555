/* The first two bytes of an input choose a grammar and a rule: first the rules with components,
 * then all rules without. */
#ifndef CHOICE_H
#define CHOICE_H

#include "uric.h"

enum { CHOICE_LEN = 2 };

static const uric_grammar *chosen_grammar(uint8_t byte) {
#define GRAMMAR(grammar) &uric_##grammar,
    static const uric_grammar *const grammars[] = {URIC_GRAMMARS(GRAMMAR)};
#undef GRAMMAR
    return grammars[byte % (sizeof grammars / sizeof *grammars)];
}

static const uric_rule *chosen_rule(const uric_grammar *grammar, uint8_t byte) {
    const uric_rule *rule = uric_grammar_parser_at(grammar, byte);
    size_t parsers = 0, rules = 0;
    if (rule != NULL)
        return rule;
    while (uric_grammar_parser_at(grammar, parsers) != NULL)
        parsers++;
    while (uric_grammar_rule_at(grammar, rules) != NULL)
        rules++;
    return uric_grammar_rule_at(grammar, (byte - parsers) % rules);
}

#endif

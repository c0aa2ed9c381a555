/* Grammars and their rules by name. */
#include "scan/scan.h"
#include "text/text.h"

const char *uric_grammar_name(const uric_grammar *grammar) {
    return grammar->name;
}

const char *uric_grammar_title(const uric_grammar *grammar) {
    return grammar->title;
}

const char *uric_grammar_absolute(const uric_grammar *grammar) {
    return grammar->absolute;
}

const char *uric_grammar_reference(const uric_grammar *grammar) {
    return grammar->reference;
}

const uric_rule *uric_grammar_resolver(const uric_grammar *grammar) {
    return grammar->resolver;
}

uric_above_root uric_grammar_above_root(const uric_grammar *grammar) {
    return (uric_above_root)grammar->revision->above_root;
}

const char *uric_rule_name(const uric_rule *rule) {
    return rule->name;
}

bool uric_rule_has_code_points(const uric_rule *rule) {
#if URIC_CODE_POINTS
    return rule->machine->code_points != 0;
#else
    (void)rule;
    return false;
#endif
}

/* Class 0 holds the bytes that every state of a machine rejects. A machine behind a goto may make
 * calls, but no gotos, so that two levels of links are all. */
bool uric_rule_excludes(const uric_rule *rule, unsigned char byte) {
    const uric_machine *machine = rule->machine;
    bool excludes = uric_class_of(machine, byte) == 0;
    for (unsigned i = 0; excludes && i < machine->link_count; i++) {
        const uric_machine *next = machine->links[i].rule->machine;
        excludes = uric_class_of(next, byte) == 0;
        for (unsigned k = 0; excludes && k < next->link_count; k++)
            excludes = uric_class_of(next->links[k].rule->machine, byte) == 0;
    }
    return excludes;
}

const uric_rule *uric_grammar_rule_at(const uric_grammar *grammar, size_t index) {
    return index < grammar->rules ? &grammar->rule[index] : NULL;
}

const uric_rule *uric_grammar_parser_at(const uric_grammar *grammar, size_t index) {
    return index < grammar->parsers ? grammar->parser[index] : NULL;
}

const char *uric_grammar_component_at(const uric_grammar *grammar, size_t index) {
    return index < grammar->components ? grammar->component[index] : NULL;
}

/* Names of rules and schemes ignore case (RFC 5234, 2.1; RFC 3986, 3.1). */
static bool same_name(const char *known, const char *name, size_t len) {
    for (size_t i = 0; i < len; i++)
        if (known[i] == '\0' || uric_lower(known[i]) != uric_lower(name[i]))
            return false;
    return known[len] == '\0';
}

const uric_scheme_defaults *uric_defaults_of(const uric_revision *revision, const char *scheme,
                                             size_t len) {
    for (size_t i = 0; i < revision->schemes; i++)
        if (same_name(revision->scheme[i].scheme, scheme, len))
            return &revision->scheme[i];
    return NULL;
}

uric_status uric_default_port(const uric_grammar *grammar, const char *scheme, size_t len,
                              uint16_t *port) {
    const uric_scheme_defaults *defaults = uric_defaults_of(grammar->revision, scheme, len);
    if (defaults == NULL || defaults->port == 0)
        return URIC_ABSENT;
    *port = defaults->port;
    return URIC_OK;
}

const uric_rule *uric_grammar_rule(const uric_grammar *grammar, const char *name, size_t len) {
    for (size_t i = 0; i < grammar->rules; i++)
        if (same_name(grammar->rule[i].name, name, len))
            return &grammar->rule[i];
    return NULL;
}

const uric_encoding *uric_grammar_encoding_at(const uric_grammar *grammar, size_t index) {
    return index < grammar->encodings ? grammar->encoding[index] : NULL;
}

const uric_encoding *uric_grammar_encoding(const uric_grammar *grammar, const char *name,
                                           size_t len) {
    for (size_t i = 0; i < grammar->encodings; i++)
        if (same_name(grammar->encoding[i]->name, name, len))
            return grammar->encoding[i];
    return NULL;
}

const uric_rule *uric_grammar_parser(const uric_grammar *grammar, const char *name, size_t len) {
    for (size_t i = 0; i < grammar->parsers; i++)
        if (same_name(grammar->parser[i]->name, name, len))
            return grammar->parser[i];
    return NULL;
}

/* No scan reads the names of a grammar or its revision record, so no walk through states proves
 * anything about them. They are compared with the profile, member by member. Only the unreserved
 * bytes come from the ABNF: "unreserved unreserved marks" in a profile means the bytes that are
 * strings of one of these rules, by the automaton of thompson.h. */
#include "prove/prove_revision.h"

#include <string.h>

#include "automata/thompson.h"

/* The strings of one byte that the rule derives. */
static byte_set single_bytes(const rule *r) {
    byte_set bytes = {{0}};
    node n = rule_node(r);
    automaton *a = automaton_of(&n, NULL);
    for (unsigned byte = 0; byte < 256; byte++) {
        int state = automaton_step(a, START, (unsigned char)byte);
        if (state != DEAD && automaton_final(a, state))
            set_add(&bytes, byte);
    }
    return bytes;
}

static void prove_unreserved(const profile *p, source at, const uric_revision *got) {
    byte_set bytes = p->unreserved_marks;
    for (unsigned i = 0; i < p->unreserved.count; i++)
        bytes = set_union(bytes, single_bytes(p->unreserved.rules[i]));
    for (unsigned byte = 0; byte < 256; byte++) {
        bool unreserved = got->unreserved[byte / 32] >> byte % 32 & 1;
        if (unreserved != set_has(&bytes, byte))
            error_at(at, "the tables take %%x%02X for %s, the grammar does not", byte,
                     unreserved ? "unreserved" : "reserved");
    }
}

static void prove_schemes(const profile *p, source at, const uric_revision *got) {
    if (got->schemes != p->scheme_count) {
        error_at(at, "the tables know %u schemes, the profile %u", got->schemes, p->scheme_count);
        return;
    }
    for (unsigned i = 0; i < p->scheme_count; i++) {
        const scheme_defaults *said = &p->schemes[i];
        const uric_scheme_defaults *one = &got->scheme[i];
        bool same_path = said->path == NULL || one->path == NULL
                             ? said->path == one->path
                             : strcmp(said->path, one->path) == 0;
        if (strcmp(said->name, one->scheme) != 0 || said->port != one->port || !same_path)
            error_at(at, "the tables have other defaults for the scheme %s", said->name);
    }
}

static void prove_choices(const profile *p, source at, const uric_revision *got) {
    const uric_revision *said = &p->revision;
    const struct {
        const char *name;
        unsigned said, got;
    } choices[] = {
        {"whether references resolve", said->resolves, got->resolves},
        {"the empty reference", said->empty_reference, got->empty_reference},
        {"a reference of a query", said->query_reference, got->query_reference},
        {"\"..\" above the root", said->above_root, got->above_root},
        {"a path from the root", said->rooted_path, got->rooted_path},
        {"the query", said->query, got->query},
        {"an empty base path", said->base_path, got->base_path},
        {"a colon in the first segment", said->first_segment, got->first_segment},
        {"dot segments in normal form", said->dot_segments, got->dot_segments},
    };
    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++)
        if (choices[i].said != choices[i].got)
            error_at(at, "the tables differ from the profile: %s", choices[i].name);
}

static void compare_name(source at, const char *what, const char *said, const char *got) {
    if (strcmp(said, got) != 0)
        error_at(at, "the tables have the %s %s, not %s", what, got, said);
}

/* The rules of the document in its order, and those with components in the profile's. */
static void prove_rule_names(const profile *p, source at, const uric_grammar *tables) {
    unsigned count = 0;
    for (unsigned i = 0; i < p->grammar.count; i++) {
        if (p->grammar.rules[i]->core)
            continue;
        if (count < tables->rules)
            compare_name(at, "rule", p->grammar.rules[i]->name, tables->rule[count].name);
        count++;
    }
    if (count != tables->rules)
        error_at(at, "the tables have %u rules, the grammar %u", tables->rules, count);
    count = 0;
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++, count++)
            if (count < tables->parsers)
                compare_name(at, "rule", p->parsers[i].rules.rules[k]->name,
                             tables->parser[count]->name);
    if (count != tables->parsers)
        error_at(at, "the tables have components of %u rules, the profile of %u", tables->parsers,
                 count);
}

/* The rules that a parser calls, and those that find the kind of a host. */
static void prove_inner_names(const profile *p, source at, const uric_rule *parser) {
    const uric_host_kinds *host = parser->components->host;
    for (unsigned i = 0; i < parser->machine->link_count; i++) {
        const uric_link *link = &parser->machine->links[i];
        if (!link->is_goto && find_rule(&p->grammar, link->rule->name) == NULL)
            error_at(at, "rule %s: it calls %s, which the grammar does not have", parser->name,
                     link->rule->name);
    }
    for (unsigned i = 0; host != NULL && i < host->kinds && i < p->kind_count; i++)
        if (host->kind[i].rule != NULL)
            compare_name(at, "rule", p->kinds[i].rule->name, host->kind[i].rule->name);
}

static void prove_component_names(const profile *p, source at, const uric_grammar *tables) {
    unsigned count = 0;
    for (unsigned i = 0; i < COMPONENTS; i++) {
        int which = component_index(p, i);
        if (which < 0)
            continue;
        if (count < tables->components)
            compare_name(at, "component", p->components[which].name, tables->component[count]);
        count++;
    }
    if (count != tables->components)
        error_at(at, "the tables name %u components, the profile %u", tables->components, count);
}

void prove_revision(const profile *p, source at, const uric_grammar *tables) {
    compare_name(at, "name", p->name, tables->name);
    compare_name(at, "title", p->title, tables->title);
    compare_name(at, "absolute rule", p->absolute->name, tables->absolute);
    compare_name(at, "reference rule", p->reference->name, tables->reference);
    prove_rule_names(p, at, tables);
    prove_component_names(p, at, tables);
    for (unsigned i = 0; i < tables->parsers; i++)
        prove_inner_names(p, at, tables->parser[i]);
    prove_choices(p, at, tables->revision);
    prove_schemes(p, at, tables->revision);
    prove_unreserved(p, at, tables->revision);
}

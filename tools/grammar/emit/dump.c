#include "emit/dump.h"

#include "tables/byte_classes.h"
#include "tables/submachines.h"

/* "scheme(" and "scheme)" are the registers of the start and the end of scheme; "r1" is another
 * one. */
static char *register_name(const profile *p, unsigned r) {
    if (r >= MOST_TAGS)
        return format_text("r%u", r - MOST_TAGS);
    return format_text("%s%c", p->components[r / 2].name, r % 2 == 0 ? '(' : ')');
}

static char *operations_text(const profile *p, const operations *o) {
    char *text = copy_text("", 0);
    for (unsigned i = 0; i < o->count; i++) {
        const operation *one = &o->list[i];
        static const char *const values[] = {
            [SET_HERE] = "here", [SET_NEXT] = "next", [CLEAR] = "none"};
        bool ends =
            one->to < MOST_TAGS && one->to % 2 == 1; /* holds the offset of the end, plus 1 */
        const char *value = one->what == COPY               ? register_name(p, one->from)
                            : ends && one->what == SET_NEXT ? "here"
                                                            : values[one->what];
        text = format_text("%s%s%s=%s", text, i > 0 ? ", " : "", register_name(p, one->to), value);
    }
    return text;
}

static char *byte_text(unsigned byte) {
    if (byte > 0x20 && byte < 0x7F)
        return format_text("%c", (char)byte);
    return format_text("x%02X", byte);
}

/* The bytes of a set, with ranges of three and more. */
static char *set_text(const byte_set *set) {
    char *text = copy_text("", 0);
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned last = byte;
        if (!set_has(set, byte))
            continue;
        while (last < 255 && set_has(set, last + 1))
            last++;
        const char *blank = text[0] != '\0' ? " " : "";
        text = format_text("%s%s%s", text, blank, byte_text(byte));
        if (last >= byte + 2) {
            text = format_text("%s-%s", text, byte_text(last));
            byte = last;
        }
    }
    return text;
}

/* The first byte from `byte` on that does not share its transition with a byte before it, and the
 * set of those that do share it; 256 after the last. */
static unsigned next_transition(const table_state *s, unsigned byte, byte_set *alike) {
    for (; byte < 256; byte++) {
        unsigned first = 256;
        *alike = (byte_set){{0}};
        for (unsigned other = 256; other-- > 0;)
            if (same_transition(transition_with(s, other), transition_with(s, byte))) {
                set_add(alike, other);
                first = other;
            }
        if (first == byte && transition_with(s, byte)->target != REJECT)
            break;
    }
    return byte;
}

static char *actions_text(const profile *p, const transition *s) {
    char *text = operations_text(p, s->operations);
    if (s->call != NO_CALL)
        text = format_text("%s%scall %s", text, text[0] != '\0' ? ", " : "",
                           p->calls.list[s->call].rule->name);
    return text;
}

static void dump_state(const profile *p, const table *t, unsigned state, FILE *out) {
    const table_state *s = &t->states[state];
    fprintf(out, "\nstate %u", state);
    if (s->component != NO_COMPONENT)
        fprintf(out, ", in %s", p->components[s->component].name);
    fputc('\n', out);
    byte_set alike;
    for (unsigned byte = 0; (byte = next_transition(s, byte, &alike)) < 256; byte++) {
        const transition *one = transition_with(s, byte);
        fprintf(out, "  %-30s -> %u", set_text(&alike), (unsigned)one->target);
        char *text = actions_text(p, one);
        fprintf(out, "%s%s\n", text[0] != '\0' ? "    " : "", text);
    }
    if (s->final)
        fprintf(out, "  %-30s    %s\n", "end of input", operations_text(p, s->final_operations));
}

/* The limits of a table's texts, a line each. */
static const char *limits_text(const profile *p, const table *t) {
    const char *text = "";
    for (unsigned i = 0; i < p->limit_count; i++)
        if (reaches(t->rules.rules[0], p->limits[i].rule))
            text = format_text("%sat most %u bytes: %s\n", text, p->limits[i].most,
                               p->limits[i].rule->name);
    return text;
}

static void dump_text(const profile *p, const table *t, FILE *out) {
    fprintf(out, "%s: %u states, %u actions, %u classes\n", t->rules.rules[0]->name, t->count,
            t->action_count, t->byte_classes->classes);
    fputs(limits_text(p, t), out);
    fputc('\n', out);
    for (unsigned class = 0; class < t->byte_classes->classes; class ++) {
        byte_set members = {{0}};
        for (unsigned byte = 0; byte < 256; byte++)
            if (t->byte_classes->class_of[byte] == class)
                set_add(&members, byte);
        fprintf(out, "class %-2u %s%s\n", class, set_text(&members),
                class == 0 ? "  (rejected)" : "");
    }
    for (unsigned state = 0; state < t->count; state++)
        dump_state(p, t, state, out);
}

static void dump_dot(const profile *p, const table *t, FILE *out) {
    const char *limits = limits_text(p, t);
    fputs("digraph {\n    rankdir=LR\n    node [shape=circle]\n", out);
    if (limits[0] != '\0')
        fprintf(out, "    label=\"%s\"\n", limits);
    for (unsigned state = 0; state < t->count; state++) {
        const table_state *s = &t->states[state];
        fprintf(out, "    %u [label=\"%u", state, state);
        if (s->component != NO_COMPONENT) {
            fputs("\\n", out);
            print_escaped(p->components[s->component].name, out);
        }
        fprintf(out, "\"%s]\n", s->final ? ", peripheries=2" : "");
        byte_set alike;
        for (unsigned byte = 0; (byte = next_transition(s, byte, &alike)) < 256; byte++) {
            fprintf(out, "    %u -> %u [label=\"", state,
                    (unsigned)transition_with(s, byte)->target);
            print_escaped(set_text(&alike), out);
            fputs("\\n", out);
            print_escaped(actions_text(p, transition_with(s, byte)), out);
            fputs("\"]\n", out);
        }
    }
    fputs("}\n", out);
}

void dump(profile *p, const rule *r, bool dot, unsigned limit, FILE *out) {
    find_calls(p, limit);
    bool called = call_index(p, r) >= 0;
    automata *g = build_automata(
        p, NULL, !is_parser(p, r) && !called ? ALL_AUTOMATA : WITH_COMPONENTS, limit);
    if (g == NULL)
        return;
    table *t = build_table(g, r->name, one_rule(r), is_parser(p, r) || called);
    if (dot)
        dump_dot(p, t, out);
    else
        dump_text(p, t, out);
}

/* A grammar as C: its machines, and the objects by which people name them. */
#include "pack.h"

#include <stdlib.h>
#include <string.h>

#include "encoding.h"
#include "pack_machine.h"
#include "revision.h"
#include "transcribe.h"
#include "uric_tables.h"

static void write_neighbours(const packer *k, const char *what, const neighbour *list,
                             unsigned count) {
    if (count == 0)
        return;
    fprintf(k->out, "    .%s = {", what);
    for (unsigned i = 0; i < count; i++)
        fprintf(k->out, "%s{%u, %u}", i > 0 ? ", " : "", list[i].component, list[i].delimiter);
    fprintf(k->out, "},\n    .%ss = %u,\n", what, count);
}

/* The bytes that begin a host of any kind but the last: those of the kinds' rules, or of the called
 * rules that see them. An empty host counts as byte 0. */
static void write_kind_first(const packer *k) {
    const profile *p = k->p;
    byte_set first = {{0}};
    for (unsigned i = 0; i + 1 < p->kind_count; i++) {
        const rule *r = p->kinds[i].rule;
        if (nullable(r->body))
            set_add(&first, 0);
        if (p->kinds[i].capture < 0)
            first = set_union(first, first_bytes(r->body));
        for (unsigned c = 0; c < p->calls.count; c++)
            if (p->kinds[i].capture >= 0 && uses(p->calls.rules[c], r))
                first = set_union(first, first_bytes(p->calls.rules[c]->body));
    }
    fputs("    .kind_first = {", k->out);
    for (unsigned i = 0; i < 8; i++)
        fprintf(k->out, "%s0x%08lx", i > 0 ? ", " : "",
                (unsigned long)(first.word[i / 2] >> (i % 2 * 32) & 0xFFFFFFFFu));
    fputs("},\n", k->out);
}

static void write_components(const packer *k) {
    const profile *p = k->p;
    fputs("\nstatic const uric_capture captures[] = {\n", k->out);
    for (unsigned i = 0; i < p->marked_count; i++) {
        const capture *c = &p->captures[i];
        int within = c->within >= 0 && p->captures[c->within].confirms ? c->within : -1;
        bool conditions = within >= 0 || c->unless >= 0 || c->ahead_of >= 0;
        fprintf(k->out, "    {%u, %d, %d, %d, %d, %d}, /* %s */\n", c->component, c->within + 1,
                conditions, within + 1, c->unless + 1, c->ahead_of + 1, c->name);
    }
    fputs("};\n", k->out);

    if (p->kind_count > 0) {
        fputs("static const uric_kind kinds[] = {\n", k->out);
        for (unsigned i = 0; i < p->kind_count; i++) {
            const kind *one = &p->kinds[i];
            bool tested = one->capture < 0 && i + 1 < p->kind_count;
            fprintf(k->out, "    {%u, %d, %s%s}, /* %s */\n", one->value, one->capture + 1,
                    tested ? "&kind_" : "NULL", tested ? identifier(one->rule->name) : "",
                    one->name);
        }
        fputs("};\n", k->out);
    }

    if (p->join_count > 0) {
        fputs("static const uric_join joins[] = {\n", k->out);
        for (unsigned i = 0; i < p->join_count; i++)
            fprintf(k->out, "    {%u, %u, %u}, /* %s */\n", p->joins[i].component,
                    p->joins[i].first, p->joins[i].last, p->joins[i].name);
        fputs("};\n", k->out);
    }

    const char *part[URIC_PARTS];
    unsigned parts = 0;
    for (unsigned i = 0; i < p->capture_count; i++)
        if (p->captures[i].component >= URIC_PART && p->captures[i].component < URIC_COMPONENTS &&
            p->captures[i].component - URIC_PART == parts)
            part[parts++] = p->captures[i].name;
    if (parts > 0) {
        fputs("static const char *const part_names[] = {", k->out);
        for (unsigned i = 0; i < parts; i++)
            fprintf(k->out, "%s\"%s\"", i > 0 ? ", " : "", part[i]);
        fputs("};\n", k->out);
    }
    fprintf(k->out, "static const uric_components components = {\n    .capture = captures,\n"
                    "    .revision = &revision,\n");
    if (p->kind_count > 0)
        fprintf(k->out, "    .kind = kinds,\n    .kinds = %u,\n", p->kind_count);
    if (p->kind_count > 0)
        write_kind_first(k);
    if (parts > 0)
        fprintf(k->out, "    .part_names = part_names,\n    .parts = %u,\n", parts);
    if (p->join_count > 0)
        fprintf(k->out, "    .join = joins,\n    .joins = %u,\n", p->join_count);
    write_neighbours(k, "behind", p->behind, p->behind_count);
    write_neighbours(k, "before", p->before, p->before_count);
    unsigned reported = p->marked_count;
    while (reported > 0 && p->captures[reported - 1].component == URIC_NOWHERE)
        reported--;
    fprintf(k->out, "    .rest = %u,\n    .captures = %u,\n    .reported = %u,\n};\n", p->rest,
            p->marked_count, reported);
}

/* Goes through the table from `start`. False if the prefix is refused, calls another machine, or
 * sets more marks than there is room for. */
static bool follow_prefix(const table *t, unsigned start, const char *text, uric_prefix *prefix) {
    unsigned state = start, marks = 0;
    *prefix = (uric_prefix){.len = (uint8_t)strlen(text), .mark = {URIC_IDLE_MARK, URIC_IDLE_MARK}};
    for (unsigned at = 0; text[at] != '\0'; at++) {
        const step *s = &t->states[state].steps[(unsigned char)text[at]];
        if (s->target == REFUSE || s->call != NO_CALL || s->returns)
            return false;
        for (unsigned i = 0; i < 32; i++)
            if (s->marks >> i & 1) {
                unsigned place = 0;
                while (place < marks && prefix->mark[place] != i)
                    place++;
                if (place == 2)
                    return false;
                marks += place == marks;
                prefix->mark[place] = (uint8_t)i;
                prefix->at[place] = (uint8_t)at;
            }
        state = (unsigned)s->target;
    }
    prefix->state = (uint16_t)state;
    return true;
}

/* Writes the prefixes of an entry as an array `object`_prefixes; gives their number. */
static unsigned write_prefixes(const packer *k, const char *object, const table *t,
                               unsigned entry) {
    unsigned count = 0;
    for (unsigned i = 0; i < k->p->prefix_count; i++) {
        uric_prefix prefix;
        if (!follow_prefix(t, t->starts[entry], k->p->prefixes[i], &prefix))
            continue;
        if (count++ == 0)
            fprintf(k->out, "static const uric_prefix %s_prefixes[] = {\n", object);
        fprintf(k->out, "    {\"%s\", %u, {%u, %u}, {%u, %u}, %u},\n", k->p->prefixes[i],
                prefix.len, prefix.mark[0], prefix.mark[1], prefix.at[0], prefix.at[1],
                prefix.state);
    }
    if (count > 0)
        fputs("};\n", k->out);
    return count;
}

/* The fields of a rule object, for the entry `i` of a table; prefixes are written already. */
static void write_rule_fields(const packer *k, const char *prefix_object, unsigned prefixes,
                              const table *t, unsigned i, bool marked) {
    fprintf(k->out, "{\"%s\", &%s, %s, %u, %u, %d, %u, ", t->entries.rules[i]->name, t->name,
            marked ? "&components" : "NULL", t->starts[i], t->begun[i], t->rest_begun[i], prefixes);
    fprintf(k->out, prefixes > 0 ? "%s_prefixes}" : "NULL}", prefix_object);
}

/* A rule object of the entry `i` of a table. */
static void write_rule(const packer *k, const char *storage, const char *object, const table *t,
                       unsigned i, bool marked) {
    unsigned prefixes = write_prefixes(k, object, t, i);
    fprintf(k->out, "%sconst uric_rule %s = ", storage, object);
    write_rule_fields(k, object, prefixes, t, i, marked);
    fputs(";\n", k->out);
}

static void write_terms(const packer *k) {
    fputs("\nstatic const char *const terms[] = {\n", k->out);
    for (unsigned i = 0; i < k->terms.count; i++) {
        fputs("    \"", k->out);
        for (const char *c = k->terms.texts[i]; *c != '\0'; c++)
            fprintf(k->out, "%s%c", *c == '"' || *c == '\\' ? "\\" : "", *c);
        fputs("\",\n", k->out);
    }
    fputs("};\n", k->out);
}

static rule_list one_rule(const rule *r) {
    rule_list list = {.rules = allocate(1, sizeof(rule *)), .count = 1};
    list.rules[0] = (rule *)(uintptr_t)r;
    return list;
}

static void add_rule(rule_list *list, rule *r) {
    list->rules = grow(list->rules, list->count, sizeof(rule *));
    list->rules[list->count++] = r;
}

static char *object_name(const profile *p, const char *rule_name) {
    if (rule_name == NULL)
        return format_text("uric_%s", identifier(p->name));
    return format_text("uric_%s_%s", identifier(p->name), identifier(rule_name));
}

static void write_parsers(packer *k) {
    for (unsigned i = 0; i < k->p->parser_count; i++) {
        rule_list entries = k->p->parsers[i];
        char *name = format_text("parse_%s", identifier(entries.rules[0]->name));
        table *t = build_table(k->marked, name, entries);
        write_machine(k, t);
        for (unsigned r = 0; r < entries.count; r++)
            write_rule(k, "", object_name(k->p, entries.rules[r]->name), t, r, true);
    }
}

static void write_called(packer *k) {
    for (unsigned i = 0; i < k->p->calls.count; i++) {
        const rule *r = k->p->calls.rules[i];
        table *t = build_table(k->marked, identifier(r->name), one_rule(r));
        write_machine(k, t);
        write_rule(k, "static ", call_action(r), t, 0, false);
    }
}

static void write_kind_tests(packer *k) {
    for (unsigned i = 0; i + 1 < k->p->kind_count; i++) {
        const rule *r = k->p->kinds[i].rule;
        if (k->p->kinds[i].capture >= 0)
            continue;
        if (is_called(k->p, r)) { /* it has a machine */
            fprintf(k->out,
                    "static const uric_rule kind_%s = {\"%s\", &%s, NULL, 0, 0, 0, 0, NULL};\n",
                    identifier(r->name), r->name, identifier(r->name));
            continue;
        }
        table *t = build_table(k->plain, identifier(r->name), one_rule(r));
        write_machine(k, t);
        write_rule(k, "static ", format_text("kind_%s", identifier(r->name)), t, 0, false);
    }
}

static char *check_object(const rule *r) {
    return format_text("check_%s", identifier(r->name));
}

/* Verdicts: rules that share a table. */
typedef struct group {
    rule_list rules;
    const table *table;
} group;

static table *table_of(const packer *k, rule_list rules) {
    return build_table(k->plain, format_text("check_%s", identifier(rules.rules[0]->name)), rules);
}

/* Rules that share states should share a table; others are smaller, and faster, in tables with
 * fewer classes. Each goes with the rules before it if that does not take more bytes. */
static group *group_rules(const packer *k, unsigned *count) {
    group *groups = NULL;
    *count = 0;
    for (unsigned i = 0; i < k->p->grammar.count; i++) {
        rule *r = k->p->grammar.rules[i];
        if (r->core || is_called(k->p, r))
            continue;
        const table *alone = table_of(k, one_rule(r));
        unsigned g = 0;
        for (; g < *count; g++) {
            rule_list both = {0};
            for (unsigned n = 0; n < groups[g].rules.count; n++)
                add_rule(&both, groups[g].rules.rules[n]);
            add_rule(&both, r);
            const table *joined = table_of(k, both);
            if (table_size(joined) <= table_size(groups[g].table) + table_size(alone)) {
                groups[g] = (group){both, joined};
                break;
            }
        }
        if (g == *count) {
            groups = grow(groups, *count, sizeof *groups);
            groups[(*count)++] = (group){one_rule(r), alone};
        }
    }
    return groups;
}

/* The place of a rule in its group; NULL if it is in none. */
static const group *group_of(const group *groups, unsigned count, const rule *r, unsigned *place) {
    for (unsigned g = 0; g < count; g++)
        for (*place = 0; *place < groups[g].rules.count; (*place)++)
            if (groups[g].rules.rules[*place] == r)
                return &groups[g];
    return NULL;
}

/* Each rule's machine and start, verdict only; called rules have a machine already. Returns their
 * number. */
static unsigned write_verdicts(packer *k) {
    const grammar *g = &k->p->grammar;
    unsigned group_count, count = 0, place = 0;
    group *groups = group_rules(k, &group_count);
    for (unsigned i = 0; i < group_count; i++)
        write_machine(k, groups[i].table);
    unsigned *prefixes = allocate(g->count, sizeof *prefixes);
    for (unsigned i = 0; i < g->count; i++) {
        const group *in = group_of(groups, group_count, g->rules[i], &place);
        if (in != NULL && is_parser(k->p, g->rules[i])) /* whole texts, where it is worth it */
            prefixes[i] = write_prefixes(k, check_object(g->rules[i]), in->table, place);
    }

    fputs("\nstatic const uric_rule rules[] = {\n", k->out);
    for (unsigned i = 0; i < g->count; i++) {
        const rule *r = g->rules[i];
        const group *in = group_of(groups, group_count, r, &place);
        if (r->core)
            continue;
        fputs("    ", k->out);
        if (in == NULL)
            fprintf(k->out, "{\"%s\", &%s, NULL, 0, 0, 0, 0, NULL}", r->name, identifier(r->name));
        else
            write_rule_fields(k, check_object(r), prefixes[i], in->table, place, false);
        fputs(",\n", k->out);
        count++;
    }
    fputs("};\n", k->out);
    return count;
}

static unsigned write_parser_list(const packer *k) {
    unsigned count = 0;
    fputs("\nstatic const uric_rule *const parsers[] = {\n", k->out);
    for (unsigned i = 0; i < k->p->parser_count; i++)
        for (unsigned r = 0; r < k->p->parsers[i].count; r++, count++)
            fprintf(k->out, "    &%s,\n", object_name(k->p, k->p->parsers[i].rules[r]->name));
    fputs("};\n", k->out);
    return count;
}

static void write_grammar(const packer *k, unsigned rules) {
    const profile *p = k->p;
    unsigned parsers = write_parser_list(k);
    unsigned encodings = write_encodings(p, k->out);
    fprintf(k->out, "\nconst uric_grammar %s = {\n", object_name(p, NULL));
    fprintf(k->out, "    .name = \"%s\",\n    .title = \"%s\",\n", p->name, p->title);
    fprintf(k->out, "    .absolute = \"%s\",\n    .reference = \"%s\",\n", p->absolute->name,
            p->reference->name);
    fputs("    .rule = rules,\n    .parser = parsers,\n    .components = &components,\n", k->out);
    if (encodings > 0)
        fprintf(k->out, "    .encoding = encodings,\n    .encodings = %u,\n", encodings);
    const rule *resolver = p->resolver != NULL ? p->resolver : p->reference;
    if (is_parser(p, resolver))
        fprintf(k->out, "    .resolver = &%s,\n", object_name(p, resolver->name));
    fprintf(k->out, "    .rules = %u,\n    .parsers = %u,\n};\n", rules, parsers);
}

/* Messages name terms of all tables, so what is written is collected until they are known.
 * Returns the number of rules. */
static unsigned write_body(packer *k) {
    write_called(k);
    write_kind_tests(k);
    write_revision(k->p, k->out);
    write_components(k);
    write_parsers(k);
    return write_verdicts(k);
}

static void copy_stream(FILE *from, FILE *to) {
    char block[4096];
    size_t len;
    rewind(from);
    while ((len = fread(block, 1, sizeof block, from)) > 0)
        fwrite(block, 1, len, to);
}

void pack(const profile *p, const char *xml_path, FILE *out) {
    ragel_machine *m = read_ragel_xml(xml_path);
    packer k = {.p = p, .out = tmpfile()};
    k.marked = understand_automata(p, m, true);
    k.plain = understand_automata(p, m, false);
    if (k.out == NULL)
        fail("cannot make a temporary file");
    unsigned rules = write_body(&k);

    fprintf(out, "/* %s. Written by uric-grammar pack from grammar/%s.*: do not edit. */\n",
            p->title, p->name);
    fputs("/* clang-format off */\n#include \"uric_tables.h\"\n", out);
    FILE *body = k.out;
    k.out = out;
    write_terms(&k);
    copy_stream(body, out);
    if (ferror(body))
        fail("cannot use a temporary file");
    fclose(body);
    write_grammar(&k, rules);
}

static int by_date(const void *a, const void *b) {
    const profile *const *one = a, *const *other = b;
    int order = strcmp((*one)->dated, (*other)->dated);
    return order != 0 ? order : strcmp((*one)->name, (*other)->name);
}

void write_index(profile **profiles, unsigned count, FILE *out) {
    qsort(profiles, count, sizeof *profiles, by_date);
    fputs("/* The grammars of the library. Written by uric-grammar index: do not edit. */\n"
          "/* clang-format off */\n"
          "#ifndef URIC_GRAMMARS_H\n#define URIC_GRAMMARS_H\n\n#include \"uric.h\"\n\n"
          "#ifdef __cplusplus\nextern \"C\" {\n#endif\n",
          out);
    for (unsigned i = 0; i < count; i++) {
        const profile *p = profiles[i];
        fprintf(out, "\n/* %s */\nURIC_API extern const uric_grammar %s;\n", p->title,
                object_name(p, NULL));
        for (unsigned k = 0; k < p->parser_count; k++)
            for (unsigned r = 0; r < p->parsers[k].count; r++)
                fprintf(out, "URIC_API extern const uric_rule %s;\n",
                        object_name(p, p->parsers[k].rules[r]->name));
        declare_encodings(p, out);
    }
    fputs("\n/* X(name), for each grammar, the oldest document first. */\n"
          "#define URIC_GRAMMARS(X)",
          out);
    for (unsigned i = 0; i < count; i++)
        fprintf(out, " \\\n    X(%s)", identifier(profiles[i]->name));
    fputs("\n\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n", out);
}

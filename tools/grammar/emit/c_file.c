#include "emit/c_file.h"

#include <stdlib.h>
#include <string.h>

#include "emit/c_components.h"
#include "emit/c_machine.h"
#include "emit/c_records.h"
#include "front/c_names.h"
#include "tables/packing_plan.h"
#include "tables/registers.h"
#include "uric_tables.h"

/* Writes a string as an object of its own, so that a linker drops it with the rule that has it. */
static void write_name(const packer *k, const char *object, const char *text) {
    count_bytes(k, strlen(text) + 1);
    fprintf(k->out, "static const char %s_name[] = \"%s\";\n", object, text);
}

static void write_rule(const packer *k, const char *storage, const char *object, const table *t,
                       unsigned i, const char *components) {
    unsigned prefixes = write_prefixes(k, object, t, i);
    write_name(k, object, t->rules.rules[i]->name);
    fprintf(k->out, "%sconst uric_rule %s = ", storage, object);
    write_rule_fields(k, format_text("%s_name", object), t->name, components, t->starts[i], object,
                      prefixes);
    fputs(";\n", k->out);
}

static void write_terms(const packer *k) {
    fprintf(k->out, "\n#if URIC_ERROR_DETAIL\nstatic const char %s_terms[] =\n",
            identifier(k->p->name));
    for (unsigned i = 0; i < k->terms.count; i++) {
        fputs("    \"", k->out);
        print_escaped(k->terms.texts[i], k->out);
        fprintf(k->out, "\\0\"%s\n", i + 1 < k->terms.count ? "" : ";");
    }
    fputs("#endif\n", k->out);
}

/* A goto target has a rule object, too, with the name of the rule that parses the text then. */
static void write_goto_target(packer *k, const packed_parser *parser) {
    const char *machine = parser->goto_target->name, *object = format_text("%s_rule", machine);
    write_machine(k, parser->goto_target, true);
    write_name(k, object, parser->table->rules.rules[0]->name);
    fprintf(k->out, "static const uric_rule %s = ", object);
    write_rule_fields(k, format_text("%s_name", object), machine,
                      format_text("&%s", parser->components), 0, NULL, 0);
    fputs(";\n", k->out);
}

static void write_parsers(packer *k) {
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if (k->parsers[i].goto_target != NULL)
            write_goto_target(k, &k->parsers[i]);
    for (unsigned i = 0; i < k->p->parser_count; i++) {
        const table *t = k->parsers[i].table;
        write_machine(k, t, true);
        for (unsigned r = 0; r < t->rules.count; r++)
            write_rule(k, "", object_name(k->p, t->rules.rules[r]->identifier), t, r,
                       format_text("&%s", k->parsers[i].components));
    }
}

static void write_called(packer *k) {
    for (unsigned i = 0; i < k->p->calls.count; i++) {
        write_machine(k, k->called[i], true);
        write_rule(k, "static ", local_name(k->p, "call", k->p->calls.list[i].rule->identifier),
                   k->called[i], 0, "NULL");
    }
}

static void write_kind_tests(packer *k) {
    /* Tables outside of the #if share the byte classes. */
    for (unsigned i = 0; i < k->p->kind_count; i++)
        if (k->kind_tests[i] != NULL)
            write_byte_classes(k, k->kind_tests[i]);
    fputs("\n#if URIC_KINDS\n", k->out);
    for (unsigned i = 0; i < k->p->kind_count; i++) {
        const rule *r = k->p->kinds[i].rule;
        if (k->kind_tests[i] == NULL)
            continue;
        if (call_index(k->p, r) < 0) /* a called rule has its machine already */
            write_machine(k, k->kind_tests[i], false);
        write_rule(k, "static ", local_name(k->p, "kind", r->identifier), k->kind_tests[i], 0,
                   "NULL");
    }
    fputs("#endif\n", k->out);
}

/* Of the table of a parse line, what its registers mean; of a verdict table, nothing. */
static const char *components_of(const packer *k, const table *t) {
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if (k->parsers[i].table == t)
            return format_text("&%s", k->parsers[i].components);
    return "NULL";
}

/* Writes the verdict tables, and the array NAME_rules of all rules; gives their number. */
static unsigned write_verdicts(packer *k) {
    const grammar *g = &k->p->grammar;
    unsigned count = 0, index = 0;
    unsigned *prefixes = allocate(g->count, sizeof *prefixes);
    for (unsigned i = 0; i < k->verdicts.count; i++)
        write_machine(k, k->verdicts.tables[i], true);
    for (unsigned i = 0; i < g->count; i++) {
        const rule *r = g->rules[i];
        bool is_shared = r->core || call_index(k->p, r) >= 0 || has_limits(k->p, r);
        const table *t = is_shared ? NULL : verdict_table(k, r, &index);
        if (t != NULL)
            prefixes[i] = write_prefixes(k, local_name(k->p, "check", r->identifier), t, index);
    }
    fprintf(k->out, "\nstatic const uric_rule %s[] = {\n", local_name(k->p, "rules", NULL));
    for (unsigned i = 0; i < g->count; i++) {
        const rule *r = g->rules[i];
        if (r->core)
            continue;
        const table *t = verdict_table(k, r, &index);
        count_bytes(k, strlen(r->name) + 1);
        fputs("    ", k->out);
        write_rule_fields(k, format_text("\"%s\"", r->name), t->name, components_of(k, t),
                          t->starts[index], local_name(k->p, "check", r->identifier), prefixes[i]);
        fputs(",\n", k->out);
        count++;
    }
    fputs("};\n", k->out);
    return count;
}

static unsigned write_parser_list(const packer *k) {
    unsigned count = 0;
    fprintf(k->out, "\nstatic const uric_rule *const %s[] = {\n",
            local_name(k->p, "parsers", NULL));
    for (unsigned i = 0; i < k->p->parser_count; i++)
        for (unsigned r = 0; r < k->p->parsers[i].rules.count; r++, count++)
            fprintf(k->out, "    &%s,\n",
                    object_name(k->p, k->p->parsers[i].rules.rules[r]->identifier));
    fputs("};\n", k->out);
    return count;
}

/* A text that neither ends nor begins a comment: of a star and a slash, the second becomes "_". */
static const char *commented(const char *text) {
    char *made = format_text("%s", text);
    for (char *at = made; *at != '\0'; at++)
        if ((at[0] == '*' && at[1] == '/') || (at[0] == '/' && at[1] == '*'))
            at[1] = '_';
    return made;
}

static void write_grammar(const packer *k, unsigned rules) {
    const profile *p = k->p;
    unsigned parsers = write_parser_list(k), components = write_component_names(k);
    unsigned encodings = write_encoding_list(k);
    count_bytes(k, 48 + 4 * (parsers + encodings));
    fprintf(k->out, "\nconst uric_grammar %s = {\n", object_name(p, NULL));
    fputs("    .name = \"", k->out);
    print_escaped(p->name, k->out);
    fputs("\",\n    .title = \"", k->out);
    print_escaped(p->title, k->out);
    fputs("\",\n", k->out);
    fprintf(k->out, "    .absolute = \"%s\",\n    .reference = \"%s\",\n", p->absolute->name,
            p->reference->name);
    fprintf(k->out,
            "    .rule = %s,\n    .parser = %s,\n    .component = %s,\n    .revision = &%s,\n",
            local_name(p, "rules", NULL), local_name(p, "parsers", NULL),
            local_name(p, "component_names", NULL), local_name(p, "revision", NULL));
    if (encodings > 0)
        fprintf(k->out, "    .encoding = %s,\n", local_name(p, "encodings", NULL));
    const rule *resolver = resolver_of(p);
    if (resolver != NULL)
        fprintf(k->out, "    .resolver = &%s,\n", object_name(p, resolver->identifier));
    fprintf(
        k->out,
        "    .rules = %u,\n    .parsers = %u,\n    .components = %u,\n    .encodings = %u,\n};\n",
        rules, parsers, components, encodings);
}

static void write_body(packer *k) {
    add_text(&k->terms, END_OF_INPUT); /* URIC_TERM_END */
    build_tables(k);
    number_registers(k);
    write_called(k);
    write_kind_tests(k);
    write_revision(k);
    write_components(k);
    write_parsers(k);
    write_encodings(k);
    write_grammar(k, write_verdicts(k));
}

static void copy_stream(FILE *from, FILE *to) {
    char block[4096];
    size_t len;
    rewind(from);
    while ((len = fread(block, 1, sizeof block, from)) > 0)
        fwrite(block, 1, len, to);
}

static void define_option(const profile *p, FILE *out) {
    fprintf(out, "#ifndef %s\n#define %s 1\n#endif\n", option_name(p), option_name(p));
}

void write_tables(const automata *g, bool compact, FILE *out) {
    const profile *p = g->p;
    size_t bytes = 0;
    packer k = {.p = p, .automata = g, .compact = compact, .bytes = &bytes};
    k.out = tmpfile(); /* for the head of the file states the size and the terms of all tables */
    if (k.out == NULL)
        fail("cannot make a temporary file");
    write_body(&k);

    fprintf(out, "/* %s. Written by uric-grammar pack from grammar/%s.*: do not edit. */\n",
            commented(p->title), p->name);
    fprintf(out, "/* clang-format off */\n\n/* %s", commented(p->title));
    if (compact)
        fprintf(out, " (+%zu)", bytes);
    fputs(". */\n", out);
    define_option(p, out);
    fprintf(out, "\n#include \"uric_tables.h\"\n\n#if %s && %sURIC_COMPACT\n", option_name(p),
            compact ? "" : "!");
    FILE *body = k.out;
    k.out = out;
    write_terms(&k);
    copy_stream(body, out);
    if (ferror(body))
        fail("cannot use a temporary file");
    fclose(body);
    fputs("#endif\n", out);
}

static int by_date(const void *a, const void *b) {
    const profile *const *one = a, *const *other = b;
    int order = strcmp((*one)->dated, (*other)->dated);
    return order != 0 ? order : strcmp((*one)->name, (*other)->name);
}

/* URIC_WITH_NAME(x), which is x if the grammar is compiled in. */
static char *with_macro(const profile *p) {
    return format_text("URIC_WITH_%s", option_name(p) + strlen(OPTION_PREFIX));
}

static void write_declarations(const profile *p, const char *before, FILE *out) {
    fprintf(out, "%sextern const uric_grammar %s;\n", before, object_name(p, NULL));
    for (unsigned k = 0; k < p->parser_count; k++)
        for (unsigned r = 0; r < p->parsers[k].rules.count; r++)
            fprintf(out, "%sextern const uric_rule %s;\n", before,
                    object_name(p, p->parsers[k].rules.rules[r]->identifier));
    declare_encodings(p, before, out);
}

/* The declarations under the option of the grammar. */
static void write_section(const profile *p, FILE *out) {
    fprintf(out, "\n/* %s */\n", commented(p->title));
    define_option(p, out);
    fprintf(out, "#if %s\n#define %s(x) x\n", option_name(p), with_macro(p));
    write_declarations(p, "URIC_API ", out);
    fprintf(out, "#else\n#define %s(x)\n#endif\n", with_macro(p));
}

#define BEGIN_CPLUSPLUS "#ifdef __cplusplus\nextern \"C\" {\n#endif\n"
#define END_CPLUSPLUS "\n#ifdef __cplusplus\n}\n#endif\n"

void write_header(const profile *p, FILE *out) {
    const char *guard = format_text("URIC_HEADER_%s", object_name(p, NULL) + strlen("uric_"));
    fprintf(out, "/* %s. Written by uric-grammar build: do not edit. */\n", commented(p->title));
    fprintf(out, "#ifndef %s\n#define %s\n\n#include \"uric.h\"\n\n" BEGIN_CPLUSPLUS "\n", guard,
            guard);
    write_declarations(p, "", out);
    fputs(END_CPLUSPLUS "\n#endif\n", out);
}

void write_index(profile **profiles, unsigned count, const char *header, FILE *out) {
    const char *macro = macro_name(header);
    qsort(profiles, count, sizeof *profiles, by_date);
    fprintf(out,
            "/* The grammars of the library. Written by uric-grammar index: do not edit. */\n"
            "/* clang-format off */\n"
            "#ifndef %s_H\n#define %s_H\n\n#include \"uric.h\"\n\n"
            "/* Each has an option, which leaves it out if 0: for the amalgamation. "
            "*/\n\n" BEGIN_CPLUSPLUS,
            macro, macro);
    for (unsigned i = 0; i < count; i++)
        write_section(profiles[i], out);
    fprintf(out, "\n/* X(name), for each grammar, the oldest document first. */\n#define %s(X)",
            macro);
    for (unsigned i = 0; i < count; i++)
        fprintf(out, " \\\n    %s(X(%s))", with_macro(profiles[i]),
                object_name(profiles[i], NULL) + strlen("uric_"));
    fputs("\n" END_CPLUSPLUS "\n#endif\n", out);
}

/* What of a grammar can be left out, as options of the preprocessor. A line that goes through
 * others refuses what goes on in one that is left out. */
#include "pack_options.h"

#include <ctype.h>

#include "pack_components.h"

static line_set only(unsigned line) {
    return (line_set)1 << line;
}

char *option_name(const profile *p, const rule *r) {
    char *name = identifier(p->name);
    if (r != NULL)
        name = format_text("%s_%s", name, identifier(r->name));
    for (char *c = name; *c != '\0'; c++)
        *c = (char)toupper((unsigned char)*c);
    return format_text("URIC_%s", name);
}

/* Does another line go through this one? Then it has an option. */
static bool is_optional(const profile *p, unsigned line) {
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned n = 0; n < p->parsers[i].through.count; n++)
            if (line_alone(p, p->parsers[i].through.rules[n]) == &p->parsers[line])
                return true;
    return false;
}

static char *option_of_line(const profile *p, unsigned line) {
    return option_name(p, is_optional(p, line) ? p->parsers[line].rules.rules[0] : NULL);
}

static line_set optional_lines(const profile *p) {
    line_set lines = 0;
    for (unsigned i = 0; i < p->parser_count; i++)
        if (is_optional(p, i))
            lines |= only(i);
    return lines;
}

/* The line in whose table another goes on, or the number of lines: it is its own. */
static unsigned line_of_through(const packer *k, const table *t, unsigned through) {
    unsigned line = 0;
    while (k->parsers[line].rest != t->through[through])
        line++;
    return k->parsers[line].table == t ? k->p->parser_count : line;
}

static bool jumps(const step *s) {
    return s->target != REFUSE && s->jump != NO_JUMP;
}

/* The lines in which a state goes on at once. */
static line_set lines_from(const packer *k, const table *t, unsigned state) {
    line_set lines = 0;
    for (unsigned byte = 0; byte < 256; byte++) {
        const step *s = &t->states[state].steps[byte];
        unsigned line = jumps(s) ? line_of_through(k, t, (unsigned)s->jump) : k->p->parser_count;
        if (line < k->p->parser_count)
            lines |= only(line);
    }
    return lines;
}

/* Adds what the states that a state goes to can come to; was there anything to add? */
static bool add_reached(const table *t, unsigned state, line_set *reached, bool *ends) {
    line_set before = reached[state];
    bool ended = ends[state];
    for (unsigned byte = 0; byte < 256; byte++) {
        const step *s = &t->states[state].steps[byte];
        if (s->target == REFUSE || s->jump != NO_JUMP)
            continue;
        ends[state] |= ends[s->target];
        reached[state] |= reached[s->target];
    }
    return reached[state] != before || ends[state] != ended;
}

static bool is_single(line_set lines) {
    return (lines & (lines - 1)) == 0;
}

/* With the needed lines, each state can come to an end, so that the first byte that is refused is
 * the first that is wrong; and no state goes on in several others, so that it expects one of two
 * sets of bytes. */
static line_set needs_of(const packer *k, const table *t) {
    line_set *reached = allocate(t->count, sizeof *reached), needs = 0;
    bool *ends = allocate(t->count, sizeof *ends);
    for (unsigned i = 0; i < t->count; i++) {
        reached[i] = lines_from(k, t, i);
        ends[i] = t->states[i].final;
        if (!is_single(reached[i]))
            needs |= reached[i];
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (unsigned i = 0; i < t->count; i++)
            changed |= add_reached(t, i, reached, ends);
    }
    for (unsigned i = 0; i < t->count; i++)
        if (!ends[i] && is_single(reached[i]))
            needs |= reached[i];
    for (unsigned i = 0; i < t->count; i++) /* which of several does not matter: take all */
        if (!ends[i] && (reached[i] & needs) == 0)
            needs |= reached[i];
    return needs;
}

void find_needs(packer *k) {
    if (k->p->parser_count > 64)
        fail("%s: there are more than 64 parse lines", k->p->path);
    for (unsigned i = 0; i < k->p->parser_count; i++)
        k->parsers[i].needs = needs_of(k, k->parsers[i].table);
}

char *option_of_through(const packer *k, const table *t, unsigned through) {
    unsigned line = line_of_through(k, t, through), own = 0;
    while (own < k->p->parser_count && k->parsers[own].table != t)
        own++;
    bool needed = line == k->p->parser_count || own == k->p->parser_count ||
                  (k->parsers[own].needs & only(line));
    return needed ? NULL : option_of_line(k->p, line);
}

char *option_of_step(const packer *k, const table *t, const step *s) {
    return jumps(s) ? option_of_through(k, t, (unsigned)s->jump) : NULL;
}

static bool table_calls(const packer *k, const table *t, const rule *r) {
    bool found = false;
    for (unsigned i = 0; t != NULL && i < t->event_count; i++)
        found |= t->events[i].call != NO_CALL && k->p->calls.rules[t->events[i].call] == r;
    return found;
}

line_set lines_calling(const packer *k, const rule *r) {
    line_set lines = 0;
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if (table_calls(k, k->parsers[i].table, r) || table_calls(k, k->parsers[i].rest, r))
            lines |= only(i);
    for (unsigned i = 0; i < k->p->kind_count; i++)
        if (k->p->kinds[i].rule == r)
            lines |= lines_with_host(k);
    return lines;
}

line_set lines_with_host(const packer *k) {
    line_set lines = 0;
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if (reports_host(k->p, k->parsers[i].captures))
            lines |= only(i);
    return lines;
}

line_set lines_with_columns(const packer *k, const columns *c) {
    line_set lines = 0;
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if (k->parsers[i].table->columns == c ||
            (k->parsers[i].rest != NULL && k->parsers[i].rest->columns == c))
            lines |= only(i);
    for (unsigned i = 0; i < k->p->calls.count; i++)
        if (k->called[i]->columns == c)
            lines |= lines_calling(k, k->p->calls.rules[i]);
    for (unsigned i = 0; i < k->p->kind_count; i++)
        if (k->kind_tests[i] != NULL && k->kind_tests[i]->columns == c)
            lines |= lines_with_host(k);
    return lines;
}

/* "A && B". */
static char *all_of(const profile *p, line_set lines) {
    char *text = NULL;
    for (unsigned i = 0; i < p->parser_count; i++)
        if (lines & only(i))
            text = text == NULL ? option_of_line(p, i)
                                : format_text("%s && %s", text, option_of_line(p, i));
    return text;
}

static char *line_condition(const packer *k, unsigned line) {
    line_set needs = k->parsers[line].needs;
    if (needs == 0)
        return option_of_line(k->p, line);
    return is_single(needs) ? all_of(k->p, needs) : format_text("(%s)", all_of(k->p, needs));
}

/* "A || B"; NULL: it always holds. A line that needs one other is there if that is. */
static char *any_of(const packer *k, line_set lines) {
    char *text = NULL;
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if ((lines & only(i)) && is_single(k->parsers[i].needs))
            lines |= k->parsers[i].needs;
    if ((optional_lines(k->p) & ~lines) == 0)
        return NULL;
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if ((lines & only(i)) && (k->parsers[i].needs & lines) == 0)
            text = text == NULL ? line_condition(k, i)
                                : format_text("%s || %s", text, line_condition(k, i));
    return text;
}

static char *lines_condition(const packer *k, line_set lines) {
    if (!has_parts(k->p))
        return NULL;
    return lines != 0 ? any_of(k, lines) : whole_condition(k->p);
}

/* Bytes are those of the line that alone needs them. */
static void count_lines(const packer *k, line_set lines, bool end) {
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if (lines == only(i))
            k->parsers[i].bytes += end ? *k->bytes : 0 - *k->bytes;
}

void begin_lines(const packer *k, line_set lines) {
    char *condition = lines_condition(k, lines);
    count_lines(k, lines, false);
    if (condition != NULL)
        fprintf(k->out, "#if %s\n", condition);
}

void end_lines(const packer *k, line_set lines) {
    if (lines_condition(k, lines) != NULL)
        fputs("#endif\n", k->out);
    count_lines(k, lines, true);
}

static void define(const char *option, const char *value, FILE *out) {
    fprintf(out, "#ifndef %s\n#define %s %s\n#endif\n", option, option, value);
}

/* "; needed by url": the lines that are not there without another. */
static const char *needing(const packer *k, unsigned line) {
    char *text = NULL;
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if (k->parsers[i].needs & only(line)) {
            const char *name = k->p->parsers[i].rules.rules[0]->name;
            text = text == NULL ? format_text("; needed by %s", name)
                                : format_text("%s, %s", text, name);
        }
    return text == NULL ? "" : text;
}

void write_options(const packer *k, FILE *out) {
    const profile *p = k->p;
    char *name = option_name(p, NULL);
    fprintf(out, "\n/* %s (+%zu). */\n", p->title, *k->bytes);
    define(name, "1", out);
    if (has_parts(p))
        fprintf(out,
                "/* Its parts. What goes on in one that is not there is refused; %s, with all\n"
                " * rules by name, is there if all are. */\n",
                object_name(p, NULL));
    for (unsigned i = 0; i < p->parser_count; i++)
        if (is_optional(p, i)) {
            fprintf(out, "/* %s (+%zu)%s. */\n", p->parsers[i].rules.rules[0]->name,
                    k->parsers[i].bytes, needing(k, i));
            define(option_of_line(p, i), name, out);
        }
}

void declare_options(const profile *p, FILE *out) {
    char *name = option_name(p, NULL);
    define(name, "1", out);
    for (unsigned i = 0; i < p->parser_count; i++)
        if (is_optional(p, i))
            define(option_of_line(p, i), name, out);
}

bool has_parts(const profile *p) {
    return optional_lines(p) != 0;
}

char *whole_condition(const profile *p) {
    line_set options = optional_lines(p);
    char *name = option_name(p, NULL);
    return options == 0 ? name : format_text("%s && %s", name, all_of(p, options));
}

char *any_condition(const profile *p) {
    char *text = option_name(p, NULL);
    for (unsigned i = 0; i < p->parser_count; i++)
        if (is_optional(p, i))
            text = format_text("%s || %s", text, option_of_line(p, i));
    return text;
}

char *rule_condition(const profile *p, const rule *r) {
    const parse_line *alone = line_alone(p, r);
    bool optional = alone != NULL && is_optional(p, (unsigned)(alone - p->parsers));
    return optional ? option_name(p, r) : NULL;
}

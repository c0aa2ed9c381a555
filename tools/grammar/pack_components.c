/* What marks mean, as C: the components that each table reports. */
#include "pack_components.h"

#include <string.h>

#include "pack_options.h"
#include "transcribe.h"
#include "uric_tables.h"

static uint32_t bit(unsigned i) {
    return (uint32_t)1 << i;
}

/* The captures whose marks a table sets, itself or through those that it calls. */
static uint32_t captures_of(const packer *k, const table *t) {
    uint64_t marks = 0;
    uint32_t captures = 0;
    for (unsigned i = 0; i < t->event_count; i++) {
        marks |= t->events[i].marks;
        if (t->events[i].call != NO_CALL)
            captures |= captures_of(k, k->called[t->events[i].call]);
    }
    for (unsigned i = 0; i < t->count; i++)
        marks |= t->states[i].end_marks;
    for (unsigned i = 0; i < MOST_CAPTURES; i++)
        if (marks >> 2 * i & 3)
            captures |= bit(i);
    return captures;
}

/* Does any line report both? */
static bool together(const packer *k, unsigned one, unsigned other) {
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if (k->parsers[i].captures >> one & k->parsers[i].captures >> other & 1)
            return true;
    return false;
}

/* The lowest place above those of the captures before it that it must not be mistaken for; so what
 * lies in another comes behind that. */
static unsigned place_of(const packer *k, unsigned which) {
    unsigned place = 0;
    for (unsigned i = 0; i < which; i++)
        if (together(k, i, which) && k->capture[i] >= place)
            place = k->capture[i] + 1u;
    return place;
}

/* Where a table goes on in another, that reports what was marked before, too. */
static void hand_captures_over(packer *k, const packed_parser *from) {
    for (unsigned i = 0; i < from->table->through_count; i++)
        for (unsigned n = 0; n < k->p->parser_count; n++)
            if (k->parsers[n].rest == from->table->through[i])
                k->parsers[n].captures |= from->captures;
}

void number_captures(packer *k) {
    const profile *p = k->p;
    for (unsigned i = 0; i < p->parser_count; i++)
        k->parsers[i].captures = captures_of(k, k->parsers[i].table);
    for (unsigned i = 0; i < p->parser_count; i++)
        if (k->parsers[i].rest != NULL)
            k->parsers[i].captures |= captures_of(k, k->parsers[i].rest);
    for (unsigned i = 0; i < p->parser_count; i++)
        hand_captures_over(k, &k->parsers[i]);
    for (unsigned i = 0; i < p->marked_count; i++) {
        unsigned place = place_of(k, i);
        if (place >= URIC_CAPTURES)
            error_at(p->captures[i].at, "component %s: a table has no room for it beside others",
                     p->captures[i].name);
        k->capture[i] = (uint8_t)place;
    }
}

/* The profile's parts that these captures, and joins of them, report; bit i for part i. */
static uint32_t parts_of(const profile *p, uint32_t captures) {
    uint32_t parts = 0;
    for (unsigned i = 0; i < p->capture_count; i++) {
        unsigned component = p->captures[i].component;
        if ((captures >> i & 1) && component >= URIC_PART && component < COMPONENTS)
            parts |= bit(component - URIC_PART);
    }
    for (unsigned i = 0; i < p->join_count; i++)
        if ((captures >> p->joins[i].first & 1) && p->joins[i].component >= URIC_PART)
            parts |= bit(p->joins[i].component - URIC_PART);
    return parts;
}

static unsigned count_below(uint32_t set, unsigned limit) {
    unsigned count = 0;
    for (unsigned i = 0; i < limit; i++)
        count += set >> i & 1;
    return count;
}

/* What a table calls a component of the profile: its parts are numbered without gaps. */
static unsigned component_number(const profile *p, uint32_t captures, unsigned component) {
    if (component < URIC_PART || component == URIC_NOWHERE)
        return component;
    return URIC_PART + count_below(parts_of(p, captures), component - URIC_PART);
}

static const char *part_name(const profile *p, unsigned part) {
    for (unsigned i = 0; i < p->capture_count; i++)
        if (p->captures[i].component == URIC_PART + part)
            return p->captures[i].name;
    for (unsigned i = 0; i < p->join_count; i++)
        if (p->joins[i].component == URIC_PART + part)
            return p->joins[i].name;
    return "";
}

/* 0, or 1 + the place of a capture that may be there. */
static unsigned reference(const packer *k, uint32_t captures, int which) {
    return which >= 0 && (captures >> which & 1) ? k->capture[which] + 1u : 0;
}

static void write_capture(const packer *k, uint32_t captures, unsigned which) {
    const capture *c = &k->p->captures[which];
    bool confirmed = c->within >= 0 && k->p->captures[c->within].confirms;
    unsigned within = confirmed ? reference(k, captures, c->within) : 0;
    unsigned unless = reference(k, captures, c->unless);
    unsigned ahead_of = reference(k, captures, c->ahead_of);
    fprintf(k->out, "    {%u, %u, %d, %u, %u, %u}, /* %s */\n",
            component_number(k->p, captures, c->component), reference(k, captures, c->within),
            within + unless + ahead_of > 0, within, unless, ahead_of, c->name);
}

/* The captures in the order of their places, with gaps; gives their number. */
static unsigned write_captures(const packer *k, const char *name, uint32_t captures,
                               unsigned *reported) {
    unsigned count = 0;
    *reported = 0;
    for (unsigned i = 0; i < k->p->marked_count; i++)
        if ((captures >> i & 1) && count <= k->capture[i])
            count = k->capture[i] + 1u;
    fprintf(k->out, "\nstatic const uric_capture %s_captures_%s[] = {\n", identifier(k->p->name),
            name);
    for (unsigned place = 0; place < count; place++) {
        unsigned which = 0;
        while (which < k->p->marked_count &&
               !((captures >> which & 1) && k->capture[which] == place))
            which++;
        if (which == k->p->marked_count)
            fprintf(k->out, "    {%u, 0, 0, 0, 0, 0}, /* unused */\n", URIC_NOWHERE);
        else
            write_capture(k, captures, which);
        if (which < k->p->marked_count && k->p->captures[which].component != URIC_NOWHERE)
            *reported = place + 1;
    }
    fputs("};\n", k->out);
    return count;
}

static void write_neighbours(const packer *k, uint32_t captures, const char *what,
                             const neighbour *list, unsigned count) {
    if (count == 0)
        return;
    fprintf(k->out, "    .%s = {", what);
    for (unsigned i = 0; i < count; i++)
        fprintf(k->out, "%s{%u, %u}", i > 0 ? ", " : "",
                component_number(k->p, captures, list[i].component), list[i].delimiter);
    fputs("},\n", k->out);
}

static unsigned write_joins(const packer *k, const char *name, uint32_t captures) {
    unsigned count = 0;
    for (unsigned i = 0; i < k->p->join_count; i++) {
        const join *j = &k->p->joins[i];
        if (!(captures >> j->first & captures >> j->last & 1))
            continue;
        if (count++ == 0)
            fprintf(k->out, "static const uric_join %s_joins_%s[] = {\n", identifier(k->p->name),
                    name);
        fprintf(k->out, "    {%u, %u, %u}, /* %s */\n",
                component_number(k->p, captures, j->component), k->capture[j->first],
                k->capture[j->last], j->name);
    }
    if (count > 0)
        fputs("};\n", k->out);
    return count;
}

static unsigned write_part_names(const packer *k, const char *name, uint32_t captures) {
    uint32_t parts = parts_of(k->p, captures);
    unsigned count = count_below(parts, MOST_PARTS);
    if (count > URIC_PARTS)
        fail("%s: parse_%s reports more than %d parts", k->p->path, name, URIC_PARTS);
    if (count == 0)
        return 0;
    fprintf(k->out, "static const char %s_parts_%s[] =", identifier(k->p->name), name);
    for (unsigned i = 0; i < MOST_PARTS; i++)
        if (parts >> i & 1)
            fprintf(k->out, " \"%s\\0\"", part_name(k->p, i));
    fputs(";\n", k->out);
    return count;
}

bool reports_host(const profile *p, uint32_t captures) {
    for (unsigned i = 0; i < p->capture_count; i++)
        if ((captures >> i & 1) && p->captures[i].component == URIC_HOST)
            return true;
    return false;
}

static void write_line_components(const packer *k, const char *name, unsigned line) {
    uint32_t captures = k->parsers[line].captures;
    const profile *p = k->p;
    unsigned reported, count = write_captures(k, name, captures, &reported);
    unsigned joins = write_joins(k, name, captures), parts = write_part_names(k, name, captures);
    bool has_params = p->params != 0 && (parts_of(p, captures) >> (p->params - URIC_PART) & 1);
    unsigned params = has_params ? component_number(p, captures, p->params) : 0;
    const char *local = identifier(p->name);
    count_bytes(k, 44 + 6 * count + 3 * joins);
    fprintf(k->out, "static const uric_components %s = {\n", k->parsers[line].components);
    fprintf(k->out,
            "#if URIC_OPERATIONS\n    .revision = &%s_revision,\n#endif\n    .capture = "
            "%s_captures_%s,\n",
            local, local, name);
    if (joins > 0)
        fprintf(k->out, "    .join = %s_joins_%s,\n", local, name);
    if (p->kind_count > 0 && reports_host(p, captures))
        fprintf(k->out, "#if URIC_KINDS\n    .host = &%s_host_kinds,\n#endif\n", local);
    if (parts > 0)
        fprintf(k->out, "    .part_names = %s_parts_%s,\n", local, name);
    write_neighbours(k, captures, "behind", p->behind, p->behind_count);
    write_neighbours(k, captures, "before", p->before, p->before_count);
    fprintf(k->out, "    .joins = %u,\n    .behinds = %u,\n    .befores = %u,\n", joins,
            p->behind_count, p->before_count);
    fprintf(k->out,
            "    .rest = %u,\n    .params = %u,\n    .captures = %u,\n    .reported = %u,\n    "
            ".parts = %u,\n};\n",
            component_number(p, captures, p->rest), params, count, reported, parts);
}

/* The bytes that begin a host of any kind but the last: those of the kinds' rules, or of the called
 * rules that see them. An empty host counts as byte 0. */
static byte_set first_of_kinds(const profile *p) {
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
    return first;
}

static void write_host_kinds(const packer *k) {
    const profile *p = k->p;
    if (p->kind_count == 0)
        return;
    begin_lines(k, lines_with_host(k));
    fprintf(k->out, "#if URIC_KINDS\nstatic const uric_kind %s[] = {\n", local_name(p, "kinds"));
    for (unsigned i = 0; i < p->kind_count; i++) {
        const kind *one = &p->kinds[i];
        bool tested = one->capture < 0 && i + 1 < p->kind_count;
        const char *test =
            format_text("&%s_kind_%s", identifier(p->name), identifier(one->rule->name));
        fprintf(k->out, "    {%u, %d, %s}, /* %s */\n", one->value,
                one->capture < 0 ? 0 : k->capture[one->capture] + 1, tested ? test : "NULL",
                one->name);
    }
    fprintf(k->out, "};\nstatic const uric_host_kinds %s = {%s, {", local_name(p, "host_kinds"),
            local_name(p, "kinds"));
    byte_set first = first_of_kinds(p);
    for (unsigned i = 0; i < 8; i++)
        fprintf(k->out, "%s0x%08lx", i > 0 ? ", " : "",
                (unsigned long)(first.word[i / 2] >> (i % 2 * 32) & 0xFFFFFFFFu));
    fprintf(k->out, "}, %u};\n#endif\n", p->kind_count);
    end_lines(k, lines_with_host(k));
}

static line_set lines_reporting(const packer *k, uint32_t captures) {
    line_set lines = 0;
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if (k->parsers[i].captures == captures)
            lines |= (line_set)1 << i;
    return lines;
}

void write_components(packer *k) {
    write_host_kinds(k);
    for (unsigned i = 0; i < k->p->parser_count; i++) {
        packed_parser *mine = &k->parsers[i];
        for (unsigned before = 0; before < i && mine->components == NULL; before++)
            if (k->parsers[before].captures == mine->captures)
                mine->components = k->parsers[before].components;
        if (mine->components != NULL)
            continue;
        const char *name = identifier(mine->table->entries.rules[0]->name);
        mine->components = local_name(k->p, format_text("components_%s", name));
        line_set lines = lines_reporting(k, mine->captures);
        begin_lines(k, lines);
        write_line_components(k, name, i);
        end_lines(k, lines);
    }
}

static bool is_reported(const packer *k, unsigned component) {
    bool found = k->p->rest == component;
    for (unsigned i = 0; i < k->p->capture_count; i++)
        found |= k->p->captures[i].component == component;
    for (unsigned i = 0; i < k->p->join_count; i++)
        found |= k->p->joins[i].component == component;
    return found;
}

unsigned write_component_names(const packer *k) {
    unsigned count = 0;
    fprintf(k->out, "\nstatic const char *const %s[] = {\n", local_name(k->p, "component_names"));
    for (unsigned i = 0; i < COMPONENTS; i++)
        if (is_reported(k, i)) {
            fprintf(k->out, "    \"%s\",\n",
                    i < URIC_PART ? component_name(i) : part_name(k->p, i - URIC_PART));
            count++;
        }
    fputs("};\n", k->out);
    return count;
}

#include "emit/c_components.h"

#include <string.h>

#include "front/c_names.h"
#include "front/characters.h"
#include "uric_tables.h"

/* Does a parse line report a component, given by its index? */
static bool reports(const packed_parser *line, unsigned which) {
    return has_register(&line->used, 2 * which + 1);
}

/* The number of a component in a parse line, which numbers its own parts without gaps. */
static unsigned component_number(const packer *k, const packed_parser *line, unsigned which) {
    unsigned number = URIC_PART;
    if (!is_part(&k->p->components[which]))
        return k->p->components[which].number;
    for (unsigned i = 0; i < which; i++)
        number += is_part(&k->p->components[i]) && reports(line, i);
    return number;
}

/* One more than the highest number of a register that a parse line uses. */
static unsigned count_registers(const packer *k, const packed_parser *line, bool hidden) {
    unsigned count = 0;
    for (unsigned r = 0; r < MOST_REGISTERS; r++) {
        bool is_hidden = r < MOST_TAGS && r / 2 < k->p->component_count &&
                         k->p->components[r / 2].number == URIC_NO_COMPONENT;
        if (has_register(&line->used, r) && (hidden || !is_hidden) && count <= k->number[r])
            count = k->number[r] + 1u;
    }
    return count;
}

/* The same for a scan that begins in the line and may go to others. */
static unsigned count_scan_registers(const packer *k, const packed_parser *line) {
    unsigned most = count_registers(k, line, true);
    for (unsigned i = 0; i < line->table->goto_tables.count; i++) {
        const packed_parser *next = parser_of_target(k, line->table->goto_tables.tables[i]);
        unsigned count = count_registers(k, next, true);
        most = count > most ? count : most;
    }
    return most;
}

/* The index of the component that has a number in a parse line; -1: the line does not report it. */
static int component_of_number(const packer *k, const packed_parser *line, unsigned number) {
    for (unsigned i = 0; i < k->p->component_count; i++)
        if (reports(line, i) && component_number(k, line, i) == number)
            return (int)i;
    return -1;
}

static void write_captures(packer *k, const char *name, const packed_parser *line, unsigned parts) {
    const profile *p = k->p;
    fprintf(k->out, "\nstatic const uric_capture %s[] = {\n", local_name(p, "captures", name));
    for (unsigned number = 0; number < URIC_PART + parts; number++) {
        int i = component_of_number(k, line, number);
        unsigned begin = URIC_NO_REGISTER, end = URIC_NO_REGISTER;
        if (i >= 0 && has_register(&line->used, 2 * (unsigned)i))
            begin = k->number[2 * i];
        if (i >= 0)
            end = k->number[2 * i + 1];
        fprintf(k->out, "    {%u, %u}, /* %s */\n", begin, end,
                i >= 0 ? p->components[i].name : "not reported");
    }
    fputs("};\n", k->out);
    count_bytes(k, 2 * (URIC_PART + parts));
}

static unsigned write_part_names(const packer *k, const char *name, const packed_parser *line) {
    unsigned count = 0;
    for (unsigned i = 0; i < k->p->component_count; i++) {
        if (!is_part(&k->p->components[i]) || !reports(line, i))
            continue;
        if (count++ == 0)
            fprintf(k->out, "static const char %s[] =", local_name(k->p, "parts", name));
        fprintf(k->out, " \"%s\\0\"", k->p->components[i].name);
    }
    if (count > 0)
        fputs(";\n", k->out);
    if (count > URIC_PARTS) /* of a line with "through"; capacity.h counts those of the others */
        error_at((source){.file = k->p->path},
                 "rule %s has more than %d components besides the standard ones",
                 line->table->rules.rules[0]->name, URIC_PARTS);
    return count;
}

/* Writes the fields that a uric_components and that of its items have in common. */
static void write_capture_fields(const packer *k, const char *name, const packed_parser *line,
                                 unsigned parts, unsigned lists) {
    if (parts > 0)
        fprintf(k->out, "    .part_names = %s,\n", local_name(k->p, "parts", name));
    fprintf(k->out, "    .capture = %s,\n", local_name(k->p, "captures", name));
    if (lists > 0)
        fprintf(k->out, "    .list = %s,\n", local_name(k->p, "lists", name));
    fprintf(k->out,
            "    .registers = %u,\n    .component_registers = %u,\n"
            "    .parts = %u,\n    .lists = %u,\n",
            count_scan_registers(k, line), count_registers(k, line, false), parts, lists);
}

/* The table that finds the items of a component; NULL: it is no list, or the line does not report
 * it, since other readings come first. */
static const table *items_of(const packed_parser *line, unsigned which) {
    return reports(line, which) ? line->items[which] : NULL;
}

static bool has_lists(const packer *k, const packed_parser *line) {
    bool any = false;
    for (unsigned i = 0; i < k->p->component_count; i++)
        any |= items_of(line, i) != NULL;
    return any;
}

/* Writes the tables that find the items of a parse line's lists; gives the number of lists. */
static unsigned write_lists(packer *k, const char *name, const packed_parser *line,
                            unsigned parts) {
    const char *object = local_name(k->p, "items", name), *lists = "";
    unsigned count = 0;
    if (!has_lists(k, line))
        return 0;
    fprintf(k->out, "static const uric_components %s = {\n", object);
    write_capture_fields(k, name, line, parts, 0);
    fputs("};\n", k->out);
    for (unsigned i = 0; i < k->p->component_count; i++) {
        const table *items = items_of(line, i);
        if (items == NULL)
            continue;
        write_machine(k, items, false);
        fprintf(k->out, "static const uric_rule %s_rule = ", items->name);
        write_rule_fields(k, format_text("\"%s\"", k->p->components[i].name), items->name,
                          format_text("&%s", object), items->starts[0], NULL, 0);
        fputs(";\n", k->out);
        lists = format_text("%s{%u, &%s_rule}, ", lists, component_number(k, line, i), items->name);
        count++;
    }
    fprintf(k->out, "static const uric_list %s[] = {%s};\n", local_name(k->p, "lists", name),
            lists);
    count_bytes(k, 28 + 8 * count);
    return count;
}

/* Is this limit one of the line: of a component that it reports, or of its only rule? */
static bool is_limited_by(const packed_parser *line, const length_limit *l) {
    return l->component == NO_COMPONENT ? line->table->rules.rules[0] == l->rule
                                        : reports(line, l->component);
}

static void write_limits(const packer *k, const char *name, const packed_parser *line) {
    const profile *p = k->p;
    unsigned count = 0;
    fprintf(k->out, "static const uric_limit %s[] = {\n", local_name(p, "limit", name));
    for (unsigned i = 0; i < p->limit_count; i++) {
        const length_limit *l = &p->limits[i];
        if (!is_limited_by(line, l))
            continue;
        bool whole = l->component == NO_COMPONENT;
        const char *of = whole ? l->rule->name : p->components[l->component].name;
        fprintf(k->out, "    {\"%s\\0%s is longer than %u byte%s\", %u, %u},\n", of, of, l->most,
                l->most == 1 ? "" : "s", l->most,
                whole ? URIC_NO_COMPONENT : component_number(k, line, l->component));
        count++;
        count_bytes(k, 8 + 2 * strlen(of) + strlen(" is longer than 000 bytes"));
    }
    fprintf(k->out, "};\nstatic const uric_limits %s = {uric_end_limited, %s, %u};\n",
            local_name(p, "limits", name), local_name(p, "limit", name), count);
    count_bytes(k, 12);
}

static void write_line_components(packer *k, const char *name, const packed_parser *line) {
    const profile *p = k->p;
    int params = p->params != 0 ? component_index(p, p->params) : -1;
    int host = component_index(p, URIC_HOST);
    unsigned parts = write_part_names(k, name, line);
    write_captures(k, name, line, parts);
    unsigned lists = write_lists(k, name, line, parts);
    if (line->table->is_limited)
        write_limits(k, name, line);
    count_bytes(k, 28);
    fprintf(k->out, "static const uric_components %s = {\n", line->components);
    fprintf(k->out, "#if URIC_OPERATIONS\n    .revision = &%s,\n#endif\n",
            local_name(p, "revision", NULL));
    if (p->kind_count > 0 && host >= 0 && reports(line, (unsigned)host))
        fprintf(k->out, "#if URIC_KINDS\n    .host = &%s,\n#endif\n",
                local_name(p, "host_kinds", NULL));
    write_capture_fields(k, name, line, parts, lists);
    if (line->table->is_limited)
        fprintf(k->out, "    .limits = &%s,\n", local_name(p, "limits", name));
    fprintf(k->out, "    .params = %u,\n    .composes = %u,\n};\n",
            params >= 0 && reports(line, (unsigned)params)
                ? component_number(k, line, (unsigned)params)
                : 0,
            p->revision.resolves);
}

/* The bytes with which `n` begins where it uses `target`. */
static byte_set first_around(const node *n, const rule *target) {
    byte_set first = {{0}};
    bool single = n->kind == NODE_SEQUENCE && n->child != NULL && n->child->next == NULL;
    if (!node_reaches(n, target))
        return first;
    if (n->kind == NODE_RULE && n->rule != target)
        return first_around(n->rule->body, target);
    if (n->kind != NODE_ALTERNATIVES && !single)
        return first_bytes(n);
    for (const node *child = n->child; child != NULL; child = child->next)
        first = set_union(first, first_around(child, target));
    return first;
}

/* The bytes with which a host of any kind but the last begins; byte 0 stands for the empty host. */
static byte_set first_of_kinds(const profile *p) {
    byte_set first = {{0}};
    for (unsigned i = 0; i + 1 < p->kind_count; i++) {
        const rule *r = p->kinds[i].rule;
        if (p->kinds[i].component < 0 && nullable(r->body))
            set_add(&first, 0);
        if (p->kinds[i].component < 0)
            first = set_union(first, first_bytes(r->body));
        for (unsigned c = 0; p->kinds[i].component >= 0 && c < p->capture_count; c++)
            for (unsigned n = 0; n < p->captures[c].rules.count; n++)
                if (p->components[p->captures[c].component].number == URIC_HOST)
                    first = set_union(first, first_around(p->captures[c].rules.rules[n]->body, r));
    }
    return first;
}

static void write_host_kinds(const packer *k) {
    const profile *p = k->p;
    if (p->kind_count == 0)
        return;
    unsigned count = p->kind_count - 1; /* the last needs no test */
    fprintf(k->out, "#if URIC_KINDS\nstatic const uric_kind %s[%u] = {\n",
            local_name(p, "kinds", NULL), count > 0 ? count : 1);
    for (unsigned i = 0; i < count; i++) {
        const kind *one = &p->kinds[i];
        bool tested = k->kind_tests[i] != NULL;
        const char *test = format_text("&%s", local_name(p, "kind", one->rule->identifier));
        fprintf(k->out, "    {%u, %d, %s}, /* %s */\n", one->value,
                one->component < 0 ? 0 : k->number[2 * one->component + 1] + 1,
                tested ? test : "NULL", one->name);
    }
    fprintf(k->out, "};\nstatic const uric_host_kinds %s = {%s, ",
            local_name(p, "host_kinds", NULL), local_name(p, "kinds", NULL));
    write_byte_set(k, first_of_kinds(p));
    fprintf(k->out, ", %u, %u}; /* otherwise, %s */\n#endif\n", count, p->kinds[count].value,
            p->kinds[count].name);
}

void write_components(packer *k) {
    write_host_kinds(k);
    for (unsigned i = 0; i < k->p->parser_count; i++) {
        packed_parser *mine = &k->parsers[i];
        const char *name = mine->table->rules.rules[0]->identifier;
        unsigned same = 0; /* a line that uses the same registers has the same components */
        while (same < i && (has_lists(k, mine) || mine->table->is_limited ||
                            k->parsers[same].table->is_limited ||
                            memcmp(&k->parsers[same].used, &mine->used, sizeof mine->used) != 0))
            same++;
        if (same < i)
            mine->components = k->parsers[same].components;
        else {
            mine->components = local_name(k->p, "components", name);
            write_line_components(k, name, mine);
        }
    }
}

unsigned write_component_names(const packer *k) {
    unsigned count = 0;
    fprintf(k->out, "\nstatic const char *const %s[] = {\n",
            local_name(k->p, "component_names", NULL));
    for (unsigned number = 0; number < COMPONENTS; number++)
        if (component_index(k->p, number) >= 0) {
            fprintf(k->out, "    \"%s\",\n", component_name(k->p, number));
            count++;
        }
    if (count == 0)
        fputs("    NULL,\n", k->out);
    fputs("};\n", k->out);
    return count;
}

#include "emit/c_components.h"

#include <string.h>

#include "front/c_names.h"
#include "uric_tables.h"

static void add_written(register_set *used, const operations *o) {
    for (unsigned i = 0; i < o->count; i++)
        add_register(used, o->list[i].to);
}

/* Adds the registers that a table and its callees write. The table may be NULL. */
static void add_registers_of(const packer *k, const table *t, register_set *used) {
    for (unsigned i = 0; t != NULL && i < t->action_count; i++) {
        add_written(used, t->actions[i].operations);
        if (t->actions[i].call != NO_CALL)
            add_registers_of(k, k->called[t->actions[i].call], used);
    }
    for (unsigned i = 0; t != NULL && i < t->count; i++)
        if (t->states[i].final)
            add_written(used, t->states[i].at_end);
}

/* The parse line that has this goto target. */
static packed_parser *parser_of_target(const packer *k, const table *goto_target) {
    packed_parser *line = k->parsers;
    while (line->goto_target != goto_target)
        line++;
    return line;
}

/* Does any parse line use both registers? */
static bool used_together(const packer *k, unsigned one, unsigned other) {
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if (has_register(&k->parsers[i].used, one) && has_register(&k->parsers[i].used, other))
            return true;
    return false;
}

static bool is_used(const packer *k, unsigned r) {
    return used_together(k, r, r);
}

static const operation *operation_on(const operations *o, unsigned r) {
    for (unsigned i = 0; i < o->count; i++)
        if (o->list[i].to == r || (o->list[i].what == COPY && o->list[i].from == r))
            return &o->list[i];
    return NULL;
}

static bool same_writes_in(const operations *o, unsigned one, unsigned other) {
    const operation *a = operation_on(o, one), *b = operation_on(o, other);
    if (a == NULL || b == NULL)
        return a == b;
    return a->what == b->what && a->what != COPY;
}

static bool same_writes(const table *t, unsigned one, unsigned other) {
    for (unsigned i = 0; t != NULL && i < t->action_count; i++)
        if (!same_writes_in(t->actions[i].operations, one, other))
            return false;
    for (unsigned i = 0; t != NULL && i < t->count; i++)
        if (t->states[i].final && !same_writes_in(t->states[i].at_end, one, other))
            return false;
    return true;
}

/* Do two registers always hold the same value, as those of the begin of authority and userinfo do?
 */
static bool are_equal(const packer *k, unsigned one, unsigned other) {
    bool equal = true;
    for (unsigned i = 0; i < k->p->parser_count; i++) {
        const packed_parser *line = &k->parsers[i];
        equal &= same_writes(line->table, one, other) && same_writes(line->goto_target, one, other);
        for (unsigned n = 0; n < k->p->component_count; n++)
            equal &= same_writes(line->items[n], one, other);
    }
    for (unsigned i = 0; i < k->p->calls.count; i++)
        equal &= same_writes(k->called[i], one, other);
    return equal;
}

/* Greedy colouring: the lowest number of no register before `r` that is used together with `r`. */
static unsigned free_number(const packer *k, unsigned r) {
    unsigned number = 0;
    for (unsigned before = 0; before < r; before++)
        if (is_used(k, before) && used_together(k, before, r) && k->number[before] == number) {
            number++;
            before = (unsigned)-1; /* start again with the first register */
        }
    return number;
}

/* A begin that always equals another one has its number. */
static void number_register(packer *k, unsigned r) {
    const profile *p = k->p;
    for (unsigned before = 0; r < MOST_TAGS && r % 2 == 0 && before < r; before += 2)
        if (is_used(k, before) && are_equal(k, before, r)) {
            k->number[r] = k->number[before];
            return;
        }
    unsigned number = free_number(k, r);
    if (number >= URIC_MOST_REGISTERS)
        error_at(r < MOST_TAGS ? p->components[r / 2].at : (source){.file = p->path},
                 "the tables need more than %d registers: there are too many components",
                 URIC_MOST_REGISTERS);
    k->number[r] = (uint8_t)number;
}

void number_registers(packer *k) {
    memset(k->number, URIC_NO_REGISTER,
           sizeof k->number); /* holds 0, as a begin that is not written */
    for (unsigned i = 0; i < k->p->parser_count; i++) {
        packed_parser *line = &k->parsers[i];
        add_registers_of(k, line->table, &line->used);
        add_registers_of(k, line->goto_target, &line->used);
        for (unsigned n = 0; n < k->p->component_count; n++)
            add_registers_of(k, line->items[n], &line->used);
    }
    for (unsigned i = 0; i < k->p->parser_count; i++) {
        const packed_parser *from = &k->parsers[i]; /* the targets of its gotos report them, too */
        for (unsigned n = 0; n < from->table->goto_tables.count; n++)
            add_registers(&parser_of_target(k, from->table->goto_tables.tables[n])->used,
                          &from->used);
    }
    for (unsigned r = 0; r < MOST_REGISTERS; r++)
        if (is_used(k, r))
            number_register(k, r);
}

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
                         k->p->components[r / 2].number == URIC_NOWHERE;
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
    fprintf(k->out, "\nstatic const uric_capture %s_captures_%s[] = {\n", identifier(p->name),
            name);
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
            fprintf(k->out, "static const char %s_parts_%s[] =", identifier(k->p->name), name);
        fprintf(k->out, " \"%s\\0\"", k->p->components[i].name);
    }
    if (count > 0)
        fputs(";\n", k->out);
    if (count > URIC_PARTS)
        error_at((source){.file = k->p->path},
                 "rule %s has more than %d components besides the standard ones", name, URIC_PARTS);
    return count;
}

/* Writes the fields that a uric_components and that of its items have in common. */
static void write_capture_fields(const packer *k, const char *name, const packed_parser *line,
                                 unsigned parts, unsigned lists) {
    const char *local = identifier(k->p->name);
    if (parts > 0)
        fprintf(k->out, "    .part_names = %s_parts_%s,\n", local, name);
    fprintf(k->out, "    .capture = %s_captures_%s,\n", local, name);
    if (lists > 0)
        fprintf(k->out, "    .list = %s_lists_%s,\n", local, name);
    fprintf(k->out,
            "    .registers = %u,\n    .component_registers = %u,\n"
            "    .parts = %u,\n    .lists = %u,\n",
            count_scan_registers(k, line), count_registers(k, line, false), parts, lists);
}

static bool has_lists(const packer *k, const packed_parser *line) {
    bool any = false;
    for (unsigned i = 0; i < k->p->component_count; i++)
        any |= line->items[i] != NULL;
    return any;
}

/* Writes the tables that find the items of a parse line's lists; gives the number of lists. */
static unsigned write_lists(packer *k, const char *name, const packed_parser *line,
                            unsigned parts) {
    const char *local = identifier(k->p->name), *lists = "";
    unsigned count = 0;
    if (!has_lists(k, line))
        return 0;
    fprintf(k->out, "static const uric_components %s_items_%s = {\n", local, name);
    write_capture_fields(k, name, line, parts, 0);
    fputs("};\n", k->out);
    for (unsigned i = 0; i < k->p->component_count; i++) {
        const table *items = line->items[i];
        if (items == NULL)
            continue;
        write_machine(k, items, false);
        fprintf(k->out,
                "static const uric_rule %s_rule = {\"%s\", &%s, &%s_items_%s, %u URIC_PREFIXES(0, "
                "NULL)};\n",
                items->name, k->p->components[i].name, items->name, local, name, items->starts[0]);
        lists = format_text("%s{%u, &%s_rule}, ", lists, component_number(k, line, i), items->name);
        count++;
    }
    fprintf(k->out, "static const uric_list %s_lists_%s[] = {%s};\n", local, name, lists);
    count_bytes(k, 32 + 24 * count);
    return count;
}

static void write_line_components(packer *k, const char *name, const packed_parser *line) {
    const profile *p = k->p;
    int params = p->params != 0 ? component_index(p, p->params) : -1;
    int host = component_index(p, URIC_HOST);
    unsigned parts = write_part_names(k, name, line);
    write_captures(k, name, line, parts);
    unsigned lists = write_lists(k, name, line, parts);
    const char *local = identifier(p->name);
    count_bytes(k, 32);
    fprintf(k->out, "static const uric_components %s = {\n", line->components);
    fprintf(k->out, "#if URIC_OPERATIONS\n    .revision = &%s_revision,\n#endif\n", local);
    if (p->kind_count > 0 && host >= 0 && reports(line, (unsigned)host))
        fprintf(k->out, "#if URIC_KINDS\n    .host = &%s_host_kinds,\n#endif\n", local);
    write_capture_fields(k, name, line, parts, lists);
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
    if (!node_uses(n, target))
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
    fprintf(k->out, "#if URIC_KINDS\nstatic const uric_kind %s[%u] = {\n", local_name(p, "kinds"),
            count > 0 ? count : 1);
    for (unsigned i = 0; i < count; i++) {
        const kind *one = &p->kinds[i];
        bool tested = k->kind_tests[i] != NULL;
        const char *test =
            format_text("&%s_kind_%s", identifier(p->name), identifier(one->rule->name));
        fprintf(k->out, "    {%u, %d, %s}, /* %s */\n", one->value,
                one->component < 0 ? 0 : k->number[2 * one->component + 1] + 1,
                tested ? test : "NULL", one->name);
    }
    fprintf(k->out, "};\nstatic const uric_host_kinds %s = {%s, ", local_name(p, "host_kinds"),
            local_name(p, "kinds"));
    write_byte_set(k, first_of_kinds(p));
    fprintf(k->out, ", %u, %u}; /* otherwise, %s */\n#endif\n", count, p->kinds[count].value,
            p->kinds[count].name);
}

void write_components(packer *k) {
    write_host_kinds(k);
    for (unsigned i = 0; i < k->p->parser_count;
         i++) { /* lines that use the same registers share */
        packed_parser *mine = &k->parsers[i];
        for (unsigned before = 0; before < i && mine->components == NULL && !has_lists(k, mine);
             before++)
            if (memcmp(&k->parsers[before].used, &mine->used, sizeof mine->used) == 0)
                mine->components = k->parsers[before].components;
        if (mine->components != NULL)
            continue;
        const char *name = identifier(mine->table->rules.rules[0]->name);
        mine->components = local_name(k->p, format_text("components_%s", name));
        write_line_components(k, name, mine);
    }
}

unsigned write_component_names(const packer *k) {
    unsigned count = 0;
    fprintf(k->out, "\nstatic const char *const %s[] = {\n", local_name(k->p, "component_names"));
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

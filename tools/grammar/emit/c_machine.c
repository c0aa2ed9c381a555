#include "emit/c_machine.h"

#include <inttypes.h>
#include <string.h>

#include "emit/c_errors.h"
#include "front/c_names.h"
#include "tables/byte_classes.h"
#include "tables/row_templates.h"
#include "tables/samples.h"
#include "tables/triplet_loops.h"
#include "uric_tables.h"

/* The operations of a uric_action that is not compact. (uric_tables.h declares it in the form for
 * which this tool is compiled.) */
typedef struct written_action {
    uint8_t next[4];
    uint16_t here, more; /* no padding: memcmp compares actions */
} written_action;

static const char *entry_type(const table *t) {
    return entry_size(t) > 1 ? "uint16_t" : "uint8_t";
}

static void write_entries(const packer *k, const table *t) {
    unsigned count = t->byte_classes->classes * t->count;
    begin_array(k, entry_type(t), t, "entry", count);
    for (unsigned i = 0; i < count; i++) {
        unsigned column = i / t->count, state = i % t->count;
        unsigned entry = t->count + t->action_count; /* rejects */
        if (column > 0)
            entry = table_entry(t, transition_with(&t->states[state], member_of_column(t, column)));
        write_number(k->out, i, count, entry);
    }
    end_array(k);
}

static bool makes_call(const table *t, unsigned which) {
    bool found = false;
    for (unsigned i = 0; i < t->action_count; i++)
        found |= t->actions[i].call == (int)which;
    return found;
}

/* How many of the profile's calls before `end` the table makes. */
static unsigned count_calls(const table *t, unsigned end) {
    unsigned count = 0;
    for (unsigned i = 0; i < end; i++)
        count += makes_call(t, i);
    return count;
}

/* 1 + the index of a transition's link, in the order of write_links; 0: it has none. */
static unsigned link_of(const packer *k, const table *t, const transition *s) {
    if (s->call != NO_CALL)
        return 1 + count_calls(t, (unsigned)s->call);
    if (s->goto_table != NO_GOTO)
        return 1 + count_calls(t, k->p->calls.count) + (unsigned)s->goto_table;
    return 0;
}

/* The operations of a list, each once: those on registers with the same number may be the same. */
static unsigned distinct_operations(const packer *k, const operations *o,
                                    operation list[MOST_OPERATIONS]) {
    unsigned count = 0;
    for (unsigned i = 0; i < o->count; i++) {
        unsigned n = 0;
        while (n < count && (list[n].what != o->list[i].what ||
                             k->number[list[n].to] != k->number[o->list[i].to]))
            n++;
        if (n == count)
            list[count++] = o->list[i];
    }
    return count;
}

/* The offset of a list of operations in the pool; `limited`: behind URIC_LIMITED. */
static unsigned pool_operations(const packer *k, list_pool *lists, const operation *list,
                                unsigned count, bool limited) {
    static const uint8_t codes[] = {[COPY] = URIC_COPY,
                                    [CLEAR] = URIC_CLEAR,
                                    [SET_NEXT] = URIC_STORE_NEXT,
                                    [SET_HERE] = URIC_STORE_HERE};
    uint8_t bytes[2 * MOST_OPERATIONS + 2];
    unsigned len = 0;
    if (limited)
        bytes[len++] = URIC_LIMITED;
    for (unsigned i = 0; i < count; i++) {
        bytes[len++] = (uint8_t)(codes[list[i].what] | k->number[list[i].to]);
        if (list[i].what == COPY)
            bytes[len++] = k->number[list[i].from];
    }
    unsigned offset = pool_list(lists, bytes, len);
    if (offset + 2 > (k->compact ? UINT8_MAX : UINT16_MAX))
        fail("%s: a%s table has more operations than %s can number; with fewer components or "
             "lists, or fewer rules on a parse line, it has fewer",
             k->p->path, k->compact ? " compact" : "", k->compact ? "a byte" : "two bytes");
    return offset;
}

/* Most operations fit into the fields `next` and `here` of an action; the others are a list. With
 * copies, which come first, all operations are in the list. */
static written_action action_of(const packer *k, const operation *list, unsigned count,
                                list_pool *lists) {
    written_action a = {.here = URIC_IDLE_REGISTER};
    operation others[MOST_OPERATIONS];
    unsigned next = 0, other_count = 0;
    memset(a.next, URIC_IDLE_REGISTER, sizeof a.next);
    bool copies = count > 0 && list[0].what == COPY;
    for (unsigned i = 0; i < count; i++)
        if (!copies && list[i].what == SET_NEXT && next < sizeof a.next)
            a.next[next++] = k->number[list[i].to];
        else if (!copies && list[i].what == SET_HERE && a.here == URIC_IDLE_REGISTER)
            a.here = k->number[list[i].to];
        else
            others[other_count++] = list[i];
    if (other_count > 0)
        a.more = (uint16_t)(1 + pool_operations(k, lists, others, other_count, false));
    return a;
}

static void write_compact_action(const packer *k, const table *t, const transition *s,
                                 list_pool *lists) {
    operation list[MOST_OPERATIONS];
    unsigned count = distinct_operations(k, s->operations, list);
    fprintf(k->out, "{%u, %u, %d},", pool_operations(k, lists, list, count, false),
            link_of(k, t, s), s->target);
}

static void write_operations(const packer *k, const written_action *a, unsigned link, int target) {
    uint64_t next = 0, here = (uint64_t)1 << a->here; /* the idle register is bit 32 */
    for (unsigned i = 0; i < 4; i++)
        next |= (uint64_t)1 << a->next[i];
    fprintf(k->out, "{{%u, %u, %u, %u}, %u, %u, %u, %d, 0x%" PRIx32 ", 0x%" PRIx32 "},", a->next[0],
            a->next[1], a->next[2], a->next[3], a->here, a->more, link, target, (uint32_t)next,
            (uint32_t)here);
}

static void write_fast_action(const packer *k, const table *t, const transition *s,
                              list_pool *lists) {
    operation list[MOST_OPERATIONS];
    written_action a = action_of(k, list, distinct_operations(k, s->operations, list), lists);
    write_operations(k, &a, link_of(k, t, s), s->target);
}

static void write_actions(const packer *k, const table *t, list_pool *lists) {
    if (t->action_count == 0)
        return;
    begin_array(k, "uric_action", t, "action", t->action_count);
    for (unsigned i = 0; i < t->action_count; i++) {
        fputs(i % (k->compact ? 8 : 2) == 0 ? "\n    " : " ", k->out);
        (k->compact ? write_compact_action : write_fast_action)(k, t, &t->actions[i], lists);
    }
    fputc('\n', k->out);
    end_array(k);
}

/* The different final operations of a table that is not compact. */
typedef struct final_actions {
    written_action list[UINT8_MAX - 1];
    unsigned count;
} final_actions;

/* The index of a state's final operations. Those of a text with limits are a list. */
static unsigned pool_final_action(const packer *k, final_actions *finals, const operation *list,
                                  unsigned count, bool limited, list_pool *lists) {
    written_action a = action_of(k, list, limited ? 0 : count, lists);
    unsigned i = 0;
    if (limited)
        a.more = (uint16_t)(1 + pool_operations(k, lists, list, count, true));
    while (i < finals->count && memcmp(&finals->list[i], &a, sizeof a) != 0)
        i++;
    if (i == sizeof finals->list / sizeof *finals->list)
        fail("%s: a table has more final operations than a byte can number", k->p->path);
    if (i == finals->count)
        finals->list[finals->count++] = a;
    return i;
}

static void write_final_actions(const packer *k, const table *t, const final_actions *finals) {
    begin_array(k, "uric_action", t, "final_action", finals->count);
    for (unsigned i = 0; i < finals->count; i++) {
        fputs(i % 2 == 0 ? "\n    " : " ", k->out);
        write_operations(k, &finals->list[i], 0, 0);
    }
    fputc('\n', k->out);
    end_array(k);
}

/* What the end of the input does in each state: rejects (0), accepts (1), or accepts with final
 * operations (2 + their index; in compact tables, the offset of their list). */
static uint8_t *find_accepts(const packer *k, const table *t, final_actions *finals,
                             list_pool *lists) {
    uint8_t *accept = allocate(t->count, 1);
    for (unsigned i = 0; i < t->count; i++) {
        const table_state *s = &t->states[i];
        operation list[MOST_OPERATIONS];
        unsigned count = s->final ? distinct_operations(k, s->final_operations, list) : 0;
        bool limited = s->final && t->is_limited && !k->compact;
        accept[i] = s->final;
        if (count > 0 || limited)
            accept[i] = (uint8_t)(2 + (k->compact ? pool_operations(k, lists, list, count, false)
                                                  : pool_final_action(k, finals, list, count,
                                                                      limited, lists)));
    }
    return accept;
}

/* Writes the entries that the rows store, 1 larger; 0 rejects. */
static void write_compact_rows(const packer *k, const table *t, const uint8_t *accept) {
    const row_templates *s = t->row_templates;
    unsigned count = 0, index = 0;
    for (unsigned i = 0; i < s->count; i++)
        count += s->templates[i].entries * s->templates[i].states;
    begin_array(k, entry_type(t), t, "entry", count);
    for (unsigned i = 0; i < s->count; i++) {
        const row_template *one = &s->templates[i];
        for (unsigned state = one->first; state < one->first + one->states; state++)
            for (unsigned entry = 0; entry < one->entries; entry++) {
                unsigned column = column_of_entry(t, one, entry), value = accept[state];
                if (column < t->byte_classes->classes) {
                    unsigned byte = member_of_column(t, column);
                    const transition *to = transition_with(&t->states[state], byte);
                    value = to->target == REJECT ? 0 : 1 + table_entry(t, to);
                }
                write_number(k->out, index++, count, value);
            }
    }
    end_array(k);
}

static void write_row_templates(const packer *k, const table *t) {
    const row_templates *s = t->row_templates;
    unsigned width = t->byte_classes->classes + 1, index = 0;
    uint16_t entries = 0;
    if (s->count > UINT8_MAX)
        fail("%s: a table has more row templates than a byte can number", k->p->path);
    begin_array(k, "uint8_t", t, "row_template", t->count);
    for (unsigned i = 0; i < s->count; i++)
        for (unsigned n = 0; n < s->templates[i].states; n++)
            write_number(k->out, index++, t->count, i);
    end_array(k);
    begin_array(k, "uric_row_template", t, "templates", s->count);
    for (unsigned i = 0; i < s->count; i++) {
        const row_template *one = &s->templates[i];
        uint16_t at = (uint16_t)(entries - one->first * one->entries - 1);
        fprintf(k->out, "%s{%u, %u},", i % 8 == 0 ? "\n    " : " ", at, one->entries);
        entries = (uint16_t)(entries + one->entries * one->states);
    }
    fputc('\n', k->out);
    end_array(k);
    begin_array(k, "uint8_t", t, "template_entry", s->count * width);
    for (unsigned i = 0; i < s->count; i++) {
        fputs("\n   ", k->out);
        for (unsigned column = 0; column < width; column++)
            fprintf(k->out, " %u,", s->templates[i].entry_of[column]);
    }
    fputc('\n', k->out);
    end_array(k);
}

/* Writes a set as vector instructions look it up: bit h of element l for the byte 16 h + l. Byte 0
 * and bytes above 127 are in no such set. */
static void write_vector_set(const packer *k, const byte_set *set) {
    fputs("{", k->out);
    for (unsigned low = 0; low < 16; low++) {
        unsigned bits = 0;
        for (unsigned high = 0; high < 8; high++)
            if (set != NULL && set_has(set, 16 * high + low) && high + low > 0)
                bits |= 1u << high;
        fprintf(k->out, "%s%u", low > 0 ? ", " : "", bits);
    }
    fputs("}", k->out);
}

static void write_self_loop_sets(const packer *k, const byte_classes *c) {
    fprintf(k->out, "static const uint8_t %s_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {", c->name);
    for (unsigned set = 0; set < URIC_SELF_LOOP_SETS; set++) {
        fputs("\n    ", k->out);
        write_vector_set(k, set < c->self_loop_set_count ? &c->self_loop_sets[set] : NULL);
        fputs(",", k->out);
    }
    fputs("\n};\n", k->out);
}

/* The first and the last byte that have a class. (Some byte has one, or no text would be derived.)
 */
static unsigned first_byte(const byte_classes *c) {
    unsigned byte = 0;
    while (byte < 255 && c->class_of[byte] == 0)
        byte++;
    return byte;
}

static unsigned last_byte(const byte_classes *c) {
    unsigned byte = 255;
    while (byte > first_byte(c) && c->class_of[byte] == 0)
        byte--;
    return byte;
}

/* Writes the classes from the first byte to the last, two in one array element where they fit. */
static void write_compact_classes(const packer *k, const byte_classes *c) {
    uint8_t class_of[257] = {0};
    unsigned first = first_byte(c), bytes = last_byte(c) - first + 1;
    unsigned in_one = c->class_mask <= URIC_HALF_MASK ? 2 : 1,
             count = (bytes + in_one - 1) / in_one;
    memcpy(class_of, c->class_of + first, bytes);
    count_bytes(k, count);
    fprintf(k->out, "static const uint8_t %s_byte_class[%u] = {", c->name, count);
    for (unsigned i = 0; i < count; i++)
        write_number(k->out, i, count,
                     in_one == 1 ? class_of[i] : class_of[2 * i] | 16u * class_of[2 * i + 1]);
    end_array(k);
}

/* Writes the class and the self-loop sets of each byte. */
static void write_fast_classes(const packer *k, const byte_classes *c) {
    fprintf(k->out, "static const uint8_t %s_byte_class[256] = {", c->name);
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned value = c->class_of[byte];
        for (unsigned set = 0; set < c->self_loop_set_count; set++)
            if (set_has(&c->self_loop_sets[set], byte))
                value |= (128u >> set) & ~c->class_mask;
        write_number(k->out, byte, 256, value);
    }
    end_array(k);
    write_self_loop_sets(k, c);
}

void write_byte_classes(const packer *k, const table *t) {
    byte_classes *c = t->byte_classes;
    if (c->written)
        return;
    c->written = true;
    if (k->compact)
        write_compact_classes(k, c);
    else
        write_fast_classes(k, c);
}

static void write_triplet_loop(const packer *k, const table *t, const triplet_loop *l) {
    begin_array(k, "uric_triplet_loop", t, "triplet_loop", 1);
    fprintf(k->out, "{%u, %u, ", l->first, l->sets);
    write_vector_set(k, &l->then);
    fputc('}', k->out);
    end_array(k);
}

/* Writes the likely transitions of each state; false if there are none. */
static bool write_likely(const packer *k, const table *t, const uint8_t *self_loops) {
    const uric_likely *likely = find_likely(k, t, self_loops);
    if (likely == NULL)
        return false;
    begin_array(k, "uric_likely", t, "likely", t->count);
    for (unsigned i = 0; i < t->count; i++)
        fprintf(k->out, "%s{{0x%x, 0x%x}, {%u, %u}},", i % 3 == 0 ? "\n    " : " ",
                likely[i].classes[0], likely[i].classes[1], likely[i].entry[0], likely[i].entry[1]);
    fputc('\n', k->out);
    end_array(k);
    return true;
}

unsigned write_prefixes(const packer *k, const char *object, const table *t, unsigned i) {
    uric_prefix *prefixes;
    text_list texts;
    if (k->compact || find_prefixes(k, t, i, &texts, &prefixes) == 0)
        return 0;
    fprintf(k->out, "static const uric_prefix %s_prefixes[] = {\n", object);
    for (unsigned n = 0; n < texts.count; n++) {
        const uric_prefix *p = &prefixes[n];
        fprintf(k->out, "    {\"%s\", %u, {%u, %u, %u, %u}, {%u, %u, %u, %u}, %u},\n",
                texts.texts[n], p->len, p->set[0], p->set[1], p->set[2], p->set[3], p->value[0],
                p->value[1], p->value[2], p->value[3], p->state);
    }
    end_array(k);
    return texts.count;
}

static unsigned count_links(const packer *k, const table *t) {
    return count_calls(t, k->p->calls.count) + t->goto_tables.count;
}

/* Writes the links of a table: the rules that it calls, and those of the tables that it goes to. */
static void write_links(const packer *k, const table *t) {
    unsigned count = k->p->calls.count;
    begin_array(k, "uric_link", t, "links", count_links(k, t));
    for (unsigned i = 0; i < count; i++)
        if (makes_call(t, i))
            fprintf(k->out, "\n    {&%s, false},",
                    local_name(k->p, "call", k->p->calls.list[i].rule->identifier));
    for (unsigned i = 0; i < t->goto_tables.count; i++)
        fprintf(k->out, "\n    {&%s_rule, true},", t->goto_tables.tables[i]->name);
    fputc('\n', k->out);
    end_array(k);
}

/* NAME_what, or NULL. */
static const char *if_any(const char *name, const char *what, bool any) {
    return any ? format_text("%s_%s", name, what) : "NULL";
}

/* Which of the arrays that not every machine needs are there. */
typedef struct optional_arrays {
    bool final_action, operations, likely, triplet_loop, error_component, points;
} optional_arrays;

static optional_arrays write_arrays(packer *k, const table *t, bool explains) {
    optional_arrays there = {false};
    list_pool lists = {.end = URIC_OPERATIONS_END};
    final_actions finals = {.count = 0};
    const uint8_t *accept = find_accepts(k, t, &finals, &lists);
    if (k->compact) {
        write_compact_rows(k, t, accept);
        write_row_templates(k, t);
    } else {
        write_entries(k, t);
        write_bytes(k, t, "accept", accept, t->count);
        there.final_action = finals.count > 0;
        if (there.final_action)
            write_final_actions(k, t, &finals);
    }
    write_actions(k, t, &lists);
    there.operations = lists.len > 0;
    if (there.operations)
        write_bytes(k, t, "operations", lists.bytes, lists.len);
    if (!k->compact) {
        triplet_loop l;
        there.triplet_loop = find_triplet_loop(t, &l);
        const uint8_t *self_loops = find_self_loops(t, there.triplet_loop ? &l : NULL);
        write_bytes(k, t, "self_loop", self_loops, t->count);
        if (there.triplet_loop)
            write_triplet_loop(k, t, &l);
        there.likely = write_likely(k, t, self_loops);
    }
    there.points = write_points(k, t);
    if (explains) {
        size_t counted = *k->bytes;
        fputs("#if URIC_ERROR_DETAIL\n", k->out);
        write_expected(k, t);
        there.error_component = write_error_components(k, t);
        fputs("#endif\n", k->out);
        *k->bytes = counted;
    }
    if (count_links(k, t) > 0)
        write_links(k, t);
    return there;
}

void write_machine(packer *k, const table *t, bool explains) {
    const char *name = t->name, *classes = t->byte_classes->name;
    bool wide = entry_size(t) > 1;
    unsigned links = count_links(k, t);
    fprintf(k->out, "\n/* %s: %u states, %u actions, %u classes", name, t->count, t->action_count,
            t->byte_classes->classes);
    if (k->compact)
        fprintf(k->out, ", %u row templates", t->row_templates->count);
    fputs(" */\n", k->out);
    write_byte_classes(k, t);
    optional_arrays there = write_arrays(k, t, explains);

    count_bytes(k, 44);
    fprintf(k->out, "static const uric_machine %s = {\n", name);
    fprintf(k->out, "    %s_byte_class, %s, %s,\n", classes, if_any(name, "entry", !wide),
            if_any(name, "entry", wide));
    if (k->compact)
        fprintf(k->out, "    %s_row_template, %s_templates, %s_template_entry,", name, name, name);
    else
        fprintf(k->out, "    %s_accept, %s,", name,
                if_any(name, "final_action", there.final_action));
    fprintf(k->out, " %s, %s,\n", if_any(name, "action", t->action_count > 0),
            if_any(name, "operations", there.operations));
    if (!k->compact)
        fprintf(k->out, "    %s_self_loop, %s, %s_self_loop_sets, %s,\n", name,
                if_any(name, "likely", there.likely), classes,
                if_any(name, "triplet_loop", there.triplet_loop));
    fprintf(k->out, "    %s,\n", if_any(name, "links", links > 0));
    fprintf(k->out, "#if URIC_ERROR_DETAIL\n    %s, %s, %s, %s,\n#endif\n",
            if_any(name, "expected", explains), if_any(name, "expected_terms", explains),
            if_any(identifier(k->p->name), "terms", explains),
            if_any(name, "error_component", there.error_component));
    fprintf(k->out, "#if URIC_CODE_POINTS\n    %s, %s, %d,\n#endif\n",
            if_any(name, "point_bytes", there.points), if_any(name, "point_state", there.points),
            k->p->grammar.document->code_points);
    fprintf(k->out, "    %u, %u, %u, %u, %u,", t->count, t->action_count, t->byte_classes->classes,
            t->byte_classes->class_mask, links);
    if (k->compact)
        fprintf(k->out, " %u, %u,", first_byte(t->byte_classes),
                last_byte(t->byte_classes) - first_byte(t->byte_classes));
    fputs("\n};\n", k->out);
}

void write_rule_fields(const packer *k, const char *name, const char *machine,
                       const char *components, unsigned start, const char *object,
                       unsigned prefixes) {
    count_bytes(k, 16);
    fprintf(k->out, "{%s, &%s, %s, %u", name, machine, components, start);
    if (!k->compact)
        fprintf(k->out, ", %u, %s", prefixes, if_any(object, "prefixes", prefixes > 0));
    fputc('}', k->out);
}

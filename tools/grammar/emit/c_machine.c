/* One table as C. */
#include "emit/c_machine.h"

#include <string.h>

#include "front/c_names.h"
#include "tables/byte_classes.h"
#include "tables/row_templates.h"
#include "tables/triplet_loops.h"
#include "uric_tables.h"

/* A uric_event as it is written for tables that are not compact, however this is compiled. */
typedef struct written_action {
    uint8_t next[4], here, more, hand;
    uint16_t state;
} written_action;

/* Lists of small numbers, each ended by `end`, one behind the other; equal lists share a place. */
typedef struct list_pool {
    uint8_t *bytes;
    unsigned len;
    uint8_t end;
} list_pool;

static bool same_list(const list_pool *pool, unsigned at, const uint8_t *list, unsigned len) {
    return at + len <= pool->len && memcmp(pool->bytes + at, list, len) == 0;
}

/* The offset of the list of `len` numbers, with its end; any list that ends alike will do. */
static unsigned pool_list(list_pool *pool, uint8_t *list, unsigned len) {
    list[len++] = pool->end;
    for (unsigned at = 0; at < pool->len; at++)
        if (same_list(pool, at, list, len))
            return at;
    unsigned at = pool->len;
    for (unsigned i = 0; i < len; i++) {
        pool->bytes = grow(pool->bytes, pool->len, 1);
        pool->bytes[pool->len++] = list[i];
    }
    return at;
}

static void write_item(FILE *out, unsigned index, unsigned count, const char *item) {
    fprintf(out, "%s%s%s", index % 16 == 0 ? "\n    " : " ", item, index + 1 < count ? "," : "");
}

static void write_number(FILE *out, unsigned index, unsigned count, unsigned number) {
    write_item(out, index, count, format_text("%u", number));
}

static unsigned size_of(const char *type) {
    return strcmp(type, "uint8_t") == 0                                       ? 1
           : strcmp(type, "uint16_t") == 0 || strcmp(type, "uric_place") == 0 ? 2
           : strcmp(type, "uric_event") == 0                                  ? 4
           : strcmp(type, "uric_shape") == 0                                  ? 6
                                                                              : 10;
}

static void begin_array(const packer *k, const char *type, const table *t, const char *what,
                        unsigned count) {
    count_bytes(k, size_of(type) * count);
    fprintf(k->out, "static const %s %s_%s[%u] = {", type, t->name, what, count);
}

static void end_array(const packer *k) {
    fputs("};\n", k->out);
}

static void write_bytes(const packer *k, const table *t, const char *what, const uint8_t *bytes,
                        unsigned count) {
    begin_array(k, "uint8_t", t, what, count);
    for (unsigned i = 0; i < count; i++)
        write_number(k->out, i, count, bytes[i]);
    end_array(k);
}

void count_bytes(const packer *k, size_t bytes) {
    *k->bytes += bytes;
}

static unsigned entry_value(const table *t, const transition *s) {
    if (s->target == REJECT)
        return t->count + t->action_count;
    return has_action(s) ? t->count + action_index(t, s) : (unsigned)s->target;
}

static bool is_wide(const table *t) {
    return t->count + t->action_count > UINT8_MAX;
}

/* The rows of a machine that is called begin at multiples of this power of two. */
static unsigned row_shift(const packer *k, const table *t) {
    unsigned shift = 0;
    for (unsigned i = 0; i < k->p->calls.count; i++)
        while (k->called[i] == t && 1u << shift < t->byte_classes->classes)
            shift++;
    return shift;
}

static unsigned row_width(const packer *k, const table *t) {
    unsigned classes = t->byte_classes->classes, width = 1u << row_shift(k, t);
    return width < classes ? classes : width;
}

static void write_next(const packer *k, const table *t) {
    unsigned refuse = t->count + t->action_count, width = row_width(k, t);
    begin_array(k, is_wide(t) ? "uint16_t" : "uint8_t", t, "next", t->count * width);
    for (unsigned state = 0; state < t->count; state++) {
        fputs("\n   ", k->out);
        for (unsigned column = 0; column < width; column++) {
            bool read = column > 0 && column < t->byte_classes->classes; /* class 0 is refused */
            const transition *s =
                read ? &t->states[state].transitions[member_of_column(t, column)] : NULL;
            fprintf(k->out, " %u,", read ? entry_value(t, s) : refuse);
        }
    }
    fputc('\n', k->out);
    end_array(k);
}

static bool calls(const table *t, unsigned which) {
    bool found = false;
    for (unsigned i = 0; i < t->action_count; i++)
        found |= t->actions[i].call == (int)which;
    return found;
}

/* How many of the profile's calls before `end` the table makes. */
static unsigned count_calls(const table *t, unsigned end) {
    unsigned count = 0;
    for (unsigned i = 0; i < end; i++)
        count += calls(t, i);
    return count;
}

/* 0; or 1 + the place among the table's hands. */
static unsigned link_of(const packer *k, const table *t, const transition *s) {
    if (s->call != NO_CALL)
        return 1 + count_calls(t, (unsigned)s->call);
    return s->goto_table == NO_GOTO
               ? 0
               : 1 + count_calls(t, k->p->calls.count) + (unsigned)s->goto_table;
}

/* The place of a list of operations among those of the table. */
static unsigned operations_place(const packer *k, list_pool *lists, const operation *list,
                                 unsigned count) {
    uint8_t bytes[2 * MOST_OPERATIONS + 1];
    unsigned len = 0;
    for (unsigned i = 0; i < count; i++) {
        const operation *o = &list[i];
        unsigned what = o->what == COPY       ? URIC_COPY
                        : o->what == CLEAR    ? URIC_CLEAR
                        : o->what == SET_NEXT ? URIC_STORE_NEXT
                                              : URIC_STORE_HERE;
        bytes[len++] = (uint8_t)(what | k->number[o->to]);
        if (o->what == COPY)
            bytes[len++] = k->number[o->from];
    }
    unsigned place = pool_list(lists, bytes, len);
    if (place + 2 > UINT8_MAX)
        fail("%s: a table has more operations than a byte can number", k->p->path);
    return place;
}

/* Which of two registers of one number come first? */
static bool is_written_before(const packer *k, const operation *list, unsigned i) {
    for (unsigned before = 0; before < i; before++)
        if (list[before].what == list[i].what &&
            k->number[list[before].to] == k->number[list[i].to])
            return true;
    return false;
}

/* Most operations have a place of their own in an event; a list with a copy has none, for copies
 * come first. */
static written_action action_of(const packer *k, const table *t, const transition *s,
                                list_pool *lists) {
    written_action event = {.state = (uint16_t)s->target, .hand = (uint8_t)link_of(k, t, s)};
    const operations *o = s->operations;
    operation others[MOST_OPERATIONS];
    unsigned next = 0, count = 0;
    memset(event.next, URIC_IDLE_REGISTER, sizeof event.next);
    event.here = URIC_IDLE_REGISTER;
    bool copies = o->count > 0 && o->list[0].what == COPY;
    for (unsigned i = 0; i < o->count; i++) {
        const operation *one = &o->list[i];
        if (is_written_before(k, o->list, i))
            continue;
        if (!copies && one->what == SET_NEXT && next < sizeof event.next)
            event.next[next++] = k->number[one->to];
        else if (!copies && one->what == SET_HERE && event.here == URIC_IDLE_REGISTER)
            event.here = k->number[one->to];
        else
            others[count++] = *one;
    }
    if (count > 0)
        event.more = (uint8_t)(1 + operations_place(k, lists, others, count));
    return event;
}

static void write_actions(const packer *k, const table *t, list_pool *lists) {
    if (t->action_count == 0)
        return;
    begin_array(k, "uric_event", t, "event", t->action_count);
    for (unsigned i = 0; i < t->action_count; i++) {
        written_action e = action_of(k, t, &t->actions[i], lists);
        fprintf(k->out, "%s{{%u, %u, %u, %u}, %u, %u, %u, %u},", i % 4 == 0 ? "\n    " : " ",
                e.next[0], e.next[1], e.next[2], e.next[3], e.here, e.more, e.hand, e.state);
    }
    fputc('\n', k->out);
    end_array(k);
}

static unsigned compact_place(const packer *k, const operations *o, list_pool *lists) {
    operation kept[MOST_OPERATIONS];
    unsigned count = 0;
    for (unsigned i = 0; i < o->count; i++)
        if (!is_written_before(k, o->list, i))
            kept[count++] = o->list[i];
    return operations_place(k, lists, kept, count);
}

static void write_compact_actions(const packer *k, const table *t, list_pool *lists) {
    if (t->action_count == 0)
        return;
    begin_array(k, "uric_event", t, "event", t->action_count);
    for (unsigned i = 0; i < t->action_count; i++) {
        const transition *s = &t->actions[i];
        fprintf(k->out, "%s{%u, %u, %d},", i % 8 == 0 ? "\n    " : " ",
                compact_place(k, s->operations, lists), link_of(k, t, s), s->target);
    }
    fputc('\n', k->out);
    end_array(k);
}

/* What the end of the text does, in each state. */
static uint8_t *find_ends(const packer *k, const table *t, list_pool *lists) {
    uint8_t *at_end = allocate(t->count, 1);
    for (unsigned i = 0; i < t->count; i++) {
        const table_state *s = &t->states[i];
        bool does_something = s->final && s->at_end->count > 0;
        at_end[i] = (uint8_t)(does_something ? 2 + compact_place(k, s->at_end, lists) : s->final);
    }
    return at_end;
}

/* The cells of each state, as its shape says. */
static void write_cells(const packer *k, const table *t, const uint8_t *at_end) {
    const row_templates *s = t->row_templates;
    unsigned count = 0, index = 0;
    for (unsigned i = 0; i < s->count; i++)
        count += s->templates[i].cells * s->templates[i].states;
    begin_array(k, is_wide(t) ? "uint16_t" : "uint8_t", t, "next", count);
    for (unsigned i = 0; i < s->count; i++) {
        const row_template *one = &s->templates[i];
        for (unsigned state = one->first; state < one->first + one->states; state++)
            for (unsigned place = 0; place < one->cells; place++) {
                unsigned column = column_of_entry(t, one, place);
                bool end = column == t->byte_classes->classes;
                const transition *to =
                    &t->states[state].transitions[end ? 0 : member_of_column(t, column)];
                unsigned cell = to->target == REJECT ? 0 : 1 + entry_value(t, to);
                if (end)
                    write_number(k->out, index++, count, at_end[state]);
                else
                    write_number(k->out, index++, count, cell);
            }
    }
    end_array(k);
}

static void write_shapes(const packer *k, const table *t) {
    const row_templates *s = t->row_templates;
    unsigned width = t->byte_classes->classes + 1, index = 0;
    uint16_t cells = 0;
    if (s->count > UINT8_MAX)
        fail("%s: a table has more shapes than a byte can number", k->p->path);
    begin_array(k, "uint8_t", t, "shape", t->count);
    for (unsigned i = 0; i < s->count; i++)
        for (unsigned n = 0; n < s->templates[i].states; n++)
            write_number(k->out, index++, t->count, i);
    end_array(k);
    begin_array(k, "uric_shape", t, "shapes", s->count);
    for (unsigned i = 0; i < s->count; i++) {
        const row_template *one = &s->templates[i];
        uint16_t at = (uint16_t)(cells - one->first * one->cells - 1);
        fprintf(k->out, "%s{%u, %u},", i % 8 == 0 ? "\n    " : " ", at, one->cells);
        cells = (uint16_t)(cells + one->cells * one->states);
    }
    fputc('\n', k->out);
    end_array(k);
    begin_array(k, "uint8_t", t, "slot", s->count * width);
    for (unsigned i = 0; i < s->count; i++) {
        fputs("\n   ", k->out);
        for (unsigned column = 0; column < width; column++)
            fprintf(k->out, " %u,", s->templates[i].entry_of[column]);
    }
    fputc('\n', k->out);
    end_array(k);
}

/* A set as vectors look it up. */
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

static void write_run_sets(const packer *k, const byte_classes *c) {
    fprintf(k->out, "#if URIC_FAST\nstatic const uint8_t %s_runs[URIC_RUN_SETS][16] = {", c->name);
    for (unsigned set = 0; set < URIC_RUN_SETS; set++) {
        fputs("\n    ", k->out);
        write_vector_set(k, set < c->self_loop_set_count ? &c->self_loop_sets[set] : NULL);
        fputs(",", k->out);
    }
    fputs("\n};\n#endif\n", k->out);
}

/* How many bytes the classes take in the compact form. */
static unsigned compact_columns(const byte_classes *c) {
    return c->class_mask <= URIC_HALF_MASK ? URIC_COMPACT_BYTES / 2 : URIC_COMPACT_BYTES;
}

/* The classes of the bytes that the compact form tells apart, two in a byte where they fit. */
static void write_compact_columns(const packer *k, const byte_classes *c) {
    const uint8_t *class_of = c->class_of + URIC_FIRST_BYTE;
    unsigned count = compact_columns(c), in_one = URIC_COMPACT_BYTES / count;
    bool fits = true;
    for (unsigned byte = 0; byte < 256; byte++)
        fits &= byte - URIC_FIRST_BYTE < URIC_COMPACT_BYTES || c->class_of[byte] == 0;
    if (!fits)
        fprintf(k->out, "#error \"%s takes bytes that compact tables do not\"\n", c->name);
    fprintf(k->out, "static const uint8_t %s_byte[%u] = {", c->name, count);
    for (unsigned i = 0; i < count; i++)
        write_number(k->out, i, count,
                     in_one == 1 ? class_of[i] : class_of[2 * i] | 16u * class_of[2 * i + 1]);
    end_array(k);
}

void write_byte_classes(const packer *k, const table *t) {
    byte_classes *c = t->byte_classes;
    uint8_t bytes[256];
    if (c->written)
        return;
    c->written = true;
    count_bytes(k, compact_columns(c));
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned value = c->class_of[byte];
        for (unsigned set = 0; set < c->self_loop_set_count; set++)
            if (set_has(&c->self_loop_sets[set], byte))
                value |= 128u >> set;
        bytes[byte] = (uint8_t)value;
    }
    fputs("#if URIC_COMPACT\n", k->out);
    write_compact_columns(k, c);
    fprintf(k->out, "#else\nstatic const uint8_t %s_byte[256] = {", c->name);
    for (unsigned i = 0; i < 256; i++)
        write_number(k->out, i, 256, bytes[i]);
    end_array(k);
    write_run_sets(k, c);
    fputs("#endif\n", k->out);
}

/* Of each state 0, or 1 + its run set; `l` may be null: there is no loop. */
static const uint8_t *find_runs(const table *t, const loop *l) {
    uint8_t *run = allocate(t->count, 1);
    for (unsigned state = 0; state < t->count; state++) {
        unsigned set = self_loop_set_of(t, l, state);
        if (set < t->byte_classes->self_loop_set_count)
            run[state] = (uint8_t)(1 + set);
    }
    return run;
}

static void write_loop(const packer *k, const table *t, const loop *l) {
    begin_array(k, "uric_loop", t, "loop", 1);
    fprintf(k->out, "{%u, %u, ", l->first, l->sets);
    write_vector_set(k, &l->then);
    fputc('}', k->out);
    end_array(k);
}

/* The classes of the bytes that have a cell in a state. */
static uint32_t classes_of_cell(const table *t, unsigned state, unsigned cell) {
    uint32_t classes = 0;
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned class_of_byte = t->byte_classes->class_of[byte];
        if (class_of_byte < 32 && entry_value(t, &t->states[state].transitions[byte]) == cell)
            classes |= (uint32_t)1 << class_of_byte;
    }
    return classes;
}

/* Takes down that a cell is usual in a state, unless two others came before. */
static void add_usual(const table *t, unsigned state, unsigned cell, uric_usual *usual) {
    unsigned place = 0;
    while (place < 2 && usual->classes[place] != 0 && usual->cell[place] != cell)
        place++;
    if (place < 2) {
        usual->classes[place] = classes_of_cell(t, state, cell);
        usual->cell[place] = (uint16_t)cell;
    }
}

/* Follows a text as far as the table takes it. Where it leaves the run of a state, that is usual
 * there. */
static void follow_usual(const table *t, const uint8_t *run, unsigned state, const char *text,
                         uric_usual *usual) {
    for (; *text != '\0'; text++) {
        unsigned byte = (unsigned char)*text;
        const transition *s = &t->states[state].transitions[byte];
        if (s->target == REJECT)
            return;
        if (run[state] == 0 || !set_has(&t->byte_classes->self_loop_sets[run[state] - 1], byte))
            add_usual(t, state, entry_value(t, s), &usual[state]);
        if (s->call != NO_CALL || s->goto_table != NO_GOTO)
            return;
        state = (unsigned)s->target;
    }
}

/* Returns whether there is any. */
static bool write_usual(const packer *k, const table *t, const uint8_t *run) {
    uric_usual *usual = allocate(t->count, sizeof *usual);
    bool any = false;
    for (unsigned i = 0; i < k->p->sample_count; i++)
        for (unsigned entry = 0; entry < t->entries.count; entry++)
            follow_usual(t, run, t->starts[entry], k->p->samples[i], usual);
    for (unsigned i = 0; i < t->count; i++)
        any |= usual[i].classes[0] != 0;
    if (!any)
        return false;
    begin_array(k, "uric_usual", t, "usual", t->count);
    for (unsigned i = 0; i < t->count; i++)
        fprintf(k->out, "%s{{0x%x, 0x%x}, {%u, %u}},", i % 3 == 0 ? "\n    " : " ",
                usual[i].classes[0], usual[i].classes[1], usual[i].cell[0], usual[i].cell[1]);
    fputc('\n', k->out);
    end_array(k);
    return true;
}

static uint8_t term_index(packer *k, const char *text) {
    unsigned i = 0;
    while (i < k->terms.count && strcmp(k->terms.texts[i], text) != 0)
        i++;
    if (i == k->terms.count)
        add_text(&k->terms, text);
    if (i >= URIC_TERMS_END)
        fail("%s: there are too many terms for messages", k->p->path);
    return (uint8_t)i;
}

static unsigned pool_expected(packer *k, list_pool *pool, byte_set bytes, bool final) {
    text_list texts = {0};
    uint8_t list[258];
    describe_set(&k->p->grammar, bytes, final, &texts);
    for (unsigned i = 0; i < texts.count; i++)
        list[i] = term_index(k, texts.texts[i]);
    return pool_list(pool, list, texts.count);
}

/* What each state expects, for messages. */
static void write_expected(packer *k, const table *t) {
    list_pool pool = {.end = URIC_TERMS_END};
    begin_array(k, "uint16_t", t, "expected", t->count);
    for (unsigned i = 0; i < t->count; i++) {
        const table_state *s = &t->states[i];
        write_number(k->out, i, t->count, pool_expected(k, &pool, live_bytes(s), s->final));
    }
    end_array(k);
    write_bytes(k, t, "expected_terms", pool.bytes, pool.len);
}

/* The component that an error is in, in each state. False if there is none. */
static bool write_places(const packer *k, const table *t) {
    bool any = false;
    for (unsigned i = 0; i < t->count; i++)
        any |= t->states[i].component != NO_COMPONENT;
    if (!any)
        return false;
    begin_array(k, "uric_place", t, "place", t->count);
    for (unsigned i = 0; i < t->count; i++) {
        const table_state *s = &t->states[i];
        unsigned begin = URIC_NO_REGISTER, end = URIC_NO_REGISTER;
        if (s->component != NO_COMPONENT) {
            begin = s->begin == BEGINS_HERE ? URIC_BEGINS_HERE : k->number[s->begin];
            end = k->number[2 * s->component + 1];
        }
        write_item(k->out, i, t->count, format_text("{%u, %u}", begin, end));
    }
    end_array(k);
    return true;
}

static unsigned count_hands(const packer *k, const table *t) {
    return count_calls(t, k->p->calls.count) + t->through_count;
}

/* The rules that go on: those that it calls, and of the tables that it goes through. */
static void write_hands(const packer *k, const table *t) {
    unsigned count = k->p->calls.count;
    begin_array(k, "uric_hand", t, "hands", count_hands(k, t));
    for (unsigned i = 0; i < count; i++)
        if (calls(t, i))
            fprintf(k->out, "\n    {&%s, false},", call_object(k->p, k->p->calls.rules[i]));
    for (unsigned i = 0; i < t->through_count; i++)
        fprintf(k->out, "\n    {&%s_rule, true},", t->through[i]->name);
    fputc('\n', k->out);
    end_array(k);
}

static const char *if_any(const char *name, const char *what, bool any) {
    return any ? format_text("%s_%s", name, what) : "NULL";
}

void write_machine(packer *k, const table *t, bool explains) {
    const char *name = t->name;
    unsigned hands = count_hands(k, t);
    loop l;
    bool loops = find_triplet_loop(t, &l);
    const uint8_t *run = find_runs(t, loops ? &l : NULL);
    list_pool compact = {.end = URIC_OPERATIONS_END}, lists = {.end = URIC_OPERATIONS_END};

    fprintf(k->out, "\n/* %s: %u states, %u events, %u classes, %u shapes */\n", name, t->count,
            t->action_count, t->byte_classes->classes, t->row_templates->count);
    write_byte_classes(k, t);
    fputs("#if URIC_COMPACT\n", k->out);
    write_cells(k, t, find_ends(k, t, &compact));
    write_shapes(k, t);
    write_compact_actions(k, t, &compact);
    if (compact.len > 0)
        write_bytes(k, t, "operations", compact.bytes, compact.len);
    size_t counted = *k->bytes;
    fputs("#else\n", k->out);
    write_next(k, t);
    write_bytes(k, t, "at_end", find_ends(k, t, &lists), t->count);
    write_actions(k, t, &lists);
    if (lists.len > 0)
        write_bytes(k, t, "operations", lists.bytes, lists.len);
    fputs("#endif\n#if URIC_FAST\n", k->out);
    write_bytes(k, t, "run", run, t->count);
    if (loops)
        write_loop(k, t, &l);
    bool usual = write_usual(k, t, run);
    fputs("#endif\n#if URIC_ERROR_DETAIL\n", k->out);
    if (explains)
        write_expected(k, t);
    bool places = explains && write_places(k, t);
    fputs("#endif\n", k->out);
    *k->bytes = counted;
    if (hands > 0)
        write_hands(k, t);

    count_bytes(k, 44);
    fprintf(k->out, "static const uric_machine %s = {\n", name);
    fprintf(k->out, "    %s_byte, %s, %s,\n", t->byte_classes->name,
            if_any(name, "next", !is_wide(t)), if_any(name, "next", is_wide(t)));
    const char *event = if_any(name, "event", t->action_count > 0);
    fprintf(k->out, "#if URIC_COMPACT\n    %s_shape, %s_shapes, %s_slot, %s, %s,\n", name, name,
            name, event, if_any(name, "operations", compact.len > 0));
    fprintf(k->out, "#else\n    %s_at_end, %s, %s,\n#endif\n", name, event,
            if_any(name, "operations", lists.len > 0));
    fprintf(k->out, "#if URIC_FAST\n    %s_run, %s, %s_runs, %s,\n#endif\n", name,
            if_any(name, "usual", usual), t->byte_classes->name, if_any(name, "loop", loops));
    fprintf(k->out, "    %s,\n", if_any(name, "hands", hands > 0));
    fprintf(k->out, "#if URIC_ERROR_DETAIL\n    %s, %s, %s, %s,\n#endif\n",
            if_any(name, "expected", explains), if_any(name, "expected_terms", explains),
            if_any(identifier(k->p->name), "terms", explains), if_any(name, "place", places));
    fprintf(k->out, "    %u, %u, %u, %u, %u,\n", t->count, t->action_count,
            t->byte_classes->classes, t->byte_classes->class_mask, hands);
    fprintf(k->out, "#if !URIC_COMPACT\n    %u, %u,\n#endif\n};\n", row_shift(k, t),
            row_width(k, t));
}

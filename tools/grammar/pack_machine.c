/* One table as C. */
#include "pack_machine.h"

#include <string.h>

#include "columns.h"
#include "loops.h"
#include "pack_options.h"
#include "shapes.h"
#include "transcribe.h"
#include "uric_tables.h"

/* A uric_event as it is written for tables that are not compact, however this is compiled. */
typedef struct written_event {
    uint8_t mark[4], more, hand;
    uint16_t state;
} written_event;

/* The events of a table as they are written. */
typedef struct event_list {
    written_event *events;
    unsigned count, of_transitions;
} event_list;

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
    return strcmp(type, "uint8_t") == 0      ? 1
           : strcmp(type, "uint16_t") == 0   ? 2
           : strcmp(type, "uric_event") == 0 ? 4
           : strcmp(type, "uric_shape") == 0 ? 6
                                             : 8;
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

static unsigned cell_value(const table *t, const step *s) {
    if (s->target == REFUSE)
        return t->count + t->event_count;
    return is_event(s) ? t->count + event_index(t, s) : (unsigned)s->target;
}

static bool is_wide(const table *t) {
    return t->count + t->event_count > UINT8_MAX;
}

/* The step's cell; or, where an option leaves out what it goes to, refusal. */
static char *cell_text(const packer *k, const table *t, const step *s, unsigned cell,
                       unsigned refuse) {
    const char *option = option_of_step(k, t, s);
    return option == NULL ? format_text("%u", cell)
                          : format_text("%s ? %u : %u", option, cell, refuse);
}

static void write_next(const packer *k, const table *t) {
    unsigned refuse = t->count + t->event_count;
    begin_array(k, is_wide(t) ? "uint16_t" : "uint8_t", t, "next", t->count * t->columns->classes);
    for (unsigned state = 0; state < t->count; state++) {
        fputs("\n   ", k->out);
        fprintf(k->out, " %u,", refuse); /* class 0 */
        for (unsigned column = 1; column < t->columns->classes; column++) {
            const step *s = &t->states[state].steps[member_of_column(t, column)];
            fprintf(k->out, " %s,", cell_text(k, t, s, cell_value(t, s), refuse));
        }
    }
    fputc('\n', k->out);
    end_array(k);
}

unsigned mark_number(const packer *k, unsigned mark) {
    return 2u * k->capture[mark / 2] + mark % 2;
}

unsigned numbered(const packer *k, uint32_t captures) {
    unsigned set = 0;
    for (unsigned i = 0; i < MOST_CAPTURES; i++)
        if (captures >> i & 1)
            set |= 1u << k->capture[i];
    return set;
}

/* Four marks of a set, the lowest first, taken out of it. */
static void take_marks(const packer *k, uint64_t *marks, uint8_t four[4]) {
    unsigned taken = 0;
    memset(four, URIC_IDLE_MARK, 4);
    for (unsigned i = 0; i < 2 * MOST_CAPTURES && taken < 4; i++)
        if (*marks >> i & 1) {
            four[taken++] = (uint8_t)mark_number(k, i);
            *marks &= ~((uint64_t)1 << i);
        }
}

static bool same_event(const written_event *a, const written_event *b) {
    return memcmp(a->mark, b->mark, 4) == 0 && a->more == b->more && a->hand == b->hand &&
           a->state == b->state;
}

static unsigned add_event(event_list *list, written_event event) {
    list->events = grow(list->events, list->count, sizeof event);
    list->events[list->count] = event;
    return list->count++;
}

/* The number of the extra event that sets these marks. */
static unsigned extra_event(const packer *k, event_list *list, uint64_t marks) {
    written_event event = {.state = 0};
    take_marks(k, &marks, event.mark);
    if (marks != 0)
        event.more = (uint8_t)(1 + extra_event(k, list, marks));
    unsigned i = list->of_transitions;
    while (i < list->count && !same_event(&list->events[i], &event))
        i++;
    if (i == list->count)
        add_event(list, event);
    i -= list->of_transitions;
    if (i + 2 > UINT8_MAX)
        fail("%s: a table has more extra events than a byte can number", k->p->path);
    return i;
}

static bool calls(const table *t, unsigned which) {
    bool found = false;
    for (unsigned i = 0; i < t->event_count; i++)
        found |= t->events[i].call == (int)which;
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
static unsigned hand_of(const packer *k, const table *t, const step *s) {
    if (s->call != NO_CALL)
        return 1 + count_calls(t, (unsigned)s->call);
    return s->jump == NO_JUMP ? 0 : 1 + count_calls(t, k->p->calls.count) + (unsigned)s->jump;
}

/* The events of transitions come first, in the table's order, then the extra ones. */
static event_list list_events(const packer *k, const table *t) {
    event_list list = {.of_transitions = t->event_count};
    for (unsigned i = 0; i < t->event_count; i++) {
        const step *s = &t->events[i];
        written_event event = {.state = (uint16_t)s->target};
        uint64_t marks = s->marks;
        take_marks(k, &marks, event.mark);
        event.hand = (uint8_t)hand_of(k, t, s);
        add_event(&list, event);
    }
    for (unsigned i = 0; i < t->event_count; i++) {
        uint64_t marks = t->events[i].marks;
        take_marks(k, &marks, (uint8_t[4]){0});
        if (marks != 0)
            list.events[i].more = (uint8_t)(1 + extra_event(k, &list, marks));
    }
    return list;
}

static void write_events(const packer *k, const table *t, const event_list *list) {
    if (list->count == 0)
        return;
    begin_array(k, "uric_event", t, "event", list->count);
    for (unsigned i = 0; i < list->count; i++) {
        const written_event *e = &list->events[i];
        fprintf(k->out, "%s{{%u, %u, %u, %u}, %u, %u, %u},", i % 4 == 0 ? "\n    " : " ",
                e->mark[0], e->mark[1], e->mark[2], e->mark[3], e->more, e->hand, e->state);
    }
    fputc('\n', k->out);
    end_array(k);
}

/* What the end of the text does, in each state; adds to the events. */
static uint8_t *find_ends(const packer *k, const table *t, event_list *list) {
    uint8_t *at_end = allocate(t->count, 1);
    for (unsigned i = 0; i < t->count; i++) {
        const table_state *s = &t->states[i];
        unsigned place = s->end_marks != 0 ? 2 + extra_event(k, list, s->end_marks) : s->final;
        at_end[i] = (uint8_t)place;
    }
    return at_end;
}

/* The place of a set of marks among the lists of the compact form. */
static unsigned marks_place(const packer *k, list_pool *lists, uint64_t marks) {
    uint8_t list[2 * MOST_CAPTURES + 1];
    unsigned len = 0;
    for (unsigned i = 0; i < 2 * MOST_CAPTURES; i++)
        if (marks >> i & 1)
            list[len++] = (uint8_t)mark_number(k, i);
    return pool_list(lists, list, len);
}

/* The same as find_ends, for the compact form. */
static uint8_t *place_ends(const packer *k, const table *t, list_pool *lists) {
    uint8_t *at_end = allocate(t->count, 1);
    for (unsigned i = 0; i < t->count; i++) {
        const table_state *s = &t->states[i];
        unsigned value = s->end_marks != 0 ? 2 + marks_place(k, lists, s->end_marks) : s->final;
        if (value > UINT8_MAX)
            fail("%s: a table has more marks than a byte can number", k->p->path);
        at_end[i] = (uint8_t)value;
    }
    return at_end;
}

static void write_compact_events(const packer *k, const table *t, list_pool *lists) {
    if (t->event_count > 0)
        begin_array(k, "uric_event", t, "event", t->event_count);
    for (unsigned i = 0; i < t->event_count; i++) {
        const step *s = &t->events[i];
        fprintf(k->out, "%s{%u, %u, %d},", i % 8 == 0 ? "\n    " : " ",
                marks_place(k, lists, s->marks), hand_of(k, t, s), s->target);
    }
    if (t->event_count > 0) {
        fputc('\n', k->out);
        end_array(k);
    }
    write_bytes(k, t, "mark", lists->bytes, lists->len);
}

/* The cells of each state, as its shape says. */
static void write_cells(const packer *k, const table *t, const uint8_t *at_end) {
    const shapes *s = t->shapes;
    unsigned count = 0, index = 0;
    for (unsigned i = 0; i < s->count; i++)
        count += s->shapes[i].cells * s->shapes[i].states;
    begin_array(k, is_wide(t) ? "uint16_t" : "uint8_t", t, "next", count);
    for (unsigned i = 0; i < s->count; i++) {
        const shape *one = &s->shapes[i];
        for (unsigned state = one->first; state < one->first + one->states; state++)
            for (unsigned place = 0; place < one->cells; place++) {
                unsigned column = column_of_slot(t, one, place);
                bool end = column == t->columns->classes;
                const step *to = &t->states[state].steps[end ? 0 : member_of_column(t, column)];
                unsigned cell = to->target == REFUSE ? 0 : 1 + cell_value(t, to);
                if (end)
                    write_number(k->out, index++, count, at_end[state]);
                else
                    write_item(k->out, index++, count, cell_text(k, t, to, cell, 0));
            }
    }
    end_array(k);
}

static void write_shapes(const packer *k, const table *t) {
    const shapes *s = t->shapes;
    unsigned width = t->columns->classes + 1, index = 0;
    uint16_t cells = 0;
    if (s->count > UINT8_MAX)
        fail("%s: a table has more shapes than a byte can number", k->p->path);
    begin_array(k, "uint8_t", t, "shape", t->count);
    for (unsigned i = 0; i < s->count; i++)
        for (unsigned n = 0; n < s->shapes[i].states; n++)
            write_number(k->out, index++, t->count, i);
    end_array(k);
    begin_array(k, "uric_shape", t, "shapes", s->count);
    for (unsigned i = 0; i < s->count; i++) {
        const shape *one = &s->shapes[i];
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
            fprintf(k->out, " %u,", s->shapes[i].slot[column]);
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

static void write_run_sets(const packer *k, const columns *c) {
    fprintf(k->out, "#if URIC_FAST\nstatic const uint8_t %s_runs[URIC_RUN_SETS][16] = {", c->name);
    for (unsigned set = 0; set < URIC_RUN_SETS; set++) {
        fputs("\n    ", k->out);
        write_vector_set(k, set < c->run_set_count ? &c->run_sets[set] : NULL);
        fputs(",", k->out);
    }
    fputs("\n};\n#endif\n", k->out);
}

/* How many bytes the classes take in the compact form. */
static unsigned compact_columns(const columns *c) {
    return c->class_mask <= URIC_HALF_MASK ? URIC_COMPACT_BYTES / 2 : URIC_COMPACT_BYTES;
}

/* The classes of the bytes that the compact form tells apart, two in a byte where they fit. */
static void write_compact_columns(const packer *k, const columns *c) {
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

void write_columns(const packer *k, const table *t) {
    columns *c = t->columns;
    uint8_t bytes[256];
    if (c->written)
        return;
    c->written = true;
    line_set lines = lines_with_columns(k, c);
    begin_lines(k, lines);
    count_bytes(k, compact_columns(c));
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned value = c->class_of[byte];
        for (unsigned set = 0; set < c->run_set_count; set++)
            if (set_has(&c->run_sets[set], byte))
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
    end_lines(k, lines);
}

/* Of each state 0, or 1 + its run set; `l` may be null: there is no loop. */
static const uint8_t *find_runs(const table *t, const loop *l) {
    uint8_t *run = allocate(t->count, 1);
    for (unsigned state = 0; state < t->count; state++) {
        unsigned set = run_set_of(t, l, state);
        if (set < t->columns->run_set_count)
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
        unsigned class_of_byte = t->columns->class_of[byte];
        if (class_of_byte < 32 && cell_value(t, &t->states[state].steps[byte]) == cell)
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
        const step *s = &t->states[state].steps[byte];
        if (s->target == REFUSE || s->jump != NO_JUMP) /* an option may leave out where it leads */
            return;
        if (run[state] == 0 || !set_has(&t->columns->run_sets[run[state] - 1], byte))
            add_usual(t, state, cell_value(t, s), &usual[state]);
        if (s->call != NO_CALL)
            return;
        state = (unsigned)s->target;
    }
}

/* Returns whether there is any. */
static bool write_usual(const packer *k, const table *t, const uint8_t *run) {
    uric_usual *usual = allocate(t->count, sizeof *usual);
    bool any = false;
    for (unsigned i = 0; i < k->p->usual_count; i++)
        for (unsigned entry = 0; entry < t->entries.count; entry++)
            follow_usual(t, run, t->starts[entry], k->p->usuals[i], usual);
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

/* The bytes with which a state goes on where an option can leave out what it goes to, and which. */
static byte_set optional_bytes(const packer *k, const table *t, unsigned state,
                               const char **option) {
    byte_set bytes = {{0}};
    for (unsigned byte = 0; byte < 256; byte++) {
        const char *one = option_of_step(k, t, &t->states[state].steps[byte]);
        if (one != NULL) {
            *option = one;
            set_add(&bytes, byte);
        }
    }
    return bytes;
}

/* What each state expects, for messages. */
static void write_expected(packer *k, const table *t) {
    list_pool pool = {.end = URIC_TERMS_END};
    begin_array(k, "uint16_t", t, "expected", t->count);
    for (unsigned i = 0; i < t->count; i++) {
        const table_state *s = &t->states[i];
        const char *option = NULL;
        byte_set all = live_bytes(s), others = set_minus(all, optional_bytes(k, t, i, &option));
        unsigned expected = pool_expected(k, &pool, all, s->final);
        if (option == NULL)
            write_number(k->out, i, t->count, expected);
        else
            write_item(k->out, i, t->count,
                       format_text("%s ? %u : %u", option, expected,
                                   pool_expected(k, &pool, others, s->final)));
    }
    end_array(k);
    write_bytes(k, t, "expected_terms", pool.bytes, pool.len);
}

/* Marks where captures end that began before: not those of empty ones, which begin there, too. */
static uint64_t ends_of(uint64_t marks) {
    const uint64_t ends = UINT64_C(0xAAAAAAAAAAAAAAAA);
    return marks & ends & ~(marks << 1);
}

/* What a state's captures' ends to come are, by those of the states behind it. */
static uint64_t ends_behind(const table_state *s, const uint64_t *here, uint64_t *const *there) {
    uint64_t ends = ends_of(s->end_marks);
    for (unsigned byte = 0; byte < 256; byte++) {
        const step *one = &s->steps[byte];
        if (one->target == REFUSE)
            continue;
        uint64_t behind = (one->jump == NO_JUMP ? here : there[one->jump])[one->target];
        ends |= ends_of(one->marks) | (behind & ~(one->marks << 1));
    }
    return ends;
}

/* The ends that are yet to come, in each state, of captures that have begun: what a reading has
 * begun and not ended has an end behind it, and no beginning before that. */
static uint64_t *find_ends_to_come(const table *t) {
    uint64_t *ends = allocate(t->count, sizeof *ends);
    uint64_t **there = allocate(t->through_count, sizeof *there);
    for (unsigned i = 0; i < t->through_count; i++)
        there[i] = find_ends_to_come(t->through[i]);
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = t->count; i-- > 0;) {
            uint64_t before = ends[i];
            ends[i] = ends_behind(&t->states[i], ends, there);
            more |= ends[i] != before;
        }
    }
    return ends;
}

/* The reported captures that have these ends. */
static unsigned captures_ended(const packer *k, uint64_t ends) {
    uint32_t captures = 0;
    for (unsigned i = 0; i < k->p->marked_count; i++)
        if ((ends >> (2 * i + 1) & 1) && k->p->captures[i].component != URIC_NOWHERE)
            captures |= (uint32_t)1 << i;
    return numbered(k, captures);
}

/* The components that readings are in, in each state, for messages. False if there are none. */
static bool write_inside(const packer *k, const table *t) {
    const uint64_t *ends = find_ends_to_come(t);
    unsigned any = 0;
    for (unsigned i = 0; i < t->count; i++)
        any |= captures_ended(k, ends[i]);
    if (any == 0)
        return false;
    begin_array(k, "uint16_t", t, "inside", t->count);
    for (unsigned i = 0; i < t->count; i++)
        write_number(k->out, i, t->count, captures_ended(k, ends[i]));
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
            fprintf(k->out, "\n    {&%s, false},",
                    local_name(k->p, call_action(k->p->calls.rules[i])));
    for (unsigned i = 0; i < t->through_count; i++) {
        const char *option = option_of_through(k, t, i);
        if (option != NULL)
            fprintf(k->out, "\n#if !%s\n    {NULL, true},\n#else", option);
        fprintf(k->out, "\n    {&%s_rule, true},", t->through[i]->name);
        if (option != NULL)
            fputs("\n#endif", k->out);
    }
    fputc('\n', k->out);
    end_array(k);
}

static const char *if_any(const char *name, const char *what, bool any) {
    return any ? format_text("%s_%s", name, what) : "NULL";
}

void write_machine(packer *k, const table *t) {
    event_list events = list_events(k, t);
    const char *name = t->name;
    const uint8_t *at_end = find_ends(k, t, &events);
    unsigned hands = count_hands(k, t);
    loop l;
    bool loops = find_loop(t, &l);
    const uint8_t *run = find_runs(t, loops ? &l : NULL);

    fprintf(k->out, "\n/* %s: %u states, %u events, %u classes, %u shapes */\n", name, t->count,
            t->event_count, t->columns->classes, t->shapes->count);
    write_columns(k, t);
    fputs("#if URIC_COMPACT\n", k->out);
    list_pool lists = {.end = URIC_IDLE_MARK};
    marks_place(k, &lists, 0);
    write_cells(k, t, place_ends(k, t, &lists));
    write_shapes(k, t);
    write_compact_events(k, t, &lists);
    size_t counted = *k->bytes;
    fputs("#else\n", k->out);
    write_next(k, t);
    write_bytes(k, t, "at_end", at_end, t->count);
    write_events(k, t, &events);
    fputs("#endif\n#if URIC_FAST\n", k->out);
    write_bytes(k, t, "run", run, t->count);
    if (loops)
        write_loop(k, t, &l);
    bool usual = write_usual(k, t, run);
    fputs("#endif\n#if URIC_ERROR_DETAIL\n", k->out);
    write_expected(k, t);
    bool inside = write_inside(k, t);
    fputs("#endif\n", k->out);
    *k->bytes = counted;
    if (hands > 0)
        write_hands(k, t);

    count_bytes(k, 44);
    fprintf(k->out, "static const uric_machine %s = {\n", name);
    fprintf(k->out, "    %s_byte, %s, %s,\n", t->columns->name, if_any(name, "next", !is_wide(t)),
            if_any(name, "next", is_wide(t)));
    fprintf(k->out, "#if URIC_COMPACT\n    %s_shape, %s_shapes, %s_slot, %s_mark, %s,\n", name,
            name, name, name, if_any(name, "event", t->event_count > 0));
    fprintf(k->out, "#else\n    %s_at_end, %s,\n#endif\n", name,
            if_any(name, "event", events.count > 0));
    fprintf(k->out, "#if URIC_FAST\n    %s_run, %s, %s_runs, %s,\n#endif\n", name,
            if_any(name, "usual", usual), t->columns->name, if_any(name, "loop", loops));
    fprintf(k->out, "    %s,\n", if_any(name, "hands", hands > 0));
    fprintf(k->out,
            "#if URIC_ERROR_DETAIL\n    %s_expected, %s_expected_terms, %s_terms, %s,\n#endif\n",
            name, name, identifier(k->p->name), if_any(name, "inside", inside));
    fprintf(k->out, "    %u, %u, %u, %u, %u};\n", t->count, t->event_count, t->columns->classes,
            t->columns->class_mask, hands);
}

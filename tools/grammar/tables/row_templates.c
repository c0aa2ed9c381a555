#include "tables/row_templates.h"

#include <string.h>

#include "tables/byte_classes.h"

/* On the way, a row_template is also what each state has that no other shares it with. */
typedef struct search {
    const table *t;
    unsigned width; /* of a row, with the end */
    row_template *list;
    unsigned count;
    unsigned *of_state; /* a place in `list` */
} search;

unsigned member_of_column(const table *t, unsigned column) {
    unsigned byte = 0;
    while (byte < 255 && t->byte_classes->class_of[byte] != column)
        byte++;
    return byte;
}

unsigned column_of_entry(const table *t, const row_template *s, unsigned place) {
    unsigned column = 0;
    while (column < t->byte_classes->classes && s->entry_of[column] != place + 1)
        column++;
    return column;
}

/* The row_template of one row: its cells are numbered from the left. */
static row_template shape_of_row(const table *t, const table_state *state) {
    row_template s = {.states = 1};
    unsigned first[257]; /* a byte of each cell */
    unsigned classes = t->byte_classes->classes;
    for (unsigned column = 1; column < classes; column++) {
        unsigned byte = member_of_column(t, column), place = 0;
        if (state->transitions[byte].target == REJECT)
            continue;
        while (place < s.cells &&
               !same_transition(&state->transitions[first[place]], &state->transitions[byte]))
            place++;
        if (place == s.cells)
            first[s.cells++] = byte;
        s.entry_of[column] = (uint8_t)(place + 1);
    }
    if (state->final)
        s.entry_of[classes] = (uint8_t)++s.cells;
    return s;
}

/* The row_template whose cells are the same only if they are in both. */
static row_template common_shape(const row_template *a, const row_template *b, unsigned width) {
    row_template both = {.states = a->states + b->states};
    unsigned first[257]; /* a column of each cell */
    for (unsigned column = 0; column < width; column++) {
        unsigned place = 0;
        if (a->entry_of[column] == 0 && b->entry_of[column] == 0)
            continue;
        while (place < both.cells && (a->entry_of[first[place]] != a->entry_of[column] ||
                                      b->entry_of[first[place]] != b->entry_of[column]))
            place++;
        if (place == both.cells)
            first[both.cells++] = column;
        both.entry_of[column] = (uint8_t)(place + 1);
    }
    return both;
}

static unsigned find_shape(const search *s, const row_template *wanted) {
    unsigned i = 0;
    while (i < s->count && memcmp(s->list[i].entry_of, wanted->entry_of, s->width) != 0)
        i++;
    return i;
}

static void collect_shapes(search *s) {
    for (unsigned i = 0; i < s->t->count; i++) {
        row_template row = shape_of_row(s->t, &s->t->states[i]);
        unsigned place = find_shape(s, &row);
        if (place == s->count) {
            s->list = grow(s->list, s->count, sizeof row);
            s->list[s->count++] = row;
        } else
            s->list[place].states++;
        s->of_state[i] = place;
    }
}

/* The bytes that a row_template and its rows take. */
static size_t bytes_of(const search *s, const row_template *one) {
    return s->width + 4 + (size_t)one->cells * one->states;
}

static void join_shapes(search *s, unsigned one, unsigned other, row_template joined) {
    s->list[one] = joined;
    s->list[other] = s->list[--s->count];
    for (unsigned i = 0; i < s->t->count; i++) {
        if (s->of_state[i] == other)
            s->of_state[i] = one;
        if (s->of_state[i] == s->count)
            s->of_state[i] = other;
    }
}

/* Joins the pair of row_templates that saves most; false if none does. */
static bool join_best(search *s) {
    size_t most = 0;
    unsigned one = 0, other = 0;
    row_template joined = {.cells = 0};
    for (unsigned i = 0; i < s->count; i++)
        for (unsigned k = i + 1; k < s->count; k++) {
            row_template both = common_shape(&s->list[i], &s->list[k], s->width);
            size_t apart = bytes_of(s, &s->list[i]) + bytes_of(s, &s->list[k]);
            size_t together = bytes_of(s, &both);
            if (together >= apart || apart - together <= most)
                continue;
            most = apart - together;
            one = i;
            other = k;
            joined = both;
        }
    if (most > 0)
        join_shapes(s, one, other, joined);
    return most > 0;
}

/* The states by their row_templates: where each one goes. */
static unsigned *places_by_shape(search *s) {
    unsigned *place = allocate(s->t->count, sizeof *place), next = 0;
    for (unsigned i = 0; i < s->count; i++) {
        s->list[i].first = next;
        for (unsigned state = 0; state < s->t->count; state++)
            if (s->of_state[state] == i)
                place[state] = next++;
    }
    return place;
}

static unsigned *find_shapes_of(table *t) {
    search s = {.t = t, .width = t->byte_classes->classes + 1};
    s.of_state = allocate(t->count, sizeof *s.of_state);
    collect_shapes(&s);
    while (join_best(&s))
        continue;
    unsigned *place = places_by_shape(&s);
    t->row_templates = allocate(1, sizeof *t->row_templates);
    *t->row_templates = (row_templates){s.list, s.count};
    return place;
}

static unsigned table_number(table *const *tables, const table *t) {
    unsigned i = 0;
    while (tables[i] != t)
        i++;
    return i;
}

typedef struct renumbering {
    table *const *tables;
    unsigned **place; /* of each table's states */
} renumbering;

static void renumber_step(const renumbering *r, const table *t, transition *s) {
    const table *in = s->goto_table == NO_GOTO ? t : t->through[s->goto_table];
    if (s->target != REJECT)
        s->target = (int)r->place[table_number(r->tables, in)][s->target];
}

static void renumber(const renumbering *r, table *t) {
    const unsigned *place = r->place[table_number(r->tables, t)];
    table_state *states = allocate(t->count, sizeof *states);
    for (unsigned i = 0; i < t->count; i++) {
        for (unsigned byte = 0; byte < 256; byte++)
            renumber_step(r, t, &t->states[i].transitions[byte]);
        states[place[i]] = t->states[i];
    }
    t->states = states;
    for (unsigned i = 0; i < t->action_count; i++)
        renumber_step(r, t, &t->actions[i]);
    for (unsigned i = 0; i < t->entries.count; i++)
        t->starts[i] = place[t->starts[i]];
}

void find_row_templates(table *const *tables, unsigned count) {
    renumbering r = {tables, allocate(count, sizeof *r.place)};
    for (unsigned i = 0; i < count; i++)
        r.place[i] = find_shapes_of(tables[i]);
    for (unsigned i = 0; i < count; i++)
        renumber(&r, tables[i]);
}

#include "tables/row_templates.h"

#include <string.h>

#include "tables/byte_classes.h"

/* The template behind another one that saves most if it is joined with it; saving 0: none does. */
typedef struct partner {
    unsigned other;
    size_t saving;
} partner;

/* The templates of a table, which are joined two at a time while that saves bytes. */
typedef struct search {
    const table *t;
    unsigned width; /* of a row */
    row_template *list;
    unsigned count;
    unsigned *template_of; /* of each state */
    partner *best;         /* of each template */
} search;

unsigned member_of_column(const table *t, unsigned column) {
    unsigned byte = 0;
    while (byte < 255 && t->byte_classes->class_of[byte] != column)
        byte++;
    return byte;
}

unsigned column_of_entry(const table *t, const row_template *s, unsigned entry) {
    unsigned column = 0;
    while (column < t->byte_classes->classes && s->entry_of[column] != entry + 1)
        column++;
    return column;
}

/* The template of one row, which stores each of its different entries once. */
static row_template template_of_row(const table *t, const table_state *state) {
    row_template s = {.states = 1};
    unsigned first[257]; /* of each entry, a byte that has it */
    unsigned classes = t->byte_classes->classes;
    for (unsigned column = 1; column < classes; column++) {
        unsigned byte = member_of_column(t, column), entry = 0;
        if (transition_with(state, byte)->target == REJECT)
            continue;
        while (entry < s.entries &&
               !same_transition(transition_with(state, first[entry]), transition_with(state, byte)))
            entry++;
        if (entry == s.entries)
            first[s.entries++] = byte;
        s.entry_of[column] = (uint8_t)(entry + 1);
    }
    if (state->final)
        s.entry_of[classes] = (uint8_t)++s.entries;
    return s;
}

/* The template for the rows of both: it shares an entry between columns only if both do. */
static row_template join_templates(const row_template *a, const row_template *b, unsigned width) {
    row_template both = {.states = a->states + b->states};
    unsigned first[257]; /* of each entry, its first column */
    for (unsigned column = 0; column < width; column++) {
        unsigned entry = 0;
        if (a->entry_of[column] == 0 && b->entry_of[column] == 0)
            continue;
        while (entry < both.entries && (a->entry_of[first[entry]] != a->entry_of[column] ||
                                        b->entry_of[first[entry]] != b->entry_of[column]))
            entry++;
        if (entry == both.entries)
            first[both.entries++] = column;
        both.entry_of[column] = (uint8_t)(entry + 1);
    }
    return both;
}

static void collect_templates(search *s) {
    for (unsigned i = 0; i < s->t->count; i++) {
        row_template row = template_of_row(s->t, &s->t->states[i]);
        unsigned k = 0;
        while (k < s->count && memcmp(s->list[k].entry_of, row.entry_of, s->width) != 0)
            k++;
        if (k == s->count) {
            s->list = grow(s->list, s->count, sizeof row);
            s->list[s->count++] = row;
        } else
            s->list[k].states++;
        s->template_of[i] = k;
    }
}

/* The bytes of a template and its rows. */
static size_t bytes_of(const search *s, const row_template *one) {
    return s->width + 4 + (size_t)one->entries * one->states;
}

/* What joining two templates saves; 0: nothing. */
static size_t saving_of(const search *s, unsigned one, unsigned other) {
    row_template both = join_templates(&s->list[one], &s->list[other], s->width);
    size_t apart = bytes_of(s, &s->list[one]) + bytes_of(s, &s->list[other]);
    size_t together = bytes_of(s, &both);
    return together < apart ? apart - together : 0;
}

/* Makes `other`, which is behind `one`, its best partner if it is better; of two as good, the first
 * is. */
static void offer(search *s, unsigned one, unsigned other) {
    partner *best = &s->best[one];
    size_t saving = saving_of(s, one, other);
    if (saving > best->saving || (saving == best->saving && saving > 0 && other < best->other))
        *best = (partner){other, saving};
}

static void find_partner(search *s, unsigned one) {
    s->best[one] = (partner){0, 0};
    for (unsigned other = one + 1; other < s->count; other++)
        offer(s, one, other);
}

/* Finds the best partners after a template was joined with another, whose place the last took. */
static void renew_partners(search *s, unsigned joined, unsigned moved) {
    for (unsigned i = 0; i < s->count; i++) {
        unsigned best = s->best[i].other;
        bool lost = best == joined || best == moved || best == s->count;
        if (i == joined || i == moved || (s->best[i].saving > 0 && lost)) {
            find_partner(s, i);
            continue;
        }
        if (joined > i)
            offer(s, i, joined);
        if (moved > i && moved < s->count)
            offer(s, i, moved);
    }
}

/* Joins the two templates that save most by it; false if none do. */
static bool join_best_pair(search *s) {
    unsigned one = 0;
    for (unsigned i = 0; i < s->count; i++)
        if (s->best[i].saving > s->best[one].saving)
            one = i;
    if (s->count == 0 || s->best[one].saving == 0)
        return false;
    unsigned other = s->best[one].other;
    s->list[one] = join_templates(&s->list[one], &s->list[other], s->width);
    s->list[other] = s->list[--s->count];
    for (unsigned i = 0; i < s->t->count; i++) {
        if (s->template_of[i] == other)
            s->template_of[i] = one;
        if (s->template_of[i] == s->count)
            s->template_of[i] = other;
    }
    renew_partners(s, one, other);
    return true;
}

/* Finds the templates of a table. Gives the new number of each state. */
static unsigned *find_templates(table *t) {
    search s = {.t = t, .width = t->byte_classes->classes + 1};
    s.template_of = allocate(t->count, sizeof *s.template_of);
    collect_templates(&s);
    s.best = allocate(s.count, sizeof *s.best);
    for (unsigned i = 0; i < s.count; i++)
        find_partner(&s, i);
    while (join_best_pair(&s))
        continue;
    unsigned *number = allocate(t->count, sizeof *number), next = 0;
    for (unsigned i = 0; i < s.count; i++) {
        s.list[i].first = next;
        for (unsigned state = 0; state < t->count; state++)
            if (s.template_of[state] == i)
                number[state] = next++;
    }
    t->row_templates = allocate(1, sizeof *t->row_templates);
    *t->row_templates = (row_templates){s.list, s.count};
    return number;
}

/* The new numbers of the states of all tables. */
typedef struct renumbering {
    table_list tables;
    unsigned **number; /* of each table's states */
} renumbering;

static const unsigned *numbers_of(const renumbering *r, const table *t) {
    unsigned i = 0;
    while (r->tables.tables[i] != t)
        i++;
    return r->number[i];
}

static void renumber_target(const renumbering *r, const table *t, transition *s) {
    const table *in = s->goto_table == NO_GOTO ? t : t->goto_tables.tables[s->goto_table];
    if (s->target != REJECT)
        s->target = (int)numbers_of(r, in)[s->target];
}

static void renumber(const renumbering *r, table *t) {
    const unsigned *number = numbers_of(r, t);
    table_state *states = allocate(t->count, sizeof *states);
    for (unsigned i = 0; i < t->count; i++) {
        for (unsigned class = 0; class < t->states[i].classes; class ++)
            renumber_target(r, t, &t->states[i].transitions[class]);
        if (t->states[i].point_state != REJECT)
            t->states[i].point_state = (int)number[t->states[i].point_state];
        states[number[i]] = t->states[i];
    }
    t->states = states;
    for (unsigned i = 0; i < t->action_count; i++)
        renumber_target(r, t, &t->actions[i]);
    for (unsigned i = 0; i < t->rules.count; i++)
        t->starts[i] = number[t->starts[i]];
}

void find_row_templates(table_list tables) {
    renumbering r = {tables, allocate(tables.count, sizeof *r.number)};
    for (unsigned i = 0; i < tables.count; i++)
        r.number[i] = find_templates(tables.tables[i]);
    for (unsigned i = 0; i < tables.count; i++)
        renumber(&r, tables.tables[i]);
}

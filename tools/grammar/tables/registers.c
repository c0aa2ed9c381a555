#include "tables/registers.h"

#include <string.h>

#include "uric_tables.h"

static void add_written(register_set *used, const operations *o) {
    for (unsigned i = 0; i < o->count; i++)
        add_register(used, o->list[i].to);
}

/* Adds the registers that a table and its callees write. */
static void add_registers_of(const packer *k, const table *t, register_set *used) {
    for (unsigned i = 0; i < t->action_count; i++) {
        add_written(used, t->actions[i].operations);
        if (t->actions[i].call != NO_CALL)
            add_registers_of(k, k->called[t->actions[i].call], used);
    }
    for (unsigned i = 0; i < t->count; i++)
        if (t->states[i].final)
            add_written(used, t->states[i].final_operations);
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
    for (unsigned i = 0; i < t->action_count; i++)
        if (!same_writes_in(t->actions[i].operations, one, other))
            return false;
    for (unsigned i = 0; i < t->count; i++)
        if (t->states[i].final && !same_writes_in(t->states[i].final_operations, one, other))
            return false;
    return true;
}

/* Do two registers always hold the same value? */
static bool are_equal(const packer *k, unsigned one, unsigned other) {
    bool equal = true;
    for (unsigned i = 0; i < k->p->parser_count; i++)
        for (unsigned n = 0; n < k->parsers[i].tables.count; n++)
            equal &= same_writes(k->parsers[i].tables.tables[n], one, other);
    for (unsigned i = 0; i < k->p->calls.count; i++)
        equal &= same_writes(k->called[i], one, other);
    return equal;
}

/* The lowest number of no register before `r` that is used together with `r`. */
static unsigned free_number(const packer *k, unsigned r) {
    unsigned number = 0;
    for (unsigned before = 0; before < r; before++)
        if (is_used(k, before) && used_together(k, before, r) && k->number[before] == number) {
            number++;
            before = (unsigned)-1; /* start again with the first register */
        }
    return number;
}

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
    memset(k->number, URIC_NO_REGISTER, sizeof k->number); /* it holds 0: of begins never written */
    for (unsigned i = 0; i < k->p->parser_count; i++)
        for (unsigned n = 0; n < k->parsers[i].tables.count; n++)
            add_registers_of(k, k->parsers[i].tables.tables[n], &k->parsers[i].used);
    for (unsigned i = 0; i < k->p->parser_count; i++) { /* a goto's target reports them, too */
        const table_list *targets = &k->parsers[i].table->goto_tables;
        for (unsigned n = 0; n < targets->count; n++)
            add_registers(&parser_of_target(k, targets->tables[n])->used, &k->parsers[i].used);
    }
    for (unsigned r = 0; r < MOST_REGISTERS; r++)
        if (is_used(k, r))
            number_register(k, r);
}

#include "tables/table.h"

void add_table(table_list *list, table *t) {
    for (unsigned i = 0; i < list->count; i++)
        if (list->tables[i] == t)
            return;
    if (t == NULL)
        return;
    list->tables = grow(list->tables, list->count, sizeof t);
    list->tables[list->count++] = t;
}

bool same_transition(const transition *a, const transition *b) {
    return a->target == b->target && a->operations == b->operations && a->call == b->call &&
           a->goto_table == b->goto_table;
}

bool has_action(const transition *s) {
    return s->target != REJECT &&
           (s->operations->count > 0 || s->call != NO_CALL || s->goto_table != NO_GOTO);
}

unsigned action_index(const table *t, const transition *s) {
    unsigned i = 0;
    while (i < t->action_count && !same_transition(&t->actions[i], s))
        i++;
    return i;
}

unsigned table_entry(const table *t, const transition *s) {
    if (s->target == REJECT)
        return t->count + t->action_count;
    return has_action(s) ? t->count + action_index(t, s) : (unsigned)s->target;
}

size_t entry_size(const table *t) {
    return t->count + t->action_count > UINT8_MAX ? 2 : 1;
}

byte_set live_bytes(const table_state *s) {
    byte_set live = {{0}};
    for (unsigned byte = 0; byte < 256; byte++)
        if (s->transitions[byte].target != REJECT)
            set_add(&live, byte);
    return live;
}

byte_set self_loop_bytes(const table *t, unsigned state) {
    byte_set loop = {{0}};
    for (unsigned byte = 0; byte < 256; byte++) {
        const transition *s = &t->states[state].transitions[byte];
        if (s->target == (int)state && !has_action(s))
            set_add(&loop, byte);
    }
    return loop;
}

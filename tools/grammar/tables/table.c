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
        if (transition_with(s, byte)->target != REJECT)
            set_add(&live, byte);
    return live;
}

/* What `more` bytes behind a lead byte say of its code point, six bits each. */
static point_set points_behind(const table *t, int state, unsigned more) {
    point_set all = {0}, behind = {0};
    int known = REJECT;
    if (more == 0)
        append_points(&all, 0, 0);
    for (unsigned i = 0; more > 0 && i < 64; i++) {
        int target = transition_with(&t->states[state], 0x80 + i)->target;
        if (target != known && target != REJECT) {
            release_points(behind);
            behind = points_behind(t, target, more - 1);
        }
        known = target;
        unsigned first = i << 6 * (more - 1);
        for (unsigned k = 0; target != REJECT && k < behind.count; k++)
            append_points(&all, first + behind.ranges[k].first, first + behind.ranges[k].last);
    }
    release_points(behind);
    return all;
}

character_set expected_characters(const table *t, unsigned state, bool code_points) {
    character_set live = {.bytes = live_bytes(&t->states[state])};
    if (!code_points)
        return live;
    for (unsigned byte = 0xC0; byte < 0xF8; byte++) {
        unsigned more = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
        int target = transition_with(&t->states[state], byte)->target;
        if (target == REJECT)
            continue;
        point_set behind = points_behind(t, target, more);
        unsigned first = (byte & (0x3Fu >> more)) << 6 * more;
        for (unsigned k = 0; k < behind.count; k++)
            append_points(&live.points, first + behind.ranges[k].first,
                          first + behind.ranges[k].last);
        release_points(behind);
    }
    live.bytes.word[2] = live.bytes.word[3] = 0;
    return live;
}

byte_set self_loop_bytes(const table *t, unsigned state) {
    byte_set loop = {{0}};
    for (unsigned byte = 0; byte < 256; byte++) {
        const transition *s = transition_with(&t->states[state], byte);
        if (s->target == (int)state && !has_action(s))
            set_add(&loop, byte);
    }
    return loop;
}

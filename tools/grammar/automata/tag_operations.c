#include "automata/tag_operations.h"

#include <string.h>

#include "worklist.h"

const operations *operations_in_order(const operation *list, unsigned count) {
    static worklist known; /* key: the list; data: the object that stands for it */
    operations made = {.count = count};
    work_item item = {.key = list, .size = count * sizeof *list};
    item.data = &made;
    item.data_size = sizeof made;
    unsigned number = worklist_add_item(&known, item);
    operations *o = known.items[number].data;
    o->list = known.items[number].key;
    return o;
}

typedef struct sequence {
    operation *list;
    unsigned count;
} sequence;

static void append(sequence *s, operation o) {
    s->list = grow(s->list, s->count, sizeof o);
    s->list[s->count++] = o;
}

/* Does an operation that is left copy from the register? */
static bool is_source(const operation *left, unsigned count, unsigned r) {
    for (unsigned i = 0; i < count; i++)
        if (left[i].what == COPY && left[i].from == r)
            return true;
    return false;
}

/* Appends the copies, each after all copies from the register that it overwrites. Where all that
 * are left form cycles, one value is saved in the spare register first. */
static void order_copies(sequence *s, const operation *list, unsigned count, unsigned spare) {
    operation *left = allocate(count, sizeof *left);
    unsigned left_count = 0;
    for (unsigned i = 0; i < count; i++)
        if (list[i].what == COPY)
            left[left_count++] = list[i];
    while (left_count > 0) {
        unsigned i = 0;
        while (i < left_count && is_source(left, left_count, left[i].to))
            i++;
        if (i < left_count) {
            append(s, left[i]);
            left[i] = left[--left_count];
            continue;
        }
        append(s, (operation){COPY, spare, left[0].to});
        for (i = 0; i < left_count; i++)
            if (left[i].from == left[0].to)
                left[i].from = spare;
    }
}

static int by_kind_and_register(const operation *a, const operation *b) {
    return a->what != b->what ? (int)a->what - (int)b->what : (int)a->to - (int)b->to;
}

const operations *operations_at_once(const operation *list, unsigned count, unsigned spare) {
    sequence s = {0};
    order_copies(&s, list, count, spare);
    unsigned copies = s.count;
    for (unsigned i = 0; i < count; i++)
        if (list[i].what != COPY)
            append(&s, list[i]);
    for (unsigned i = copies + 1; i < s.count; i++) /* their order does not matter */
        for (unsigned k = i; k > copies && by_kind_and_register(&s.list[k - 1], &s.list[k]) > 0;
             k--) {
            operation moved = s.list[k];
            s.list[k] = s.list[k - 1];
            s.list[k - 1] = moved;
        }
    return operations_in_order(s.list, s.count);
}

void run_operations(const operations *o, size_t offset, size_t registers[MOST_REGISTERS]) {
    for (unsigned i = 0; i < o->count; i++) {
        const operation *one = &o->list[i];
        size_t *to = &registers[one->to];
        switch (one->what) {
        case COPY: *to = registers[one->from]; break;
        case SET_HERE: *to = offset; break;
        case SET_NEXT: *to = offset + 1; break;
        case CLEAR: *to = 0; break;
        }
    }
}

bool add_registers(register_set *to, const register_set *from) {
    register_set before = *to;
    for (unsigned i = 0; i < MOST_REGISTERS / 64; i++)
        to->word[i] |= from->word[i];
    return memcmp(&before, to, sizeof before) != 0;
}

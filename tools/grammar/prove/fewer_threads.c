#include "prove/fewer_threads.h"

#include <stdlib.h>
#include <string.h>

struct thread_pruner {
    dominance *dominance;
    const bool *captures_ahead; /* by instruction */
    threads kept;
};

thread_pruner *thread_pruner_of(const pike *vm) {
    unsigned count;
    int begin;
    plain_node *nodes = pike_nodes(vm, &count, &begin);
    dominance *d = nodes != NULL ? find_dominance(nodes, count, begin) : NULL;
    release(nodes);
    if (d == NULL)
        return NULL;
    thread_pruner *p = allocate(1, sizeof *p);
    *p = (thread_pruner){.dominance = d, .captures_ahead = pike_captures(vm)};
    return p;
}

static int by_instruction(const void *a, const void *b) {
    const thread *one = a, *other = b;
    return (one->pc > other->pc) - (one->pc < other->pc);
}

static bool are_alike(const thread_pruner *p, const thread *one, const thread *other) {
    return !p->captures_ahead[one->pc] && !p->captures_ahead[other->pc] &&
           one->captures == other->captures;
}

/* Is a thread with captures `n` in every component in which one with `other` is, or just behind it?
 */
static bool is_in_all(const captures *n, const captures *other, size_t length) {
    for (unsigned i = 0; i < COMPONENTS; i++) {
        bool is_in = n->end[i] == UNSET || n->end[i] == length;
        bool other_is_in =
            other->begin[i] != UNSET && (other->end[i] == UNSET || other->end[i] == length);
        if (other_is_in && (!is_in || n->begin[i] != other->begin[i]))
            return false;
    }
    return true;
}

/* Does an earlier thread, among those that are kept, stand for this one, too? */
static bool is_superseded(const thread_pruner *p, const threads *t, const thread *one,
                          size_t length) {
    for (unsigned i = 0; i < p->kept.count; i++) {
        const thread *first = &p->kept.thread[i];
        if (dominates(p->dominance, (int)first->pc, (int)one->pc) &&
            is_in_all(&p->kept.captures[first->captures], &t->captures[one->captures], length))
            return true;
    }
    return false;
}

/* Adds a thread to those that are kept. */
static void keep(threads *kept, const threads *t, thread one) {
    unsigned i = kept->captures_count;
    while (i > 0 &&
           memcmp(&kept->captures[i - 1], &t->captures[one.captures], sizeof(captures)) != 0)
        i--;
    one.captures = i > 0 ? i - 1 : add_captures(kept, &t->captures[one.captures]);
    add_thread(kept, one);
}

void prune_threads(thread_pruner *p, threads *t, size_t length) {
    unsigned end;
    p->kept.count = p->kept.captures_count = 0;
    for (unsigned first = 0; first < t->count; first = end) {
        thread *part = &t->thread[first];
        for (end = first + 1; end < t->count && are_alike(p, part, &t->thread[end]);)
            end++;
        qsort(part, end - first, sizeof *part, by_instruction);
        choose_none(p->dominance);
        for (unsigned i = 0; first + i < end; i++)
            choose_node(p->dominance, (int)part[i].pc);
        for (unsigned i = 0; first + i < end; i++)
            if (!is_dispensable(p->dominance, (int)part[i].pc) &&
                !is_superseded(p, t, &part[i], length))
                keep(&p->kept, t, part[i]);
    }
    threads pruned = p->kept;
    p->kept = *t;
    *t = pruned;
}

/* Threads without those that decide nothing, where a search has met many states: what
 * automata/fewer_configurations.h does for the tables, about threads and by their own program.
 *
 * A thread is dropped if an earlier one dominates it (dominance.h), and is in all components that
 * it is in: the earlier one completes each text that it completes, and comes first. Neighbours that
 * have captured the same, and will capture nothing, are equal: any of them may stand for another.
 */
#ifndef FEWER_THREADS_H
#define FEWER_THREADS_H

#include "prove/pike.h"

/* From so many states of a search on. */
enum { MANY_STATES_OF_SEARCH = 40000 };

typedef struct thread_pruner thread_pruner;

/* NULL: the program is too large, or has an A - B. */
thread_pruner *thread_pruner_of(const pike *vm);

/* Drops threads behind a text of `length` bytes. */
void prune_threads(thread_pruner *p, threads *t, size_t length);

#endif

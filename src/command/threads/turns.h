/* Threads that take turns, in the order of their tickets: 0, 1, 2, ... */
#ifndef URIC_COMMAND_TURNS_H
#define URIC_COMMAND_TURNS_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

struct turns {
    pthread_mutex_t lock;
    pthread_cond_t passed;
    uintmax_t ticket; /* the thread that has it may go on */
};

#define TURNS_INIT                                                                                 \
    { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0 }

/* Is it this ticket's turn? */
bool turns_is_at(struct turns *turns, uintmax_t ticket);

/* Waits for the turn of the ticket. */
void turns_wait(struct turns *turns, uintmax_t ticket);

/* Passes the turn to the next ticket, whose thread then sees all writes of the threads before. */
void turns_pass(struct turns *turns);

/* pthread_mutex_lock, for a mutex that other threads hold for a short time: tries for a while
 * before the thread sleeps. */
void lock_after_spinning(pthread_mutex_t *lock);

#endif

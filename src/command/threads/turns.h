/* Threads that take turns, in the order of their tickets: 0, 1, 2, ... */
#ifndef URIC_COMMAND_TURNS_H
#define URIC_COMMAND_TURNS_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

struct turn {
    pthread_mutex_t lock;
    pthread_cond_t passed;
    uintmax_t ticket; /* whose turn it is */
};

#define TURN_INIT                                                                                  \
    { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0 }

/* As pthread_mutex_lock, for what others hold for a short time. */
void lock_patiently(pthread_mutex_t *lock);

bool turn_has_come(struct turn *turn, uintmax_t ticket);
void turn_wait(struct turn *turn, uintmax_t ticket);

/* The next ticket's turn comes. Who waits for it sees all that was done in the turns before. */
void turn_pass(struct turn *turn);

#endif

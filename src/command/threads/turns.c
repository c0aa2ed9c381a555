#include "command/command.h"

#include "command/threads/turns.h"

#include <sched.h>

/* What is waited for comes soon most often: sooner than a thread that sleeps wakes up. */
enum { PATIENCE = 100 };

void lock_patiently(pthread_mutex_t *lock) {
    for (unsigned i = 0; i < PATIENCE; i++) {
        if (pthread_mutex_trylock(lock) == 0)
            return;
        sched_yield();
    }
    pthread_mutex_lock(lock);
}

bool turn_has_come(struct turn *turn, uintmax_t ticket) {
    pthread_mutex_lock(&turn->lock);
    bool has_come = turn->ticket == ticket;
    pthread_mutex_unlock(&turn->lock);
    return has_come;
}

void turn_wait(struct turn *turn, uintmax_t ticket) {
    for (unsigned i = 0; i < PATIENCE; i++) {
        if (turn_has_come(turn, ticket))
            return;
        sched_yield();
    }
    pthread_mutex_lock(&turn->lock);
    while (turn->ticket != ticket)
        pthread_cond_wait(&turn->passed, &turn->lock);
    pthread_mutex_unlock(&turn->lock);
}

void turn_pass(struct turn *turn) {
    pthread_mutex_lock(&turn->lock);
    turn->ticket++;
    pthread_cond_broadcast(&turn->passed);
    pthread_mutex_unlock(&turn->lock);
}

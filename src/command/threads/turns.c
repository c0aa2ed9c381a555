#include "command/command.h"

#include "command/threads/turns.h"

#include <sched.h>

/* Most waits end sooner than a sleeping thread would wake up. */
enum { SPINS = 100 };

void lock_after_spinning(pthread_mutex_t *lock) {
    for (unsigned i = 0; i < SPINS; i++) {
        if (pthread_mutex_trylock(lock) == 0)
            return;
        sched_yield();
    }
    pthread_mutex_lock(lock);
}

bool turns_is_at(struct turns *turns, uintmax_t ticket) {
    pthread_mutex_lock(&turns->lock);
    bool is_at = turns->ticket == ticket;
    pthread_mutex_unlock(&turns->lock);
    return is_at;
}

void turns_wait(struct turns *turns, uintmax_t ticket) {
    for (unsigned i = 0; i < SPINS; i++) {
        if (turns_is_at(turns, ticket))
            return;
        sched_yield();
    }
    pthread_mutex_lock(&turns->lock);
    while (turns->ticket != ticket)
        pthread_cond_wait(&turns->passed, &turns->lock);
    pthread_mutex_unlock(&turns->lock);
}

void turns_pass(struct turns *turns) {
    pthread_mutex_lock(&turns->lock);
    turns->ticket++;
    pthread_cond_broadcast(&turns->passed);
    pthread_mutex_unlock(&turns->lock);
}

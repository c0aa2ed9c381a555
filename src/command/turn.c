#include "command.h"

#include "turn.h"

bool turn_has_come(struct turn *turn, uintmax_t ticket) {
    pthread_mutex_lock(&turn->lock);
    bool has_come = turn->ticket == ticket;
    pthread_mutex_unlock(&turn->lock);
    return has_come;
}

void turn_wait(struct turn *turn, uintmax_t ticket) {
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

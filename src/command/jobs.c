#include "command.h"

#include "jobs.h"

#include <pthread.h>
#include <stdlib.h>

#include "trouble.h"

struct jobs {
    pthread_mutex_t lock;
    pthread_cond_t has_more; /* or `ended` */
    pthread_cond_t has_done; /* all that was begun */
    void (*work)(void *context, size_t index);
    void *context;
    size_t next; /* the first index that nobody has taken, */
    size_t count;
    size_t undone; /* and how many are not done */
    bool ended;
    size_t threads;
    pthread_t thread[];
};

/* Both with the lock held. */
static void do_next(struct jobs *jobs) {
    size_t index = jobs->next++;
    pthread_mutex_unlock(&jobs->lock);
    jobs->work(jobs->context, index);
    pthread_mutex_lock(&jobs->lock);
    if (--jobs->undone == 0)
        pthread_cond_signal(&jobs->has_done);
}

static void do_all(struct jobs *jobs) {
    while (jobs->next < jobs->count)
        do_next(jobs);
}

static void *serve(void *argument) {
    struct jobs *jobs = argument;
    pthread_mutex_lock(&jobs->lock);
    while (!jobs->ended) {
        do_all(jobs);
        pthread_cond_wait(&jobs->has_more, &jobs->lock);
    }
    pthread_mutex_unlock(&jobs->lock);
    return NULL;
}

struct jobs *jobs_start(size_t threads) {
    struct jobs *jobs = grow(NULL, sizeof *jobs + threads * sizeof *jobs->thread);
    *jobs = (struct jobs){.threads = 0};
    pthread_mutex_init(&jobs->lock, NULL);
    pthread_cond_init(&jobs->has_more, NULL);
    pthread_cond_init(&jobs->has_done, NULL);
    while (jobs->threads < threads &&
           pthread_create(&jobs->thread[jobs->threads], NULL, serve, jobs) == 0)
        jobs->threads++;
    return jobs;
}

void jobs_share(struct jobs *jobs, void (*work)(void *context, size_t index), void *context,
                size_t count) {
    pthread_mutex_lock(&jobs->lock);
    jobs->work = work;
    jobs->context = context;
    jobs->next = 0;
    jobs->count = jobs->undone = count;
    pthread_cond_broadcast(&jobs->has_more);
    do_all(jobs);
    while (jobs->undone > 0)
        pthread_cond_wait(&jobs->has_done, &jobs->lock);
    pthread_mutex_unlock(&jobs->lock);
}

void jobs_end(struct jobs *jobs) {
    pthread_mutex_lock(&jobs->lock);
    jobs->ended = true;
    pthread_cond_broadcast(&jobs->has_more);
    pthread_mutex_unlock(&jobs->lock);
    while (jobs->threads > 0)
        pthread_join(jobs->thread[--jobs->threads], NULL);
    free(jobs);
}

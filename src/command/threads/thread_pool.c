#include "command/command.h"

#include "command/threads/thread_pool.h"

#include <pthread.h>
#include <stdlib.h>

#include "command/io/errors.h"

enum { STACK = 512 * 1024 };

struct thread_pool {
    pthread_mutex_t reading; /* held by the thread that reads */
    struct line_reader lines;
    uintmax_t blocks; /* number of blocks read */

    struct turns writing;
    int status; /* the worst exit status of the blocks written */

    pthread_mutex_t lock; /* for what follows */
    pthread_cond_t changed;
    size_t ended; /* number of threads that have ended */
    bool is_over; /* a worker was the last: all output that is wanted is written */

    struct worker worker[]; /* [jobs] */
};

/* Of a long line, the thread goes on reading: it keeps the lock until the last piece. */
static bool take_block(struct worker *worker) {
    struct thread_pool *pool = worker->pool;
    lock_after_spinning(&pool->reading);
    bool taken = lines_read(&pool->lines, &worker->block);
    if (taken)
        worker->ticket = worker->out.ticket = pool->blocks++;
    if (!taken || !worker->block.continues)
        pthread_mutex_unlock(&pool->reading);
    return taken;
}

void worker_read_on(struct worker *worker) {
    lines_read_on(&worker->pool->lines, &worker->block);
    if (!worker->block.continues)
        pthread_mutex_unlock(&worker->pool->reading);
}

static void write_block(struct worker *worker) {
    struct thread_pool *pool = worker->pool;
    turns_wait(&pool->writing, worker->ticket);
    out_flush(&worker->out);
    pool->status = worse(pool->status, worker->status);
    if (worker->block.error != NULL) {
        print_error("%s", worker->block.error);
        free(worker->block.error);
        worker->block.error = NULL;
        pool->status = EXIT_FAILED;
    }
    if (!worker->is_last)
        turns_pass(&pool->writing);
}

static void work(struct worker *worker) {
    while (!worker->is_last && take_block(worker)) {
        worker->task->handle(worker);
        write_block(worker);
    }
    block_free(&worker->block);
    out_free(&worker->out);
}

static void *work_in_thread(void *argument) {
    struct worker *worker = argument;
    struct thread_pool *pool = worker->pool;
    work(worker);
    pthread_mutex_lock(&pool->lock);
    pool->ended++;
    if (worker->is_last)
        pool->is_over = true;
    pthread_cond_signal(&pool->changed);
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

/* Starts detached threads: they are not joined, because one may wait for input forever. */
static size_t start_threads(struct thread_pool *pool, size_t jobs) {
    pthread_attr_t attributes;
    pthread_t thread;
    size_t count = 0;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, STACK);
    while (count < jobs &&
           pthread_create(&thread, &attributes, work_in_thread, &pool->worker[count]) == 0)
        count++;
    pthread_attr_destroy(&attributes);
    return count;
}

static void wait_for_threads(struct thread_pool *pool, size_t threads) {
    pthread_mutex_lock(&pool->lock);
    while (pool->ended < threads && !pool->is_over)
        pthread_cond_wait(&pool->changed, &pool->lock);
    pthread_mutex_unlock(&pool->lock);
}

int thread_pool_run(const struct options *options, char **files, const struct task *task) {
    size_t jobs = options->jobs;
    struct thread_pool *pool = resize(NULL, sizeof *pool + jobs * sizeof *pool->worker);
    *pool = (struct thread_pool){
        .reading = PTHREAD_MUTEX_INITIALIZER,
        .lines = {.end = options->end,
                  .names = files,
                  .in_pieces = task->in_pieces,
                  .quiet = task->quiet},
        .writing = TURNS_INIT,
        .status = EXIT_OK,
        .lock = PTHREAD_MUTEX_INITIALIZER,
        .changed = PTHREAD_COND_INITIALIZER,
    };
    for (size_t i = 0; i < jobs; i++)
        pool->worker[i] = (struct worker){
            .pool = pool, .task = task, .index = i, .out = {.turns = &pool->writing}};
    out_flush(&standard_output);
    out_is_terminal(); /* finds out before threads ask */
    size_t threads = jobs > 1 ? start_threads(pool, jobs) : 0;
    if (threads > 0)
        wait_for_threads(pool, threads);
    else
        work(&pool->worker[0]);
    int status = pool->status;
    if (!pool->is_over) {
        lines_free(&pool->lines);
        free(pool);
    }
    return status;
}

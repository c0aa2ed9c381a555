#include "command/command.h"

#include "command/threads/thread_pool.h"

#include <pthread.h>
#include <stdlib.h>

#include "command/io/errors.h"

enum { STACK = 512 * 1024 };

struct pipeline {
    pthread_mutex_t reading;
    struct lines lines;
    uintmax_t blocks; /* that were read */

    struct turn writing;
    int status; /* of whose turn has come */

    pthread_mutex_t lock;
    pthread_cond_t changed;
    size_t ended; /* threads */
    bool is_over; /* as far as what was written counts */

    struct worker worker[]; /* [jobs] */
};

static bool take_block(struct worker *worker) {
    struct pipeline *pipeline = worker->pipeline;
    lock_patiently(&pipeline->reading);
    bool taken = lines_read(&pipeline->lines, &worker->block);
    if (taken)
        worker->ticket = worker->out.ticket = pipeline->blocks++;
    if (!taken || !worker->block.continues)
        pthread_mutex_unlock(&pipeline->reading);
    return taken;
}

void worker_read_on(struct worker *worker) {
    lines_read_on(&worker->pipeline->lines, &worker->block);
    if (!worker->block.continues)
        pthread_mutex_unlock(&worker->pipeline->reading);
}

static void write_block(struct worker *worker) {
    struct pipeline *pipeline = worker->pipeline;
    turn_wait(&pipeline->writing, worker->ticket);
    out_flush(&worker->out);
    pipeline->status = worse(pipeline->status, worker->status);
    if (worker->block.trouble != NULL) {
        complain("%s", worker->block.trouble);
        free(worker->block.trouble);
        worker->block.trouble = NULL;
        pipeline->status = EXIT_TROUBLE;
    }
    if (!worker->is_last)
        turn_pass(&pipeline->writing);
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
    struct pipeline *pipeline = worker->pipeline;
    work(worker);
    pthread_mutex_lock(&pipeline->lock);
    pipeline->ended++;
    if (worker->is_last)
        pipeline->is_over = true;
    pthread_cond_signal(&pipeline->changed);
    pthread_mutex_unlock(&pipeline->lock);
    return NULL;
}

/* Threads that nobody joins: the last to end may be one that waits for input. */
static size_t start_threads(struct pipeline *pipeline, size_t jobs) {
    pthread_attr_t attributes;
    pthread_t thread;
    size_t count = 0;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, STACK);
    while (count < jobs &&
           pthread_create(&thread, &attributes, work_in_thread, &pipeline->worker[count]) == 0)
        count++;
    pthread_attr_destroy(&attributes);
    return count;
}

static void wait_for_threads(struct pipeline *pipeline, size_t threads) {
    pthread_mutex_lock(&pipeline->lock);
    while (pipeline->ended < threads && !pipeline->is_over)
        pthread_cond_wait(&pipeline->changed, &pipeline->lock);
    pthread_mutex_unlock(&pipeline->lock);
}

int pipeline_run(const struct options *options, char **files, const struct task *task) {
    size_t jobs = options->jobs;
    struct pipeline *pipeline = grow(NULL, sizeof *pipeline + jobs * sizeof *pipeline->worker);
    *pipeline = (struct pipeline){
        .reading = PTHREAD_MUTEX_INITIALIZER,
        .lines = {.end = options->end,
                  .names = files,
                  .in_pieces = task->in_pieces,
                  .quiet = task->quiet},
        .writing = TURN_INIT,
        .status = EXIT_WELL,
        .lock = PTHREAD_MUTEX_INITIALIZER,
        .changed = PTHREAD_COND_INITIALIZER,
    };
    for (size_t i = 0; i < jobs; i++)
        pipeline->worker[i] = (struct worker){
            .pipeline = pipeline, .task = task, .index = i, .out = {.turn = &pipeline->writing}};
    out_flush(&standard_output);
    out_is_terminal(); /* known before threads ask */
    size_t threads = jobs > 1 ? start_threads(pipeline, jobs) : 0;
    if (threads > 0)
        wait_for_threads(pipeline, threads);
    else
        work(&pipeline->worker[0]);
    int status = pipeline->status;
    if (!pipeline->is_over) {
        lines_free(&pipeline->lines);
        free(pipeline);
    }
    return status;
}

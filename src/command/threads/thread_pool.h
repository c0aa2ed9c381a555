/* Blocks of lines, shared among threads. Each thread reads a block, handles its lines, and writes
 * what it collected when its turn has come, in the order of the input:
 *
 *     thread 1   read 0 | handle 0        | write 0 | read 2 | handle 2 ...
 *     thread 2          | read 1 | handle 1         | write 1 | read 3 | ...
 *
 * One thread reads at a time. A block ends where one read(2) did, so that a program which writes
 * one line into a pipe gets its answer at once. No thread has more than one block, so that memory
 * does not grow with the input. */
#ifndef URIC_COMMAND_THREAD_POOL_H
#define URIC_COMMAND_THREAD_POOL_H

#include "command/io/lines.h"
#include "command/io/output.h"
#include "command/options.h"

/* A thread, and its block of lines. */
struct worker {
    struct thread_pool *pool;
    const struct task *task;
    size_t index;     /* less than the number of jobs */
    uintmax_t ticket; /* the number of the block in the input */
    struct block block;
    struct out out;
    int status;   /* the worst exit status so far */
    bool is_last; /* set by the handler: blocks behind this one are not wanted */
};

struct task {
    /* Handles the worker's block, if it has text: writes to its `out`, and sets its status. The
     * handler of a task in_pieces takes all pieces of a long line, unless the worker is_last. */
    void (*handle)(struct worker *worker);
    void *context;  /* for the handler */
    bool in_pieces; /* as in struct line_reader */
    bool quiet;
};

/* Does the task for the lines of the files, in as many threads as the options ask for, or in as
 * many as the system gives. Returns an exit status: EXIT_FAILED if some input could not be read.
 *
 * If a worker is_last, other threads may still wait for input, and run until the program ends. So
 * task and context must not be on the stack if the handler sets is_last. */
int thread_pool_run(const struct options *options, char **files, const struct task *task);

/* Reads the next piece of the worker's line; see lines_read_on. */
void worker_read_on(struct worker *worker);

#endif

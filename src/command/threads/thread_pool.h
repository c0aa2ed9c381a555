/* Lines of files through threads: each reads a block, handles its lines, and writes what it
 * collected when its turn has come, in the order of the input:
 *
 *     thread 1   read 0 | handle 0        | write 0 | read 2 | handle 2 ...
 *     thread 2          | read 1 | handle 1         | write 1 | read 3 | ...
 *
 * A block ends where one read(2) did, so that who feeds lines one by one gets each answer at once.
 */
#ifndef URIC_COMMAND_THREAD_POOL_H
#define URIC_COMMAND_THREAD_POOL_H

#include "command/io/lines.h"
#include "command/io/output.h"
#include "command/options.h"

/* A thread, and its block of lines. */
struct worker {
    struct pipeline *pipeline;
    const struct task *task;
    size_t index;     /* 0 to the number of jobs - 1 */
    uintmax_t ticket; /* the block's place in the input */
    struct block block;
    struct out out;
    int status;   /* the worst exit status of the block's lines */
    bool is_last; /* what follows the block does not count */
};

struct task {
    /* Handles the worker's block, where it has text: writes to its `out`, and sets `status`. Of a
     * long line (in_pieces) it takes all pieces, unless the worker is_last. */
    void (*handle)(struct worker *worker);
    void *context;  /* the handler's */
    bool in_pieces; /* as in struct lines */
    bool quiet;
};

/* Does the task with the lines of the files, in as many threads as the options ask for, or as the
 * system gives. Returns an exit status: EXIT_TROUBLE if not all could be read. Task and context are
 * not on the stack: where a worker is_last, others may wait for input as long as the program runs.
 */
int pipeline_run(const struct options *options, char **files, const struct task *task);

/* The next piece of the worker's line; see lines_read_on. */
void worker_read_on(struct worker *worker);

#endif

/* Threads that wait for work, and share what comes: indices of equal parts of one task. */
#ifndef URIC_JOBS_H
#define URIC_JOBS_H

#include <stddef.h>

struct jobs;

/* Starts `threads` of them; where the system gives fewer, there are fewer. */
struct jobs *jobs_start(size_t threads);

/* Calls work(context, 0) to work(context, count - 1), once each, in any order: in these threads,
 * and in the caller's. Returns when all is done. */
void jobs_share(struct jobs *jobs, void (*work)(void *context, size_t index), void *context,
                size_t count);

void jobs_end(struct jobs *jobs);

#endif

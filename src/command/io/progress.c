#include "command/command.h"

#include "command/io/progress.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static const uintmax_t large = 16u << 20; /* bytes; less is read in no time */
static const long interval_ms = 250;
static bool disabled;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool shown; /* guarded by the lock: one thread shows, another may erase */

void progress_disable(void) {
    disabled = true;
}

/* Have interval_ms passed since the last time? The first call only starts the clock, so that a
 * short run shows nothing. */
static bool is_due(void) {
    static struct timespec last;
    struct timespec now;
    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0)
        return false;
    long elapsed_ms =
        (long)(now.tv_sec - last.tv_sec) * 1000 + (now.tv_nsec - last.tv_nsec) / 1000000;
    if (last.tv_sec != 0 && elapsed_ms < interval_ms)
        return false;
    bool first = last.tv_sec == 0;
    last = now;
    return !first;
}

static void erase(void) {
    if (!shown)
        return;
    shown = false;
    fputs("\r                              \r", stderr);
    fflush(stderr);
}

void progress_show(uintmax_t done, uintmax_t total) {
    static int terminal = -1;
    if (disabled || (total > 0 ? total : done) <= large)
        return;
    if (terminal < 0)
        terminal = isatty(STDERR_FILENO);
    if (!terminal || !is_due())
        return;
    if (total > 0 && done > total) /* the file grows */
        done = total;
    pthread_mutex_lock(&lock);
    erase();
    if (total > 0)
        fprintf(stderr, "%3u%% of %ju MB", (unsigned)(100.0 * (double)done / (double)total),
                total / 1000000);
    else
        fprintf(stderr, "%ju MB", done / 1000000);
    fflush(stderr);
    shown = true;
    pthread_mutex_unlock(&lock);
}

void progress_erase(void) {
    pthread_mutex_lock(&lock);
    erase();
    pthread_mutex_unlock(&lock);
}

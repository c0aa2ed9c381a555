#include "build/progress.h"

#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "support.h"

enum { MOST_STEPS = 16, MOST_NAME = 40 };

static struct {
    const char *name;
    double seconds;
} steps[MOST_STEPS];
static unsigned done;
static struct timespec begun;
static bool running;

/* The line that the handler of the signal shows. */
static char line[MOST_NAME + 24];
static volatile sig_atomic_t shown_seconds;

static double seconds_since(const struct timespec *then) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - then->tv_sec) + (double)(now.tv_nsec - then->tv_nsec) / 1e9;
}

/* "\rprove: 12 s", by functions that a handler may call. */
static void show(int signal) {
    size_t len = strlen(line);
    char text[sizeof line + 16], digits[12];
    unsigned count = 0;
    (void)signal;
    shown_seconds++;
    memcpy(text, line, len);
    for (int left = shown_seconds; left > 0; left /= 10)
        digits[count++] = (char)('0' + left % 10);
    while (count > 0)
        text[len++] = digits[--count];
    memcpy(text + len, " s", 2);
    if (write(STDERR_FILENO, text, len + 2) < 0)
        shown_seconds = 0; /* nobody looks */
}

static void set_timer(const char *name) {
    struct itimerval every = {.it_interval = {name != NULL, 0}, .it_value = {name != NULL, 0}};
    struct sigaction act = {.sa_handler = name != NULL ? show : SIG_DFL, .sa_flags = SA_RESTART};
    if (name == NULL)
        setitimer(ITIMER_REAL, &every, NULL);
    if (shown_seconds > 0)
        fprintf(stderr, "\r%*s\r", (int)sizeof line + 8, "");
    shown_seconds = 0;
    if (name != NULL)
        snprintf(line, sizeof line, "\r%.*s: ", MOST_NAME, name);
    sigaction(SIGALRM, &act, NULL);
    if (name != NULL)
        setitimer(ITIMER_REAL, &every, NULL);
}

void begin_step(const char *name) {
    if (running)
        steps[done++].seconds = seconds_since(&begun);
    running = name != NULL && done < MOST_STEPS;
    if (running)
        steps[done].name = name;
    clock_gettime(CLOCK_MONOTONIC, &begun);
    if (isatty(STDERR_FILENO))
        set_timer(name);
}

void print_timings(FILE *out) {
    double sum = 0;
    for (unsigned i = 0; i < done; sum += steps[i++].seconds)
        fprintf(out, "%8.3f s  %s\n", steps[i].seconds, steps[i].name);
    fprintf(out, "%8.3f s  in all\n", sum);
}

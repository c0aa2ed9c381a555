/* Counts instructions by single steps (ptrace). Unlike Valgrind, this counts AVX-512, too, which
 * the library uses on machines that have it. */
#define _DEFAULT_SOURCE
#include "step.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

/* The parent counts between two stops of its child. */
void step_boundary(void) {
    raise(SIGSTOP);
}

static _Noreturn void fail(const char *what) {
    perror(what);
    exit(77); /* the test is skipped: ptrace may be forbidden */
}

/* Returns the number of steps until the child stops itself; -1 if it ends. */
static long long count_steps(pid_t child, int request) {
    long long steps = 0;
    int status;
    do {
        if (ptrace(request, child, NULL, NULL) != 0 || waitpid(child, &status, 0) != child)
            fail("ptrace");
        steps++;
    } while (WIFSTOPPED(status) && WSTOPSIG(status) != SIGSTOP);
    return WIFSTOPPED(status) ? steps : -1;
}

long long step_count(void (*run)(void)) {
    long long all = 0, steps;
    int status;
    pid_t child = fork();
    if (child == 0) {
        if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0)
            fail("ptrace");
        step_boundary();
        run();
        _exit(0);
    }
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFSTOPPED(status))
        fail("cannot trace a process");
    while (count_steps(child, PTRACE_CONT) >= 0 &&
           (steps = count_steps(child, PTRACE_SINGLESTEP)) >= 0)
        all += steps;
    return all;
}

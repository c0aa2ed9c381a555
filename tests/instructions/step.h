#ifndef URIC_STEP_H
#define URIC_STEP_H

/* Calls `run` in a child process. Returns the number of its instructions between the first and the
 * second call of step_boundary, the third and the fourth, and so on, including those of the calls.
 * Exits with 77 if processes cannot be traced. */
long long step_count(void (*run)(void));
void step_boundary(void);

#endif

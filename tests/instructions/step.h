#ifndef URIC_STEP_H
#define URIC_STEP_H

/* How many instructions a child process that calls `run` takes between the first and the second
 * call of step_boundary, the third and the fourth, and so on; what two calls take by themselves is
 * counted, too. Exits with 77 if processes cannot be traced. */
long long step_count(void (*run)(void));
void step_boundary(void);

#endif

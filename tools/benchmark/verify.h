/* Checks that contestants with the same grammar give the same verdicts. */
#ifndef VERIFY_H
#define VERIFY_H

#include "benchmark.h"

/* Prints on standard error the contestants whose verdicts differ from those of uric_check, each
 * with the first such text. Returns true if there are none. */
bool verify(const struct corpus *corpus);

#endif

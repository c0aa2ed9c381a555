/* The verdicts of the lines ahead: a block is divided at line ends, and threads share the parts. */
#ifndef URIC_AHEAD_H
#define URIC_AHEAD_H

#include <stdbool.h>
#include <stddef.h>

#include "uric.h"

enum { JOBS_MAX = 256 };

struct ahead {
    const uric_rule *rule;
    char delimiter;
    bool crlf; /* '\r' before it belongs to it */
    size_t threads;
    struct jobs *jobs; /* NULL: not started yet */
    struct part *part; /* [most]; those from `next` to `parts` are not taken whole */
    size_t most;
    size_t parts;
    size_t next;
};

/* No string of the rule has the delimiter. There are 1 to JOBS_MAX jobs: the caller's is one. */
void ahead_begin(struct ahead *ahead, const uric_rule *rule, char delimiter, bool crlf,
                 size_t jobs);

/* As uric_check_lines. `text` is what was not taken yet of the text before, or new where that has
 * no more whole lines; who took the valid lines takes the refused one behind them as well. */
size_t ahead_valid(struct ahead *ahead, uric_span text, size_t *count);

void ahead_end(struct ahead *ahead);

#endif

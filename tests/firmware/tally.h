/* Counts checks, reports failures, and prints a summary. */
#ifndef TALLY_H
#define TALLY_H

#include <stdbool.h>

#include "board.h"
#include "message.h"

typedef struct tally {
    unsigned done, failed;
} tally;

static inline void print(message *m) {
    add_text(m, "\n");
    board_write(m->text, m->len);
}

static inline void expect(tally *t, bool holds, const char *what) {
    t->done++;
    if (holds)
        return;
    t->failed++;
    message m = {.len = 0};
    add_text(&m, "failed: ");
    add_text(&m, what);
    print(&m);
}

/* Prints "12 NOUN, 0 failures"; returns the exit status. */
static inline int sum_up(const tally *t, const char *noun) {
    message m = {.len = 0};
    add_number(&m, t->done);
    add_text(&m, " ");
    add_text(&m, noun);
    add_text(&m, ", ");
    add_number(&m, t->failed);
    add_text(&m, " failures");
    print(&m);
    return t->failed > 0;
}

#endif

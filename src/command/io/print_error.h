/* A refusal in words: the same in every subcommand. */
#ifndef URIC_COMMAND_PRINT_ERROR_H
#define URIC_COMMAND_PRINT_ERROR_H

#include "command/io/output.h"
#include "uric.h"

/* A text, or what is in memory of it around a culprit. */
struct excerpt {
    uric_span text;
    size_t before; /* bytes of the text that stand before these */
    bool more;     /* or behind them */
};

/* A text that a rule refused, and where it stands in its line. */
struct refusal {
    const uric_error *error;
    const uric_rule *rule;
    struct excerpt excerpt; /* no text: nobody knows it */
    size_t before;          /* bytes of the line before the text */
};

/* The library's sentence; and what is wrong for a person who has the text: see sentence.c. In
 * the scratch of `out`. */
uric_span refusal_message(struct out *out, const uric_error *error);
uric_span sentence(struct out *out, const struct refusal *refusal);

/* Is a carriage return at the end of the text all that is wrong with it? */
bool is_carriage_return(const struct refusal *refusal);

/* The sentence as text. */
void out_message(struct out *out, const struct refusal *refusal);

/* `OFFSET<TAB>message`, where OFFSET counts bytes of the line from 0. */
void out_refusal(struct out *out, const struct refusal *refusal);

/* {"offset":…,"byte":…,"component":…,"message":…,"expected":[…]}; `byte` is null at the end. */
void out_refusal_json(struct out *out, const struct refusal *refusal);

/* A line: `error<TAB>OFFSET<TAB>message`, or {"error":…}. */
void out_refusal_line(struct out *out, const struct refusal *refusal, bool json);

/* The same for what a line lacks before any grammar sees it. */
void out_failure_line(struct out *out, size_t offset, const char *message, bool json);

/* For a person at a terminal: the text, a caret under the culprit, and the bytes that could have
 * stood there. A long text is shown around the culprit. */
void out_diagnostic(struct out *out, const struct refusal *refusal);

#endif

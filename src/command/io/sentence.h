/* What is wrong with a text that a rule refused, in a sentence. */
#ifndef URIC_COMMAND_SENTENCE_H
#define URIC_COMMAND_SENTENCE_H

#include <stdbool.h>
#include <stddef.h>

#include "command/io/output.h"
#include "uric.h"

/* A text; or, of a text too long for memory, the bytes around the refused one. */
struct excerpt {
    uric_span text;
    size_t before; /* bytes of the text in front of these */
    bool more;     /* the text goes on behind these */
};

struct refused_text {
    const uric_error *error;
    const uric_rule *rule;
    struct excerpt excerpt; /* absent: the text is not known */
    size_t before;          /* bytes of the line in front of the text */
};

/* The sentence. Like that of library_sentence, it stands in the scratch of `out`. */
uric_span error_sentence(struct out *out, const struct refused_text *refused);

/* What the library says, which knows neither the text nor the rule: uric_error_message. */
uric_span library_sentence(struct out *out, const uric_error *error);

/* Is a carriage return at the end of the text all that is wrong with it? */
bool ends_in_carriage_return(const struct refused_text *refused);

#endif

/* A refusal in words: the same in every subcommand. */
#ifndef URIC_REFUSAL_H
#define URIC_REFUSAL_H

#include "uric.h"

/* The library's sentence. */
void out_message(const uric_error *error);

/* `OFFSET<TAB>message`, where OFFSET counts bytes from 0. */
void out_refusal(const uric_error *error);

/* {"offset":…,"byte":…,"component":…,"message":…,"expected":[…]}; `byte` is null at the end. */
void out_refusal_json(const uric_error *error);

/* A line: `error<TAB>OFFSET<TAB>message`, or {"error":…}. */
void out_refusal_line(const uric_error *error, bool json);

/* The same for what a line lacks before any grammar sees it. */
void out_failure_line(size_t offset, const char *message, bool json);

/* For a person at a terminal: the text, a caret under the culprit, and the bytes that could have
 * stood there. A long text is shown around the culprit. */
void out_diagnostic(uric_span text, const uric_error *error);

#endif

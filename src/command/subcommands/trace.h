/* uric parse --trace: what the scan does with each byte. */
#ifndef URIC_COMMAND_TRACE_H
#define URIC_COMMAND_TRACE_H

#include "command/io/output.h"
#include "uric.h"

/* A line for each byte, as far as the text is accepted, and one for its end. */
void out_trace(struct out *out, const uric_rule *rule, uric_span text);

#endif

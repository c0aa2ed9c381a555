/* uric parse --trace: what the scan does with each byte. */
#ifndef URIC_TRACE_H
#define URIC_TRACE_H

#include "uric.h"

/* A line for each byte, as far as the text is accepted, and one for its end. */
void out_trace(const uric_rule *rule, uric_span text);

#endif

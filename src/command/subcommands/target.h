/* The target of a reference, in words. */
#ifndef URIC_COMMAND_TARGET_H
#define URIC_COMMAND_TARGET_H

#include "command/io/output.h"

/* What stands in place of the target of an empty reference, where the document gives it none. */
void out_current_document(struct out *out, const uric_uri *reference);

#endif

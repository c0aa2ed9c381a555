/* Memory for what the library writes: one block, which grows and is used again. */
#ifndef URIC_SCRATCH_H
#define URIC_SCRATCH_H

#include <stddef.h>

#include "uric.h"

/* An empty buffer of at least `size` bytes, valid until the next call. */
uric_buffer scratch(size_t size);

static inline uric_span written(const uric_buffer *buffer) {
    return (uric_span){buffer->at, buffer->len};
}

#endif

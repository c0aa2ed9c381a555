/* The readers, by name. */
#ifndef URIC_AGREE_READERS_H
#define URIC_AGREE_READERS_H

#include "agree/reading.h"

typedef struct uric_reader {
    const char *name;
    const char *text; /* what it reads as, for help */
    void (*read)(const struct uric_reader *reader, uric_span text, char *room,
                 uric_reading *reading);
} uric_reader;

/* NULL behind the last. */
const uric_reader *uric_reader_at(size_t index);

#endif

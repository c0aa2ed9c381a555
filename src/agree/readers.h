/* The readers, by name. */
#ifndef URIC_AGREE_READERS_H
#define URIC_AGREE_READERS_H

#include "agree/reading.h"

/* X("name", "what it reads as") */
#define URIC_READERS(X)                                                                            \
    X("whatwg", "the WHATWG URL Standard, Review Draft of 18 August 2026")                         \
    X("python", "urllib.parse.urlsplit of Python 3.11")

typedef struct uric_reader {
    const char *name;
    void (*read)(uric_span text, char *room, uric_reading *reading);
} uric_reader;

/* NULL behind the last. */
const uric_reader *uric_reader_at(size_t index);

#endif

/* The readers, by name. */
#ifndef URIC_AGREE_READERS_H
#define URIC_AGREE_READERS_H

#include "agree/departures.h"

/* X("name", departures from RFC 3986 (NULL: the WHATWG reader), "what it reads as") */
#define URIC_READERS(X)                                                                            \
    X("whatwg", NULL, "the WHATWG URL Standard, Review Draft of 18 August 2026")                   \
    X("python", &uric_of_python, "urllib.parse.urlsplit of Python 3.13")                           \
    X("php", &uric_of_php, "parse_url of PHP 8")                                                   \
    X("curl", &uric_of_curl, "libcurl 8.14, as it reads the URL of a transfer")                    \
    X("curl-7", &uric_of_old_curl, "libcurl 7.88, as in Debian 12")

typedef struct uric_reader {
    const char *name;
    const uric_departures *departures;
} uric_reader;

/* Reads a text. Components lie in `room`, of uric_reading_room(text.len) bytes. */
void uric_read(const uric_reader *reader, uric_span text, char *room, uric_reading *reading);

/* NULL behind the last. */
const uric_reader *uric_reader_at(size_t index);

#endif

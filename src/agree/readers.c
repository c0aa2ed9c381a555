#include "agree/readers.h"

#include "agree/whatwg.h"

#define READER(name, departures, title) {name, departures},
static const uric_reader readers[] = {URIC_READERS(READER)};
#undef READER

const uric_reader *uric_reader_at(size_t index) {
    return index < sizeof readers / sizeof *readers ? &readers[index] : NULL;
}

void uric_read(const uric_reader *reader, uric_span text, char *room, uric_reading *reading) {
    if (reader->departures == NULL)
        uric_read_whatwg(text, room, reading);
    else
        uric_read_departing(reader->departures, text, room, reading);
}

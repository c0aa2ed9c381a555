#include "agree/readers.h"

#include "agree/whatwg.h"

static void read_whatwg(const uric_reader *reader, uric_span text, char *room,
                        uric_reading *reading) {
    (void)reader;
    uric_read_whatwg(text, room, reading);
}

static const uric_reader readers[] = {
    {"whatwg", read_whatwg},
};

const uric_reader *uric_reader_at(size_t index) {
    return index < sizeof readers / sizeof *readers ? &readers[index] : NULL;
}

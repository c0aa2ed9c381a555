#include "agree/readers.h"

#include "agree/python.h"
#include "agree/whatwg.h"

static const uric_reader readers[] = {
    {"whatwg", uric_read_whatwg},
    {"python", uric_read_python},
};

const uric_reader *uric_reader_at(size_t index) {
    return index < sizeof readers / sizeof *readers ? &readers[index] : NULL;
}

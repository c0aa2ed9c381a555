/* libFuzzer's target for src/agree: readers stay within their room, and what the reader of the
 * WHATWG standard writes as a URL, it reads as the same URL. */
#include <stdlib.h>
#include <string.h>

#include "agree/agreement.h"
#include "agree/readers.h"
#include "agree/whatwg.h"

static void *allocate(size_t size) {
    void *memory = malloc(size > 0 ? size : 1);
    if (memory == NULL)
        abort();
    return memory;
}

static size_t put(char *to, size_t at, const char *before, uric_span component,
                  const char *behind) {
    if (component.at == NULL)
        return at;
    at = (size_t)(stpcpy(to + at, before) - to);
    memcpy(to + at, component.at, component.len);
    at += component.len;
    return (size_t)(stpcpy(to + at, behind) - to);
}

/* 4.5, the URL serializer. */
static size_t serialize(const uric_reading *reading, char *to) {
    const uric_span *component = reading->component, path = component[URIC_PATH];
    size_t len = put(to, 0, "", component[URIC_SCHEME], ":");
    if (component[URIC_HOST].at != NULL) {
        len = (size_t)(stpcpy(to + len, "//") - to);
        len = put(to, len, "", component[URIC_USERINFO], "@");
        len = put(to, len, "", component[URIC_HOST], "");
        len = put(to, len, ":", component[URIC_PORT], "");
    } else if (path.len > 1 && path.at[0] == '/' && path.at[1] == '/') {
        len = (size_t)(stpcpy(to + len, "/.") - to);
    }
    len = put(to, len, "", path, "");
    len = put(to, len, "?", component[URIC_QUERY], "");
    return put(to, len, "#", component[URIC_FRAGMENT], "");
}

static void expect_same(const uric_reading *reading, size_t len) {
    char *url = allocate(uric_reading_room(len));
    size_t url_len = serialize(reading, url);
    char *room = allocate(uric_reading_room(url_len));
    uric_reading again;
    uric_read_whatwg(uric_span_of(url, url_len), room, &again);
    if (again.refused != NULL || uric_differences(reading, &again) != 0)
        abort();
    free(room);
    free(url);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len) {
    const uric_reader *reader;
    for (size_t i = 0; (reader = uric_reader_at(i)) != NULL; i++) {
        size_t size = uric_agreement_room(len);
        char *room = allocate(uric_reading_room(len)), *normal_room = allocate(size);
        uric_reading reading, normal;
        uric_read(reader, uric_span_of((const char *)data, len), room, &reading);
        uric_normal_reading(&reading, normal_room, size, &normal);
        if (uric_differences(&normal, &normal) != 0)
            abort();
        if (reader->departures == NULL && reading.refused == NULL)
            expect_same(&reading, len);
        free(normal_room);
        free(room);
    }
    return 0;
}

#include "refusal.h"

#include "output.h"
#include "trouble.h"

/* Valid until the next call. */
static uric_span message(const uric_error *error) {
    static char *buffer;
    static size_t size;
    size_t len = uric_error_message(error, buffer, size);
    if (len >= size) {
        size = len + 1;
        buffer = grow(buffer, size);
        uric_error_message(error, buffer, size);
    }
    return (uric_span){buffer, len};
}

void out_message(const uric_error *error) {
    uric_span sentence = message(error);
    out_escaped(sentence.at, sentence.len);
}

void out_refusal(const uric_error *error) {
    out_number(error->offset);
    out_byte('\t');
    out_message(error);
}

void out_refusal_json(const uric_error *error) {
    out_text("{\"offset\":");
    out_number(error->offset);
    out_text(",\"byte\":");
    if (error->byte >= 0)
        out_number((unsigned)error->byte);
    else
        out_text("null");
    out_text(",\"component\":");
    out_json_text(error->component);
    out_text(",\"message\":");
    out_json(message(error));
    out_text(",\"expected\":[");
    const char *term;
    for (size_t i = 0; (term = uric_error_expected(error, i)) != NULL; i++) {
        if (i > 0)
            out_byte(',');
        out_json_text(term);
    }
    out_text("]}");
}

void out_refusal_line(const uric_error *error, bool json) {
    if (json) {
        out_text("{\"error\":");
        out_refusal_json(error);
        out_text("}\n");
    } else {
        out_text("error\t");
        out_refusal(error);
        out_byte('\n');
    }
}

void out_failure_line(size_t offset, const char *message, bool json) {
    out_text(json ? "{\"error\":{\"offset\":" : "error\t");
    out_number(offset);
    out_text(json ? ",\"message\":" : "\t");
    if (json)
        out_json_text(message);
    else
        out_text(message);
    out_text(json ? "}}\n" : "\n");
}

#include "refusal.h"

#include "output.h"
#include "trouble.h"

uric_span refusal_message(const uric_error *error) {
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

void out_message(const struct refusal *refusal) {
    uric_span said = sentence(refusal);
    out_escaped(said.at, said.len);
}

static size_t offset_in_line(const struct refusal *refusal) {
    return refusal->before + refusal->error->offset;
}

void out_refusal(const struct refusal *refusal) {
    out_number(offset_in_line(refusal));
    out_byte('\t');
    out_message(refusal);
}

void out_refusal_json(const struct refusal *refusal) {
    const uric_error *error = refusal->error;
    out_text("{\"offset\":");
    out_number(offset_in_line(refusal));
    out_text(",\"byte\":");
    if (error->byte >= 0)
        out_number((unsigned)error->byte);
    else
        out_text("null");
    out_text(",\"component\":");
    out_json_text(error->component);
    out_text(",\"message\":");
    out_json(sentence(refusal));
    out_text(",\"expected\":[");
    const char *term;
    for (size_t i = 0; (term = uric_error_expected(error, i)) != NULL; i++) {
        if (i > 0)
            out_byte(',');
        out_json_text(term);
    }
    out_text("]}");
}

void out_refusal_line(const struct refusal *refusal, bool json) {
    if (json) {
        out_text("{\"error\":");
        out_refusal_json(refusal);
        out_text("}\n");
    } else {
        out_text("error\t");
        out_refusal(refusal);
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

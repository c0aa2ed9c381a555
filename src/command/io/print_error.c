#include "command/io/print_error.h"

uric_span refusal_message(struct out *out, const uric_error *error) {
    uric_buffer buffer = out_scratch(out, 0);
    buffer.len = uric_error_message(error, buffer.at, buffer.size);
    if (buffer.len >= buffer.size) {
        buffer = out_scratch(out, buffer.len + 1);
        buffer.len = uric_error_message(error, buffer.at, buffer.size);
    }
    return written(&buffer);
}

void out_message(struct out *out, const struct refusal *refusal) {
    uric_span said = sentence(out, refusal);
    out_escaped(out, said.at, said.len);
}

static size_t offset_in_line(const struct refusal *refusal) {
    return refusal->before + refusal->error->offset;
}

void out_refusal(struct out *out, const struct refusal *refusal) {
    out_number(out, offset_in_line(refusal));
    out_byte(out, '\t');
    out_message(out, refusal);
}

void out_refusal_json(struct out *out, const struct refusal *refusal) {
    const uric_error *error = refusal->error;
    out_text(out, "{\"offset\":");
    out_number(out, offset_in_line(refusal));
    out_text(out, ",\"byte\":");
    if (error->byte >= 0)
        out_number(out, (unsigned)error->byte);
    else
        out_text(out, "null");
    out_text(out, ",\"component\":");
    out_json_text(out, error->component);
    out_text(out, ",\"message\":");
    out_json(out, sentence(out, refusal));
    out_text(out, ",\"expected\":[");
    const char *term;
    for (size_t i = 0; (term = uric_error_expected(error, i)) != NULL; i++) {
        if (i > 0)
            out_byte(out, ',');
        out_json_text(out, term);
    }
    out_text(out, "]}");
}

void out_refusal_line(struct out *out, const struct refusal *refusal, bool json) {
    if (json) {
        out_text(out, "{\"error\":");
        out_refusal_json(out, refusal);
        out_text(out, "}\n");
    } else {
        out_text(out, "error\t");
        out_refusal(out, refusal);
        out_byte(out, '\n');
    }
}

void out_failure_line(struct out *out, size_t offset, const char *message, bool json) {
    out_text(out, json ? "{\"error\":{\"offset\":" : "error\t");
    out_number(out, offset);
    out_text(out, json ? ",\"message\":" : "\t");
    if (json)
        out_json_text(out, message);
    else
        out_text(out, message);
    out_text(out, json ? "}}\n" : "\n");
}

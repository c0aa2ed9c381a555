#include "command/io/error_line.h"

#include "command/command.h"

void out_sentence(struct out *out, const struct refused_text *refused) {
    uric_span sentence = error_sentence(out, refused);
    out_readable(out, sentence.at, sentence.len); /* it may name a character */
}

static size_t offset_in_line(const struct refused_text *refused) {
    return refused->before + refused->error->offset;
}

void out_offset_and_sentence(struct out *out, const struct refused_text *refused) {
    out_number(out, offset_in_line(refused));
    out_byte(out, '\t');
    out_sentence(out, refused);
}

void out_error_json(struct out *out, const struct refused_text *refused) {
    const uric_error *error = refused->error;
    out_text(out, "{\"offset\":");
    out_number(out, offset_in_line(refused));
    out_text(out, ",\"byte\":");
    if (error->byte >= 0)
        out_number(out, (unsigned)error->byte);
    else
        out_text(out, "null");
    out_text(out, ",\"component\":");
    out_json_text(out, error->component);
    out_text(out, ",\"message\":");
    out_json_readable(out, error_sentence(out, refused));
    out_text(out, ",\"expected\":[");
    const char *term;
    for (size_t i = 0; (term = uric_error_expected(error, i)) != NULL; i++) {
        if (i > 0)
            out_byte(out, ',');
        out_json_text(out, term);
    }
    out_text(out, "]}");
}

void out_error_part(struct out *out, const struct refused_text *refused, enum error_in in,
                    bool json) {
    static const char *const members[] = {
        [IN_STRING] = "", [IN_BASE] = ",\"in\":\"base\"", [IN_COMPONENT] = ",\"in\":\"component\""};
    if (json) {
        out_text(out, "\"error\":");
        out_error_json(out, refused);
        out_text(out, members[in]);
    } else {
        out_text(out, "error\t");
        out_number(out, offset_in_line(refused));
        out_text(out, in == IN_BASE ? "\tthe base: " : "\t");
        out_sentence(out, refused);
    }
}

void out_other_error_part(struct out *out, size_t offset, const char *message, bool json) {
    out_text(out, json ? "\"error\":{\"offset\":" : "error\t");
    out_number(out, offset);
    out_text(out, json ? ",\"message\":" : "\t");
    if (json) {
        out_json_text(out, message);
        out_byte(out, '}');
    } else
        out_text(out, message);
}

int out_error_line(struct out *out, const struct refused_text *refused, enum error_in in,
                   bool json) {
    out_text(out, json ? "{" : "");
    out_error_part(out, refused, in, json);
    out_text(out, json ? "}\n" : "\n");
    return EXIT_REFUSED;
}

int out_other_error(struct out *out, size_t offset, const char *message, bool json) {
    out_text(out, json ? "{" : "");
    out_other_error_part(out, offset, message, json);
    out_text(out, json ? "}" : "");
    return EXIT_REFUSED;
}

int out_other_error_line(struct out *out, size_t offset, const char *message, bool json) {
    out_other_error(out, offset, message, json);
    out_byte(out, '\n');
    return EXIT_REFUSED;
}

bool parse_or_out_error(struct out *out, const uric_rule *rule, uric_span text, size_t before,
                        enum error_in in, bool json, uric_uri *uri) {
    uric_error error;
    if (uric_parse(uri, rule, text.at, text.len, &error) == URIC_OK)
        return true;
    out_error_line(out, &(struct refused_text){&error, rule, {.text = text}, before}, in, json);
    return false;
}

#include "based.h"

#include <string.h>

#include "output.h"
#include "refusal.h"
#include "strings.h"
#include "trouble.h"

const uric_grammar *based_grammar(struct based *based) {
    const uric_grammar *grammar = choose_grammar(based->options.grammar);
    const uric_rule *resolver = uric_grammar_resolver(grammar);
    based->resolves = resolver != NULL;
    const char *otherwise =
        resolver != NULL ? uric_rule_name(resolver) : uric_grammar_reference(grammar);
    based->base_rule = choose_parser(grammar, NULL, otherwise);
    based->rule = choose_parser(grammar, based->options.rule, otherwise);
    return grammar;
}

uric_status based_text(const struct based *based, const uric_uri *base, const uric_uri *string,
                       based_operation *operation, uric_span *text) {
    static uric_buffer buffer;
    uric_status status = operation(based, base, string, &buffer);
    if (status == URIC_NO_ROOM) {
        buffer.size = 2 * buffer.len;
        buffer.at = grow(buffer.at, buffer.size);
        status = operation(based, base, string, &buffer);
    }
    *text = (uric_span){buffer.at != NULL ? buffer.at : "", buffer.len};
    return status;
}

static int out_trouble_at(const struct based *based, size_t offset, const char *message) {
    out_text(based->options.json ? "{\"error\":{\"offset\":" : "error\t");
    out_number(offset);
    out_text(based->options.json ? ",\"message\":" : "\t");
    if (based->options.json)
        out_json_text(message);
    else
        out_text(message);
    out_text(based->options.json ? "}}\n" : "\n");
    return EXIT_REFUSED;
}

int out_based_trouble(const struct based *based, const char *message) {
    return out_trouble_at(based, 0, message);
}

static int out_refused(const struct based *based, const struct refusal *refusal, bool in_base) {
    if (based->options.json) {
        out_text("{\"error\":");
        out_refusal_json(refusal);
        out_text(in_base ? ",\"in\":\"base\"}\n" : "}\n");
    } else {
        out_text("error\t");
        out_number(refusal->before + refusal->error->offset);
        out_text(in_base ? "\tthe base: " : "\t");
        out_message(refusal);
        out_byte('\n');
    }
    return EXIT_REFUSED;
}

/* `before`: how many bytes of the line stand before the string */
static int handle_string(const struct based *based, const uric_uri *base, uric_span text,
                         size_t before) {
    uric_uri string;
    uric_error error;
    if (uric_parse(&string, based->rule, text.at, text.len, &error) != URIC_OK)
        return out_refused(based, &(struct refusal){&error, based->rule, {.text = text}, before},
                           false);
    return based->handler(based, base, &string);
}

static int handle_beside_operand(void *context, uric_span text) {
    const struct based *based = context;
    if (based->base_error.status != URIC_OK)
        return out_refused(
            based,
            &(struct refusal){&based->base_error, based->base_rule, {.text = based->base_text}, 0},
            true);
    return handle_string(based, &based->base, text, 0);
}

static int handle_pair(void *context, uric_span line) {
    const struct based *based = context;
    const char *tab = line.len > 0 ? memchr(line.at, '\t', line.len) : NULL;
    if (tab == NULL)
        return out_trouble_at(based, line.len, "a TAB and a second string belong here");
    uric_uri base;
    uric_error error;
    size_t len = (size_t)(tab - line.at), before = len + 1;
    if (uric_parse(&base, based->base_rule, line.at, len, &error) != URIC_OK)
        return out_refused(
            based, &(struct refusal){&error, based->base_rule, {.text = {line.at, len}}, 0}, true);
    return handle_string(based, &base, (uric_span){tab + 1, line.len - before}, before);
}

/* Whatever the strings are. */
static int refuse_string(void *context, uric_span text) {
    (void)text;
    return out_based_trouble(context, uric_status_text(URIC_NO_RESOLUTION));
}

int each_based(const struct command *self, struct based *based, int argc, char **argv) {
    char **operands = argv + optind;
    const struct options *options = &based->options;
    if (based->pairs)
        return each_string(operands, options, based->resolves ? handle_pair : refuse_string, based);
    if (optind == argc)
        fail_usage(self, "a base belongs here");
    based->base_text = (uric_span){operands[0], strlen(operands[0])};
    uric_parse(&based->base, based->base_rule, based->base_text.at, based->base_text.len,
               &based->base_error);
    return each_string(operands + 1, options,
                       based->resolves ? handle_beside_operand : refuse_string, based);
}

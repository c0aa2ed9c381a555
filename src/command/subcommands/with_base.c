#include "command/subcommands/with_base.h"

#include <string.h>

#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/io/print_error.h"
#include "command/io/strings.h"

const uric_grammar *based_grammar(struct based *based) {
    const uric_grammar *grammar = choose_grammar(based->options.grammar);
    const uric_rule *resolver = uric_grammar_resolver(grammar);
    based->resolves = resolver != NULL;
    const char *otherwise =
        resolver != NULL ? uric_rule_name(resolver) : uric_grammar_reference(grammar);
    based->base_rule = choose_parser(grammar, NULL, otherwise);
    based->rule = choose_parser(grammar, based->options.rule, otherwise);
    based->is_plain = !based->options.json && is_plain_rule(based->base_rule, false) &&
                      is_plain_rule(based->rule, false);
    return grammar;
}

static int out_trouble_at(struct out *out, const struct based *based, size_t offset,
                          const char *message) {
    out_text(out, based->options.json ? "{\"error\":{\"offset\":" : "error\t");
    out_number(out, offset);
    out_text(out, based->options.json ? ",\"message\":" : "\t");
    if (based->options.json)
        out_json_text(out, message);
    else
        out_text(out, message);
    out_text(out, based->options.json ? "}}\n" : "\n");
    return EXIT_REFUSED;
}

int out_based_trouble(struct out *out, const struct based *based, const char *message) {
    return out_trouble_at(out, based, 0, message);
}

static int out_refused(struct out *out, const struct based *based, const struct refusal *refusal,
                       bool in_base) {
    if (based->options.json) {
        out_text(out, "{\"error\":");
        out_refusal_json(out, refusal);
        out_text(out, in_base ? ",\"in\":\"base\"}\n" : "}\n");
    } else {
        out_text(out, "error\t");
        out_number(out, refusal->before + refusal->error->offset);
        out_text(out, in_base ? "\tthe base: " : "\t");
        out_message(out, refusal);
        out_byte(out, '\n');
    }
    return EXIT_REFUSED;
}

/* `before`: how many bytes of the line stand before the string */
static int handle_string(const struct based *based, struct out *out, const uric_uri *base,
                         uric_span text, size_t before) {
    uric_uri string;
    uric_error error;
    if (uric_parse(&string, based->rule, text.at, text.len, &error) != URIC_OK)
        return out_refused(out, based,
                           &(struct refusal){&error, based->rule, {.text = text}, before}, false);
    return based->handler(based, out, base, &string);
}

static int handle_beside_operand(const void *context, struct out *out, uric_span text) {
    const struct based *based = context;
    if (based->base_error.status != URIC_OK)
        return out_refused(
            out, based,
            &(struct refusal){&based->base_error, based->base_rule, {.text = based->base_text}, 0},
            true);
    return handle_string(based, out, &based->base, text, 0);
}

static int handle_pair(const void *context, struct out *out, uric_span line) {
    const struct based *based = context;
    const char *tab = line.len > 0 ? memchr(line.at, '\t', line.len) : NULL;
    if (tab == NULL)
        return out_trouble_at(out, based, line.len, "a TAB and a second string belong here");
    uric_uri base;
    uric_error error;
    size_t len = (size_t)(tab - line.at), before = len + 1;
    if (uric_parse(&base, based->base_rule, line.at, len, &error) != URIC_OK)
        return out_refused(out, based,
                           &(struct refusal){&error, based->base_rule, {.text = {line.at, len}}, 0},
                           true);
    return handle_string(based, out, &base, (uric_span){tab + 1, line.len - before}, before);
}

/* Whatever the strings are. */
static int refuse_string(const void *context, struct out *out, uric_span text) {
    (void)text;
    return out_based_trouble(out, context, uric_status_text(URIC_NO_RESOLUTION));
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

#include "command/subcommands/with_base.h"

#include <string.h>

#include "command/io/error_line.h"
#include "command/io/errors.h"
#include "command/threads/strings.h"

const uric_grammar *with_base_grammar(struct with_base *with) {
    const uric_grammar *grammar = choose_grammar(with->options.grammar);
    const uric_rule *resolver = uric_grammar_resolver(grammar);
    const char *fallback =
        resolver != NULL ? uric_rule_name(resolver) : uric_grammar_reference(grammar);
    with->resolves = resolver != NULL;
    with->base_rule = choose_parser(grammar, NULL, fallback);
    with->rule = choose_parser(grammar, with->options.rule, fallback);
    with->is_plain = !with->options.json && is_plain_rule(with->base_rule, false) &&
                     is_plain_rule(with->rule, false);
    return grammar;
}

int out_status_line(struct out *out, const struct with_base *with, const uric_uri *base,
                    uric_status status) {
    const char *message = uric_status_text(status);
    if (status == URIC_NOT_ABSOLUTE && base->scheme.at == NULL)
        message = "the base is not absolute: it has no scheme";
    return out_other_error_line(out, 0, message, with->options.json);
}

/* `before`: bytes of the line in front of the string */
static int handle_string(const struct with_base *with, struct out *out, const uric_uri *base,
                         uric_span text, size_t before) {
    uric_uri string;
    if (!parse_or_out_error(out, with->rule, text, before, IN_STRING, with->options.json, &string))
        return EXIT_REFUSED;
    return with->handler(with, out, base, &string);
}

static int handle_with_operand(const void *context, struct out *out, uric_span text) {
    const struct with_base *with = context;
    if (with->base_error.status == URIC_OK)
        return handle_string(with, out, &with->base, text, 0);
    const struct refused_text refused = {
        &with->base_error, with->base_rule, {.text = with->base_text}, 0};
    return out_error_line(out, &refused, IN_BASE, with->options.json);
}

static int handle_pair(const void *context, struct out *out, uric_span line) {
    const struct with_base *with = context;
    uric_uri base;
    uric_span base_text, text;
    if (!split_pair(line, &base_text, &text))
        return out_other_error_line(out, line.len, MISSING_SECOND, with->options.json);
    if (!parse_or_out_error(out, with->base_rule, base_text, 0, IN_BASE, with->options.json, &base))
        return EXIT_REFUSED;
    return handle_string(with, out, &base, text, base_text.len + 1);
}

/* For a grammar whose document defines no resolution. */
static int refuse_string(const void *context, struct out *out, uric_span text) {
    const struct with_base *with = context;
    (void)text;
    return out_other_error_line(out, 0, uric_status_text(URIC_NO_RESOLUTION), with->options.json);
}

int each_with_base(const struct command *self, struct with_base *with, int argc, char **argv) {
    char **operands = argv + optind;
    string_handler *handler = with->pairs ? handle_pair : handle_with_operand;
    if (!with->pairs) {
        if (optind == argc)
            fail_usage(self, "missing operand BASE");
        with->base_text = (uric_span){operands[0], strlen(operands[0])};
        uric_parse(&with->base, with->base_rule, with->base_text.at, with->base_text.len,
                   &with->base_error);
        operands++;
    }
    return each_string(operands, &with->options, with->resolves ? handler : refuse_string, with);
}

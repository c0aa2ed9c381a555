/* uric parse: the components of each string. */
#include "command.h"

#include <string.h>

#include "options.h"
#include "output.h"
#include "refusal.h"
#include "strings.h"

static const char help[] =
    "Usage: uric parse [OPTION...] [STRING...]\n"
    "\n"
    "Splits each STRING, or each line of standard input ('-', or no STRING), into components by\n"
    "a rule of a grammar: without -r the document's rule for a reference, such as\n"
    "URI-reference.\n"
    "\n"
    "Prints one line for each string: the components that are present, as name=value, with TABs\n"
    "between them; or 'error', a TAB, the offset in bytes from 0, a TAB, the message. No valid\n"
    "string has a TAB. A single STRING on a terminal prints a line for each component instead.\n"
    "\n"
    "Options:\n" HELP_OPTIONS "\n"
    "With --json, each string gives "
    "{\"scheme\",\"authority\",\"userinfo\",\"host\",\"host_kind\",\n"
    "\"port\",\"path\",\"query\",\"fragment\",\"parts\"}: strings as they are written, or null "
    "where\n"
    "absent; host_kind is ipv4, ipv6, ipvfuture, reg-name or hostname; parts has the grammar's\n"
    "further parts. A refused string gives "
    "{\"error\":{\"offset\",\"byte\",\"component\",\"message\",\n"
    "\"expected\"}}. A byte beyond ASCII stands as \\u00HH, in other text output as \\xHH.\n"
    "\n"
    "Nothing is trimmed or guessed: a space or a carriage return is part of its line.\n" HELP_EXIT
    "\n"
    "Examples:\n"
    "  uric parse 'http://user@example.com:80/a?b#c'\n"
    "  uric parse --json < urls.txt\n"
    "  uric parse -r relative-ref -- '-a/b'\n";

/* The components that every grammar can have, in the order of output; HOST_KIND is not one, but
 * stands behind its host. */
enum { HOST = 3, HOST_KIND, PORT, FIELDS = 9 };

struct field {
    const char *name;
    uric_span value;
};

struct parse {
    struct options options;
    const uric_rule *rule;
    bool pretty;
};

static void list_fields(const uric_uri *uri, struct field fields[FIELDS]) {
    const char *kind = uric_host_kind_name(uri->host_kind);
    uric_span host_kind = {kind, kind != NULL ? strlen(kind) : 0};
    const struct field list[FIELDS] = {
        {"scheme", uri->scheme}, {"authority", uri->authority}, {"userinfo", uri->userinfo},
        {"host", uri->host},     {"host_kind", host_kind},      {"port", uri->port},
        {"path", uri->path},     {"query", uri->query},         {"fragment", uri->fragment},
    };
    memcpy(fields, list, sizeof list);
}

static void out_member(struct field field) {
    out_byte('"');
    out_text(field.name);
    out_text("\":");
    out_json(field.value);
}

static void out_uri_json(const uric_uri *uri) {
    struct field fields[FIELDS];
    list_fields(uri, fields);
    out_byte('{');
    for (int i = 0; i < FIELDS; i++) {
        out_member(fields[i]);
        out_byte(',');
    }
    out_text("\"parts\":{");
    const char *name;
    for (size_t i = 0; (name = uric_part_name(uri->chosen, i)) != NULL; i++) {
        if (i > 0)
            out_byte(',');
        out_member((struct field){name, uri->part[i]});
    }
    out_text("}}\n");
}

/* name=value, if it is present; returns whether it was. */
static bool out_pair(struct field field, bool first) {
    if (field.value.at == NULL)
        return false;
    if (!first)
        out_byte('\t');
    out_text(field.name);
    out_byte('=');
    out_escaped(field.value.at, field.value.len);
    return true;
}

static void out_uri_line(const uric_uri *uri) {
    struct field fields[FIELDS];
    list_fields(uri, fields);
    bool first = true;
    for (int i = 0; i < FIELDS; i++)
        first = !out_pair(fields[i], first) && first;
    const char *name;
    for (size_t i = 0; (name = uric_part_name(uri->chosen, i)) != NULL; i++)
        first = !out_pair((struct field){name, uri->part[i]}, first) && first;
    out_byte('\n');
}

static void out_aligned(struct field field) {
    size_t len = strlen(field.name);
    out_text(field.name);
    out_byte(':');
    if (field.value.len > 0) {
        for (; len < sizeof "authority"; len++)
            out_byte(' ');
        out_escaped(field.value.at, field.value.len);
    }
}

static void out_uri_pretty(const uric_uri *uri) {
    struct field fields[FIELDS];
    list_fields(uri, fields);
    for (int i = 0; i < FIELDS; i++) {
        if (fields[i].value.at == NULL || i == HOST_KIND)
            continue;
        out_aligned(fields[i]);
        uint16_t port;
        if (i == HOST && fields[HOST_KIND].value.at != NULL) {
            out_text(" (");
            out_text(fields[HOST_KIND].value.at);
            out_byte(')');
        }
        if (i == PORT && uric_port(uri, &port) == URIC_OVERFLOW)
            out_text(" (more than 65535)");
        out_byte('\n');
    }
    const char *name;
    for (size_t i = 0; (name = uric_part_name(uri->chosen, i)) != NULL; i++) {
        if (uri->part[i].at == NULL)
            continue;
        out_aligned((struct field){name, uri->part[i]});
        out_byte('\n');
    }
}

static void out_error(const struct parse *parse, uric_span text, const uric_error *error) {
    if (parse->pretty) {
        out_text("error at offset ");
        out_number(error->offset);
        out_text(": ");
        out_message(error);
        out_byte('\n');
        out_diagnostic(text, error);
    } else
        out_refusal_line(error, parse->options.json);
}

static int parse_string(void *context, uric_span text) {
    const struct parse *parse = context;
    uric_uri uri;
    uric_error error;
    if (uric_parse(&uri, parse->rule, text.at, text.len, &error) != URIC_OK) {
        out_error(parse, text, &error);
        return EXIT_REFUSED;
    }
    if (parse->options.json)
        out_uri_json(&uri);
    else if (parse->pretty)
        out_uri_pretty(&uri);
    else
        out_uri_line(&uri);
    return EXIT_WELL;
}

static int run_parse(const struct command *self, int argc, char **argv) {
    static const struct option names[] = {LONG_OPTIONS, {0}};
    struct parse parse = {.options = {.delimiter = '\n'}};
    while (next_option(self, argc, argv, SHORT_OPTIONS, names, &parse.options) >= 0)
        continue;

    const uric_grammar *grammar = choose_grammar(parse.options.grammar);
    parse.rule = choose_parser(grammar, parse.options.rule, uric_grammar_reference(grammar));
    char **operands = argv + optind;
    bool single = argc - optind == 1 && strcmp(operands[0], "-") != 0;
    parse.pretty = single && !parse.options.json && out_is_terminal();
    return each_string(operands, parse.options.delimiter, parse_string, &parse);
}

const struct command parse_command = {
    .name = "parse",
    .summary = "split strings into components",
    .help = help,
    .run = run_parse,
};

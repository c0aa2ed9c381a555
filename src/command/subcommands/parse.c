/* uric parse: the components of each string. */
#include "command/command.h"

#include <stdlib.h>
#include <string.h>

#include "command/io/diagnostic.h"
#include "command/io/error_line.h"
#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/io/put.h"
#include "command/options.h"
#include "command/subcommands/guess.h"
#include "command/subcommands/trace.h"
#include "command/threads/strings.h"

enum { OPTION_GET = OPTION_OWN, OPTION_TRACE };

struct field {
    const char *name;
    uric_span value;
};

/* The fields of a URI, in the order in which they are printed: the components of every grammar,
 * with host_kind, which is no component, behind the host; from PARTS on, the grammar's own parts.
 */
enum { HOST_KIND = URIC_HOST + 1, PARTS = URIC_PART + 1 };

struct parse {
    struct options options;
    const uric_rule *rule;
    bool pretty, trace;
    bool is_simple;   /* see is_simple_rule */
    const char **get; /* [gets]; the names of --get */
    size_t gets;      /* 0: there is no --get */
    unsigned guesses; /* the rules of --guess */
};

static unsigned component_at(unsigned index) {
    return index < HOST_KIND ? index : index - 1;
}

/* The name is NULL behind the last. */
static struct field field_at(const uric_uri *uri, unsigned index) {
    const char *kind = uric_host_kind_name(uri->host_kind);
    unsigned component = component_at(index);
    if (index == HOST_KIND)
        return (struct field){"host_kind", {kind, kind != NULL ? strlen(kind) : 0}};
    return (struct field){uric_component_name(uri->chosen, component),
                          uric_component_of(uri, component)};
}

static void out_pairs_json(struct out *out, uric_span query) {
    uric_span name, value;
    bool first = true;
    if (query.at == NULL) {
        out_text(out, "null");
        return;
    }
    out_byte(out, '[');
    for (; uric_next_pair(&query, "&", &name, &value); first = false) {
        out_text(out, first ? "[" : ",[");
        out_json(out, name);
        out_byte(out, ',');
        out_json(out, value);
        out_byte(out, ']');
    }
    out_byte(out, ']');
}

static void out_items_json(struct out *out, const uric_uri *uri, unsigned component) {
    uric_span rest = uric_component_of(uri, component), item;
    out_byte(out, '[');
    for (bool first = true; uric_next_item(uri, component, &rest, &item); first = false) {
        if (!first)
            out_byte(out, ',');
        out_json(out, item);
    }
    out_byte(out, ']');
}

static void out_member_json(struct out *out, const uric_uri *uri, unsigned index) {
    struct field field = field_at(uri, index);
    out_byte(out, '"');
    out_text(out, field.name);
    out_text(out, "\":");
    if (index != HOST_KIND && uric_is_list(uri->chosen, component_at(index)))
        out_items_json(out, uri, component_at(index));
    else
        out_json(out, field.value);
}

static void out_uri_json(struct out *out, const uric_uri *uri) {
    for (unsigned i = 0; i < PARTS; i++) {
        out_member_json(out, uri, i);
        out_byte(out, ',');
    }
    out_text(out, "\"parts\":{");
    for (unsigned i = PARTS; field_at(uri, i).name != NULL; i++) {
        if (i > PARTS)
            out_byte(out, ',');
        out_member_json(out, uri, i);
    }
    out_text(out, "},\"pairs\":");
    out_pairs_json(out, uri->query);
    out_text(out, "}\n");
}

/* The columns of --get. \N cannot be a value: no string of a grammar here has a backslash. */
static void out_columns_of(struct out *out, const struct parse *parse, const uric_uri *uri) {
    for (size_t i = 0; i < parse->gets; i++) {
        struct field field;
        unsigned index = 0;
        while ((field = field_at(uri, index)).name != NULL &&
               strcmp(field.name, parse->get[i]) != 0)
            index++;
        if (i > 0)
            out_byte(out, '\t');
        if (field.name == NULL || field.value.at == NULL)
            out_text(out, "\\N");
        else
            out_escaped(out, field.value.at, field.value.len);
    }
    out_byte(out, '\n');
}

/* name=value for each field that is present. */
static void out_uri_line(struct out *out, const uric_uri *uri) {
    struct field field;
    bool first = true;
    for (unsigned i = 0; (field = field_at(uri, i)).name != NULL; i++) {
        if (field.value.at == NULL)
            continue;
        if (!first)
            out_byte(out, '\t');
        first = false;
        out_text(out, field.name);
        out_byte(out, '=');
        out_escaped(out, field.value.at, field.value.len);
    }
    out_byte(out, '\n');
}

/* out_uri_line for a rule that is_simple: the caller has made room for the whole line. */
static char *put_field(char *to, const char *label, uric_span value) {
    if (value.at == NULL)
        return to;
    to = put_span(put_text(to, label), value);
    *to = '\t';
    return to + 1;
}

static char *put_uri_line(char *begin, const uric_uri *uri) {
    char *to = begin;
    const char *kind = uric_host_kind_name(uri->host_kind);
    to = put_field(to, "scheme=", uri->scheme);
    to = put_field(to, "authority=", uri->authority);
    to = put_field(to, "userinfo=", uri->userinfo);
    to = put_field(to, "host=", uri->host);
    if (kind != NULL) {
        to = put_text(put_text(to, "host_kind="), kind);
        *to++ = '\t';
    }
    to = put_field(to, "port=", uri->port);
    to = put_field(to, "path=", uri->path);
    to = put_field(to, "query=", uri->query);
    to = put_field(to, "fragment=", uri->fragment);
    char *end = to > begin ? to - 1 : begin; /* the last field has no TAB */
    *end = '\n';
    return end + 1;
}

static char *put_member(char *to, const char *label, uric_span value) {
    to = put_text(to, label);
    if (value.at == NULL)
        return put_text(to, "null");
    *to = '"';
    to = put_span(to + 1, value);
    *to = '"';
    return to + 1;
}

static char *put_pairs(char *to, uric_span query) {
    uric_span name, value;
    if (query.at == NULL)
        return put_text(to, "null");
    *to++ = '[';
    for (const char *before = "["; uric_next_pair(&query, "&", &name, &value); before = ",[") {
        to = put_member(to, before, name);
        to = put_member(to, ",", value);
        *to++ = ']';
    }
    return put_text(to, "]");
}

static char *put_uri_json(char *to, const uric_uri *uri) {
    const char *kind = uric_host_kind_name(uri->host_kind);
    to = put_member(to, "\"scheme\":", uri->scheme);
    to = put_member(to, ",\"authority\":", uri->authority);
    to = put_member(to, ",\"userinfo\":", uri->userinfo);
    to = put_member(to, ",\"host\":", uri->host);
    to = put_text(to, ",\"host_kind\":");
    if (kind != NULL)
        to = put_text(put_text(put_text(to, "\""), kind), "\"");
    else
        to = put_text(to, "null");
    to = put_member(to, ",\"port\":", uri->port);
    to = put_member(to, ",\"path\":", uri->path);
    to = put_member(to, ",\"query\":", uri->query);
    to = put_member(to, ",\"fragment\":", uri->fragment);
    to = put_text(to, ",\"parts\":{},\"pairs\":");
    return put_text(put_pairs(to, uri->query), "}\n");
}

/* The room for the line of a text of at most SHORT bytes: NAMES for names and punctuation; twice
 * the text, since the authority is written as a whole and in parts; and PAIR for each byte of the
 * text, since a query "&&&" becomes `["",null],["",null],["",null]`. */
enum { SHORT = 1024, NAMES = 512, PAIR = 16 };

static void out_simple(struct out *out, const uric_uri *uri, bool json) {
    char *begin = out_room(out, NAMES + (2 + PAIR) * uri->text.len + PUT_SLACK);
    char *end = json ? put_uri_json(begin, uri) : put_uri_line(begin, uri);
    out_took(out, (size_t)(end - begin));
}

/* Do strings of the rule need no escapes, and have no lists and no parts? */
static bool is_simple_rule(const uric_rule *rule, bool json) {
    for (unsigned component = 0; component < URIC_PART; component++)
        if (uric_is_list(rule, component))
            return false;
    return uric_part_name(rule, 0) == NULL && is_plain_rule(rule, json);
}

static void out_aligned(struct out *out, struct field field) {
    size_t len = strlen(field.name);
    out_text(out, field.name);
    out_byte(out, ':');
    if (field.value.len > 0) {
        for (; len < sizeof "authority"; len++)
            out_byte(out, ' ');
        out_escaped(out, field.value.at, field.value.len);
    }
}

static void out_uri_pretty(struct out *out, const uric_uri *uri) {
    const char *kind = uric_host_kind_name(uri->host_kind);
    struct field field;
    uint16_t port;
    for (unsigned i = 0; (field = field_at(uri, i)).name != NULL; i++) {
        if (field.value.at == NULL || i == HOST_KIND)
            continue;
        out_aligned(out, field);
        if (i == URIC_HOST && kind != NULL) {
            out_text(out, " (");
            out_text(out, kind);
            out_byte(out, ')');
        }
        if (i == URIC_PORT + 1 && uric_port(uri, &port) == URIC_OVERFLOW)
            out_text(out, " (more than 65535)");
        out_byte(out, '\n');
    }
}

static void out_error(struct out *out, const struct parse *parse, uric_span text,
                      const uric_error *error) {
    const struct refused_text refused = {error, parse->rule, {.text = text}, 0};
    if (parse->pretty) {
        out_text(out, "error at offset ");
        out_number(out, error->offset);
        out_text(out, ": ");
        out_sentence(out, &refused);
        out_byte(out, '\n');
        out_diagnostic(out, &refused);
    } else
        out_error_line(out, &refused, IN_STRING, parse->options.json);
}

/* What --guess writes before the components: the rule, and the text that it made. */
static void out_guess(struct out *out, const struct parse *parse, const struct guess *guess) {
    bool guessed = guess->name != NULL;
    if (parse->options.json) {
        out_text(out, "\"guess\":");
        out_json_text(out, guess->name);
        out_text(out, ",\"uri\":");
        out_json(out, guessed ? guess->text : (uric_span){NULL, 0});
        out_byte(out, ',');
    } else if (parse->gets > 0) {
        out_text(out, guessed ? guess->name : "\\N");
        out_byte(out, '\t');
    } else if (guessed) {
        out_text(out, parse->pretty ? "guess:     " : "guess=");
        out_text(out, guess->name);
        out_text(out, parse->pretty ? "\nuri:       " : "\turi=");
        out_escaped(out, guess->text.at, guess->text.len);
        out_byte(out, parse->pretty ? '\n' : '\t');
    }
}

static void out_uri(struct out *out, const struct parse *parse, const uric_uri *uri) {
    bool is_short = uri->text.len <= SHORT && !parse->pretty;
    if (parse->gets > 0)
        out_columns_of(out, parse, uri);
    else if (parse->is_simple && uri->chosen == parse->rule && is_short)
        out_simple(out, uri, parse->options.json);
    else if (parse->options.json)
        out_uri_json(out, uri);
    else if (parse->pretty)
        out_uri_pretty(out, uri);
    else
        out_uri_line(out, uri);
}

static int parse_string(const void *context, struct out *out, uric_span text) {
    const struct parse *parse = context;
    struct guess guess = {0};
    uric_uri uri;
    uric_error error;
    if (parse->guesses != 0)
        guess = find_guess(parse->guesses, parse->rule, text);
    if (guess.name != NULL)
        text = guess.text;
    if (parse->trace)
        out_trace(out, parse->rule, text);
    bool valid = uric_parse(&uri, parse->rule, text.at, text.len, &error) == URIC_OK;
    if (valid && parse->options.json)
        out_byte(out, '{');
    if (valid && parse->guesses != 0)
        out_guess(out, parse, &guess);
    if (valid)
        out_uri(out, parse, &uri);
    else
        out_error(out, parse, text, &error);
    free(guess.memory);
    return valid ? EXIT_OK : EXIT_REFUSED;
}

/* Cuts the list at its commas. */
static void read_names(struct parse *parse, const uric_grammar *grammar, char *list) {
    size_t most = 1;
    for (const char *at = list; *at != '\0'; at++)
        most += *at == ',';
    parse->get = resize(NULL, most * sizeof *parse->get);
    for (char *comma; list != NULL; list = comma) {
        comma = strchr(list, ',');
        if (comma != NULL)
            *comma++ = '\0';
        parse->get[parse->gets++] = choose_field(grammar, list);
    }
}

static int run_parse(const struct command *self, int argc, char **argv) {
    struct parse parse = {.options = DEFAULT_OPTIONS};
    char *get = NULL;
    for (int o; (o = next_option(self, argc, argv, &parse.options)) >= 0;)
        if (o == OPTION_TRACE)
            parse.trace = true;
        else if (o == OPTION_GUESS)
            read_guesses(self, optarg, &parse.guesses);
        else
            get = optarg;

    const uric_grammar *grammar = choose_grammar(parse.options.grammar);
    parse.rule = choose_parser(grammar, parse.options.rule, uric_grammar_reference(grammar));
    parse.is_simple = is_simple_rule(parse.rule, parse.options.json);
    if (get != NULL && parse.options.json)
        fail_usage(self, "--get and --json exclude each other");
    if (parse.trace && (get != NULL || parse.options.json))
        fail_usage(self, "--trace excludes --get and --json");
    if (get != NULL)
        read_names(&parse, grammar, get);
    char **operands = argv + optind;
    bool single = argc - optind == 1 && strcmp(operands[0], "-") != 0;
    parse.pretty = single && get == NULL && !parse.options.json && is_for_terminal(&parse.options);
    int status = each_string(operands, &parse.options, parse_string, &parse);
    free(parse.get);
    return status;
}

static const struct help_option parse_options[] = {
    {OPTION_GET, "get", "NAME,...",
     "write only the values of these components, in this order, with TABs between them", NULL,
     COMPLETE_FIELDS},
    {OPTION_TRACE, "trace", NULL, "write what the scan does with each byte", NULL, 0},
    {0}};

const struct command parse_command = {
    .help =
        {
            .name = "parse",
            .summary = "split strings into components",
            .usages = {"[OPTION...] [STRING...]"},
            .description = "Splits each STRING, or each line of standard input ('-', or no "
                           "STRING), into components by a rule of a grammar: without -r the "
                           "document's rule for a reference, such as URI-reference.",
            .examples = {"uric parse 'http://user@example.com:80/a?b#c'",
                         "uric parse --json < urls.txt",
                         "uric parse --get=host,port < urls.txt | cut -f1 | sort | uniq -c",
                         "uric parse -r relative-ref -- '-a/b'", "uric parse --trace '//[::1]/a'",
                         "uric parse --guess=www,ftp www.w3.org/Addressing/"},
            .options = {parse_options, guess_options, color_options, parser_options, input_options,
                        json_options, common_options},
            .sections =
                {{"Output",
                  "One line for each string: the components that are present, as name=value, with "
                  "TABs between them (no valid string has a TAB). A single STRING on a terminal "
                  "gives a line for each component instead.\n"
                  "--get: an absent component is \\N, as in PostgreSQL's COPY; an empty one is "
                  "empty. A NAME is a component of 'uric grammars GRAMMAR', or "
                  "host_kind.\n" HELP_REFUSED
                  "--trace: a table for each string, and its line behind it. A row has the "
                  "offset of a byte, the byte, its class, and the state that it leads to, in the "
                  "active machine; which machine is called, ends, or takes over; and the registers "
                  "that are set: 'host(' is where the host begins, 'host)' where it ends, 'rN' "
                  "another register.\n"
                  "--json: {\"scheme\", \"authority\", \"userinfo\", \"host\", \"host_kind\", "
                  "\"port\", \"path\", \"query\", \"fragment\", \"parts\", \"pairs\"}: strings as "
                  "they are written, or null where absent; host_kind is ipv4, ipv6, ipvfuture, "
                  "reg-name or hostname; parts has the grammar's further parts; a component that "
                  "may recur is an array of all its occurrences; pairs are those of the query, "
                  "split at \"&\" and the first \"=\": [[\"name\",\"value\"],...], or null where "
                  "it is absent, as is a value without \"=\"; nothing is decoded. A refused string "
                  "gives {\"error\":{\"offset\", \"byte\", \"component\", \"message\", "
                  "\"expected\"}}.\n" HELP_BYTES
                  "Nothing is trimmed, and without --guess nothing is "
                  "guessed: a space or a carriage return is part of its line.\n"},
                 {"Suffix references",
                  "--guess: before the components of a string that a rule completed stand its "
                  "name and the completed string: guess=www<TAB>uri=http://www.h/<TAB>scheme=http; "
                  "with --json in \"guess\" and \"uri\", null where nothing was guessed; with "
                  "--get, the name is the first column, or \\N.\n" HELP_GUESS}},
            .statuses = HELP_STATUSES_OF_INPUT,
        },
    .run = run_parse,
};

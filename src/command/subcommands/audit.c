/* uric audit: what other programs, or people, may misread in each string; with --agree, whether
 * they read it alike; with --within, whether each reference stays below a prefix. */
#include "command/command.h"

#include <stdio.h>
#include <string.h>

#include "command/io/address.h"
#include "command/io/error_line.h"
#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/options.h"
#include "command/subcommands/agreement.h"
#include "command/subcommands/findings.h"
#include "command/threads/strings.h"

enum {
    OPTION_EACH = OPTION_OWN,
    OPTION_AGREE,
    OPTION_FOR,
    OPTION_FAIL_ON,
    OPTION_IGNORE,
    OPTION_WITHIN,
    OPTION_BASE
};

struct audit {
    struct options options;
    const uric_rule *rule;
    bool each;
    uric_purpose purpose;
    bool ignored[URIC_FINDING_KINDS];
    unsigned fail_on; /* a uric_severity; URIC_SEVERITIES: never */
    uric_uri prefix;  /* --within */
    uric_uri base;
};

/* ---- Findings ---- */

static uric_severity severity_of(const struct audit *audit, const uric_finding *finding) {
    return audit->ignored[finding->kind] ? URIC_SEVERITY_NONE
                                         : uric_finding_severity(finding->kind, audit->purpose);
}

/* The next finding that matters for the purpose. */
static bool next_finding(const struct audit *audit, uric_audit *state, uric_finding *finding) {
    while (uric_audit_next(state, finding))
        if (severity_of(audit, finding) > URIC_SEVERITY_NONE)
            return true;
    return false;
}

static uric_severity worst_severity(const struct audit *audit, uric_audit state) {
    uric_severity worst = URIC_SEVERITY_NONE;
    uric_finding finding;
    while (next_finding(audit, &state, &finding))
        if (severity_of(audit, &finding) > worst)
            worst = severity_of(audit, &finding);
    return worst;
}

/* One line for each finding: SEVERITY NAME OFFSET LENGTH sentence STRING. */
static void out_line(struct out *out, const struct audit *audit, const uric_finding *finding,
                     uric_span text) {
    char line[FINDING_TEXT + 100], sentence[FINDING_TEXT];
    put_finding(sentence, finding);
    snprintf(line, sizeof line, "%s\t%s\t%zu\t%zu\t%s\t",
             uric_severity_name(severity_of(audit, finding)), uric_finding_name(finding->kind),
             finding->offset, finding->len, sentence);
    out_text(out, line);
    out_escaped(out, text.at, text.len);
    out_byte(out, '\n');
}

static void out_lines(struct out *out, const struct audit *audit, uric_audit state,
                      const struct refused_text *refused) {
    uric_finding finding;
    uric_span text = refused->excerpt.text;
    if (refused->error->status != URIC_OK) {
        out_text(out, "invalid\tsyntax\t");
        out_number(out, refused->error->offset);
        out_text(out, refused->error->byte >= 0 ? "\t1\t" : "\t0\t");
        out_sentence(out, refused);
        out_byte(out, '\t');
        out_escaped(out, text.at, text.len);
        out_byte(out, '\n');
    }
    while (next_finding(audit, &state, &finding))
        out_line(out, audit, &finding, text);
}

/* One line for each string: VERDICT SEVERITY NAME,... */
static void out_summary(struct out *out, const struct audit *audit, uric_audit state, bool valid,
                        uric_severity worst) {
    uric_finding finding;
    const char *before = "";
    out_text(out, valid ? "valid\t" : "invalid\t");
    out_text(out, uric_severity_name(worst));
    out_byte(out, '\t');
    for (; next_finding(audit, &state, &finding); before = ",") {
        out_text(out, before);
        out_text(out, uric_finding_name(finding.kind));
    }
    out_byte(out, '\n');
}

static void out_finding_json(struct out *out, const struct audit *audit,
                             const uric_finding *finding) {
    char numbers[80], address[ADDRESS_TEXT];
    out_text(out, "{\"name\":");
    out_json_text(out, uric_finding_name(finding->kind));
    out_text(out, ",\"severity\":");
    out_json_text(out, uric_severity_name(severity_of(audit, finding)));
    snprintf(numbers, sizeof numbers,
             ",\"offset\":%zu,\"length\":%zu,\"address\":", finding->offset, finding->len);
    out_text(out, numbers);
    put_address(address, finding->address, finding->address_bytes);
    out_json_text(out, finding->address_bytes > 0 ? address : NULL);
    snprintf(address, sizeof address, "%s%s", finding_document(finding->kind),
             uric_finding_section(finding->kind));
    out_text(out, ",\"section\":");
    out_json_text(out, address);
    out_text(out, ",\"message\":");
    out_json_text(out, uric_finding_text(finding->kind));
    out_byte(out, '}');
}

static void out_audit_json(struct out *out, const struct audit *audit, uric_audit state,
                           const struct refused_text *refused, uric_severity worst) {
    uric_finding finding;
    bool valid = refused->error->status == URIC_OK;
    out_text(out, valid ? "{\"valid\":true,\"severity\":" : "{\"valid\":false,\"error\":");
    if (!valid) {
        out_error_json(out, refused);
        out_text(out, ",\"severity\":");
    }
    out_json_text(out, uric_severity_name(worst));
    out_text(out, ",\"findings\":[");
    for (const char *before = ""; next_finding(audit, &state, &finding); before = ",") {
        out_text(out, before);
        out_finding_json(out, audit, &finding);
    }
    out_text(out, "],\"text\":");
    out_json(out, refused->excerpt.text);
    out_text(out, "}\n");
}

static int audit_string(const void *context, struct out *out, uric_span text) {
    const struct audit *audit = context;
    uric_uri uri;
    uric_error error;
    uric_audit state;
    bool valid = uric_parse(&uri, audit->rule, text.at, text.len, &error) == URIC_OK;
    const struct refused_text refused = {&error, audit->rule, {.text = text}, 0};
    uric_audit_begin(&state, text.at, text.len);
    uric_severity worst = worst_severity(audit, state);
    if (audit->options.json)
        out_audit_json(out, audit, state, &refused, worst);
    else if (audit->each)
        out_summary(out, audit, state, valid, worst);
    else
        out_lines(out, audit, state, &refused);
    return valid && worst < audit->fail_on ? EXIT_OK : EXIT_REFUSED;
}

/* ---- --within ---- */

static int audit_within(const void *context, struct out *out, uric_span text) {
    const struct audit *audit = context;
    bool json = audit->options.json;
    uric_uri reference;
    if (!parse_or_out_error(out, audit->rule, text, 0, IN_STRING, json, &reference))
        return EXIT_REFUSED;
    bool within = uric_within(&audit->base, &reference, &audit->prefix);
    if (json)
        out_text(out, within ? "{\"within\":true}\n" : "{\"within\":false}\n");
    else
        out_text(out, within ? "within\n" : "outside\n");
    return within ? EXIT_OK : EXIT_REFUSED;
}

static int run_audit(const struct command *self, int argc, char **argv) {
    struct audit audit = {.options = DEFAULT_OPTIONS, .fail_on = URIC_SEVERITY_DANGER};
    const char *prefix = NULL, *base = NULL;
    char *readings = NULL;
    bool of_findings = false;
    int option;
    while ((option = next_option(self, argc, argv, &audit.options)) >= 0) {
        of_findings |= option == OPTION_FOR || option == OPTION_FAIL_ON || option == OPTION_IGNORE;
        switch (option) {
        case OPTION_EACH: audit.each = true; break;
        case OPTION_FOR: audit.purpose = (uric_purpose)read_word(self, OPTION_FOR, optarg); break;
        case OPTION_FAIL_ON:
            audit.fail_on =
                URIC_SEVERITY_NOTICE + (unsigned)read_word(self, OPTION_FAIL_ON, optarg);
            break;
        case OPTION_IGNORE: audit.ignored[read_word(self, OPTION_IGNORE, optarg)] = true; break;
        case OPTION_AGREE: readings = optarg; break;
        case OPTION_WITHIN: prefix = optarg; break;
        default: base = optarg;
        }
    }
    if (base != NULL && prefix == NULL)
        fail_usage(self, "--base needs --within");
    if (prefix != NULL && (of_findings || audit.each || readings != NULL))
        fail_usage(self, "--within excludes --each, --for, --fail-on, --ignore and --agree");
    if (readings != NULL && of_findings)
        fail_usage(self, "--agree excludes --for, --fail-on and --ignore");
    if (audit.each && audit.options.json)
        fail_usage(self, "--each and --json exclude each other");

    const uric_grammar *grammar = choose_grammar(audit.options.grammar);
    audit.rule = choose_parser(grammar, audit.options.rule, uric_grammar_reference(grammar));
    char **operands = argv + optind;
    if (readings != NULL) {
        struct agreement agreement = {.each = audit.each, .json = audit.options.json, .count = 1};
        agreement.reader[0] =
            (struct agreement_reader){.name = uric_grammar_name(grammar), .rule = audit.rule};
        add_readers(self, &agreement, readings);
        return each_string(operands, &audit.options, out_agreement, &agreement);
    }
    if (prefix == NULL)
        return each_string(operands, &audit.options, audit_string, &audit);
    if (uric_grammar_resolver(grammar) == NULL)
        fail_usage(self, "--within: %s", uric_status_text(URIC_NO_RESOLUTION));
    parse_absolute(self, "within", prefix, audit.rule, &audit.prefix);
    parse_absolute(self, "base", base != NULL ? base : prefix, audit.rule, &audit.base);
    return each_string(operands, &audit.options, audit_within, &audit);
}

static const struct help_word purpose_words[] = {
    [URIC_FOR_ANY] = {"any", "no purpose in particular (the default)"},
    [URIC_FOR_FETCH] = {"fetch", "a program requests it"},
    [URIC_FOR_STORE] = {"store", "it becomes a key, or is compared"},
    [URIC_FOR_DISPLAY] = {"display", "a person reads it, or clicks on it"},
    [URIC_FOR_REDIRECT] = {"redirect", "a browser is sent there from a site"},
    {0}};

static const struct help_word severity_words[] = {
    {"notice", "unusual"},
    {"warning", "programs or people may misread it"},
    {"danger", "a known way to deceive them (the default)"},
    {"never", "findings do not change the exit status"},
    {0}};

#define FINDING_WORD(id, name, section, any, fetch, store, display, redirect, text) {name, text},
static const struct help_word finding_words[] = {URIC_FINDINGS(FINDING_WORD){0}};
#undef FINDING_WORD

#define READER_WORD(name, departures, text) {name, text},
static const struct help_word reader_words[] = {URIC_READERS(READER_WORD){0}};
#undef READER_WORD

static const struct help_option audit_options[] = {
    {OPTION_EACH, "each", NULL, "write one line for each string", NULL, 0},
    {OPTION_FOR, "for", "PURPOSE", "judge how severe findings are for a purpose:", purpose_words,
     COMPLETE_WORDS},
    {OPTION_FAIL_ON, "fail-on", "SEVERITY",
     "exit with 1 for a finding of this severity, or a worse one:", severity_words, COMPLETE_WORDS},
    {OPTION_IGNORE, "ignore", "NAME",
     "leave out a kind of finding; can be given several times:", finding_words, COMPLETE_WORDS},
    {OPTION_AGREE, "agree", "NAME,...",
     "compare the readings of other programs, or of other grammars, with that of the rule:",
     reader_words, COMPLETE_WORDS},
    {OPTION_WITHIN, "within", "PREFIX",
     "say of each string whether it is below PREFIX, once resolved", NULL, 0},
    {OPTION_BASE, "base", "BASE", "resolve against BASE, not PREFIX", NULL, 0},
    {0}};

const struct command audit_command = {
    .help =
        {
            .name = "audit",
            .summary = "find what other programs, or people, may misread",
            .usages = {"[OPTION...] [STRING...]", "--agree=NAME,... [OPTION...] [STRING...]",
                       "--within=PREFIX [--base=BASE] [OPTION...] [STRING...]"},
            .description =
                "Looks in each STRING, or in each line of standard input ('-', or no STRING), for "
                "what other programs or people may misread: addresses in rare forms, userinfo that "
                "looks like a host, hidden dot segments, encoded line ends, and more. A valid "
                "string can have findings, and so can a refused one.\n"
                "No finding does not mean that a request is safe: a name can stand for any "
                "address, and a server can redirect to any.",
            .examples = {"uric audit 'http://user:pw@0x7f.1/..%2fx'",
                         "uric audit --for=fetch --fail-on=warning --each < urls.txt",
                         "uric audit --json http://127.1/",
                         "uric audit --agree=whatwg,curl,rfc2396 'http://127.1/a/%2e%2e/b'",
                         "uric audit --within=https://example.com/app ../x //example.com/app/y"},
            .options = {audit_options, parser_options, input_options, json_options, common_options},
            .sections =
                {{"Output",
                  "For each finding a line, with TABs between: SEVERITY, name, OFFSET, LENGTH, "
                  "sentence, STRING. SEVERITY is notice, warning or danger. OFFSET counts bytes "
                  "from 0. First come findings about components, then those about single octets. A "
                  "string that the rule refuses has a line with 'invalid' and 'syntax' before "
                  "them.\n"
                  "--each: a line for each string: 'valid' or 'invalid'; the worst SEVERITY, or "
                  "'none'; the names of all findings, with commas between.\n"
                  "--agree: a line for each component in which a reading differs, with TABs "
                  "between: the component, NAME=VALUE for each reading (no '=': it is absent), "
                  "STRING; for each reading that refuses the string, 'refused', NAME=reason, "
                  "STRING; for a string that the rule refuses, 'invalid', OFFSET, message, STRING. "
                  "With --each a line for each string: 'agree'; or 'differ', the components with "
                  "commas between ('refused' among them), the names of the readings; or "
                  "'invalid', OFFSET, message. Components are compared in lower case where case "
                  "does not matter, without dot segments, and with the defaults of the scheme; "
                  "triplets are not decoded; fragments are not compared, and an empty host is like "
                  "none. A NAME can also be that "
                  "of a grammar. A host that needs IDNA counts as refused.\n"
                  "--within: 'within' or 'outside'; when in doubt, 'outside'. Scheme, userinfo, "
                  "host and port must be those of PREFIX, and the path must go on behind it at a "
                  "'/'.\n" HELP_REFUSED
                  "--json: {\"valid\", \"error\", \"severity\", \"findings\", \"text\"}; a finding "
                  "is {\"name\", \"severity\", \"offset\", \"length\", \"address\", \"section\", "
                  "\"message\"}, its address null unless a program reads one in the host. With "
                  "--agree: {\"agree\", \"error\", \"differ\", \"readings\", \"text\"}; a reading "
                  "has its components, or {\"refused\"}. With --within: {\"within\"}, or "
                  "{\"error\"}.\n" HELP_BYTES}},
            .statuses =
                {"success",
                 "some string was refused, had a finding, is read differently, or is outside",
                 "wrong usage, or input or output failed"},
        },
    .run = run_audit,
};

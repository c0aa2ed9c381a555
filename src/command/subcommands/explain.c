/* uric explain: all that is known of each string, on one screen for a person. */
#include "command/command.h"

#include <stdio.h>
#include <string.h>

#include "command/io/address.h"
#include "command/io/diagnostic.h"
#include "command/io/error_line.h"
#include "command/io/unit.h"
#include "command/options.h"
#include "command/subcommands/findings.h"
#include "command/subcommands/level.h"
#include "command/subcommands/ruler.h"
#include "command/threads/strings.h"

/* Columns. */
enum { MARGIN = 4, NAME = 12, OFFSET = 5, VALUE = MARGIN + NAME + OFFSET + 2, VERDICT = 21 };

struct explain {
    struct options options;
    const uric_grammar *grammar;
    const uric_rule *rule;
    bool several; /* strings: an empty line stands behind each */
};

static void out_styled(struct out *out, enum style style, const char *text) {
    out_style(out, style);
    out_text(out, text);
    out_style(out, STYLE_PLAIN);
}

static void out_heading(struct out *out, const char *heading) {
    out_styled(out, STYLE_LOCATION, heading);
    out_byte(out, '\n');
}

static void out_note(struct out *out, const char *note) {
    out_styled(out, STYLE_FAINT, note);
}

static void out_indented(struct out *out, const char *name, size_t column) {
    out_spaces(out, MARGIN);
    out_left_aligned(out, name, column - MARGIN);
}

static size_t columns_behind(size_t column) {
    size_t width = out_columns();
    return width > column + 20 ? width - column : 20;
}

/* ---- Components ---- */

/* The kind of the host, and all bytes of its address. */
static void out_host_note(struct out *out, const uric_uri *uri) {
    const char *kind = uric_host_kind_name(uri->host_kind);
    uint8_t address[16];
    size_t len;
    char text[ADDRESS_TEXT], note[100];
    if (kind == NULL)
        return;
    if (uric_host_address(uri, address, &len) == URIC_OK) {
        put_address(text, address, len);
        snprintf(note, sizeof note, "  %s: %s", kind, text);
    } else
        snprintf(note, sizeof note, "  %s", kind);
    if (uri->host.len + strlen(note) > columns_behind(VALUE)) {
        out_byte(out, '\n');
        out_spaces(out, VALUE - 2);
    }
    out_note(out, note);
}

static void out_port_note(struct out *out, const uric_grammar *grammar, const uric_uri *uri) {
    uint16_t port, usual;
    uric_status status = uric_port(uri, &port);
    if (status == URIC_OVERFLOW)
        out_note(out, "  more than 65535");
    if (status == URIC_OK &&
        uric_default_port(grammar, uri->scheme.at, uri->scheme.len, &usual) == URIC_OK &&
        usual == port)
        out_note(out, "  the default of the scheme");
}

static bool is_same(uric_span a, uric_span b) {
    return a.len == b.len && (a.at == NULL) == (b.at == NULL) &&
           (a.len == 0 || memcmp(a.at, b.at, a.len) == 0);
}

/* Is all of the component shown as others? */
static bool is_repeated(const uric_uri *uri, unsigned component, uric_span span) {
    if (component < URIC_PART)
        return component == URIC_AUTHORITY && uri->host.at != NULL;
    for (unsigned i = 0; i < URIC_PART; i++)
        if (uric_component_of(uri, i).at == span.at && is_same(uric_component_of(uri, i), span))
            return true;
    return false;
}

static void out_components(struct out *out, const uric_grammar *grammar, const uric_uri *uri) {
    const char *name;
    for (unsigned i = 0; (name = uric_component_name(uri->chosen, i)) != NULL; i++) {
        uric_span span = uric_component_of(uri, i);
        if (span.at == NULL || is_repeated(uri, i, span))
            continue;
        out_indented(out, name, MARGIN + NAME);
        out_right_aligned(out, (size_t)(span.at - uri->text.at), OFFSET);
        out_spaces(out, 2);
        out_style(out, style_of(i));
        out_fitting(out, span, columns_behind(VALUE));
        out_style(out, STYLE_PLAIN);
        if (span.len == 0)
            out_note(out, "(empty)");
        if (i == URIC_HOST)
            out_host_note(out, uri);
        if (i == URIC_PORT)
            out_port_note(out, grammar, uri);
        out_byte(out, '\n');
    }
}

/* ---- Revisions ---- */

/* What a revision reads otherwise than the chosen grammar, where both report a component. */
static uric_span put_differences(struct out *out, const struct explain *explain,
                                 const uric_grammar *revision, const uric_uri *uri,
                                 const uric_uri *other) {
    enum { SHOWN = 40, PART = SHOWN + 30 }; /* bytes of a component, and with its words */
    uric_buffer text = out_scratch(out, PART * (size_t)URIC_PART);
    size_t at = 0;
    for (unsigned i = 0; i < URIC_PART; i++) {
        const char *name = uric_component_name(uri->rule, i);
        const char *separator = at > 0 ? ", " : ", but ";
        uric_span span = uric_component_of(other, i);
        bool by_parts = i == URIC_AUTHORITY && uri->host.at != NULL && other->host.at != NULL;
        bool by_both = has_component(revision, name) && has_component(explain->grammar, name);
        if (by_parts || !by_both || is_same(uric_component_of(uri, i), span))
            continue;
        if (span.at == NULL)
            at += (size_t)snprintf(text.at + at, PART, "%sno %s", separator, name);
        else
            at += (size_t)snprintf(text.at + at, PART, "%s%s is \"%.*s\"%s", separator, name,
                                   span.len < SHOWN ? (int)span.len : SHOWN, span.at,
                                   span.len > SHOWN ? "..." : "");
    }
    return (uric_span){text.at, at};
}

/* Why a revision refuses the text. Many revisions often say the same. */
struct refusal {
    size_t len; /* of the whole sentence; 0: the revision accepts the text */
    char sentence[300];
};

static bool is_same_refusal(const struct refusal *a, const struct refusal *b) {
    return a->len == b->len && a->len < sizeof a->sentence && strcmp(a->sentence, b->sentence) == 0;
}

static void out_refusal(struct out *out, const struct refused_text *refused,
                        struct refusal *before) {
    char offset[32];
    size_t len = (size_t)snprintf(offset, sizeof offset, "%zu: ", (size_t)refused->error->offset);
    uric_span sentence = error_sentence(out, refused);
    struct refusal refusal;
    refusal.len = (size_t)snprintf(refusal.sentence, sizeof refusal.sentence, "%s%.*s", offset,
                                   (int)sentence.len, sentence.at);
    out_styled(out, STYLE_REFUSED, offset);
    if (is_same_refusal(&refusal, before))
        out_note(out, "the same\n");
    else
        out_paragraph(out, sentence, VERDICT + len, out_columns());
    *before = refusal;
}

static void out_verdict(struct out *out, const struct explain *explain,
                        const uric_grammar *revision, uric_span text, const uric_uri *uri,
                        struct refusal *before) {
    const uric_rule *rule = choose_parser(revision, NULL, uric_grammar_reference(revision));
    uric_uri other;
    uric_error error;
    out_indented(out, uric_grammar_name(revision), VERDICT);
    if (uric_parse(&other, rule, text.at, text.len, &error) == URIC_OK) {
        before->len = 0;
        bool compared = revision != explain->grammar && uri->text.at != NULL;
        out_styled(out, STYLE_VALID, "valid");
        out_paragraph(out,
                      compared ? put_differences(out, explain, revision, uri, &other)
                               : (uric_span){"", 0},
                      VERDICT, out_columns());
        return;
    }
    const struct refused_text refused = {&error, rule, {.text = text}, 0};
    out_refusal(out, &refused, before);
}

/* ---- Normal forms ---- */

/* Returns whether it is another text. */
static bool out_normal_form(struct out *out, const uric_uri *uri, struct level level) {
    uric_buffer normal = out_scratch(out, uri->text.len);
    while (uric_normalize(uri, level.mask, &normal) == URIC_NO_ROOM)
        normal = out_scratch(out, normal.len);
    if (is_same(written(&normal), uri->text))
        return false;
    out_indented(out, level.name, MARGIN + NAME);
    out_fitting(out, written(&normal), columns_behind(MARGIN + NAME));
    out_byte(out, '\n');
    return true;
}

static void out_normal_forms(struct out *out, const uric_uri *uri) {
    struct level level;
    bool any = false;
    for (size_t i = 0; (level = level_at(i)).name != NULL; i++)
        any |= out_normal_form(out, uri, level);
    if (uri->host_kind == URIC_HOST_IPV6)
        any |= out_normal_form(out, uri, (struct level){"ipv6", URIC_BY_SCHEME | URIC_BY_IPV6});
    if (!any) {
        out_spaces(out, MARGIN);
        out_text(out, "the string itself, at every level\n");
    }
}

/* ---- The screen ---- */

static void out_title(struct out *out, const struct explain *explain) {
    out_style(out, STYLE_LOCATION);
    out_text(out, uric_rule_name(explain->rule));
    out_text(out, " of ");
    out_heading(out, uric_grammar_title(explain->grammar));
}

static void out_refused(struct out *out, const struct refused_text *refused) {
    char at[32];
    size_t len = (size_t)snprintf(at, sizeof at, "at %zu: ", (size_t)refused->error->offset);
    out_diagnostic(out, refused);
    out_byte(out, '\n');
    out_spaces(out, MARGIN);
    out_bytes(out, at, len);
    out_paragraph(out, error_sentence(out, refused), MARGIN + len, out_columns());
}

static int explain_string(const void *context, struct out *out, uric_span text) {
    const struct explain *explain = context;
    const uric_grammar *revision;
    struct refusal before = {0};
    uric_uri uri;
    uric_error error;
    bool valid = uric_parse(&uri, explain->rule, text.at, text.len, &error) == URIC_OK;
    out_title(out, explain);
    if (valid) {
        out_ruled(out, &uri);
        out_byte(out, '\n');
        out_components(out, explain->grammar, &uri);
    } else {
        const struct refused_text refused = {&error, explain->rule, {.text = text}, 0};
        out_refused(out, &refused);
    }
    out_heading(out, "\nRevisions");
    for (size_t i = 0; (revision = revision_at(i)) != NULL; i++)
        out_verdict(out, explain, revision, text, &uri, &before);
    if (valid) {
        out_heading(out, "\nNormal form");
        out_normal_forms(out, &uri);
    }
    out_heading(out, "\nFindings");
    out_findings(out, text);
    if (explain->several)
        out_byte(out, '\n');
    return valid ? EXIT_OK : EXIT_REFUSED;
}

static int run_explain(const struct command *self, int argc, char **argv) {
    struct explain explain = {.options = DEFAULT_OPTIONS};
    while (next_option(self, argc, argv, &explain.options) >= 0)
        continue;
    explain.grammar = choose_grammar(explain.options.grammar);
    explain.rule = choose_parser(explain.grammar, explain.options.rule,
                                 uric_grammar_reference(explain.grammar));
    is_for_terminal(&explain.options);
    explain.several = argc - optind != 1 || strcmp(argv[optind], "-") == 0;
    return each_string(argv + optind, &explain.options, explain_string, &explain);
}

const struct command explain_command = {
    .help =
        {
            .name = "explain",
            .summary = "show a person all about a string",
            .usages = {"[OPTION...] [STRING...]"},
            .description =
                "Shows for each STRING, or each line of standard input ('-', or no STRING), its "
                "components under a ruler of byte offsets, what each revision of the URI standard "
                "says of it, its normal form at each level, and what other programs or people may "
                "misread in it. A screen for a person: programs take 'uric parse --json', "
                "'uric normalize' and 'uric audit'.",
            .examples = {"uric explain 'http://user@[2001:db8::7]:8080/a/b?q=1#top'",
                         "uric explain -g rfc2396 '//a:b_c/x'"},
            .options = {color_options, parser_options, input_options, common_options},
            .sections =
                {{"Output",
                  "Lines have the width of the terminal, or 80 columns elsewhere; '...' "
                  "stands for what does not fit. UTF-8 is shown as it is, "
                  "other bytes that are not printable ASCII as \\xHH.\n"
                  "A revision accepts the string as a reference ('valid', and which components it "
                  "reads otherwise), or says why not, at the offset of the first byte that no "
                  "reference could have there.\n"
                  "Findings are those of 'uric audit', the most severe first, each below the "
                  "bytes that it is about, or with an offset if the string is wider than a "
                  "line.\n"}},
            .statuses = HELP_STATUSES_OF_INPUT,
        },
    .run = run_explain,
};

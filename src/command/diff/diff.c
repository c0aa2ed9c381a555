/* uric diff: the strings that one of two rules accepts and the other refuses. */
#include "command/command.h"

#include <stdlib.h>
#include <string.h>

#include "command/diff/language_difference.h"
#include "command/diff/limits.h"
#include "command/grammar_file.h"
#include "command/io/error_line.h"
#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/io/suggest.h"
#include "command/options.h"

enum { OPTION_LINEAGE = OPTION_OWN, OPTION_MOST, OPTION_MARKDOWN };
enum { MOST = 10, MOST_OF_LINEAGE = 4 };

struct diff {
    struct options options;
    bool lineage;
    bool markdown;
    bool limited; /* --most was given */
    size_t most;
};

static const char *const side_names[2] = {"a", "b"};

static struct side side_of(const uric_grammar *grammar, const char *rule_name) {
    struct side side = {.grammar = grammar, .name = uric_grammar_name(grammar)};
    side.rule = choose_rule(grammar, rule_name, uric_grammar_reference(grammar));
    const char *name = uric_rule_name(side.rule);
    side.parser = uric_grammar_parser(grammar, name, strlen(name));
    return side;
}

/* A side of a grammar in a file has the name of the file: two versions of it may be compared. */
static struct side side_of_grammar(const char *grammar_name, const char *rule_name) {
    struct side side = side_of(choose_grammar(grammar_name), rule_name);
    side.name = grammar_name;
    return side;
}

/* GRAMMAR:RULE, GRAMMAR or RULE. */
static struct side choose_side(const struct diff *diff, char *operand) {
    char *colon = strrchr(operand, ':');
    if (colon != NULL && strchr(colon, '/') == NULL) {
        *colon = '\0';
        return side_of_grammar(operand, colon + 1);
    }
    if (names_grammar_file(operand))
        return side_of_grammar(operand, NULL);
    const uric_grammar *grammar = choose_grammar(diff->options.grammar);
    if (uric_grammar_rule(grammar, operand, strlen(operand)) != NULL)
        return side_of(grammar, operand);
    if (nearest_name(operand, grammar_name_at, NULL) != NULL)
        return side_of(choose_grammar(operand), NULL);
    return side_of(grammar, operand);
}

static void out_side(struct out *out, const struct side *side) {
    out_text(out, side->name);
    out_byte(out, ':');
    out_text(out, uric_rule_name(side->rule));
}

static bool continues_range(const bool byte[256], unsigned at) {
    bool letter_or_digit =
        (at >= '0' && at < '9') || (at >= 'A' && at < 'Z') || (at >= 'a' && at < 'z') || at >= 0x7F;
    return letter_or_digit && at < 255 && byte[at + 1];
}

/* The other bytes that make the same difference. Above 7F, those of code points are no characters:
 * true if there are some. */
static bool other_bytes(const struct difference *difference, const struct side *accepts,
                        bool byte[256]) {
    const bool has_points = uric_rule_has_code_points(side_scan(accepts));
    bool points = false;
    for (int at = 0; at < 256; at++) {
        byte[at] = difference->byte[at] && at != difference->error.byte;
        points |= byte[at] && has_points && at > 0x7F;
        byte[at] = byte[at] && !(has_points && at > 0x7F);
    }
    return points;
}

/* Writes them; of consecutive letters or digits, the first and the last. */
static void out_other_bytes(struct out *out, const struct difference *difference,
                            const struct side *accepts) {
    bool byte[256];
    const bool points = other_bytes(difference, accepts, byte);
    const char *before = "\tlikewise ";
    for (unsigned at = 0; at < 256; at++) {
        if (!byte[at])
            continue;
        unsigned last = at;
        while (continues_range(byte, last))
            last++;
        out_text(out, before);
        before = " ";
        out_escaped(out, &(char){(char)at}, 1);
        if (last > at) {
            out_text(out, last > at + 1 ? "-" : " ");
            out_escaped(out, &(char){(char)last}, 1);
        }
        at = last;
    }
    if (points) {
        out_text(out, before);
        out_text(out, "characters that are not ASCII");
    }
}

static struct refused_text refused_text_of(const struct difference *difference,
                                           const struct side *refuses) {
    uric_span text = {difference->text, difference->len};
    return (struct refused_text){&difference->error, side_scan(refuses), {.text = text}, 0};
}

static void out_difference(struct out *out, const struct difference *difference,
                           const struct side *accepts, const struct side *refuses) {
    const struct refused_text refused = refused_text_of(difference, refuses);
    out_text(out, "only ");
    out_side(out, accepts);
    out_text(out, "\t\"");
    out_escaped(out, difference->text, difference->len);
    out_text(out, "\"\t");
    out_side(out, refuses);
    out_text(out, ": at ");
    out_number(out, difference->error.offset);
    out_text(out, ": ");
    out_sentence(out, &refused);
    out_other_bytes(out, difference, accepts);
    if (is_over_own_limit(accepts, difference))
        out_text(out, "\tover a limit");
    out_byte(out, '\n');
}

static void out_more(struct out *out, size_t count, const struct side *accepts) {
    if (count == 0)
        return;
    out_text(out, "only ");
    out_side(out, accepts);
    out_byte(out, '\t');
    out_number(out, count);
    out_text(out, count == 1 ? " more kind\n" : " more kinds\n");
}

static size_t least(size_t one, size_t other) {
    return one < other ? one : other;
}

static void out_differences(struct out *out, const struct diff *diff, const struct side sides[2],
                            const struct differences only[2]) {
    for (unsigned side = 0; side < 2; side++) {
        size_t shown = least(only[side].count, diff->most);
        for (size_t i = 0; i < shown; i++)
            out_difference(out, &only[side].list[i], &sides[side], &sides[!side]);
        out_more(out, only[side].count - shown, &sides[side]);
    }
    const bool limited = side_has_limits(&sides[0]) || side_has_limits(&sides[1]);
    if (only[0].count + only[1].count == 0)
        out_text(out, limited ? "same but for limits of lengths\n" : "same\n");
    for (unsigned side = 0; limited && side < 2; side++) {
        out_text(out, "limits ");
        out_side(out, &sides[side]);
        out_byte(out, '\t');
        out_side_limits(out, &sides[side]);
        out_byte(out, '\n');
    }
}

static bool is_same(const struct side sides[2], const struct differences only[2]) {
    return only[0].count + only[1].count == 0 && sides_have_same_limits(sides);
}

static void out_side_json(struct out *out, const char *name, const struct side *side) {
    out_byte(out, '"');
    out_text(out, name);
    out_text(out, "\":\"");
    out_side(out, side);
    out_text(out, "\",");
}

static void out_difference_json(struct out *out, const struct difference *difference,
                                const struct side *accepts, const struct side *refuses) {
    const struct refused_text refused = refused_text_of(difference, refuses);
    bool other[256];
    char likewise[256];
    size_t count = 0;
    other_bytes(difference, accepts, other);
    for (unsigned byte = 0; byte < 256; byte++)
        if (other[byte])
            likewise[count++] = (char)byte;
    out_text(out, "{\"string\":");
    out_json(out, (uric_span){difference->text, difference->len});
    out_text(out, ",\"error\":");
    out_error_json(out, &refused);
    out_text(out, ",\"likewise\":");
    out_json(out, (uric_span){likewise, count});
    out_byte(out, '}');
}

static void out_differences_json(struct out *out, const struct diff *diff,
                                 const struct side sides[2], const struct differences only[2]) {
    out_byte(out, '{');
    for (unsigned side = 0; side < 2; side++)
        out_side_json(out, side_names[side], &sides[side]);
    const bool limited = side_has_limits(&sides[0]) || side_has_limits(&sides[1]);
    out_text(out, "\"same\":");
    out_text(out, is_same(sides, only) ? "true" : "false");
    for (unsigned side = 0; limited && side < 2; side++) {
        out_text(out, ",\"limits_");
        out_text(out, side_names[side]);
        out_text(out, "\":");
        out_side_limits_json(out, &sides[side]);
    }
    for (unsigned side = 0; side < 2; side++) {
        out_text(out, ",\"only_");
        out_text(out, side_names[side]);
        out_text(out, "\":[");
        for (size_t i = 0; i < least(only[side].count, diff->most); i++) {
            if (i > 0)
                out_byte(out, ',');
            out_difference_json(out, &only[side].list[i], &sides[side], &sides[!side]);
        }
        out_byte(out, ']');
    }
    for (unsigned side = 0; side < 2; side++) {
        out_text(out, ",\"more_");
        out_text(out, side_names[side]);
        out_text(out, "\":");
        out_number(out, only[side].count - least(only[side].count, diff->most));
    }
    out_text(out, "}\n");
}

/* Code in a cell of a Markdown table, in which a vertical bar ends the cell. */
static void out_cell_code(struct out *out, uric_span text) {
    out_byte(out, '`');
    for (size_t i = 0; i < text.len; i++) {
        out_text(out, text.at[i] == '|' ? "\\" : "");
        out_escaped(out, text.at + i, 1);
    }
    out_byte(out, '`');
}

static void out_cell(struct out *out, const struct diff *diff, const struct differences *only) {
    size_t shown = least(only->count, diff->most);
    for (size_t i = 0; i < shown; i++) {
        out_text(out, i > 0 ? ", " : " ");
        if (only->list[i].len == 0)
            out_text(out, "the empty string");
        else
            out_cell_code(out, (uric_span){only->list[i].text, only->list[i].len});
    }
    if (only->count > shown) {
        out_text(out, " and ");
        out_number(out, only->count - shown);
        out_text(out, only->count - shown == 1 ? " more kind" : " more kinds");
    }
    out_text(out, only->count == 0 ? " none |" : " |");
}

/* A row of --markdown; sides[0] is the older grammar. */
static void out_row(struct out *out, const struct diff *diff, const struct side sides[2],
                    const struct differences only[2]) {
    for (unsigned side = 0; side < 2; side++) {
        out_text(out, side == 0 ? "| " : " | ");
        out_side(out, &sides[side]);
    }
    out_text(out, " |");
    for (unsigned side = 0; side < 2; side++)
        out_cell(out, diff, &only[side]);
    out_byte(out, '\n');
}

static int diff_sides(const struct diff *diff, const struct side sides[2]) {
    struct out *out = &standard_output;
    struct differences only[2];
    find_differences(sides, only);
    int status = is_same(sides, only) ? EXIT_OK : EXIT_REFUSED;
    if (diff->options.json)
        out_differences_json(out, diff, sides, only);
    else if (diff->markdown)
        out_row(out, diff, sides, only);
    else
        out_differences(out, diff, sides, only);
    free_differences(only);
    return status;
}

/* Compares each revision of the standard with the next. */
static int diff_lineage(const struct diff *diff) {
    struct out *out = &standard_output;
    int status = EXIT_OK;
    const uric_grammar *newer;
    for (size_t i = 1; (newer = revision_at(i)) != NULL; i++) {
        const struct side sides[2] = {side_of(revision_at(i - 1), NULL), side_of(newer, NULL)};
        if (!diff->options.json && !diff->markdown) {
            out_text(out, i > 1 ? "\n" : "");
            out_side(out, &sides[0]);
            out_text(out, " to ");
            out_side(out, &sides[1]);
            out_text(out, ":\n");
        }
        status = worse(status, diff_sides(diff, sides));
    }
    return status;
}

static void read_options(const struct command *self, int argc, char **argv, struct diff *diff) {
    int option;
    while ((option = next_option(self, argc, argv, &diff->options)) >= 0)
        if (option == OPTION_LINEAGE) {
            diff->lineage = true;
        } else if (option == OPTION_MARKDOWN) {
            diff->markdown = true;
        } else {
            diff->limited = true;
            diff->most = read_number(self, "--most", 0, SIZE_MAX, optarg);
        }
    if (!diff->limited)
        diff->most = diff->lineage ? MOST_OF_LINEAGE : MOST;
}

static int run_diff(const struct command *self, int argc, char **argv) {
    struct diff diff = {.options = DEFAULT_OPTIONS};
    read_options(self, argc, argv, &diff);
    char **operands = argv + optind;
    if (diff.markdown && diff.options.json)
        fail_usage(self, "--markdown and --json exclude each other");
    if (diff.lineage && argc > optind)
        fail_usage(self, "--lineage takes no operands");
    if (!diff.lineage && argc - optind != 2)
        fail_usage(self, "two operands are needed, A and B, not %d", argc - optind);
    if (diff.markdown)
        out_text(&standard_output,
                 "| from | to | newly refused | newly accepted |\n|---|---|---|---|\n");
    if (diff.lineage)
        return diff_lineage(&diff);
    const struct side sides[2] = {choose_side(&diff, operands[0]), choose_side(&diff, operands[1])};
    return diff_sides(&diff, sides);
}

static const struct help_option diff_options[] = {
    {OPTION_LINEAGE, "lineage", NULL,
     "compare the revisions in the order of 'uric grammars'; a line with the two rules comes first",
     NULL, 0},
    {OPTION_MOST, "most", "N", "print at most N kinds for each side (default 10; 4 with --lineage)",
     NULL, 0},
    {'g', "grammar", "NAME", "the grammar of a RULE (default rfc3986); 'uric grammars' lists them",
     NULL, COMPLETE_GRAMMARS},
    {'v', "verbose", NULL, "say how the grammar of a file was built", NULL, 0},
    {OPTION_MARKDOWN, "markdown", NULL, "write a table: a row for each pair of rules", NULL, 0},
    {OPTION_JSON, "json", NULL, "write JSON, one object for each pair of rules", NULL, 0},
    {0}};

const struct command diff_command = {
    .help =
        {
            .name = "diff",
            .summary = "find the shortest strings that only one of two rules accepts",
            .usages = {"[OPTION...] A B", "[OPTION...] --lineage"},
            .description = "Compares two rules completely, over strings of any length. A and B are "
                           "GRAMMAR:RULE, or GRAMMAR for its rule for a reference, or RULE of the "
                           "grammar that -g names. GRAMMAR may be a file, ./FILE.abnf or "
                           "./FILE.profile. --lineage compares each revision of the URI standard "
                           "with the next, by their rules for a reference.",
            .examples = {"uric diff URI URI-reference",
                         "uric diff rfc2396:URI-reference rfc3986:URI-reference",
                         "uric diff old/coap.abnf ./coap.abnf", "uric diff --lineage"},
            .options = {diff_options, common_options},
            .sections =
                {{"Output",
                  "'same', or one line for each kind of difference: 'only RULE', "
                  "for the rule that accepts; a TAB and the shortest string, in "
                  "quotes; a TAB and 'RULE: at OFFSET: message', for the rule "
                  "that refuses it. Strings are of one kind if the same byte (or "
                  "the end) is refused in the same component. If other bytes "
                  "make the same difference, a TAB, 'likewise' and these bytes "
                  "follow; in a grammar of code points, those of ASCII and 'characters that "
                  "are not ASCII'. A last line counts the kinds that --most leaves out.\n"
                  "Limits of lengths (at-most in uric-profile(5)) are left aside: 'same but for "
                  "limits of lengths' says that the rules accept the same strings within the "
                  "limits "
                  "of both, and a line for each, 'limits RULE', names the limits. A difference "
                  "ends "
                  "with a TAB and 'over a limit' if the rule that would accept its string has a "
                  "limit that the string exceeds.\n"
                  "--json: {\"a\", \"b\", \"same\", \"only_a\", \"only_b\", \"more_a\", "
                  "\"more_b\"}, and \"limits_a\", \"limits_b\" where there are any: kinds are "
                  "{\"string\", \"error\", \"likewise\"}, the error is as "
                  "in 'uric check', and more_a and more_b count those that --most leaves out.\n"}},
            .statuses = {"the rules accept the same strings, by the same limits", "they do not",
                         "wrong usage, or output failed"},
            .operands = {COMPLETE_SIDES, COMPLETE_SIDES},
        },
    .run = run_diff,
};

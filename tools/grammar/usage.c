#include "usage.h"

#include <limits.h>

#define STATUSES                                                                                   \
    { "success", "the grammar or its tables are wrong", "usage or system error" }

static const struct help_option help_options[] = {
    {OPTION_HELP, "help", NULL, "print this help; after a SUBCOMMAND, that of the subcommand", NULL,
     0},
    {OPTION_VERSION, "version", NULL, "print the version", NULL, 0},
    {0}};
static const struct help_option common_options[] = {
    {OPTION_HELP, "help", NULL, "print this help", NULL, 0}, {0}};
static const struct help_option profile_options[] = {
    {OPTION_PROFILE, "profile", "PROFILE",
     "the profile of a GRAMMAR in ABNF (default: NAME.profile beside NAME.abnf, if it is there)",
     NULL, COMPLETE_FILES},
    {0}};
static const struct help_option states_options[] = {
    {OPTION_STATES, "states", "N",
     "refuse a rule with more than N states before minimization (default 1000000), and name the "
     "repetition that causes them",
     NULL, 0},
    {0}};
static const struct help_option nest_options[] = {
    {OPTION_NEST, "nest", "DEPTH",
     "let rules that contain themselves do so at most that deep, and warn of each: as the "
     "statement "
     "'nest RULE DEPTH' of a profile, for all rules whose recursion is no loop",
     NULL, 0},
    {0}};
static const struct help_option compact_options[] = {
    {OPTION_COMPACT, "compact", NULL, "write compact tables, for programs with URIC_COMPACT=1",
     NULL, 0},
    {0}};
static const struct help_option dot_options[] = {
    {OPTION_DOT, "dot", NULL, "print it as a graph for Graphviz", NULL, 0}, {0}};
static const struct help_option seconds_options[] = {
    {OPTION_SECONDS, "seconds", "N", "N seconds of processor time for backtracking (default 5)",
     NULL, 0},
    {0}};

static const struct help_option proof_options[] = {
    {OPTION_PROOF, "proof", "N",
     "prove components for texts of such lengths that the proof has at most about N states, "
     "and warn of longer ones (default 0: to the end)",
     NULL, 0},
    {0}};

static const struct help_option build_options[] = {
    {OPTION_FOLDER, "output", "FOLDER",
     "write the files there, in a folder that is made if it is missing (default: the current "
     "folder)",
     NULL, COMPLETE_FILES},
    {OPTION_COMPACT, "compact", NULL,
     "write compact tables, too: NAME_compact.c, for programs with URIC_COMPACT=1; "
     "uric-grammar-compact proves them, where it is installed",
     NULL, 0},
    {OPTION_NO_HEADER, "no-header", NULL, "write no NAME.h", NULL, 0},
    {OPTION_DEPFILE, "depfile", "FILE",
     "write a rule for Make or Ninja: the files on which NAME.c depends", NULL, COMPLETE_FILES},
    {OPTION_TIMINGS, "timings", NULL, "print the time of each step", NULL, 0},
    {OPTION_SECONDS, "seconds", "N", "N seconds of processor time for backtracking (default 1)",
     NULL, 0},
    {OPTION_PROOF, "proof", "N",
     "prove components for texts of such lengths that the proof has at most about N states, "
     "and warn of longer ones (default 300000; 0: to the end)",
     NULL, 0},
    {0}};

static const struct help_option header_options[] = {
    {OPTION_HEADER, "header", "NAME",
     "the header is NAME.h, and its macro NAME in capitals (default uric_grammars)", NULL, 0},
    {0}};
static const struct help_option examples_options[] = {
    {OPTION_BAD, "bad", NULL, "also strings that are refused, each with its reason", NULL, 0},
    {OPTION_JSON, "json", NULL, "write them in the form of the JSON Schema test suite", NULL, 0},
    {OPTION_CHECK, "check", NULL, "write nothing, but check the strings of NAME.examples", NULL, 0},
    {0}};

static const struct help_option draw_options[] = {
    {OPTION_FOLDER, "output", "FILE",
     "write FILE: NAME.svg, one diagram; NAME.html, a page (default: a page to standard output)",
     NULL, COMPLETE_FILES},
    {OPTION_STRING, "string", "TEXT",
     "mark the way of TEXT by RULE: its first reading, and where it ends if it is refused", NULL,
     0},
    {OPTION_DOT, "dot", NULL, "write the automaton of RULE as a graph for Graphviz, as dump --dot",
     NULL, 0},
    {0}};

const struct verb_usage verbs[VERBS] = {
    [EXTRACT] =
        {.help = {.name = "extract",
                  .summary = "find the ABNF in the text of a document",
                  .usages = {"FILE"},
                  .description =
                      "Writes the ABNF in FILE, the text of an RFC or of another document, to "
                      "standard output: without page breaks, with the section and the line of "
                      "each group of rules, with '#element' lists expanded, and of several "
                      "definitions of a rule one. Says on standard error what is left out, and "
                      "why.",
                  .options = {common_options},
                  .statuses = STATUSES,
                  .operands = {COMPLETE_FILES}},
         .least = 1,
         .most = 1},
    [LINT] = {.help = {.name = "lint",
                       .summary = "report errors in a grammar",
                       .usages = {"[-p PROFILE] [--nest=DEPTH] [--states=N] GRAMMAR"},
                       .description =
                           "Reports errors in GRAMMAR, as FILE:LINE:COLUMN: "
                           "message; warns about unused rules and redundant alternatives.",
                       .options = {profile_options, nest_options, states_options, common_options},
                       .statuses = STATUSES,
                       .operands = {COMPLETE_FILES}},
              .least = 1,
              .most = 1},
    [BUILD] = {.help = {.name = "build",
                        .summary = "make C of a grammar, and prove it: all steps at once",
                        .usages = {"[-p PROFILE] [-o FOLDER] [OPTION...] GRAMMAR"},
                        .description =
                            "Writes NAME.rl, the grammar as a Ragel machine, NAME.c, its tables, "
                            "and NAME.h, which declares them; NAME is that of GRAMMAR. Reports "
                            "errors as 'lint' does, lets Ragel determinize the grammar if it is "
                            "installed (the tables are the same without it), and proves the tables "
                            "as 'prove' does. Only files whose bytes change are written, and none "
                            "after an error.",
                        .options = {profile_options, build_options, nest_options, states_options,
                                    common_options},
                        .statuses = STATUSES,
                        .operands = {COMPLETE_FILES}},
               .least = 1,
               .most = 1},
    [TRANSCRIBE] = {.help = {.name = "transcribe",
                             .summary = "write a grammar as a Ragel machine",
                             .usages = {"[-p PROFILE] [--states=N] GRAMMAR"},
                             .description = "Writes GRAMMAR as a Ragel machine to standard output.",
                             .options = {profile_options, states_options, common_options},
                             .statuses = STATUSES,
                             .operands = {COMPLETE_FILES}},
                    .least = 1,
                    .most = 1},
    [PACK] = {.help = {.name = "pack",
                       .summary =
                           "write the automaton that Ragel makes of a grammar as tables in C",
                       .usages = {"[--compact] [-p PROFILE] [--states=N] GRAMMAR XML"},
                       .description =
                           "Writes constant tables in C to standard output. XML is the automaton "
                           "that 'ragel -x' makes of the output of 'uric-grammar transcribe'.",
                       .options = {profile_options, compact_options, states_options,
                                   common_options},
                       .statuses = STATUSES,
                       .operands = {COMPLETE_FILES, COMPLETE_FILES}},
              .least = 2,
              .most = 2},
    [INDEX] = {.help = {.name = "index",
                        .summary = "write the header that declares the tables of several grammars",
                        .usages = {"[--header=NAME] [GRAMMAR...]"},
                        .description = "Writes the header that declares the tables of all these "
                                       "grammars to standard output. Its macro has them all, the "
                                       "oldest document first.",
                        .options = {header_options, common_options},
                        .statuses = STATUSES,
                        .operands = {COMPLETE_FILES, COMPLETE_FILES, COMPLETE_FILES}},
               .least = 0,
               .most = INT_MAX},
    [DUMP] = {.help = {.name = "dump",
                       .summary = "print the automaton of a rule",
                       .usages = {"[--dot] [-p PROFILE] [--states=N] GRAMMAR [RULE]"},
                       .description =
                           "Prints the automaton of RULE (default: the reference rule): byte "
                           "classes, states, transitions, and operations on registers.",
                       .options = {profile_options, dot_options, states_options, common_options},
                       .statuses = STATUSES,
                       .operands = {COMPLETE_FILES}},
              .least = 1,
              .most = 2},
    [PROVE] = {.help = {.name = "prove",
                        .summary = "prove that tables are those of their grammar",
                        .usages = {"[-p PROFILE] [OPTION...] GRAMMAR TABLES"},
                        .description = "Proves that TABLES accept exactly the language of each "
                                       "rule, and report the components of "
                                       "its first reading, for strings of any length. Then "
                                       "compares them with backtracking: for a "
                                       "shortest string to each state, and for all strings over "
                                       "one byte of each class, by length. "
                                       "TABLES is a file that 'uric-grammar pack' wrote, NAME.c, "
                                       "or a shared object that a compiler "
                                       "made of it. uric-grammar-compact proves compact tables, "
                                       "compiled with URIC_COMPACT=1.",
                        .options = {profile_options, seconds_options, proof_options, nest_options,
                                    states_options, common_options},
                        .statuses = STATUSES,
                        .operands = {COMPLETE_FILES, COMPLETE_FILES}},
               .least = 2,
               .most = 2},
    [EXAMPLES] =
        {.help = {.name = "examples",
                  .summary = "print few strings that show all of a rule, or check a file of them",
                  .usages = {"[-p PROFILE] [--bad] [--json] GRAMMAR [RULE]",
                             "[-p PROFILE] --check GRAMMAR"},
                  .description =
                      "Prints strings of RULE (default: the reference rule) that together take "
                      "each transition of its automaton and end wherever a string may end, in the "
                      "form of NAME.examples: '+ STRING' for a string of the rule, '- STRING' for "
                      "one that is refused, 'rule NAME' before the strings of another rule. "
                      "'build' holds the tables of NAME.abnf to NAME.examples beside it.",
                  .options = {profile_options, examples_options, states_options, common_options},
                  .statuses = STATUSES,
                  .operands = {COMPLETE_FILES}},
         .least = 1,
         .most = 2},
    [DRAW] = {.help = {.name = "draw",
                       .summary = "draw railroad diagrams of a grammar",
                       .usages = {"[-p PROFILE] [-o FILE] [--string=TEXT] GRAMMAR [RULE]",
                                  "[-p PROFILE] [-o FILE] --dot GRAMMAR [RULE]"},
                       .description =
                           "Writes a page with a railroad diagram and the ABNF of each rule, in "
                           "the document's order; of RULE and the rules that it uses, if RULE is "
                           "given. Boxes link to the diagrams of their rules, and have the colours "
                           "of the profile's components. The page needs no other file. If FILE is "
                           "NAME.svg, writes the diagram of RULE (default: the reference rule).",
                       .options = {profile_options, draw_options, states_options, common_options},
                       .statuses = STATUSES,
                       .operands = {COMPLETE_FILES}},
              .least = 1,
              .most = 2},
    [RANDOM] = {.help =
                    {.name = "random",
                     .summary = "print random strings of a rule",
                     .usages = {"[-p PROFILE] GRAMMAR RULE COUNT [SEED]"},
                     .description =
                         "Prints COUNT random strings of RULE, one a line; if RULE is '*', of "
                         "every rule, as RULE<TAB>STRING. The same SEED gives the same strings.",
                     .options = {profile_options, common_options},
                     .statuses = STATUSES,
                     .operands = {COMPLETE_FILES}},
                .least = 3,
                .most = 4},
};

static const struct help *help_at(size_t index) {
    return index < VERBS ? &verbs[index].help : NULL;
}

const struct help_program grammar_program = {
    .help =
        {.name = "uric-grammar",
         .summary = "constant tables of a grammar's text, and the proof that they agree",
         .usages = {"SUBCOMMAND [OPTION...] OPERAND..."},
         .description =
             "Makes tables in C of the grammar of a standard, in ABNF. GRAMMAR is a file of ABNF, "
             "NAME.abnf, or a profile, NAME.profile, which names the files of a grammar and says "
             "which of its rules are components.",
         .examples = {"uric-grammar extract rfc7252.txt > coap.abnf", "uric-grammar lint coap.abnf",
                      "uric-grammar build coap.abnf",
                      "uric-grammar build coap.abnf -p other.profile -o generated --timings"},
         .options = {help_options},
         .statuses = STATUSES,
         .operands = {COMPLETE_COMMANDS}},
    .command = help_at,
};

/* uric-grammar: from the grammar of a standard to constant tables, and the proof that both agree.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "build/build_files.h"
#include "build/compact.h"
#include "build/progress.h"
#include "command/io/suggest.h"
#include "command/read_options.h"
#include "draw/draw.h"
#include "emit/c_file.h"
#include "emit/dump.h"
#include "emit/ragel_source.h"
#include "examples/examples.h"
#include "extract/extract.h"
#include "front/c_names.h"
#include "front/read_profile.h"
#include "idle_statements.h"
#include "lint.h"
#include "lint_readings.h"
#include "load/load_tables.h"
#include "prove/prove.h"
#include "prove/random.h"
#include "usage.h"

/* What follows the verb on the command line. */
typedef struct arguments {
    char **words;
    int count;
    const char *profile; /* -p; or NULL */
    bool dot;
    bool timings;
    bool check;
    const char *text; /* --string; or NULL */
    wanted_files files;
    wanted_examples examples;
    unsigned depth; /* --nest; or 0 */
    unsigned states;
    effort may; /* --seconds, --proof */
    const char *header;
} arguments;

static int finish(void) {
    if (fflush(stdout) != 0 || ferror(stdout))
        fail("cannot write the output");
    return errors_seen() > 0 ? 1 : 0;
}

static void print_out(const char *line) {
    puts(line);
}

/* Ends the program for wrong usage: shows how the verb is used. */
static _Noreturn void fail_usage(const struct help *help, const char *what) {
    fail("%s: %s\nUsage: uric-grammar %s %s", help->name, what, help->name, help->usages[0]);
}

static unsigned read_number(const char *option, const char *text) {
    char *end;
    unsigned long number = strtoul(text, &end, 10);
    if (*text == '\0' || *end != '\0' || number > INT_MAX)
        fail("%s: expected a number, not '%s'", option, text);
    return (unsigned)number;
}

static unsigned read_depth(const char *text) {
    unsigned depth = read_number("--nest", text);
    if (depth < 1 || depth > MOST_LEVELS)
        fail("--nest: expected a depth from 1 to %d", MOST_LEVELS);
    return depth;
}

static void take_option(arguments *a, const struct help *help, int option) {
    switch (option) {
    case OPTION_HELP:
        print_command_help(grammar_program.help.name, help, print_out);
        exit(finish());
    case OPTION_PROFILE: a->profile = optarg; break;
    case OPTION_HEADER: a->header = optarg; break;
    case OPTION_DOT: a->dot = true; break;
    case OPTION_BAD: a->examples.bad = true; break;
    case OPTION_JSON: a->examples.json = true; break;
    case OPTION_CHECK: a->check = true; break;
    case OPTION_STRING: a->text = optarg; break;
    case OPTION_COMPACT: a->files.compact = true; break;
    case OPTION_FOLDER: a->files.folder = optarg; break;
    case OPTION_DEPFILE: a->files.depfile = optarg; break;
    case OPTION_NO_HEADER: a->files.header = false; break;
    case OPTION_TIMINGS: a->timings = true; break;
    case OPTION_NEST: a->depth = read_depth(optarg); break;
    case OPTION_STATES: a->states = read_number("--states", optarg); break;
    case OPTION_PROOF: a->may.states = read_number("--proof", optarg); break;
    default: a->may.seconds = read_number("--seconds", optarg);
    }
}

/* Reads the words from the verb on. */
static arguments read_arguments(enum verb verb, int argc, char **argv) {
    const struct verb_usage *usage = &verbs[verb];
    arguments a = {.files = {.header = true}, .states = STATES, .header = "uric_grammars"};
    a.may.seconds = verb == BUILD ? BUILD_SECONDS : SECONDS;
    a.may.states = verb == BUILD ? STATES_OF_PROOF : 0;
    char message[OPTION_MESSAGE_BYTES];
    int option;
    while ((option = read_option(&usage->help, argc, argv, message)) >= 0) {
        if (option == '?')
            fail_usage(&usage->help, message);
        take_option(&a, &usage->help, option);
    }
    a.words = argv + optind;
    a.count = argc - optind;
    if (a.count < usage->least || a.count > usage->most)
        fail_usage(&usage->help, a.count < usage->least ? "missing operand" : "too many operands");
    return a;
}

static void run_lint(profile *p, const arguments *a) {
    check_states(p, a->states, NULL);
    if (errors_seen() > 0)
        return;
    warn_about_grammar(p);
    warn_about_readings(p);
    warn_about_statements(p);
}

static void run_transcribe(profile *p, const arguments *a) {
    check_states(p, a->states, NULL);
    if (errors_seen() == 0)
        transcribe(p, stdout);
}

static void run_pack(profile *p, const arguments *a) {
    unsigned most = 0;
    check_states(p, a->states, &most);
    if (errors_seen() > 0)
        return;
    const automata *g = make_automata(p, read_ragel_xml(a->words[1]), most, a->states);
    if (g != NULL && errors_seen() == 0)
        write_tables(g, a->files.compact, stdout);
}

/* The operand RULE, or else the reference rule; NULL after an error. `core`: it may be a core rule,
 * which has no tables of its own. */
static const rule *rule_operand(const profile *p, const arguments *a, bool core) {
    const rule *r = a->count < 2 ? p->reference : find_rule(&p->grammar, a->words[1]);
    if (r != NULL && (core || !r->core))
        return r;
    error_at((source){.file = p->path}, "the grammar has no rule %s%s", a->words[1],
             suggestion(&p->documents, p->documents.list[0], a->words[1]));
    return NULL;
}

static void run_dump(profile *p, const arguments *a) {
    const rule *r = rule_operand(p, a, true);
    if (r != NULL)
        dump(p, r, a->dot, a->states, stdout);
}

static void run_prove(profile *p, const arguments *a) {
    prove(p, load_tables(p, a->words[1]), a->words[1], a->may, stdout);
}

static void run_random(profile *p, const arguments *a) {
    print_random(p, a->words[1], a->words[2], a->count > 3 ? a->words[3] : "1", stdout);
}

static void (*const runs[VERBS])(profile *p, const arguments *a) = {
    [LINT] = run_lint, [TRANSCRIBE] = run_transcribe, [PACK] = run_pack,
    [DUMP] = run_dump, [PROVE] = run_prove,           [RANDOM] = run_random,
}; /* but EXTRACT, which takes no profile, BUILD, EXAMPLES and DRAW, which may make tables of it,
      and INDEX, which takes several */

static grammar_source source_of(const arguments *a) {
    return (grammar_source){a->words[0], a->profile, a->depth};
}

static int run_build(const arguments *a) {
    built b = {.p = NULL};
    check_folder(&a->files);
    if (build_grammar(source_of(a), a->states, a->may, &b) && a->files.compact)
        build_compact(source_of(a), a->states, a->may, &b);
    if (errors_seen() == 0) {
        begin_step("write");
        printf("%s: determinized %s\n", b.p->name, b.determinized);
        write_files(&b, &a->files);
        begin_step(NULL);
    }
    if (a->timings)
        print_timings(stdout);
    return finish();
}

static int run_examples(const arguments *a) {
    built b = {.leaves_out = true};
    if (!make_tables(source_of(a), a->states, &b))
        return finish();
    const rule *r = rule_operand(b.p, a, false);
    if (a->check && !check_examples(b.p, b.tables))
        fail("%s: there is no file %s.examples beside it", a->words[0], b.p->name);
    else if (!a->check && r != NULL)
        write_examples(b.p, b.tables, r, a->states, &a->examples, stdout);
    return finish();
}

static int run_draw(const arguments *a) {
    built b = {.leaves_out = true};
    if (a->dot && a->text != NULL)
        fail_usage(&verbs[DRAW].help, "--dot and --string exclude each other");
    if (!a->dot)
        check_picture(a->files.folder);
    if (a->text != NULL)
        make_tables(source_of(a), a->states, &b);
    else
        b.p = read_profile(a->words[0], a->profile, a->depth, WHOLE_RULES);
    if (a->dot && errors_seen() == 0)
        check_grammar(b.p, a->states);
    if (errors_seen() > 0)
        return finish();
    drawing d = {.p = b.p, .all = a->count < 2, .text = a->text, .path = a->files.folder};
    d.rule = rule_operand(b.p, a, false);
    if (d.rule == NULL)
        return finish();
    char message[512];
    uric_error error;
    if (a->text != NULL && uric_check(tables_of_rule(b.tables, d.rule->name), a->text,
                                      strlen(a->text), &error) != URIC_OK) {
        uric_error_message(&error, message, sizeof message);
        d.message = message;
        d.offset = error.offset;
    }
    FILE *out = open_output(d.path);
    if (a->dot)
        dump(b.p, d.rule, true, a->states, out);
    else
        draw_grammar(&d, out);
    close_output(out, d.path);
    return finish();
}

static int run(enum verb verb, const arguments *a) {
    if (verb == BUILD)
        return run_build(a);
    if (verb == EXAMPLES)
        return run_examples(a);
    if (verb == DRAW)
        return run_draw(a);
    if (verb == EXTRACT) {
        extract(a->words[0], stdout);
        return finish();
    }
    int count = verb == INDEX ? a->count : 1;
    profile **profiles = allocate((size_t)count, sizeof *profiles);
    for (int i = 0; i < count; i++) {
        profiles[i] = read_profile(a->words[i], a->profile, a->depth,
                                   verb == DUMP || verb == RANDOM ? WHOLE_RULES : EVERY_RULE);
        if (errors_seen() == 0)
            check_grammar(profiles[i], a->states);
        if (errors_seen() > 0)
            return finish();
    }
    if (verb == INDEX)
        check_grammars(profiles, (unsigned)count);
    if (errors_seen() > 0)
        return finish();
    if (verb == INDEX)
        write_index(profiles, (unsigned)count, a->header, stdout);
    else
        runs[verb](profiles[0], a);
    return finish();
}

static const char *verb_name(const void *unused, size_t index) {
    (void)unused;
    return index < VERBS ? verbs[index].help.name : NULL;
}

static enum verb find_verb(const char *name) {
    for (int i = 0; i < VERBS; i++)
        if (strcmp(verbs[i].help.name, name) == 0)
            return (enum verb)i;
    const char *near = nearest_name(name, verb_name, NULL);
    if (near != NULL)
        fail("no subcommand '%s': did you mean '%s'?", name, near);
    fail("no subcommand '%s': try 'uric-grammar --help'", name);
}

int main(int argc, char **argv) {
    if (argc < 2)
        fail("no subcommand: try 'uric-grammar --help'");
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        print_program_help(&grammar_program, print_out);
        return finish();
    }
    if (strcmp(argv[1], "--version") == 0 || strcmp(argv[1], "-V") == 0) {
        print_out("uric-grammar " URIC_VERSION);
        return finish();
    }
    enum verb verb = find_verb(argv[1]);
    arguments a = read_arguments(verb, argc - 1, argv + 1);
    return run(verb, &a);
}

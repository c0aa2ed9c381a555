/* uric-grammar: from the grammar of a standard to constant tables, and the proof that both agree.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "emit/c_file.h"
#include "emit/dump.h"
#include "emit/ragel_source.h"
#include "front/lint.h"
#include "front/read_profile.h"
#include "prove/prove.h"
#include "prove/random.h"

static const char usage[] =
    "usage: uric-grammar lint PROFILE [--states N]\n"
    "       uric-grammar transcribe PROFILE [--states N]      > NAME.rl\n"
    "       uric-grammar pack PROFILE NAME.xml [--states N]   > NAME.c  (ragel -x NAME.rl > "
    "NAME.xml)\n"
    "       uric-grammar index PROFILE…                       > uric_grammars.h\n"
    "       uric-grammar dump PROFILE [RULE] [--dot] [--states N]\n"
    "       uric-grammar prove PROFILE MODULE [--seconds N]\n"
    "       uric-grammar random PROFILE RULE COUNT [SEED]\n"
    "\n"
    "lint        reports errors in a grammar; warns about unused rules and redundant alternatives\n"
    "transcribe  writes the grammar as a Ragel machine\n"
    "pack        writes the automaton that Ragel makes of it as constant tables in C\n"
    "index       writes the header that declares the tables of all these grammars\n"
    "dump        prints the automaton of RULE (default: the reference rule): byte classes, "
    "states,\n"
    "            transitions, and operations on registers; --dot: as a graph for Graphviz\n"
    "prove       proves that the tables in MODULE, a shared object made of NAME.c, accept exactly\n"
    "            the language of each rule, and report the components of its first reading, for\n"
    "            strings of any length. Then compares them with backtracking: for a shortest\n"
    "            string to each state, and for all strings over one byte of each class, by "
    "length,\n"
    "            for N seconds of processor time (default 5). A MODULE that is compiled with\n"
    "            URIC_COMPACT=1 is proved by uric-grammar-compact.\n"
    "random      prints COUNT random strings of RULE, one a line; if RULE is '*', of every rule,\n"
    "            as RULE<TAB>STRING. The same SEED gives the same strings.\n"
    "\n"
    "--states N  refuses a rule with more than N states before minimization (default 8000), and\n"
    "            names the repetition that causes them\n"
    "\n"
    "Exit status: 0 success, 1 the grammar or its tables are wrong, 2 usage or system error.\n";

/* What follows the verb on the command line. */
typedef struct arguments {
    char **words;
    int count;
    bool dot;
    unsigned states;
    unsigned seconds;
} arguments;

static int finish(void) {
    if (fflush(stdout) != 0 || ferror(stdout))
        fail("cannot write the output");
    return errors_seen() > 0 ? 1 : 0;
}

static unsigned read_number(const char *option, const char *text) {
    char *end;
    unsigned long number = text == NULL ? 0 : strtoul(text, &end, 10);
    if (text == NULL || *text == '\0' || *end != '\0' || number > INT_MAX)
        fail("%s: expected a number", option);
    return (unsigned)number;
}

/* Separates options from the other words. */
static arguments read_arguments(int count, char **words) {
    arguments a = {.words = words, .states = 8000, .seconds = 5};
    for (int i = 0; i < count; i++)
        if (strcmp(words[i], "--dot") == 0)
            a.dot = true;
        else if (strcmp(words[i], "--states") == 0)
            a.states = read_number("--states", words[++i]);
        else if (strcmp(words[i], "--seconds") == 0)
            a.seconds = read_number("--seconds", words[++i]);
        else
            words[a.count++] = words[i];
    return a;
}

static void run_lint(profile *p, const arguments *a) {
    check_states(p, a->states);
    if (errors_seen() == 0)
        warn_about_grammar(p);
}

static void run_transcribe(profile *p, const arguments *a) {
    check_states(p, a->states);
    if (errors_seen() == 0)
        transcribe(p, stdout);
}

static void run_pack(profile *p, const arguments *a) {
    pack(p, a->words[1], a->states, stdout);
}

static void run_dump(profile *p, const arguments *a) {
    const rule *r = a->count < 2 ? p->reference : find_rule(&p->grammar, a->words[1]);
    if (r == NULL)
        error_at((source){.file = p->path}, "the grammar has no rule %s", a->words[1]);
    else
        dump(p, r, a->dot, a->states, stdout);
}

static void run_prove(profile *p, const arguments *a) {
    prove(p, a->words[1], a->seconds);
}

static void run_random(profile *p, const arguments *a) {
    print_random(p, a->words[1], a->words[2], a->count > 3 ? a->words[3] : "1", stdout);
}

static const struct verb {
    const char *name;
    int least, most;                             /* words after the verb */
    void (*run)(profile *p, const arguments *a); /* NULL: index, which takes several profiles */
} verbs[] = {{"lint", 1, 1, run_lint},   {"transcribe", 1, 1, run_transcribe},
             {"pack", 2, 2, run_pack},   {"dump", 1, 2, run_dump},
             {"prove", 2, 2, run_prove}, {"random", 3, 4, run_random},
             {"index", 1, INT_MAX, NULL}};

static int run(const struct verb *v, const arguments *a) {
    int count = v->run == NULL ? a->count : 1;
    profile **profiles = allocate((size_t)count, sizeof *profiles);
    for (int i = 0; i < count; i++) {
        profiles[i] = read_profile(a->words[i]);
        if (errors_seen() == 0)
            check_grammar(profiles[i]);
        if (errors_seen() > 0)
            return finish();
    }
    if (v->run != NULL)
        v->run(profiles[0], a);
    else
        write_index(profiles, (unsigned)count, stdout);
    return finish();
}

int main(int argc, char **argv) {
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(usage, stdout);
        return finish();
    }
    if (argc > 1) {
        arguments a = read_arguments(argc - 2, argv + 2);
        for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
            if (strcmp(argv[1], verbs[i].name) == 0 && a.count >= verbs[i].least &&
                a.count <= verbs[i].most)
                return run(&verbs[i], &a);
    }
    fputs(usage, stderr);
    return 2;
}

/* uric-grammar: from the text of a standard to constant tables, and the proof that they agree. */
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
    "lint        reports what is wrong with a grammar, and warns of what is odd\n"
    "transcribe  writes it as a Ragel machine\n"
    "pack        writes what Ragel made of that as constant tables in C\n"
    "index       writes the declarations of several grammars\n"
    "dump        prints the automaton of RULE (default: the reference rule): states, classes of "
    "bytes,\n"
    "            transitions, and what they do to registers; --dot: for Graphviz\n"
    "prove       shows that the tables in MODULE (a shared object made of NAME.c) accept exactly "
    "the\n"
    "            grammar's language, for every rule, and report the components of its first "
    "reading,\n"
    "            for strings of any length; and checks that again by backtracking: a shortest\n"
    "            string to each state, and then all strings over one byte a class, length by\n"
    "            length, for N seconds of processor time (default 5); uric-grammar-compact does\n"
    "            so for a MODULE that is compiled with URIC_COMPACT=1\n"
    "random      prints COUNT random strings of RULE, a line each; of '*', of each rule, as\n"
    "            RULE<TAB>STRING; the same ones for the same SEED\n"
    "\n"
    "--states N  refuses a rule that has more than N states (default 8000), before they are\n"
    "            minimized, and says which repetition makes them\n"
    "\n"
    "Exit status: 0 all is well, 1 the grammar or its tables are wrong, 2 usage or system error.\n";

/* What options say. */
typedef struct options {
    bool dot;
    unsigned states;  /* of an automaton, before it is minimized: no more */
    unsigned seconds; /* of processor time, for backtracking */
} options;

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

/* Takes the options out of the words; gives how many are left. */
static int take_options(int count, char **words, options *o) {
    int left = 0;
    for (int i = 0; i < count; i++)
        if (strcmp(words[i], "--dot") == 0)
            o->dot = true;
        else if (strcmp(words[i], "--states") == 0) {
            o->states = read_number("--states", words[i + 1]);
            i++;
        } else if (strcmp(words[i], "--seconds") == 0) {
            o->seconds = read_number("--seconds", words[i + 1]);
            i++;
        } else
            words[left++] = words[i];
    return left;
}

/* A profile that everything may rely on; ends the run if there is none. */
static profile *checked_profile(const char *path) {
    profile *p = read_profile(path);
    if (errors_seen() == 0)
        check_grammar(p);
    return errors_seen() == 0 ? p : NULL;
}

static int run_index(int count, char **paths) {
    profile **all = allocate((size_t)count, sizeof *all);
    for (int i = 0; i < count; i++)
        if ((all[i] = checked_profile(paths[i])) == NULL)
            return finish();
    write_index(all, (unsigned)count, stdout);
    return finish();
}

static void run_dump(profile *p, const char *name, const options *o) {
    const rule *r = name == NULL ? p->reference : find_rule(&p->grammar, name);
    if (r == NULL)
        error_at((source){.file = p->path}, "the grammar has no rule %s", name);
    else
        dump(p, r, o->dot, o->states, stdout);
}

/* PROFILE and what else there is for a verb. */
static void run(const char *verb, profile *p, int count, char **words, const options *o) {
    if (strcmp(verb, "lint") == 0 || strcmp(verb, "transcribe") == 0)
        check_states(p, o->states);
    if (errors_seen() > 0)
        return;
    if (strcmp(verb, "lint") == 0)
        warn_about_grammar(p);
    else if (strcmp(verb, "transcribe") == 0)
        transcribe(p, stdout);
    else if (strcmp(verb, "pack") == 0)
        pack(p, words[1], o->states, stdout);
    else if (strcmp(verb, "dump") == 0)
        run_dump(p, count > 1 ? words[1] : NULL, o);
    else if (strcmp(verb, "prove") == 0)
        prove(p, words[1], o->seconds);
    else
        print_random(p, words[1], words[2], count > 3 ? words[3] : "1", stdout);
}

int main(int argc, char **argv) {
    static const struct {
        const char *name;
        int least, most; /* words behind it */
    } verbs[] = {{"lint", 1, 1},  {"transcribe", 1, 1}, {"pack", 2, 2},       {"dump", 1, 2},
                 {"prove", 2, 2}, {"random", 3, 4},     {"index", 1, INT_MAX}};
    options o = {.states = 8000, .seconds = 5};
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(usage, stdout);
        return finish();
    }
    char **words = argv + 2;
    int count = argc < 2 ? 0 : take_options(argc - 2, words, &o);
    for (size_t i = 0; argc > 1 && i < sizeof verbs / sizeof *verbs; i++) {
        if (strcmp(argv[1], verbs[i].name) != 0 || count < verbs[i].least || count > verbs[i].most)
            continue;
        if (strcmp(argv[1], "index") == 0)
            return run_index(count, words);
        profile *p = checked_profile(words[0]);
        if (p != NULL)
            run(argv[1], p, count, words, &o);
        return finish();
    }
    fputs(usage, stderr);
    return 2;
}

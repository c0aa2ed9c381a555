/* uric-grammar: from the text of a standard to constant tables, and the proof that they agree. */
#include <string.h>

#include "dump.h"
#include "lint.h"
#include "pack.h"
#include "prove.h"
#include "random.h"
#include "transcribe.h"

static const char usage[] =
    "usage: uric-grammar lint PROFILE\n"
    "       uric-grammar transcribe PROFILE          > NAME.rl\n"
    "       uric-grammar pack PROFILE NAME.xml       > NAME.c      (ragel -x NAME.rl > NAME.xml)\n"
    "       uric-grammar index PROFILE…              > uric_grammars.h\n"
    "       uric-grammar dump PROFILE [RULE] [--dot]\n"
    "       uric-grammar prove PROFILE MODULE [LENGTH]\n"
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
    "            for strings of any length; and checks that again by backtracking, for all "
    "strings\n"
    "            of up to LENGTH bytes (default 4) over one byte a class; uric-grammar-compact "
    "does\n"
    "            so for a MODULE that is compiled with URIC_COMPACT=1\n"
    "random      prints COUNT random strings of RULE, a line each; of '*', of each rule, as\n"
    "            RULE<TAB>STRING; the same ones for the same SEED\n"
    "\n"
    "Exit status: 0 all is well, 1 the grammar or its tables are wrong, 2 usage or system error.\n";

enum { MOST_STATES = 8000 }; /* of an automaton, before it is minimized */

static int finish(void) {
    if (fflush(stdout) != 0 || ferror(stdout))
        fail("cannot write the output");
    return errors_seen() > 0 ? 1 : 0;
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

/* [RULE] [--dot] */
static void run_dump(profile *p, int count, char **words) {
    const rule *r = p->reference;
    bool dot = count > 0 && strcmp(words[count - 1], "--dot") == 0;
    if (count - dot > 0)
        r = find_rule(&p->grammar, words[0]);
    if (r == NULL)
        error_at((source){.file = p->path}, "the grammar has no rule %s", words[0]);
    else
        dump(p, r, dot, MOST_STATES, stdout);
}

int main(int argc, char **argv) {
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(usage, stdout);
        return finish();
    }
    if (argc < 3) {
        fputs(usage, stderr);
        return 2;
    }
    const char *verb = argv[1];
    if (strcmp(verb, "index") == 0)
        return run_index(argc - 2, argv + 2);

    bool lints = strcmp(verb, "lint") == 0 && argc == 3;
    bool transcribes = strcmp(verb, "transcribe") == 0 && argc == 3;
    bool packs = strcmp(verb, "pack") == 0 && argc == 4;
    bool proves = strcmp(verb, "prove") == 0 && (argc == 4 || argc == 5);
    bool is_random = strcmp(verb, "random") == 0 && (argc == 5 || argc == 6);
    bool dumps = strcmp(verb, "dump") == 0 && argc >= 3 && argc <= 5;
    if (!lints && !transcribes && !packs && !proves && !is_random && !dumps) {
        fputs(usage, stderr);
        return 2;
    }
    profile *p = checked_profile(argv[2]);
    if (p == NULL)
        return finish();
    if (lints)
        warn_about_grammar(p);
    else if (transcribes)
        transcribe(p, stdout);
    else if (packs)
        pack(p, argv[3], MOST_STATES, stdout);
    else if (dumps)
        run_dump(p, argc - 3, argv + 3);
    else if (is_random)
        print_random(p, argv[3], argv[4], argc == 6 ? argv[5] : "1", stdout);
    else
        prove(p, argv[3], argc == 5 ? argv[4] : "4");
    return finish();
}

#include "build/build.h"

#include "build/progress.h"
#include "build/ragel.h"
#include "emit/c_file.h"
#include "emit/ragel_source.h"
#include "examples/examples.h"
#include "front/c_names.h"
#include "front/read_profile.h"
#include "lint.h"
#include "load/c_tables.h"
#include "prove/prove.h"
#include "prove/trial.h"
#include "tables/submachines.h"

static void read_and_lint(built *b, grammar_source from, unsigned limit) {
    begin_step("read");
    b->p =
        read_profile(from.file, from.profile, from.depth, b->leaves_out ? WHOLE_RULES : EVERY_RULE);
    begin_step("lint");
    if (errors_seen() == 0)
        check_grammar(b->p, limit);
    if (errors_seen() == 0)
        b->pruned = check_states(b->p, limit, &b->most_states);
}

const automata *make_automata(profile *p, const ragel_machine *m, unsigned most, unsigned limit) {
    enum { MOST_WITH_CALLS = 20000 };
    unsigned few = limit < MOST_WITH_CALLS ? limit : MOST_WITH_CALLS;
    const automata *g = NULL;
    if (most <= few)
        find_calls(p, few);
    if (errors_seen() == 0 && p->calls.count > 0)
        g = build_automata(p, m, ALL_ON_TRIAL, few);
    if (errors_seen() == 0 && g == NULL) {
        p->calls.count = 0;
        g = build_automata(p, m, ALL_AUTOMATA, limit);
    }
    if (g != NULL)
        try_automata(g);
    return g;
}

static void determinize(built *b, unsigned limit) {
    begin_step("transcribe");
    text_stream *stream = open_text();
    transcribe(b->p, stream->file);
    b->source = close_text(stream, &b->source_len);
    begin_step("ragel");
    const ragel_machine *m = NULL;
    const char *without = "which would need too many states";
    if (!b->pruned)
        m = run_ragel(b->source, b->source_len, &without);
    b->determinized = m != NULL ? "by Ragel" : format_text("without Ragel, %s", without);
    begin_step("tag");
    b->automata = make_automata(b->p, m, b->most_states, limit);
}

static void pack(built *b) {
    begin_step("pack");
    text_stream *stream = open_text();
    write_tables(b->automata, false, stream->file);
    b->c = close_text(stream, &b->c_len);
    if (errors_seen() == 0)
        b->tables = read_c_tables(b->c, b->p->name, object_name(b->p, NULL));
}

bool make_tables(grammar_source from, unsigned limit, built *b) {
    read_and_lint(b, from, limit);
    if (errors_seen() == 0)
        determinize(b, limit);
    if (errors_seen() == 0)
        pack(b);
    return errors_seen() == 0;
}

bool build_grammar(grammar_source from, unsigned limit, effort may, built *b) {
    bool made = make_tables(from, limit, b);
    begin_step("examples");
    if (made)
        check_examples(b->p, b->tables);
    begin_step("check");
    if (made && errors_seen() == 0)
        prove(b->p, b->tables, from.file, may, NULL);
    begin_step(NULL);
    return errors_seen() == 0;
}

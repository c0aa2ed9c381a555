#include "build/compact.h"

#include <unistd.h>

#include "build/progress.h"
#include "build/run_program.h"
#include "emit/c_file.h"
#include "front/grammar_files.h"

/* In a build folder, and installed; NULL: neither is there. */
static char *find_prover(void) {
    static const char *const places[] = {"uric-grammar-compact",
                                         "../libexec/uric/uric-grammar-compact"};
    for (unsigned i = 0; i < sizeof places / sizeof *places; i++) {
        char *path = path_beside_program(places[i]);
        if (path != NULL && access(path, X_OK) == 0)
            return path;
    }
    return NULL;
}

/* Warnings of the other program are those of this one; its output is shown after an error. */
static void prove_compact(char *prover, grammar_source from, unsigned limit, effort may,
                          const built *b) {
    char *folder = make_folder(), *words[11], *log = format_text("%s/log", folder);
    char *tables = format_text("%s/tables.c", folder);
    unsigned count = 0;
    words[count++] = prover;
    words[count++] = format_text("prove");
    words[count++] = format_text("--seconds=0");
    words[count++] = format_text("--states=%u", limit);
    words[count++] = format_text("--proof=%zu", may.states);
    if (from.depth > 0)
        words[count++] = format_text("--nest=%u", from.depth);
    if (from.profile != NULL)
        words[count++] = format_text("--profile=%s", from.profile);
    words[count++] = format_text("--");
    words[count++] = format_text("%s", from.file);
    words[count++] = tables;
    words[count] = NULL;
    size_t len;
    if (!write_file(tables, b->compact, b->compact_len) || run_program(words, log) != 0)
        error_at((source){.file = b->p->path}, "the compact tables are not proved: %s",
                 is_readable(log) ? read_file(log, &len) : prover);
    unlink(tables);
    unlink(log);
    rmdir(folder);
}

void build_compact(grammar_source from, unsigned limit, effort may, built *b) {
    begin_step("pack compact");
    text_stream *stream = open_text();
    write_tables(b->automata, true, stream->file);
    b->compact = close_text(stream, &b->compact_len);
    char *prover = find_prover();
    begin_step("check compact");
    if (prover == NULL)
        note_at((source){.file = b->p->path},
                "the compact tables are not proved: uric-grammar-compact is not there");
    else
        prove_compact(prover, from, limit, may, b);
    begin_step(NULL);
}

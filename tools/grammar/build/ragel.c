#include "build/ragel.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "build/run_program.h"

/* The files of a run, in a folder of their own. */
typedef struct run_files {
    char *folder, *source, *xml, *log;
} run_files;

static run_files make_files(void) {
    run_files f = {.folder = make_folder()};
    f.source = format_text("%s/grammar.rl", f.folder);
    f.xml = format_text("%s/grammar.xml", f.folder);
    f.log = format_text("%s/log", f.folder);
    return f;
}

static void remove_files(const run_files *f) {
    unlink(f->source);
    unlink(f->xml);
    unlink(f->log);
    rmdir(f->folder);
}

static void write_source(const run_files *f, const char *text, size_t len) {
    if (!write_file(f->source, text, len)) {
        int error = errno;
        remove_files(f);
        fail("%s: %s", f->source, strerror(error));
    }
}

const ragel_machine *run_ragel(const char *text, size_t len) {
    const ragel_machine *m = NULL;
    run_files f = make_files();
    write_source(&f, text, len);
    char *words[] = {"ragel", "-x", "-o", f.xml, f.source, NULL};
    int status = run_program(words, f.log);
    if (status > 0) {
        char *log = read_file(f.log, &len);
        remove_files(&f);
        fail("ragel fails: %s", log);
    }
    if (status == 0)
        m = read_ragel_xml(f.xml);
    remove_files(&f);
    return m;
}

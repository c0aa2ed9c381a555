#include "build/ragel.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "build/run_program.h"

/* Of processor time. Ragel needs less than a second for each grammar in this project, but without
 * end for some repetitions in repetitions, as in 0*179( "," *x "=" *x *( ";" *x ) ). */
#define SECONDS "5"

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

static bool is_missing(int status) {
    return status < 0 || (WIFEXITED(status) && WEXITSTATUS(status) == 127);
}

static bool was_too_slow(int status) {
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU;
}

const ragel_machine *run_ragel(const char *text, size_t len, const char **without) {
    const ragel_machine *m = NULL;
    run_files f = make_files();
    write_source(&f, text, len);
    char *words[] = {"sh",  "-c",     "ulimit -S -t " SECONDS " && exec ragel -x -o \"$0\" \"$1\"",
                     f.xml, f.source, NULL};
    int status = run_program(words, f.log);
    if (is_missing(status)) {
        *without = "which is not installed";
    } else if (was_too_slow(status)) {
        *without = "which takes more than " SECONDS " s";
    } else if (status > 0) {
        char *log = read_file(f.log, &len);
        remove_files(&f);
        fail("ragel fails: %s", log);
    } else {
        m = read_ragel_xml(f.xml);
    }
    remove_files(&f);
    return m;
}

#include "build/ragel.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* The files of a run, in a folder of their own. */
typedef struct run_files {
    char *folder, *source, *xml, *log;
} run_files;

static run_files make_files(void) {
    const char *parent = getenv("TMPDIR");
    run_files f;
    f.folder = format_text("%s/uric-XXXXXX", parent != NULL && *parent != '\0' ? parent : "/tmp");
    if (mkdtemp(f.folder) == NULL)
        fail("%s: %s", f.folder, strerror(errno));
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
    FILE *file = fopen(f->source, "wb");
    bool written = file != NULL && fwrite(text, 1, len, file) == len;
    if (file != NULL)
        written = fclose(file) == 0 && written;
    if (!written) {
        int error = errno;
        remove_files(f);
        fail("%s: %s", f->source, strerror(error));
    }
}

/* The status of the program; -1: it is not installed. */
static int spawn_ragel(const run_files *f) {
    char *words[] = {"ragel", "-x", "-o", f->xml, f->source, NULL};
    posix_spawn_file_actions_t actions;
    pid_t process;
    int status;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, f->log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
    int error = posix_spawnp(&process, *words, &actions, NULL, words, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0)
        return -1;
    while (waitpid(process, &status, 0) < 0)
        if (errno != EINTR)
            fail("ragel: %s", strerror(errno));
    return status;
}

const ragel_machine *run_ragel(const char *text, size_t len) {
    const ragel_machine *m = NULL;
    run_files f = make_files();
    write_source(&f, text, len);
    int status = spawn_ragel(&f);
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

#include "build/run_program.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support.h"

extern char **environ;

char *make_folder(void) {
    const char *parent = getenv("TMPDIR");
    char *path = format_text("%s/uric-XXXXXX", parent != NULL && *parent != '\0' ? parent : "/tmp");
    if (mkdtemp(path) == NULL)
        fail("%s: %s", path, strerror(errno));
    return path;
}

bool write_file(const char *path, const char *text, size_t len) {
    FILE *file = fopen(path, "wb");
    bool written = file != NULL && fwrite(text, 1, len, file) == len;
    if (file != NULL)
        written = fclose(file) == 0 && written;
    return written;
}

int run_program(char **words, const char *log) {
    posix_spawn_file_actions_t actions;
    pid_t process;
    int status;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
    int error = posix_spawnp(&process, *words, &actions, NULL, words, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0)
        return -1;
    while (waitpid(process, &status, 0) < 0)
        if (errno != EINTR)
            fail("%s: %s", *words, strerror(errno));
    return status;
}

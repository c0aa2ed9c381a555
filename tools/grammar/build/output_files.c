#include "build/output_files.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What the tool writes has this in its first line. */
#define MARK "Written by uric-grammar"

void add_output(output_files *all, const char *path, const char *text, size_t len) {
    all->list[all->count++] = (output_file){.path = path, .text = text, .len = len};
}

/* Fails for a file that a person wrote. */
static void compare(output_file *f) {
    size_t len;
    if (access(f->path, F_OK) != 0)
        return;
    const char *text = read_file(f->path, &len);
    f->is_same = len == f->len && memcmp(text, f->text, len) == 0;
    if (!f->is_same && strstr(f->text, MARK) != NULL && strstr(text, MARK) == NULL)
        fail("%s is there already, and not by uric-grammar", f->path);
}

static void remove_temporaries(const output_files *all) {
    for (unsigned i = 0; i < all->count; i++)
        if (all->list[i].temporary != NULL)
            unlink(all->list[i].temporary);
}

static _Noreturn void fail_path(const output_files *all, const char *path) {
    int error = errno;
    remove_temporaries(all);
    fail("%s: %s", path, strerror(error));
}

/* A new file gets the rights that any new file gets. */
static void write_temporary(output_files *all, output_file *f) {
    mode_t mask = umask(0);
    umask(mask);
    char *path = format_text("%s.XXXXXX", f->path);
    int descriptor = mkstemp(path);
    if (descriptor < 0)
        fail_path(all, f->path);
    f->temporary = path;
    FILE *stream = fdopen(descriptor, "wb");
    if (stream == NULL || fwrite(f->text, 1, f->len, stream) != f->len || fflush(stream) != 0 ||
        fchmod(descriptor, 0666 & ~mask) != 0)
        fail_path(all, f->path);
    if (fclose(stream) != 0)
        fail_path(all, f->path);
}

void write_outputs(output_files *all) {
    for (unsigned i = 0; i < all->count; i++)
        compare(&all->list[i]);
    for (unsigned i = 0; i < all->count; i++)
        if (!all->list[i].is_same)
            write_temporary(all, &all->list[i]);
    for (unsigned i = 0; i < all->count; i++) {
        output_file *f = &all->list[i];
        if (!f->is_same && rename(f->temporary, f->path) != 0)
            fail_path(all, f->path);
    }
}

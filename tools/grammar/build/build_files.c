#include "build/build_files.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "build/output_files.h"
#include "emit/c_file.h"
#include "front/c_names.h"

static const char *path_in(const wanted_files *wanted, const char *name) {
    const char *folder = wanted->folder;
    return format_text("%s%s%s", folder != NULL ? folder : "", folder != NULL ? "/" : "", name);
}

static const char *path_of(const built *b, const wanted_files *wanted, const char *ending) {
    return path_in(wanted, format_text("%s%s", b->p->name, ending));
}

/* Prints a path as Make reads it. */
static void print_dependency(const char *path, FILE *out) {
    for (; *path != '\0'; path++)
        fprintf(out, "%s%c", *path == ' ' || *path == '#' ? "\\" : *path == '$' ? "$" : "", *path);
}

static void print_dependencies(const char *of, FILE *out) {
    const char *path;
    print_dependency(of, out);
    fputc(':', out);
    for (unsigned i = 0; (path = source_read(i)) != NULL; i++) {
        char *whole = realpath(path, NULL);
        fputs(" \\\n  ", out);
        print_dependency(whole != NULL ? whole : path, out);
        free(whole);
    }
    fputc('\n', out);
}

static void add_stream(output_files *all, const char *path, text_stream *stream) {
    size_t len;
    const char *text = close_text(stream, &len);
    add_output(all, path, text, len);
}

void check_folder(const wanted_files *wanted) {
    const char *folder = wanted->folder;
    if (folder == NULL || access(format_text("%s/.", folder), F_OK) == 0)
        return;
    bool is_missing = errno == ENOENT;
    size_t len = strlen(folder);
    while (len > 1 && folder[len - 1] == '/')
        len--;
    const char *around = path_beside(copy_text(folder, len), ".");
    if (!is_missing || access(around, W_OK | X_OK) != 0)
        fail("%s: %s", folder, strerror(errno));
}

void write_files(const built *b, const wanted_files *wanted) {
    output_files all = {.count = 0};
    const char *c = path_of(b, wanted, ".c");
    add_output(&all, path_of(b, wanted, ".rl"), b->source, b->source_len);
    add_output(&all, c, b->c, b->c_len);
    if (b->compact != NULL)
        add_output(&all, path_of(b, wanted, "_compact.c"), b->compact, b->compact_len);
    if (wanted->header) {
        text_stream *stream = open_text();
        write_header(b->p, stream->file);
        add_stream(&all, path_in(wanted, header_name(b->p)), stream);
    }
    if (wanted->depfile != NULL) {
        text_stream *stream = open_text();
        print_dependencies(c, stream->file);
        add_stream(&all, wanted->depfile, stream);
    }
    if (errors_seen() > 0)
        return;
    if (wanted->folder != NULL && mkdir(wanted->folder, 0777) != 0 && errno != EEXIST)
        fail("%s: %s", wanted->folder, strerror(errno));
    write_outputs(&all);
    for (unsigned i = 0; i < all.count; i++)
        printf("%s %s\n", all.list[i].path, all.list[i].is_same ? "is up to date" : "written");
}

#include "build/build_files.h"

#include <stdlib.h>

#include "build/output_files.h"
#include "emit/c_file.h"

static const char *path_in(const built *b, const wanted_files *wanted, const char *ending) {
    const char *folder = wanted->folder;
    return format_text("%s%s%s%s", folder != NULL ? folder : "", folder != NULL ? "/" : "",
                       b->p->name, ending);
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

void write_files(const built *b, const wanted_files *wanted) {
    output_files all = {.count = 0};
    const char *c = path_in(b, wanted, ".c");
    FILE *out = open_output(&all, path_in(b, wanted, ".rl"));
    fwrite(b->source, 1, b->source_len, out);
    fclose(out);
    out = open_output(&all, c);
    fwrite(b->c, 1, b->c_len, out);
    fclose(out);
    if (wanted->compact) {
        out = open_output(&all, path_in(b, wanted, "_compact.c"));
        write_tables(b->automata, true, out);
        fclose(out);
    }
    if (wanted->header) {
        out = open_output(&all, path_in(b, wanted, ".h"));
        write_header(b->p, out);
        fclose(out);
    }
    if (wanted->depfile != NULL) {
        out = open_output(&all, wanted->depfile);
        print_dependencies(c, out);
        fclose(out);
    }
    if (errors_seen() > 0)
        return;
    write_outputs(&all);
    for (unsigned i = 0; i < all.count; i++)
        printf("%s %s\n", all.list[i].path, all.list[i].is_same ? "is up to date" : "written");
}

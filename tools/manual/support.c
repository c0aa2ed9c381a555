#include "support.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

_Noreturn void give_up(const char *what, const char *path) {
    fprintf(stderr, "uric-manual: %s: %s%s%s\n", path, what, errno != 0 ? ": " : "",
            errno != 0 ? strerror(errno) : "");
    exit(1);
}

/* Allocates memory that is never freed; the list of blocks keeps leak checkers quiet. */
static void *allocate(size_t size) {
    static struct block {
        struct block *before;
        char bytes[];
    } * last;
    struct block *block = malloc(sizeof *block + size);
    if (block == NULL)
        give_up("out of memory", "uric-manual");
    block->before = last;
    last = block;
    return block->bytes;
}

const char *read_whole(const char *path) {
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0)
        give_up("cannot read", path);
    long size = ftell(file);
    if (size < 0)
        give_up("cannot read", path);
    rewind(file);
    char *text = allocate((size_t)size + 1);
    if (fread(text, 1, (size_t)size, file) != (size_t)size)
        give_up("cannot read", path);
    text[size] = '\0';
    fclose(file);
    return text;
}

FILE *create(const char *path) {
    char *folder = allocate(strlen(path) + 1);
    strcpy(folder, path);
    for (char *slash = folder + 1; (slash = strchr(slash, '/')) != NULL; slash++) {
        *slash = '\0';
        if (mkdir(folder, 0777) != 0 && errno != EEXIST)
            give_up("cannot make the folder", folder);
        *slash = '/';
    }
    FILE *file = fopen(path, "wb");
    if (file == NULL)
        give_up("cannot write", path);
    return file;
}

void close_created(FILE *file, const char *path) {
    if (ferror(file) || fclose(file) != 0)
        give_up("cannot write", path);
}

const char *path_in(const char *folder, const char *name) {
    char *path = allocate(strlen(folder) + 1 + strlen(name) + 1);
    return strcat(strcat(strcpy(path, folder), "/"), name);
}

#include "front/grammar_files.h"

#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

bool is_readable(const char *path) {
    struct stat file;
    return access(path, R_OK) == 0 && stat(path, &file) == 0 && S_ISREG(file.st_mode);
}

char *path_beside_program(const char *name) {
    char self[4096];
    ssize_t len = readlink("/proc/self/exe", self, sizeof self);
    bool known = len > 0 && (size_t)len < sizeof self;
    return known ? path_beside(copy_text(self, (size_t)len), name) : NULL;
}

const char *grammar_folder(unsigned index) {
    static const char *const folders[] = {
        "../share/uric/grammar",
        "../share/uric/grammar/schemes",
        "tools/share/uric/grammar",
        "tools/share/uric/grammar/schemes",
    };
    if (index >= sizeof folders / sizeof *folders)
        return NULL;
    return path_beside_program(format_text("%s/", folders[index]));
}

const char *grammar_path(const profile *p, const char *profile_path, const char *name) {
    const char *beside = path_beside(profile_path, name), *there = path_beside(p->file, name);
    if (is_readable(beside))
        return beside;
    if (is_readable(there))
        return there;
    const char *folder;
    for (unsigned i = 0; (folder = grammar_folder(i)) != NULL; i++)
        if (is_readable(path_beside(folder, name)))
            return path_beside(folder, name);
    return beside;
}

bool is_abnf(const char *path) {
    size_t len = strlen(path);
    return len > 5 && strcasecmp(path + len - 5, ".abnf") == 0;
}

const char *abnf_of(const char *path) {
    if (is_abnf(path))
        return path;
    const char *beside = path_beside(path, format_text("%s.abnf", document_name(path)));
    return is_readable(beside) ? beside : NULL;
}

const char *profile_of(const char *file, const char *with_profile) {
    if (with_profile != NULL && !is_abnf(file))
        fail("%s is a profile itself, and takes no other", file);
    if (with_profile != NULL || !is_abnf(file))
        return with_profile != NULL ? with_profile : file;
    const char *beside = path_beside(file, format_text("%s.profile", document_name(file)));
    return is_readable(beside) ? beside : file;
}

void check_file(const profile *p) {
    struct stat named, other;
    bool found = !is_abnf(p->file) || stat(p->file, &named) != 0;
    const char *read;
    for (unsigned i = 0; !found && (read = source_read(i)) != NULL; i++)
        found =
            stat(read, &other) == 0 && named.st_dev == other.st_dev && named.st_ino == other.st_ino;
    if (!found)
        error_at((source){.file = p->path}, "the profile does not read %s", p->file);
}

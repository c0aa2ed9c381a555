#include "load/load_tables.h"

#include <dlfcn.h>
#include <string.h>

#include "front/c_names.h"
#include "load/c_tables.h"

const uric_grammar *load_tables(const profile *p, const char *path) {
    const char *name = object_name(p, NULL);
    size_t len = strlen(path);
    if (len > 2 && strcmp(path + len - 2, ".c") == 0)
        return read_c_tables(read_file(path, &len), path, name);
    char *with_folder =
        strchr(path, '/') != NULL ? copy_text(path, len) : format_text("./%s", path);
    void *module = dlopen(with_folder, RTLD_NOW | RTLD_LOCAL);
    if (module == NULL)
        fail("%s", dlerror());
    const uric_grammar *tables = dlsym(module, name);
    if (tables == NULL)
        fail("%s: it has no object %s", path, name);
    return tables;
}

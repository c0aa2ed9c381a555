#include "machine.h"

#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>

void machine_model(char *buffer, size_t size) {
    char line[256];
    struct utsname system;
    snprintf(buffer, size, "%s", uname(&system) >= 0 ? system.machine : "unknown machine");
    FILE *file = fopen("/proc/cpuinfo", "r");
    if (file == NULL)
        return;
    while (fgets(line, sizeof line, file) != NULL) {
        const char *colon = strchr(line, ':');
        if (strncmp(line, "model name", 10) == 0 && colon != NULL) {
            const char *name = colon + 1 + strspn(colon + 1, " \t");
            snprintf(buffer, size, "%.*s", (int)strcspn(name, "\n"), name);
            break;
        }
    }
    fclose(file);
}

const char *machine_compiler(void) {
#if defined(__clang__)
    return __VERSION__; /* begins with the compiler's name */
#elif defined(__GNUC__)
    return "gcc " __VERSION__;
#else
    return "unknown compiler";
#endif
}

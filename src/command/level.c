#include "level.h"

#include <string.h>

#include "trouble.h"

unsigned choose_level(const struct command *command, const char *name) {
    static const struct {
        const char *name;
        unsigned levels;
    } known[] = {
        {"string", URIC_BY_STRING}, {"case", URIC_BY_CASE},     {"percent", URIC_BY_PERCENT},
        {"path", URIC_BY_PATH},     {"syntax", URIC_BY_SYNTAX}, {"scheme", URIC_BY_SCHEME},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].name, name) == 0)
            return known[i].levels;
    fail_usage(command, "no level '%s': string, case, percent, path, syntax or scheme", name);
}

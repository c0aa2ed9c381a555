#include "command/subcommands/level.h"

static const struct help_word level_words[] = {
    {"string", "nothing"},
    {"case", "only lower-case scheme and host, upper-case %HH"},
    {"percent", "only decode %HH that needs no encoding"},
    {"path", "only remove dot segments"},
    {"syntax", "case, percent and path (the default)"},
    {"scheme",
     "syntax; remove an empty or default port, and write the scheme's path for an empty one"},
    {0}};

const struct help_option level_options[] = {
    {OPTION_LEVEL, "level", "LEVEL", "what to normalize:", level_words, COMPLETE_WORDS},
    {OPTION_IPV6, "ipv6", NULL, "also write IPv6 addresses as RFC 5952 recommends", NULL, 0},
    {0}};

struct level level_at(size_t index) {
    static const unsigned masks[] = {URIC_BY_STRING,
                                     URIC_BY_CASE,
                                     URIC_BY_PERCENT,
                                     URIC_BY_PATH,
                                     URIC_BY_SYNTAX,
                                     URIC_BY_SCHEME,
                                     0};
    return (struct level){level_words[index].name, masks[index]};
}

unsigned choose_level(const struct command *command, const char *name) {
    return level_at(read_word(command, OPTION_LEVEL, name)).mask;
}

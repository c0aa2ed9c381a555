#include "command/read_options.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "command/io/suggest.h"

enum { OPTIONS_MAX = 48 }; /* of a subcommand */

/* Options as getopt_long takes them. */
struct getopt_list {
    struct option names[OPTIONS_MAX + 1];
    char letters[2 * OPTIONS_MAX + 2];
};

static void list_options(const struct help *help, struct getopt_list *list) {
    size_t count = 0;
    char *letter = list->letters;
    *letter++ = ':';
    for (const struct help_option *option = NULL;
         (option = next_help_option(help, option)) != NULL && count < OPTIONS_MAX;) {
        int argument = option->argument != NULL ? required_argument : no_argument;
        list->names[count++] = (struct option){option->name, argument, NULL, option->value};
        if (has_letter(option)) {
            *letter++ = (char)option->value;
            if (argument == required_argument)
                *letter++ = ':';
        }
    }
    *letter = '\0';
    list->names[count] = (struct option){0};
}

static const char *option_name(const void *names, size_t index) {
    return ((const struct option *)names)[index].name;
}

/* Says that --WORD is ambiguous or unknown. */
static void describe_word(const char *word, const struct option *names,
                          char message[OPTION_MESSAGE_BYTES]) {
    char name[64], candidates[256] = "";
    unsigned count = 0;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(word + 2, "="), word + 2);
    for (size_t i = 0; names[i].name != NULL; i++)
        if (strncmp(names[i].name, name, strlen(name)) == 0) {
            size_t len = strlen(candidates);
            snprintf(candidates + len, sizeof candidates - len, " --%s", names[i].name);
            count++;
        }
    const char *near = nearest_name(name, option_name, names);
    if (count > 1)
        snprintf(message, OPTION_MESSAGE_BYTES, "option '%s' could be any of%s", word, candidates);
    else if (near != NULL)
        snprintf(message, OPTION_MESSAGE_BYTES, "no option '%s': did you mean '--%s'?", word, near);
    else
        snprintf(message, OPTION_MESSAGE_BYTES, "no option '%s'", word);
}

int read_option(const struct help *help, int argc, char **argv,
                char message[OPTION_MESSAGE_BYTES]) {
    struct getopt_list list;
    list_options(help, &list);
    opterr = 0; /* this file makes the messages */
    int answer = getopt_long(argc, argv, list.letters, list.names, NULL);
    if (answer != '?' && answer != ':')
        return answer;
    const char *word = argv[optind - 1]; /* not if a letter in a cluster such as -qx is meant */
    if (answer == ':')
        snprintf(message, OPTION_MESSAGE_BYTES, "option '%s' needs an argument", word);
    else if (optopt == 0)
        describe_word(word, list.names, message);
    else if (optopt <= UCHAR_MAX && strchr(list.letters, optopt) == NULL)
        snprintf(message, OPTION_MESSAGE_BYTES, "no option '-%c'", optopt);
    else
        snprintf(message, OPTION_MESSAGE_BYTES, "option '%s' takes no argument", word);
    return '?';
}

/* Shell completions, from the help of programs. A template, complete.SHELL, has the code that all
 * programs share. In it, a line `@MARKER@` is replaced with lines, and @MARKER@ within a line with
 * words. */
#include "completion.h"

#include <ctype.h>
#include <string.h>

#include "support.h"

/* A marker, and the function that writes its lines or words. */
struct marker {
    const char *name;
    void (*write)(FILE *file, const struct help_program *program);
};

/* Writes the name of the completion function: `_uric_grammar` for uric-grammar. */
static void write_function(FILE *file, const struct help_program *program) {
    fputc('_', file);
    for (const char *at = program->help.name; *at != '\0'; at++)
        fputc(isalnum((unsigned char)*at) ? *at : '_', file);
}

static void write_name(FILE *file, const struct help_program *program) {
    fputs(program->help.name, file);
}

/* Returns the help at an index: 0 is the program itself, with the name "", then come the
 * subcommands. */
static const struct help *help_at(const struct help_program *program, size_t index,
                                  const char **name) {
    const struct help *help = index == 0 ? &program->help : program->command(index - 1);
    *name = index == 0 || help == NULL ? "" : help->name;
    return help;
}

/* Writes text for single quotes of zsh or fish: an apostrophe becomes a typographic one. */
static void write_quoted(FILE *file, const char *text, const char *escaped) {
    for (; *text != '\0'; text++) {
        if (*text == '\'') {
            fputs("\u2019", file);
            continue;
        }
        if (strchr(escaped, *text) != NULL)
            fputc('\\', file);
        fputc(*text, file);
    }
}

/* Returns the text of an option: options without one share that of the next. */
static const char *text_of(const struct help_option *option) {
    while (option->text == NULL)
        option++;
    return option->text;
}

static const char *kind_of(enum completion completion) {
    static const char *const kinds[] = {
        [COMPLETE_FILES] = "files",         [COMPLETE_COMMANDS] = "commands",
        [COMPLETE_GRAMMARS] = "grammars",   [COMPLETE_RULES] = "rules",
        [COMPLETE_PARSERS] = "parsers",     [COMPLETE_FIELDS] = "fields",
        [COMPLETE_ENCODINGS] = "encodings", [COMPLETE_SIDES] = "sides",
        [COMPLETE_WORDS] = "words",
    };
    return kinds[completion];
}

static void write_words(FILE *file, const struct help_word *words) {
    for (const struct help_word *word = words; word != NULL && word->name != NULL; word++)
        fprintf(file, "%s%s", word == words ? "" : " ", word->name);
}

/* Writes the options of all subcommands that take an argument. */
static void write_takers(FILE *file, const struct help_program *program) {
    const char *name, *before = "";
    const struct help *help;
    for (size_t i = 0; (help = help_at(program, i, &name)) != NULL; i++)
        for (const struct help_option *option = NULL;
             (option = next_help_option(help, option)) != NULL;) {
            if (option->argument == NULL)
                continue;
            if (has_letter(option))
                fprintf(file, "%s-%c", before, (char)option->value);
            fprintf(file, "%s--%s", has_letter(option) ? " " : before, option->name);
            before = " ";
        }
}

static void write_bash_commands(FILE *file, const struct help_program *program) {
    const struct help *help;
    for (size_t i = 0; (help = program->command(i)) != NULL; i++)
        fprintf(file, "%s%s", i == 0 ? "" : " ", help->name);
}

static void write_bash_options(FILE *file, const struct help_program *program) {
    const char *name;
    const struct help *help;
    for (size_t i = 0; (help = help_at(program, i, &name)) != NULL; i++) {
        fprintf(file, "        '%s') echo", name);
        for (const struct help_option *option = NULL;
             (option = next_help_option(help, option)) != NULL;)
            fprintf(file, " --%s%s", option->name, option->argument != NULL ? "=" : "");
        fputs(" ;;\n", file);
    }
}

static void write_bash_arguments(FILE *file, const struct help_program *program) {
    const char *name;
    const struct help *help;
    for (size_t i = 0; (help = help_at(program, i, &name)) != NULL; i++)
        for (const struct help_option *option = NULL;
             (option = next_help_option(help, option)) != NULL;) {
            if (option->completion == COMPLETE_NOTHING)
                continue;
            fputs("        ", file);
            if (has_letter(option))
                fprintf(file, "%s:-%c | ", name, (char)option->value);
            fprintf(file, "%s:--%s) echo %s ", name, option->name, kind_of(option->completion));
            write_words(file, option->words);
            fputs(";;\n", file);
        }
}

static void write_bash_operands(FILE *file, const struct help_program *program) {
    const struct help *help;
    for (size_t i = 0; (help = program->command(i)) != NULL; i++)
        for (size_t at = 0; at < HELP_OPERANDS; at++) {
            if (help->operands[at] == COMPLETE_NOTHING)
                continue;
            fprintf(file, "        %s:", help->name);
            if (at + 1 < HELP_OPERANDS)
                fprintf(file, "%zu", at + 1);
            else
                fputc('*', file);
            fprintf(file, ") echo %s ;;\n", kind_of(help->operands[at]));
        }
}

static void write_zsh_commands(FILE *file, const struct help_program *program) {
    const struct help *help;
    for (size_t i = 0; (help = program->command(i)) != NULL; i++) {
        fprintf(file, "        '%s:", help->name);
        write_quoted(file, help->summary, "");
        fputs("'\n", file);
    }
}

/* Writes the action that completes a value: a list, or a function of the template. */
static void write_zsh_action(FILE *file, const struct help_program *program,
                             enum completion completion, const struct help_word *words) {
    switch (completion) {
    case COMPLETE_NOTHING: fputc(' ', file); break;
    case COMPLETE_FILES: fputs("_files", file); break;
    case COMPLETE_WORDS:
        fputc('(', file);
        write_words(file, words);
        fputc(')', file);
        break;
    default: write_function(file, program); fprintf(file, "_%s", kind_of(completion));
    }
}

static void write_zsh_options(FILE *file, const struct help_program *program,
                              const struct help *help, const char *indent) {
    for (const struct help_option *option = NULL;
         (option = next_help_option(help, option)) != NULL;) {
        const char *equals = option->argument != NULL ? "=" : "";
        fputs(indent, file);
        if (has_letter(option))
            fprintf(file, "'(-%c --%s)'{-%c%s,--%s%s}'[", (char)option->value, option->name,
                    (char)option->value, option->argument != NULL ? "+" : "", option->name, equals);
        else
            fprintf(file, "'--%s%s[", option->name, equals);
        write_quoted(file, text_of(option), "[]");
        fputs("]", file);
        if (option->argument != NULL) {
            fputc(':', file);
            write_quoted(file, option->argument, ":");
            fputc(':', file);
            write_zsh_action(file, program, option->completion, option->words);
        }
        fputs("' \\\n", file);
    }
}

static void write_zsh_program(FILE *file, const struct help_program *program) {
    write_zsh_options(file, program, &program->help, "        ");
}

static void write_zsh_subcommands(FILE *file, const struct help_program *program) {
    const struct help *help;
    for (size_t i = 0; (help = program->command(i)) != NULL; i++) {
        fprintf(file, "        %s)\n            _arguments -s -S \\\n", help->name);
        write_zsh_options(file, program, help, "                ");
        fputs("               ", file);
        for (size_t at = 0; at < HELP_OPERANDS; at++) {
            if (help->operands[at] == COMPLETE_NOTHING)
                continue;
            if (at + 1 < HELP_OPERANDS)
                fprintf(file, " '%zu:operand:", at + 1);
            else
                fputs(" '*:operand:", file);
            write_zsh_action(file, program, help->operands[at], NULL);
            fputc('\'', file);
        }
        if (help->operands[HELP_OPERANDS - 1] == COMPLETE_NOTHING)
            fputs(" '*: : '", file);
        fputs("\n            ;;\n", file);
    }
}

/* Writes the values that fish offers: words, or the output of a function of the template. */
static void write_fish_values(FILE *file, const struct help_program *program,
                              enum completion completion, const struct help_word *words) {
    static const char *const lists[] = {[COMPLETE_RULES] = "rules",
                                        [COMPLETE_PARSERS] = "parse",
                                        [COMPLETE_ENCODINGS] = "encodings"};
    fputs(" -a '", file);
    switch (completion) {
    case COMPLETE_WORDS: write_words(file, words); break;
    case COMPLETE_COMMANDS: write_bash_commands(file, program); break;
    case COMPLETE_GRAMMARS:
    case COMPLETE_FIELDS:
    case COMPLETE_SIDES:
        fputc('(', file);
        write_function(file, program);
        fprintf(file, "_%s)", kind_of(completion));
        break;
    default:
        fputc('(', file);
        write_function(file, program);
        fprintf(file, "_names --list=%s (", lists[completion]);
        write_function(file, program);
        fputs("_grammar))", file);
    }
    fputc('\'', file);
}

static void begin_fish_line(FILE *file, const struct help_program *program, const char *command,
                            size_t operand) {
    fprintf(file, "complete -c %s -n '", program->help.name);
    write_function(file, program);
    fputs("_is", file);
    if (*command != '\0')
        fprintf(file, " %s", command);
    if (operand > 0)
        fprintf(file, " %zu", operand);
    fputc('\'', file);
}

static void write_fish_option(FILE *file, const struct help_program *program, const char *command,
                              const struct help_option *option) {
    begin_fish_line(file, program, command, 0);
    if (has_letter(option))
        fprintf(file, " -s %c", (char)option->value);
    fprintf(file, " -l %s", option->name);
    if (option->completion == COMPLETE_FILES) {
        fputs(" -r -F", file);
    } else if (option->completion != COMPLETE_NOTHING) {
        fputs(" -x", file);
        write_fish_values(file, program, option->completion, option->words);
    } else if (option->argument != NULL) {
        fputs(" -x", file);
    }
    fputs(" -d '", file);
    write_quoted(file, text_of(option), "");
    fputs("'\n", file);
}

static void write_fish_operands(FILE *file, const struct help_program *program,
                                const struct help *help) {
    for (size_t at = 0; at < HELP_OPERANDS; at++) {
        enum completion completion = help->operands[at];
        if (completion == COMPLETE_NOTHING)
            continue;
        begin_fish_line(file, program, help->name, at + 1 < HELP_OPERANDS ? at + 1 : 0);
        if (completion == COMPLETE_FILES)
            fputs(" -F", file);
        else
            write_fish_values(file, program, completion, NULL);
        fputc('\n', file);
    }
}

static void write_fish(FILE *file, const struct help_program *program) {
    const char *name;
    const struct help *help;
    for (size_t i = 0; (help = program->command(i)) != NULL; i++) {
        begin_fish_line(file, program, "", 0);
        fprintf(file, " -a %s -d '", help->name);
        write_quoted(file, help->summary, "");
        fputs("'\n", file);
    }
    for (size_t i = 0; (help = help_at(program, i, &name)) != NULL; i++) {
        for (const struct help_option *option = NULL;
             (option = next_help_option(help, option)) != NULL;)
            write_fish_option(file, program, name, option);
        if (i > 0)
            write_fish_operands(file, program, help);
    }
}

static void write_marker(FILE *file, const struct help_program *program,
                         const struct marker *markers, const char *at, size_t len) {
    for (; markers->name != NULL; markers++)
        if (strlen(markers->name) == len && memcmp(markers->name, at, len) == 0) {
            markers->write(file, program);
            return;
        }
    give_up("unknown marker in a template", at);
}

static void write_completion(const char *template, const char *path,
                             const struct help_program *program, const struct marker *markers) {
    FILE *file = create(path);
    for (const char *at = read_whole(template); *at != '\0'; at++) {
        size_t len = *at == '@' ? strspn(at + 1, "abcdefghijklmnopqrstuvwxyz") : 0;
        if (len == 0 || at[1 + len] != '@') {
            fputc(*at, file);
            continue;
        }
        bool is_line = at[-1] == '\n' && at[2 + len] == '\n';
        write_marker(file, program, markers, at + 1, len);
        at += 1 + len + is_line;
    }
    close_created(file, path);
}

void write_completions(const char *templates, const char *folder,
                       const struct help_program *program) {
    static const struct marker bash[] = {{"name", write_name},
                                         {"function", write_function},
                                         {"commands", write_bash_commands},
                                         {"takers", write_takers},
                                         {"options", write_bash_options},
                                         {"arguments", write_bash_arguments},
                                         {"operands", write_bash_operands},
                                         {0}};
    static const struct marker zsh[] = {{"name", write_name},
                                        {"function", write_function},
                                        {"commands", write_zsh_commands},
                                        {"program", write_zsh_program},
                                        {"options", write_zsh_subcommands},
                                        {0}};
    static const struct marker fish[] = {{"name", write_name},
                                         {"function", write_function},
                                         {"takers", write_takers},
                                         {"options", write_fish},
                                         {0}};
    const char *name = program->help.name;
    char zsh_name[64], fish_name[64];
    snprintf(zsh_name, sizeof zsh_name, "_%s", name);
    snprintf(fish_name, sizeof fish_name, "%s.fish", name);
    write_completion(path_in(templates, "complete.bash"),
                     path_in(path_in(folder, "bash-completion/completions"), name), program, bash);
    write_completion(path_in(templates, "complete.zsh"),
                     path_in(path_in(folder, "zsh/site-functions"), zsh_name), program, zsh);
    write_completion(path_in(templates, "complete.fish"),
                     path_in(path_in(folder, "fish/vendor_completions.d"), fish_name), program,
                     fish);
}

#include "command/help.h"

#include <stdio.h>
#include <string.h>

enum { WIDTH = 80, OPTION_TEXT = 22, COMMAND_TEXT = 14, MOST = 256 };

/* A line that is not printed yet. */
struct lines {
    print_line *print;
    char line[MOST];
    size_t len;
};

static void end_line(struct lines *lines) {
    lines->line[lines->len] = '\0';
    lines->print(lines->line);
    lines->len = 0;
}

static void add(struct lines *lines, const char *text, size_t len) {
    if (len > MOST - 1 - lines->len)
        len = MOST - 1 - lines->len;
    memcpy(lines->line + lines->len, text, len);
    lines->len += len;
}

static void add_text(struct lines *lines, const char *text) {
    add(lines, text, strlen(text));
}

/* Continues the line, or the next one, at a column. */
static void indent(struct lines *lines, size_t column) {
    if (lines->len > column ||
        (lines->len == column && column > 0 && lines->line[column - 1] != ' '))
        end_line(lines);
    while (lines->len < column)
        lines->line[lines->len++] = ' ';
}

/* The words from a column on; at a newline, a line begins there. Ends the last line. */
static void wrap(struct lines *lines, size_t column, const char *text) {
    indent(lines, column);
    while (*text != '\0') {
        size_t len = strcspn(text, " \n");
        bool begins = lines->len == column;
        if (!begins && lines->len + 1 + len > WIDTH) {
            end_line(lines);
            indent(lines, column);
            begins = true;
        }
        if (!begins)
            add_text(lines, " ");
        add(lines, text, len);
        text += len;
        if (*text == '\n') {
            end_line(lines);
            if (text[1] != '\0')
                indent(lines, column);
        }
        text += *text != '\0';
    }
    if (lines->len > 0)
        end_line(lines);
}

static void heading(struct lines *lines, const char *title) {
    end_line(lines);
    add_text(lines, title);
    add_text(lines, ":");
    end_line(lines);
}

bool has_letter(const struct help_option *option) {
    return option->value < 256;
}

const struct help_option *next_help_option(const struct help *help,
                                           const struct help_option *option) {
    const struct help_option *found = option == NULL ? help->options[0] : option + 1;
    if (found == NULL || found->name != NULL)
        return found;
    for (size_t i = 0; i + 1 < HELP_GROUPS; i++) {
        const struct help_option *end = help->options[i];
        while (end != NULL && end->name != NULL)
            end++;
        if (end == found)
            return help->options[i + 1];
    }
    return NULL;
}

static void print_words(struct lines *lines, const struct help_word *words) {
    size_t widest = 0;
    for (const struct help_word *word = words; word->name != NULL; word++)
        if (strlen(word->name) > widest)
            widest = strlen(word->name);
    for (const struct help_word *word = words; word->name != NULL; word++) {
        indent(lines, OPTION_TEXT + 2);
        add_text(lines, word->name);
        wrap(lines, OPTION_TEXT + 4 + widest, word->text);
    }
}

static void print_option(struct lines *lines, const struct help_option *option) {
    char head[MOST];
    snprintf(head, sizeof head, "--%s%s%s%s", option->name, option->argument != NULL ? "=" : "",
             option->argument != NULL ? option->argument : "", option->text == NULL ? "," : "");
    if (lines->len > 0 && lines->len + 1 + strlen(head) > WIDTH)
        end_line(lines);
    if (lines->len > 0) {
        add_text(lines, " ");
    } else {
        char letter[] = "  -x, ";
        letter[3] = (char)option->value;
        add_text(lines, has_letter(option) ? letter : "      ");
    }
    add_text(lines, head);
    if (option->text == NULL)
        return;
    if (lines->len + 2 > OPTION_TEXT)
        end_line(lines);
    wrap(lines, OPTION_TEXT, option->text);
    if (option->words != NULL)
        print_words(lines, option->words);
}

/* The usages of a subcommand, or of the program itself. */
static void print_usages(struct lines *lines, const char *program, const char *command,
                         const char *const *usages) {
    for (size_t i = 0; i < HELP_USAGES && usages[i] != NULL; i++) {
        add_text(lines, i == 0 ? "Usage: " : "       ");
        add_text(lines, program);
        if (command != NULL) {
            add_text(lines, " ");
            add_text(lines, command);
        }
        add_text(lines, " ");
        add_text(lines, usages[i]);
        end_line(lines);
    }
}

static void print_examples(struct lines *lines, const struct help *help) {
    if (help->examples[0] == NULL)
        return;
    heading(lines, "Examples");
    for (size_t i = 0; i < HELP_EXAMPLES && help->examples[i] != NULL; i++) {
        add_text(lines, "  ");
        add_text(lines, help->examples[i]);
        end_line(lines);
    }
}

static void print_rest(struct lines *lines, const struct help *help) {
    print_examples(lines, help);
    if (help->options[0] != NULL)
        heading(lines, "Options");
    for (const struct help_option *option = NULL;
         (option = next_help_option(help, option)) != NULL;)
        print_option(lines, option);
    for (size_t i = 0; i < HELP_SECTIONS && help->sections[i].title != NULL; i++) {
        heading(lines, help->sections[i].title);
        wrap(lines, 2, help->sections[i].text);
    }
    heading(lines, "Exit status");
    for (size_t i = 0; i < HELP_STATUSES; i++)
        if (help->statuses[i] != NULL) {
            char line[] = "  0";
            line[2] = (char)('0' + i);
            add_text(lines, line);
            wrap(lines, 5, help->statuses[i]);
        }
}

void print_command_help(const struct help_program *program, const struct help *help,
                        print_line *print) {
    struct lines lines = {.print = print};
    print_usages(&lines, program->help.name, help->name, help->usages);
    end_line(&lines);
    wrap(&lines, 0, help->description);
    print_rest(&lines, help);
}

void print_program_help(const struct help_program *program, print_line *print) {
    struct lines lines = {.print = print};
    const struct help *help = &program->help, *command;
    add_text(&lines, help->name);
    add_text(&lines, ": ");
    add_text(&lines, help->summary);
    add_text(&lines, ".");
    end_line(&lines);
    end_line(&lines);
    print_usages(&lines, help->name, NULL, help->usages);
    end_line(&lines);
    wrap(&lines, 0, help->description);
    heading(&lines, "Subcommands");
    for (size_t i = 0; (command = program->command(i)) != NULL; i++) {
        add_text(&lines, "  ");
        add_text(&lines, command->name);
        wrap(&lines, COMMAND_TEXT, command->summary);
    }
    print_rest(&lines, help);
}

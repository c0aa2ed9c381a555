#include "command/help.h"

#include <stdio.h>
#include <string.h>

enum { WIDTH = 80, OPTION_TEXT = 22, COMMAND_TEXT = 14, MOST = 256 };

/* A line that is not complete yet, and the function that prints it. */
struct printer {
    print_line *print;
    char line[MOST];
    size_t len;
};

static void end_line(struct printer *printer) {
    printer->line[printer->len] = '\0';
    printer->print(printer->line);
    printer->len = 0;
}

static void add(struct printer *printer, const char *text, size_t len) {
    if (len > MOST - 1 - printer->len)
        len = MOST - 1 - printer->len;
    memcpy(printer->line + printer->len, text, len);
    printer->len += len;
}

static void add_text(struct printer *printer, const char *text) {
    add(printer, text, strlen(text));
}

/* Moves to a column, in the next line if this one is beyond it. */
static void indent(struct printer *printer, size_t column) {
    if (printer->len > column ||
        (printer->len == column && column > 0 && printer->line[column - 1] != ' '))
        end_line(printer);
    while (printer->len < column)
        printer->line[printer->len++] = ' ';
}

/* Prints words, in lines that begin at a column. A newline ends a paragraph. */
static void wrap(struct printer *printer, size_t column, const char *text) {
    indent(printer, column);
    while (*text != '\0') {
        size_t len = strcspn(text, " \n");
        bool begins = printer->len == column;
        if (!begins && printer->len + 1 + len > WIDTH) {
            end_line(printer);
            indent(printer, column);
            begins = true;
        }
        if (!begins)
            add_text(printer, " ");
        add(printer, text, len);
        text += len;
        if (*text == '\n') {
            end_line(printer);
            if (text[1] != '\0')
                indent(printer, column);
        }
        text += *text != '\0';
    }
    if (printer->len > 0)
        end_line(printer);
}

static void heading(struct printer *printer, const char *title) {
    end_line(printer);
    add_text(printer, title);
    add_text(printer, ":");
    end_line(printer);
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

static void print_words(struct printer *printer, const struct help_word *words) {
    size_t widest = 0;
    for (const struct help_word *word = words; word->name != NULL; word++)
        if (strlen(word->name) > widest)
            widest = strlen(word->name);
    for (const struct help_word *word = words; word->name != NULL; word++) {
        indent(printer, OPTION_TEXT + 2);
        add_text(printer, word->name);
        wrap(printer, OPTION_TEXT + 4 + widest, word->text);
    }
}

static void print_option(struct printer *printer, const struct help_option *option) {
    char head[MOST];
    snprintf(head, sizeof head, "--%s%s%s%s", option->name, option->argument != NULL ? "=" : "",
             option->argument != NULL ? option->argument : "", option->text == NULL ? "," : "");
    if (printer->len > 0 && printer->len + 1 + strlen(head) > WIDTH)
        end_line(printer);
    if (printer->len > 0) {
        add_text(printer, " ");
    } else {
        char letter[] = "  -x, ";
        letter[3] = (char)option->value;
        add_text(printer, has_letter(option) ? letter : "      ");
    }
    add_text(printer, head);
    if (option->text == NULL)
        return;
    if (printer->len + 2 > OPTION_TEXT)
        end_line(printer);
    wrap(printer, OPTION_TEXT, option->text);
    if (option->words != NULL)
        print_words(printer, option->words);
}

/* The usages of a subcommand, or of the program itself. */
static void print_usages(struct printer *printer, const char *program, const char *command,
                         const char *const *usages) {
    for (size_t i = 0; i < HELP_USAGES && usages[i] != NULL; i++) {
        add_text(printer, i == 0 ? "Usage: " : "       ");
        add_text(printer, program);
        if (command != NULL) {
            add_text(printer, " ");
            add_text(printer, command);
        }
        add_text(printer, " ");
        add_text(printer, usages[i]);
        end_line(printer);
    }
}

static void print_examples(struct printer *printer, const struct help *help) {
    if (help->examples[0] == NULL)
        return;
    heading(printer, "Examples");
    for (size_t i = 0; i < HELP_EXAMPLES && help->examples[i] != NULL; i++) {
        add_text(printer, "  ");
        add_text(printer, help->examples[i]);
        end_line(printer);
    }
}

static void print_details(struct printer *printer, const struct help *help) {
    print_examples(printer, help);
    if (help->options[0] != NULL)
        heading(printer, "Options");
    for (const struct help_option *option = NULL;
         (option = next_help_option(help, option)) != NULL;)
        print_option(printer, option);
    for (size_t i = 0; i < HELP_SECTIONS && help->sections[i].title != NULL; i++) {
        heading(printer, help->sections[i].title);
        wrap(printer, 2, help->sections[i].text);
    }
    heading(printer, "Exit status");
    for (size_t i = 0; i < HELP_STATUSES; i++)
        if (help->statuses[i] != NULL) {
            char line[] = "  0";
            line[2] = (char)('0' + i);
            add_text(printer, line);
            wrap(printer, 5, help->statuses[i]);
        }
}

void print_command_help(const char *program, const struct help *help, print_line *print) {
    struct printer printer = {.print = print};
    print_usages(&printer, program, help->name, help->usages);
    end_line(&printer);
    wrap(&printer, 0, help->description);
    print_details(&printer, help);
}

void print_program_help(const struct help_program *program, print_line *print) {
    struct printer printer = {.print = print};
    const struct help *help = &program->help, *command;
    add_text(&printer, help->name);
    add_text(&printer, ": ");
    add_text(&printer, help->summary);
    add_text(&printer, ".");
    end_line(&printer);
    end_line(&printer);
    print_usages(&printer, help->name, NULL, help->usages);
    end_line(&printer);
    wrap(&printer, 0, help->description);
    heading(&printer, "Subcommands");
    for (size_t i = 0; (command = program->command(i)) != NULL; i++) {
        add_text(&printer, "  ");
        add_text(&printer, command->name);
        wrap(&printer, COMMAND_TEXT, command->summary);
    }
    print_details(&printer, help);
}

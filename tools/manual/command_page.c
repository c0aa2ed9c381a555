/* Manual pages of programs and subcommands, from their help (struct help). */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include <uric_schemes.h>

#include "mdoc.h"
#include "pages.h"
#include "uric.h"

/* The pages that SEE ALSO refers to. */
static const struct {
    const char *name;
    int section;
} others[] = {{"uric", 1}, {"uric-grammar", 1}, {"uric", 3}, {"uric-profile", 5}};

static bool is_capital(char byte) {
    return byte >= 'A' && byte <= 'Z';
}

static size_t capitals(const char *text, size_t len) {
    size_t count = 0;
    while (count < len && is_capital(text[count]))
        count++;
    return count;
}

/* Does the text contain the word, which is in capitals? */
static bool has_name(const char *text, const char *word, size_t len) {
    for (; text != NULL && *text != '\0'; text++) {
        size_t count = capitals(text, strlen(text));
        if (count == len && memcmp(text, word, len) == 0)
            return true;
        text += count > 0 ? count - 1 : 0;
    }
    return false;
}

static bool is_operand(const struct help *help, const char *word, size_t len) {
    for (size_t i = 0; i < HELP_USAGES; i++)
        if (has_name(help->usages[i], word, len))
            return true;
    for (const struct help_option *option = NULL;
         (option = next_help_option(help, option)) != NULL;)
        if (has_name(option->argument, word, len))
            return true;
    return false;
}

static const char *macro_of(const void *context, const char *word, size_t len, size_t *taken) {
    *taken = 0;
    if (len > 2 && word[0] == '-' && word[1] == '-' && isalpha((unsigned char)word[2])) {
        while (*taken < len && (isalnum((unsigned char)word[*taken]) || word[*taken] == '-'))
            ++*taken;
        if (*taken < len && word[*taken] == '=')
            while (*taken < len && strchr(",.:;)", word[*taken]) == NULL)
                ++*taken;
        return "Fl";
    }
    if (len > 1 && word[0] == '-' && isalnum((unsigned char)word[1])) {
        *taken = 2;
        return "Fl";
    }
    *taken = capitals(word, len);
    return *taken > 1 && is_operand(context, word, *taken) ? "Ar" : NULL;
}

/* Writes an option or operand of a usage: "FILE...", "--pairs", "--host=TEXT". `before` is "." at
 * the start of a line, otherwise a blank. */
static void put_usage_part(struct page *page, const char *before, const char *part, size_t len) {
    size_t dots = len > 3 && memcmp(part + len - 3, "...", 3) == 0 ? 3 : 0;
    const char *value = memchr(part, '=', len);
    size_t name = value != NULL ? (size_t)(value - part) : len - dots;
    bool is_option = part[0] == '-';
    const char *macro = is_option ? "Fl " : is_capital(part[0]) ? "Ar " : "No ";
    fprintf(page->file, "%s%s", before, macro);
    page_argument(page, part + is_option, name - is_option);
    if (value != NULL) {
        fputs(" Ns = Ns Ar ", page->file);
        page_argument(page, value + 1, len - dots - name - 1);
    }
    if (dots > 0)
        fputs(" ...", page->file);
}

/* Writes a word of a usage: parts separated by "|". */
static void put_usage_word(struct page *page, const char *before, const char *word, size_t len) {
    for (size_t at = 0; at < len;) {
        const char *bar = memchr(word + at, '|', len - at);
        size_t part = bar != NULL ? (size_t)(bar - word) - at : len - at;
        put_usage_part(page, before, word + at, part);
        if (bar != NULL)
            fputs(" |", page->file);
        at += part + 1;
        before = " ";
    }
}

/* Writes a line for each word of a usage; words in brackets share one. */
static void put_usage(struct page *page, const char *usage) {
    while (*usage != '\0') {
        bool optional = *usage == '[';
        size_t end = strcspn(usage, optional ? "]" : " ");
        if (optional)
            fputs(".Op", page->file);
        for (const char *word = usage + optional; word < usage + end;) {
            size_t len = strcspn(word, " ]");
            put_usage_word(page, optional ? " " : ".", word, len);
            word += len + (word[len] == ' ');
        }
        fputs("\n", page->file);
        usage += end + optional;
        usage += *usage == ' ';
    }
}

static void put_synopsis(struct page *page, const char *program, const char *command,
                         const char *const *usages) {
    for (size_t i = 0; i < HELP_USAGES && usages[i] != NULL; i++) {
        page_macro_text(page, "Nm", program, strlen(program));
        if (command != NULL)
            page_macro_text(page, "Cm", command, strlen(command));
        put_usage(page, usages[i]);
    }
}

static void put_flag(struct page *page, const struct help_option *option) {
    fputs(".Fl ", page->file);
    if (has_letter(option))
        fprintf(page->file, "%c , Fl ", (char)option->value);
    fputs("\\-", page->file);
    page_argument(page, option->name, strlen(option->name));
    if (option->argument != NULL) {
        fputs(" Ns = Ns Ar ", page->file);
        page_argument(page, option->argument, strlen(option->argument));
    }
}

/* Writes an option, together with those before it that have the same text. */
static void put_option(struct page *page, const struct help_option *first,
                       const struct help_option *last) {
    page_macro(page, "It Xo");
    for (const struct help_option *option = first; option <= last; option++) {
        put_flag(page, option);
        fputs(option < last ? " ,\n" : "\n", page->file);
    }
    page_macro(page, "Xc");
    page_string(page, last->text);
    if (last->words == NULL)
        return;
    page_macro(page, "Bl -tag -width Ds -compact");
    for (const struct help_word *word = last->words; word->name != NULL; word++) {
        page_macro_text(page, "It Cm", word->name, strlen(word->name));
        page_string(page, word->text);
    }
    page_macro(page, "El");
}

static void put_options(struct page *page, const struct help *help) {
    const struct help_option *first = NULL;
    for (const struct help_option *option = NULL;
         (option = next_help_option(help, option)) != NULL;) {
        first = first == NULL ? option : first;
        if (option->text == NULL)
            continue;
        put_option(page, first, option);
        first = NULL;
    }
}

static void put_option_list(struct page *page, const struct help *help) {
    page_macro(page, "Pp");
    page_string(page, "The options are:");
    page_macro(page, "Bl -tag -width Ds");
    put_options(page, help);
    page_macro(page, "El");
}

static bool is_environment(const struct help_section *section) {
    return strcmp(section->title, "Environment") == 0;
}

/* Writes paragraphs of the form "NO_COLOR: description". */
static void put_environment(struct page *page, const char *text) {
    page_macro(page, "Sh ENVIRONMENT");
    page_macro(page, "Bl -tag -width Ds");
    while (*text != '\0') {
        size_t name = strcspn(text, ":"), end = strcspn(text, "\n");
        page_macro_text(page, "It Ev", text, name);
        page_text(page, text + name + 1, end - name - 1);
        text += end + (text[end] == '\n');
    }
    page_macro(page, "El");
}

static void put_sections(struct page *page, const struct help *help) {
    for (size_t i = 0; i < HELP_SECTIONS && help->sections[i].title != NULL; i++) {
        const struct help_section *section = &help->sections[i];
        if (is_environment(section)) {
            put_environment(page, section->text);
        } else {
            page_macro_text(page, "Ss", section->title, strlen(section->title));
            page_string(page, section->text);
        }
    }
}

static void put_ending(struct page *page, const struct help *help) {
    page_macro(page, "Sh EXIT STATUS");
    page_macro(page, "Bl -tag -width Ds");
    for (size_t i = 0; i < HELP_STATUSES; i++)
        if (help->statuses[i] != NULL) {
            fprintf(page->file, ".It %zu\n", i);
            page_string(page, help->statuses[i]);
        }
    page_macro(page, "El");
    if (help->examples[0] == NULL)
        return;
    page_macro(page, "Sh EXAMPLES");
    page_macro(page, "Bd -literal");
    for (size_t i = 0; i < HELP_EXAMPLES && help->examples[i] != NULL; i++)
        page_literal(page, help->examples[i], strlen(help->examples[i]));
    page_macro(page, "Ed");
}

/* Does a text name the subcommand as 'uric NAME'? */
static bool mentions(const struct help *help, const char *program, const char *name) {
    char quoted[64];
    snprintf(quoted, sizeof quoted, "'%s %s", program, name);
    bool found = strstr(help->description, quoted) != NULL;
    for (size_t i = 0; i < HELP_SECTIONS && help->sections[i].title != NULL; i++)
        found |= strstr(help->sections[i].text, quoted) != NULL;
    for (const struct help_option *option = NULL;
         (option = next_help_option(help, option)) != NULL;)
        found |= option->text != NULL && strstr(option->text, quoted) != NULL;
    return found && strcmp(help->name, name) != 0;
}

static int by_name(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void put_mentioned(struct page *page, const struct help_program *program,
                          const struct help *help) {
    const char *names[64];
    size_t count = 0;
    const struct help *other;
    for (size_t i = 0; (other = program->command(i)) != NULL && count < 64; i++)
        if (mentions(help, program->help.name, other->name))
            names[count++] = other->name;
    qsort(names, count, sizeof *names, by_name);
    fprintf(page->file, ".Xr %s 1", program->help.name);
    for (size_t i = 0; i < count; i++)
        fprintf(page->file, " ,\n.Xr %s-%s 1", program->help.name, names[i]);
    fputs("\n", page->file);
}

static void write_command_page(const char *folder, const struct help_program *program,
                               const struct help *help) {
    char name[64];
    const char *program_name = program->help.name;
    snprintf(name, sizeof name, "%s-%s", program_name, help->name);
    struct page page = page_begin(folder, name, 1, help->summary);
    page.macro_of = macro_of;
    page.context = help;
    page_macro(&page, "Sh SYNOPSIS");
    put_synopsis(&page, program_name, help->name, help->usages);
    page_macro(&page, "Sh DESCRIPTION");
    page_string(&page, help->description);
    put_option_list(&page, help);
    put_sections(&page, help);
    put_ending(&page, help);
    page_macro(&page, "Sh SEE ALSO");
    put_mentioned(&page, program, help);
    page_end(&page);
}

static void put_documents(struct page *page) {
    page_macro(page, "Sh STANDARDS");
    page_string(page, "The grammars are those of these documents:");
    page_macro(page, "Bl -tag -width Ds -compact");
#define DOCUMENT(name)                                                                             \
    page_macro_text(page, "It Cm", uric_grammar_name(&uric_##name),                                \
                    strlen(uric_grammar_name(&uric_##name)));                                      \
    page_string(page, uric_grammar_title(&uric_##name));
    URIC_GRAMMARS(DOCUMENT)
    URIC_SCHEMES(DOCUMENT)
#undef DOCUMENT
    page_macro(page, "El");
}

static void put_see_also(struct page *page, const struct help *help) {
    page_macro(page, "Sh SEE ALSO");
    const char *before = "";
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        if (others[i].section == 1 && strcmp(others[i].name, help->name) == 0)
            continue;
        fprintf(page->file, "%s.Xr %s %d", before, others[i].name, others[i].section);
        before = " ,\n";
    }
    fputs("\n", page->file);
}

static struct page begin_program_page(const char *folder, const struct help_program *program) {
    const struct help *help = &program->help;
    struct page page = page_begin(folder, help->name, 1, help->summary);
    page.macro_of = macro_of;
    page.context = help;
    return page;
}

void write_command_pages(const char *folder, const struct help_program *program) {
    const struct help *help = &program->help, *command;
    struct page page = begin_program_page(folder, program);
    page_macro(&page, "Sh SYNOPSIS");
    put_synopsis(&page, help->name, NULL, help->usages);
    page_macro(&page, "Sh DESCRIPTION");
    page_string(&page, help->description);
    page_macro(&page, "Pp");
    page_string(&page, "The subcommands are:");
    page_macro(&page, "Bl -tag -width Ds");
    for (size_t i = 0; (command = program->command(i)) != NULL; i++) {
        fprintf(page.file, ".It Xr %s-%s 1\n", help->name, command->name);
        page_string(&page, command->summary);
    }
    page_macro(&page, "El");
    put_option_list(&page, help);
    put_sections(&page, help);
    put_ending(&page, help);
    put_see_also(&page, help);
    put_documents(&page);
    page_end(&page);
    for (size_t i = 0; (command = program->command(i)) != NULL; i++)
        write_command_page(folder, program, command);
}

void write_program_page(const char *folder, const struct help_program *program) {
    const struct help *help = &program->help, *command;
    struct page page = begin_program_page(folder, program);
    page_macro(&page, "Sh SYNOPSIS");
    for (size_t i = 0; (command = program->command(i)) != NULL; i++)
        put_synopsis(&page, help->name, command->name, command->usages);
    page_macro(&page, "Sh DESCRIPTION");
    page_string(&page, help->description);
    put_option_list(&page, help);
    for (size_t i = 0; (command = program->command(i)) != NULL; i++) {
        page.context = command;
        page_macro_text(&page, "Ss", command->name, strlen(command->name));
        page_string(&page, command->description);
        if (command->options[0] != NULL)
            put_option_list(&page, command);
        put_sections(&page, command);
    }
    page.context = help;
    put_ending(&page, help);
    put_see_also(&page, help);
    page_end(&page);
}

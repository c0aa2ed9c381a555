/* uric(3): the comments and declarations of uric.h, its parts and uric_options.h. A comment
 *
 *     / * ---- Check and parse ---- * /
 *
 * begins a section. Any other comment describes the code below it, up to an empty line: functions,
 * a type, an option of the build, or nothing. Indented lines of a comment are literal, except a
 * list of statuses (URIC_...), which becomes a list. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "mdoc.h"
#include "pages.h"
#include "support.h"
#include "uric.h"

typedef struct text {
    const char *at;
    size_t len;
} text;

/* A comment and the code that it describes; either may be empty. */
struct chunk {
    text comment; /* without the delimiters */
    text code;
};

static const char *const names[] = {"uric.h", "uric_encode.h", "uric_extract.h", "uric_audit.h"};
enum { HEADERS = sizeof names / sizeof *names };

struct headers {
    const char *source[HEADERS]; /* shows which names are functions, and which types */
    text code;                   /* of the chunk: shows which names are parameters */
};

static size_t line_length(const char *line) {
    return strcspn(line, "\n");
}

static bool begins(const char *line, const char *word) {
    return strncmp(line, word, strlen(word)) == 0;
}

static bool is_name(char byte) {
    return isalnum((unsigned char)byte) || byte == '_';
}

static size_t name_length(const char *at, size_t len) {
    size_t count = 0;
    while (count < len && is_name(at[count]))
        count++;
    return count;
}

/* Reads the chunk at `*at`, and moves `*at` behind it; returns false behind the last. */
static bool next_chunk(const char **at, struct chunk *chunk) {
    const char *from = *at;
    *chunk = (struct chunk){{from, 0}, {from, 0}};
    while (*from == '\n')
        from++;
    if (*from == '\0')
        return false;
    if (begins(from, "/*")) {
        const char *end = strstr(from, "*/");
        chunk->comment = (text){from + 2, (size_t)(end - from) - 2};
        from = end + 2;
        from += *from == '\n';
    }
    chunk->code.at = from;
    while (*from != '\0' && *from != '\n' && !begins(from, "/*")) {
        from += line_length(from);
        from += *from == '\n';
    }
    chunk->code.len = (size_t)(from - chunk->code.at);
    *at = from;
    return true;
}

/* Returns the next declaration of a function from `at` on; NULL behind the last. */
static const char *next_declaration(const char *at) {
    static const char before[] = "\nURIC_API ";
    at = strstr(at - 1, before);
    return at != NULL ? at + 1 : NULL;
}

static bool is_function(const struct headers *headers, const char *name, size_t len) {
    for (size_t i = 0; i < HEADERS; i++)
        for (const char *at = headers->source[i] + 1; (at = next_declaration(at)) != NULL; at++) {
            size_t declared = strcspn(at, "(");
            if (declared > len && memcmp(at + declared - len, name, len) == 0 &&
                !is_name(at[declared - len - 1]))
                return true;
        }
    return false;
}

static bool has_word(text in, const char *word, size_t len) {
    for (size_t at = 0; at + len <= in.len; at++)
        if (memcmp(in.at + at, word, len) == 0 && (at == 0 || !is_name(in.at[at - 1])) &&
            (at + len == in.len || !is_name(in.at[at + len])))
            return true;
    return false;
}

static const char *macro_of(const void *context, const char *word, size_t len, size_t *taken) {
    const struct headers *headers = context;
    if (*word == '`')
        return has_word(headers->code, word + 1, len - 2) ? "Fa" : NULL;
    *taken = name_length(word, len);
    if (*taken > 5 && begins(word, "URIC_"))
        return "Dv";
    if (*taken <= 5 || !begins(word, "uric_"))
        return NULL;
    return is_function(headers, word, *taken) ? "Fn" : "Vt";
}

/* Returns a line of a comment without its " * ", and moves `*at` to the next. */
static text comment_line(const char **at, const char *end) {
    const char *from = *at;
    size_t len = 0;
    while (from + len < end && from[len] != '\n')
        len++;
    *at = from + len + (from + len < end);
    text line = {from, len};
    if (line.len >= 2 && begins(line.at, " *"))
        line.at += 2, line.len -= 2;
    if (line.len > 0 && *line.at == ' ')
        line.at++, line.len--;
    while (line.len > 0 && line.at[line.len - 1] == ' ')
        line.len--;
    return line;
}

static size_t indentation(text line) {
    size_t count = 0;
    while (count < line.len && line.at[count] == ' ')
        count++;
    return count;
}

/* Returns the length of the statuses at the start of a line: "URIC_OK, URIC_NO_ROOM". */
static size_t statuses_length(text line) {
    size_t len = 0;
    while (len + 5 < line.len && begins(line.at + len, "URIC_")) {
        len += name_length(line.at + len, line.len - len);
        if (len + 2 >= line.len || !begins(line.at + len, ", URIC_"))
            break;
        len += 2;
    }
    return len;
}

/* The form of the paragraph that is being written. */
enum form { FORM_NONE, FORM_TEXT, FORM_LITERAL, FORM_STATUSES };

struct paragraphs {
    struct page *page;
    enum form form;
    size_t indent;      /* of the list of statuses */
    size_t empty_lines; /* of a literal paragraph, not yet written */
    char words[16384];
    size_t len;
    bool first;
};

static void flush_words(struct paragraphs *p) {
    page_text(p->page, p->words, p->len);
    p->len = 0;
}

static void end_paragraph(struct paragraphs *p) {
    flush_words(p);
    if (p->form == FORM_LITERAL)
        page_macro(p->page, "Ed");
    if (p->form == FORM_STATUSES)
        page_macro(p->page, "El");
    p->form = FORM_NONE;
}

static void add_words(struct paragraphs *p, text line) {
    if (p->len + line.len + 1 >= sizeof p->words)
        give_up("a paragraph is too long", "uric.h");
    if (p->len > 0)
        p->words[p->len++] = ' ';
    memcpy(p->words + p->len, line.at, line.len);
    p->len += line.len;
}

static void add_status(struct paragraphs *p, text line) {
    flush_words(p);
    size_t len = statuses_length(line);
    page_macro_text(p->page, "It Dv", line.at, len);
    while (len < line.len && (line.at[len] == ' ' || line.at[len] == ':'))
        len++;
    add_words(p, (text){line.at + len, line.len - len});
}

static void begin_paragraph(struct paragraphs *p, enum form form) {
    static const char *const displays[] = {
        [FORM_LITERAL] = "Bd -literal -offset indent",
        [FORM_STATUSES] = "Bl -tag -width Ds -compact",
    };
    end_paragraph(p);
    p->form = form;
    p->empty_lines = 0;
    if (form != FORM_TEXT)
        page_macro(p->page, displays[form]);
    else if (!p->first)
        page_macro(p->page, "Pp");
    p->first = false;
}

static void put_line(struct paragraphs *p, text line) {
    size_t indent = indentation(line);
    text rest = {line.at + indent, line.len - indent};
    if (rest.len == 0) {
        if (p->form != FORM_LITERAL) {
            end_paragraph(p);
            return;
        }
        p->empty_lines++;
    } else if (p->form == FORM_STATUSES && indent > p->indent) {
        add_words(p, rest);
    } else if (indent >= 2 && begins(rest.at, "URIC_")) {
        if (p->form != FORM_STATUSES)
            begin_paragraph(p, FORM_STATUSES);
        p->indent = indent;
        add_status(p, rest);
    } else if (indent >= 2) {
        if (p->form != FORM_LITERAL)
            begin_paragraph(p, FORM_LITERAL);
        for (; p->empty_lines > 0; p->empty_lines--)
            page_literal(p->page, "", 0);
        page_literal(p->page, line.at + 2, line.len - 2);
    } else {
        if (p->form != FORM_TEXT)
            begin_paragraph(p, FORM_TEXT);
        add_words(p, rest);
    }
}

static void put_comment(struct page *page, text comment) {
    static struct paragraphs p;
    p = (struct paragraphs){.page = page, .first = true};
    const char *end = comment.at + comment.len;
    for (const char *at = comment.at; at < end;)
        put_line(&p, comment_line(&at, end));
    end_paragraph(&p);
}

/* Writes the parameters of the function whose `(` is at `at`: declarations, or names alone. */
static void put_parameters(struct page *page, const char *at, bool in_full) {
    size_t depth = 0;
    for (const char *from = at + 1;; at++) {
        depth += *at == '(';
        depth -= *at == ')';
        if ((*at != ',' || depth != 1) && depth > 0)
            continue;
        size_t len = (size_t)(at - from);
        size_t name = len;
        while (name > 0 && from[name - 1] == ']')
            while (from[--name] != '[')
                continue;
        size_t begin = name;
        while (begin > 0 && is_name(from[begin - 1]))
            begin--;
        if (in_full) {
            fputs(".Fa \"", page->file);
            for (size_t i = 0; i < len; i++)
                if (from[i] != '\n' && !(from[i] == ' ' && from[i + 1] == ' '))
                    fputc(from[i], page->file);
            fputs("\"\n", page->file);
        } else if (len != 4 || memcmp(from, "void", 4) != 0)
            fprintf(page->file, " \"%.*s\"", (int)(name - begin), from + begin);
        if (depth == 0)
            return;
        from = at + 1;
        while (*from == ' ' || *from == '\n')
            from++;
    }
}

/* Writes the functions of a chunk, as declarations for the synopsis or as tags of a list. */
static bool put_functions(struct page *page, text code, bool in_full) {
    bool any = false;
    for (const char *at = code.at; (at = next_declaration(at)) != NULL && at < code.at + code.len;
         at++) {
        const char *type = at + strlen("URIC_API ");
        size_t open = strcspn(type, "("), name = open;
        while (is_name(type[name - 1]))
            name--;
        size_t type_len = name;
        while (type[type_len - 1] == ' ')
            type_len--;
        if (in_full)
            fprintf(page->file, ".Ft \"%.*s\"\n.Fo %.*s\n", (int)type_len, type, (int)(open - name),
                    type + name);
        else
            fprintf(page->file, ".It Fn %.*s", (int)(open - name), type + name);
        put_parameters(page, type + open, in_full);
        fputs(in_full ? ".Fc\n" : "\n", page->file);
        any = true;
    }
    return any;
}

static void put_code(struct page *page, text code) {
    page_macro(page, "Bd -literal");
    for (const char *at = code.at; at < code.at + code.len; at++) {
        size_t len = line_length(at);
        page_literal(page, at, len);
        at += len;
    }
    page_macro(page, "Ed");
}

/* Writes an option of the build and its default. */
static void put_option(struct page *page, text code) {
    const char *name = code.at + strlen("#ifndef ");
    size_t len = name_length(name, code.len);
    fprintf(page->file, ".It Dv %.*s\n", (int)len, name);
    const char *define = strstr(code.at, "#define ");
    const char *value = define + strlen("#define ") + len + 1;
    const char *second = strstr(value, "#define ");
    if (second != NULL && second < code.at + code.len)
        return; /* the default depends on other options */
    page_macro(page, "No Default :");
    page_macro_text(page, "Ql", value, line_length(value));
    page_macro(page, "Pp");
}

static void put_statuses(struct page *page) {
    page_macro(page, "Bl -tag -width Ds");
#define STATUS(name, text)                                                                         \
    page_macro_text(page, "It Dv", "URIC_" #name, strlen("URIC_" #name));                          \
    page_string(page, text);
    URIC_STATUSES(STATUS)
#undef STATUS
    page_macro(page, "El");
}

static bool is_code_shown(text code) {
    return code.len > 0 && !begins(code.at, "typedef enum uric_status {") &&
           (begins(code.at, "typedef") || begins(code.at, "enum") || begins(code.at, "#define") ||
            begins(code.at, "#if URIC_SPANS_16"));
}

/* Returns the title of a section ("---- Title ----"); `at` is NULL for another comment. */
static text title_of(text comment) {
    static const char rule[] = " ---- ";
    size_t len = strlen(rule);
    if (comment.len < 2 * len || memcmp(comment.at, rule, len) != 0)
        return (text){NULL, 0};
    return (text){comment.at + len, comment.len - 2 * len};
}

static void put_chunk(struct page *page, const struct chunk *chunk, bool is_first) {
    bool is_function_list = chunk->code.len > 0 && begins(chunk->code.at, "URIC_API ");
    bool is_option = chunk->comment.len > 0 && begins(chunk->code.at, "#ifndef URIC_");
    if (is_function_list || is_option) {
        page_macro(page, "Bl -tag -width Ds");
        if (is_option)
            put_option(page, chunk->code);
        else
            put_functions(page, chunk->code, false);
        put_comment(page, chunk->comment);
        page_macro(page, "El");
        return;
    }
    if (!is_first && chunk->comment.len > 0)
        page_macro(page, "Pp");
    put_comment(page, chunk->comment);
    if (begins(chunk->code.at, "#define URIC_STATUSES("))
        put_statuses(page);
    else if (is_code_shown(chunk->code))
        put_code(page, chunk->code);
}

/* Writes the chunks of a header behind its head comment and guard, in sections. */
static void put_sections(struct page *page, struct headers *headers, const char *at) {
    struct chunk chunk;
    next_chunk(&at, &chunk);
    for (bool is_first = false; next_chunk(&at, &chunk);) {
        headers->code = chunk.code;
        text title = title_of(chunk.comment);
        if (title.at != NULL)
            page_macro_text(page, "Ss", title.at, title.len);
        else
            put_chunk(page, &chunk, is_first);
        is_first = title.at != NULL;
    }
}

static void put_head_comment(struct page *page, const char *at) {
    struct chunk chunk;
    next_chunk(&at, &chunk);
    put_comment(page, chunk.comment);
}

void write_header_page(const char *folder, const char *headers_folder) {
    struct headers headers = {.code = {NULL, 0}};
    for (size_t i = 0; i < HEADERS; i++)
        headers.source[i] = read_whole(path_in(headers_folder, names[i]));
    struct page page = page_begin(folder, "uric", 3, "URIs by the grammars of their standards");
    struct chunk chunk;
    page_macro(&page, "Sh SYNOPSIS");
    page_macro(&page, "In uric.h");
    for (size_t i = 0; i < HEADERS; i++)
        for (const char *at = headers.source[i]; next_chunk(&at, &chunk);)
            put_functions(&page, chunk.code, true);
    page.macro_of = macro_of;
    page.context = &headers;
    page_macro(&page, "Sh DESCRIPTION");
    put_head_comment(&page, headers.source[0]);
    for (size_t i = 0; i < HEADERS; i++)
        put_sections(&page, &headers, headers.source[i]);
    page_macro(&page, "Ss Options of the build");
    const char *options = read_whole(path_in(headers_folder, "uric_options.h"));
    put_head_comment(&page, options);
    put_sections(&page, &headers, options);
    page_macro(&page, "Sh SEE ALSO");
    fputs(".Xr uric 1 ,\n.Xr uric-grammar 1 ,\n.Xr uric-profile 5\n", page.file);
    page_end(&page);
}

#include "mdoc.h"

#include <ctype.h>
#include <string.h>

#include "support.h"
#include "uric.h"

enum { WIDTH = 78 };

static bool is_in(char byte, const char *set) {
    return byte != '\0' && strchr(set, byte) != NULL;
}

/* Writes one character to `to` in the syntax of roff; returns the number of bytes that it has in
 * the text. `literal`: a hyphen stays one that can be copied. */
static size_t escape(char to[16], const char *text, size_t len, bool literal) {
    unsigned char byte = (unsigned char)*text;
    static const struct {
        char byte;
        const char *escape;
    } escapes[] = {{'\\', "\\e"},  {'~', "\\(ti"},  {'^', "\\(ha"}, {'`', "\\(ga"},
                   {'"', "\\(dq"}, {'\'', "\\(aq"}, {'-', "\\-"}};
    for (size_t i = 0; i < sizeof escapes / sizeof *escapes; i++)
        if (*text == escapes[i].byte && (literal || *text != '-')) {
            strcpy(to, escapes[i].escape);
            return 1;
        }
    size_t more = byte < 0x80 ? 0 : byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1; /* UTF-8 */
    if (more == 0 || more >= len) {
        to[0] = *text;
        to[1] = '\0';
        return 1;
    }
    unsigned code = byte & (0x3FU >> more);
    for (size_t i = 1; i <= more; i++)
        code = code << 6 | ((unsigned char)text[i] & 0x3FU);
    snprintf(to, 16, "\\[u%04X]", code);
    return more + 1;
}

static void put_all(FILE *file, const char *text, size_t len, bool literal) {
    char to[16];
    for (size_t at = 0; at < len; fputs(to, file))
        at += escape(to, text + at, len - at, literal);
}

static size_t escaped_length(const char *text, size_t len) {
    size_t all = 0;
    char to[16];
    for (size_t at = 0; at < len; all += strlen(to))
        at += escape(to, text + at, len - at, false);
    return all;
}

static void end_text(struct page *page) {
    if (page->column > 0)
        fputc('\n', page->file);
    page->column = 0;
    page->ends_sentence = false;
}

void page_macro(struct page *page, const char *macro) {
    end_text(page);
    fprintf(page->file, ".%s\n", macro);
}

/* Would the word of an argument be taken for a macro, or for punctuation? */
static bool looks_like_macro(const char *word, size_t len) {
    if (len == 1)
        return is_in(*word, ".,:;()[]?!|");
    return (len == 2 || len == 3) && (isupper((unsigned char)*word) || *word == '%') &&
           isalpha((unsigned char)word[1]);
}

void page_argument(struct page *page, const char *text, size_t len) {
    while (len > 0) {
        size_t word = 0;
        while (word < len && text[word] != ' ')
            word++;
        if (looks_like_macro(text, word))
            fputs("\\&", page->file);
        put_all(page->file, text, word, true);
        if (word > 1 &&
            is_in(text[word - 1], ".,:;)]?!")) /* \& keeps it from being taken for punctuation */
            fputs("\\&", page->file);
        text += word, len -= word;
        if (len > 0) {
            fputc(' ', page->file);
            text++, len--;
        }
    }
}

void page_macro_text(struct page *page, const char *macro, const char *text, size_t len) {
    end_text(page);
    fprintf(page->file, ".%s ", macro);
    page_argument(page, text, len);
    fputc('\n', page->file);
}

void page_literal(struct page *page, const char *line, size_t len) {
    if (len > 0 && is_in(*line, ".'"))
        fputs("\\&", page->file);
    put_all(page->file, line, len, true);
    fputc('\n', page->file);
}

static void plain_word(struct page *page, const char *word, size_t len) {
    size_t last = len;
    while (last > 1 && is_in(word[last - 1], ")'\"")) /* ".)" ends a sentence */
        last--;
    size_t width = escaped_length(word, len);
    if (page->column + 1 + width > WIDTH || page->ends_sentence)
        end_text(page);
    if (page->column > 0)
        fputc(' ', page->file);
    else if (*word == '.' || *word == '\'')
        fputs("\\&", page->file);
    put_all(page->file, word, len, false);
    page->column += width + 1;
    page->ends_sentence = is_in(word[last - 1], ".?!");
}

/* Writes text that directly follows a word with a macro: punctuation marks, each as an argument, or
 * other text, without a space before it. */
static void put_suffix(struct page *page, const char *text, size_t len) {
    size_t at = 0;
    while (at < len && is_in(text[at], ".,:;)]?!"))
        at++;
    if (at < len) {
        fputs(" Ns ", page->file);
        page_argument(page, text, len);
        return;
    }
    for (at = 0; at < len; at++)
        fprintf(page->file, " %c", text[at]);
}

static void macro_word(struct page *page, const char *macro, const char *before, const char *word,
                       size_t taken, const char *after, size_t after_len) {
    end_text(page);
    fprintf(page->file, ".%s%s ", macro, before);
    if (strcmp(macro, "Fl") == 0 && *word == '-')
        word++, taken--;
    const char *value = strcmp(macro, "Fl") == 0 ? memchr(word, '=', taken) : NULL;
    size_t name = value != NULL ? (size_t)(value - word) : taken;
    page_argument(page, word, name);
    if (value != NULL)
        fputs(" Ns =", page->file);
    if (name + 1 < taken) {
        fputs(" Ns Ar ", page->file);
        page_argument(page, value + 1, taken - name - 1);
    }
    put_suffix(page, after, after_len);
    fputc('\n', page->file);
}

/* Returns the length of the text between quotes at `text`; 0 if the closing quote is missing or
 * followed by a letter. */
static size_t quoted(const char *text, size_t len) {
    char quote = *text;
    for (size_t at = 1; at < len && text[at] != '\n'; at++)
        if (text[at] == quote && at > 1 && (at + 1 == len || is_in(text[at + 1], " \n.,:;)]?!s")))
            return at - 1;
    return 0;
}

/* Writes the word at `text` with its macro. Returns the length up to the next space, or 0 if the
 * word has no macro. */
static size_t marked_word(struct page *page, const char *text, size_t len) {
    const char *before = "";
    size_t begin = 0, taken = 0;
    if (*text == '(' && len > 1) {
        before = " (";
        begin = 1;
    }
    const char *word = text + begin, *macro = NULL;
    size_t word_len = 0;
    bool is_quoted = *word == '\'' || *word == '`';
    if (is_quoted && (taken = quoted(word, len - begin)) > 0)
        word_len = taken + 2;
    while (begin + word_len < len && !is_in(word[word_len], " \n"))
        word_len++;
    size_t end = begin + word_len;
    if (is_quoted && taken > 0) {
        size_t all = 0;
        if (*word == '`' && page->macro_of != NULL)
            macro = page->macro_of(page->context, word, taken + 2, &all);
        macro_word(page, macro != NULL ? macro : "Ql", before, word + 1, taken, word + taken + 2,
                   word_len - taken - 2);
        return end;
    }
    if (page->macro_of != NULL)
        macro = page->macro_of(page->context, word, word_len, &taken);
    if (macro == NULL)
        return 0;
    for (size_t at = taken; at < word_len; at++)
        if (!is_in(word[at], ".,:;)]?!") && !(at == taken && at + 1 == word_len && word[at] == 's'))
            return 0;
    macro_word(page, macro, before, word, taken, word + taken, word_len - taken);
    return end;
}

void page_text(struct page *page, const char *text, size_t len) {
    while (len > 0) {
        if (*text == ' ') {
            text++, len--;
            continue;
        }
        if (*text == '\n') {
            text++, len--;
            if (len > 0)
                page_macro(page, "Pp");
            continue;
        }
        size_t word = marked_word(page, text, len);
        if (word == 0) {
            while (word < len && !is_in(text[word], " \n"))
                word++;
            plain_word(page, text, word);
        }
        text += word, len -= word;
    }
    end_text(page);
}

void page_string(struct page *page, const char *text) {
    page_text(page, text, strlen(text));
}

void page_cross_reference(struct page *page, const char *name, int section, bool last) {
    end_text(page);
    fprintf(page->file, ".Xr %s %d%s\n", name, section, last ? "" : " ,");
}

struct page page_begin(const char *folder, const char *name, int section, const char *summary) {
    char file_name[64], title[64];
    snprintf(file_name, sizeof file_name, "man%d/%s.%d", section, name, section);
    size_t len = 0;
    for (; name[len] != '\0' && len + 1 < sizeof title; len++)
        title[len] = (char)toupper((unsigned char)name[len]);
    title[len] = '\0';
    struct page page = {.file = create(path_in(folder, file_name))};
    fprintf(page.file, ".Dd %s\n.Dt %s %d\n.Os\n.Sh NAME\n.Nm %s\n", URIC_MANUAL_DATE, title,
            section, name);
    page_macro_text(&page, "Nd", summary, strlen(summary));
    return page;
}

void page_end(struct page *page) {
    end_text(page);
    close_created(page->file, "a manual page");
}

/* uric-profile(5): the text of grammar/README.md from the heading "Write a profile" to the end of
 * "Statements". Of Markdown, this reads headings, paragraphs, lists with `*`, fenced blocks, inline
 * code, links and comments. */
#include <string.h>

#include "mdoc.h"
#include "pages.h"
#include "support.h"

static const char first[] = "## Write a profile\n", last[] = "## Statements\n";

struct markdown {
    struct page *page;
    char words[8192]; /* of a paragraph or an item of a list */
    size_t len;
    bool in_list;
    bool is_first; /* in its section */
};

static bool begins(const char *line, const char *word) {
    return strncmp(line, word, strlen(word)) == 0;
}

static void end_paragraph(struct markdown *m) {
    if (m->len > 0 && !m->in_list && !m->is_first)
        page_macro(m->page, "Pp");
    if (m->len > 0)
        m->is_first = false;
    page_text(m->page, m->words, m->len);
    m->len = 0;
}

static void end_list(struct markdown *m) {
    end_paragraph(m);
    if (m->in_list)
        page_macro(m->page, "El");
    m->in_list = false;
}

/* Keeps the text of links, and drops the marks of emphasis. */
static void add_words(struct markdown *m, const char *line, size_t len) {
    if (m->len + len + 1 >= sizeof m->words)
        give_up("a paragraph is too long", "README.md");
    if (m->len > 0)
        m->words[m->len++] = ' ';
    bool in_code = false;
    for (size_t at = 0; at < len; at++) {
        in_code ^= line[at] == '`';
        if (!in_code && line[at] == '[' && memchr(line + at, ']', len - at) != NULL &&
            strstr(line + at, "](") != NULL && strstr(line + at, "](") < line + len)
            continue;
        if (!in_code && at + 1 < len && begins(line + at, "](")) {
            at += strcspn(line + at, ")");
            continue;
        }
        if (!in_code && begins(line + at, "**")) {
            at++;
            continue;
        }
        m->words[m->len++] = line[at];
    }
}

/* Writes the fenced block at `at`; returns its closing fence. */
static const char *put_block(struct markdown *m, const char *at) {
    end_list(m);
    page_macro(m->page, "Bd -literal -offset indent");
    for (;;) {
        at += strcspn(at, "\n");
        at += *at == '\n';
        if (*at == '\0' || begins(at, "```"))
            break;
        page_literal(m->page, at, strcspn(at, "\n"));
    }
    page_macro(m->page, "Ed");
    m->is_first = false;
    return at;
}

static void put_heading(struct markdown *m, const char *line, size_t len) {
    end_list(m);
    bool is_statement = begins(line, "### ");
    size_t level = strspn(line, "#") + 1;
    if (begins(line, first))
        return;
    page_macro_text(m->page, is_statement ? "Ss" : "Sh", line + level, len - level);
    m->is_first = true;
}

static void put_markdown(struct markdown *m, const char *at) {
    for (bool in_last = false; *at != '\0'; at += *at == '\n') {
        size_t len = strcspn(at, "\n");
        if (begins(at, "## ") && in_last)
            break;
        in_last |= begins(at, last);
        if (begins(at, "<!--")) {
            at = strstr(at, "-->");
            len = strcspn(at, "\n");
        } else if (begins(at, "```")) {
            at = put_block(m, at);
            len = strcspn(at, "\n");
        } else if (begins(at, "##")) {
            put_heading(m, at, len);
        } else if (len == 0) {
            end_paragraph(m);
        } else if (begins(at, "* ")) {
            end_paragraph(m);
            if (!m->in_list)
                page_macro(m->page, "Bl -bullet");
            m->in_list = true;
            page_macro(m->page, "It");
            add_words(m, at + 2, len - 2);
        } else {
            if (m->in_list && *at != ' ')
                end_list(m);
            size_t blanks = strspn(at, " ");
            add_words(m, at + blanks, len - blanks);
        }
        at += len;
    }
    end_list(m);
}

void write_profile_page(const char *folder, const char *path) {
    const char *source = read_whole(path), *at = strstr(source, first);
    if (at == NULL || strstr(source, last) == NULL)
        give_up("no headings \"Write a profile\" and \"Statements\"", path);
    struct page page =
        page_begin(folder, "uric-profile", 5, "what uric-grammar makes of a grammar");
    static struct markdown markdown;
    markdown = (struct markdown){.page = &page, .is_first = true};
    page_macro(&page, "Sh DESCRIPTION");
    put_markdown(&markdown, at);
    page_macro(&page, "Sh SEE ALSO");
    fputs(".Xr uric 1 ,\n.Xr uric-grammar 1 ,\n.Xr uric 3\n", page.file);
    page_end(&page);
}

#include "extract/pages.h"

#include <ctype.h>
#include <string.h>

enum { TAB = 8 };

/* What UTF-8 and the entities of XML write for a character of ASCII. */
static const struct {
    const char *written, *ascii;
    bool entity;
} characters[] = {
    {"\xE2\x80\x9C", "\"", false}, {"\xE2\x80\x9D", "\"", false}, {"\xE2\x80\x9E", "\"", false},
    {"\xE2\x80\x98", "'", false},  {"\xE2\x80\x99", "'", false},  {"\xC2\xA0", " ", false},
    {"\xE2\x80\x8B", "", false},   {"\xE2\x80\x90", "-", false},  {"\xE2\x80\x91", "-", false},
    {"\xE2\x80\x93", "-", false},  {"\xE2\x80\x94", "-", false},  {"\xE2\x88\x92", "-", false},
    {"\xEF\xBB\xBF", "", false},   {"&lt;", "<", true},           {"&gt;", ">", true},
    {"&quot;", "\"", true},        {"&apos;", "'", true},         {"&amp;", "&", true},
};

typedef struct page_reader {
    text_lines *out;
    bool xml;       /* the document has elements of RFC XML */
    bool markdown;  /* the document has "\*" or "\_" outside of strings */
    bool foreign;   /* in a block of another language */
    bool fenced;    /* in a block between fences of Markdown */
    bool closes;    /* an element of XML begins or ends on this line */
    bool page_ends; /* since the last line that is kept */
    line_gap gap;
} page_reader;

static bool begins(const char *text, const char *with) {
    return strncmp(text, with, strlen(with)) == 0;
}

static const char *skip_blanks(const char *text) {
    while (*text == ' ')
        text++;
    return text;
}

/* Appends the character at `*at` in ASCII, and steps over it. */
static void put_character(const page_reader *r, const char **at, char *out, size_t *len) {
    for (size_t i = 0; i < sizeof characters / sizeof *characters; i++)
        if ((r->xml || !characters[i].entity) && begins(*at, characters[i].written)) {
            for (const char *c = characters[i].ascii; *c != '\0'; c++)
                out[(*len)++] = *c;
            *at += strlen(characters[i].written);
            return;
        }
    if (r->markdown && !r->fenced && **at == '\\' && (*at)[1] != '\0' &&
        strchr("*_$[]#<>", (*at)[1]) != NULL)
        (*at)++;
    else if (**at == '\t')
        while ((*len + 1) % TAB != 0)
            out[(*len)++] = ' ';
    out[(*len)++] = **at == '\t' || **at == '\f' || **at == '\0' ? ' ' : **at;
    (*at)++;
}

static char *plain_line(const page_reader *r, const char *at, const char *end) {
    char *out = allocate((size_t)(end - at) * TAB + 1, 1);
    size_t len = 0;
    while (at < end)
        put_character(r, &at, out, &len);
    while (len > 0 && isspace((unsigned char)out[len - 1]))
        len--;
    out[len] = '\0';
    return out;
}

/* [Page 12] */
static bool is_footer(const char *text) {
    const char *page = strstr(text, "[Page ");
    if (page == NULL)
        return false;
    page = skip_blanks(page + strlen("[Page"));
    while (isalnum((unsigned char)*page))
        page++;
    return strcmp(page, "]") == 0;
}

/* RFC 3986                   URI Generic Syntax               January 2005 */
static bool is_header(const char *text) {
    static const char *const begin[] = {
        "RFC ",  "Internet-Draft ", "INTERNET-DRAFT ", "Internet Draft ", "INTERNET DRAFT ",
        "draft-"};
    size_t len = strlen(text);
    if (len < 4 || strstr(text, "  ") == NULL)
        return false;
    const char *year = text + len - 4;
    for (size_t i = 0; i < sizeof begin / sizeof *begin; i++)
        if (begins(text, begin[i]))
            return (begins(year, "19") || begins(year, "20")) && isdigit((unsigned char)year[3]);
    return false;
}

/* "3.1.  Scheme", "Appendix A.  Collected ABNF", "## 2.2 Reserved"; but no line of a table of
 * contents, which ends with a number behind dots. */
static bool is_heading(const char *text) {
    size_t len = strlen(text);
    if (strstr(text, "...") != NULL || strstr(text, ". .") != NULL || len > LONG_LINE)
        return false;
    if (begins(text, "# ") || begins(text, "##") || begins(text, "<section") ||
        begins(text, "Appendix "))
        return true;
    const char *c = text + (isupper((unsigned char)*text) &&
                            (text[1] == '.' || isdigit((unsigned char)text[1])));
    bool numbered = c > text;
    while (isdigit((unsigned char)*c) || (*c == '.' && c > text)) {
        numbered = true;
        c++;
    }
    return numbered && *c == ' ' && isalpha((unsigned char)*skip_blanks(c)) &&
           strchr(c, '=') == NULL;
}

static bool is_foreign(const char *language) {
    size_t len = strcspn(language, " \"'>}");
    return len > 0 && !(len <= 9 && (begins(language, "abnf") || begins(language, "ABNF") ||
                                     begins(language, "bnf") || begins(language, "text") ||
                                     begins(language, "ascii-art")));
}

/* Is the line a fence of Markdown or of RFC 5378? */
static bool is_fence(page_reader *r, const char *text) {
    if (begins(text, "```") || begins(text, "~~~")) {
        r->fenced = !r->fenced;
        r->foreign = r->fenced && is_foreign(skip_blanks(text + 3 + strspn(text + 3, "`~")));
        return true;
    }
    return begins(text, "<CODE BEGINS>") || begins(text, "<CODE ENDS>");
}

/* The text of a line of XML without the elements at its start and its end. */
static char *strip_elements(page_reader *r, char *text) {
    char *begin = text + strspn(text, " ");
    if (begins(begin, "<sourcecode") || begins(begin, "<artwork")) {
        const char *type = strstr(begin, "type=");
        r->foreign = type != NULL && is_foreign(type + strlen("type=") + 1);
    }
    char *close = strstr(begin, "]]>");
    if (close == NULL)
        close = strstr(begin, "</");
    if (close != NULL &&
        (begins(close, "]]>") || begins(close, "</artwork") || begins(close, "</sourcecode"))) {
        r->foreign = false;
        r->closes = true;
        *close = '\0';
    }
    if (*begin != '<' || begins(begin, "<section"))
        return text;
    r->closes = true;
    char *content = strstr(begin, "<![CDATA[");
    content = content != NULL ? content + strlen("<![CDATA[") : strrchr(begin, '>');
    if (content == NULL)
        return begin + strlen(begin);
    return content + (*content == '>');
}

static void widen(page_reader *r, line_gap gap) {
    if (gap > r->gap)
        r->gap = gap;
}

static void add_line(page_reader *r, char *text, unsigned number) {
    if (r->xml)
        text = strip_elements(r, text);
    const char *inner = skip_blanks(text);
    bool page = r->page_ends, closes = r->closes;
    r->closes = false;
    if (closes)
        widen(r, GAP_FENCE);
    if (*inner == '\0') {
        if (!page)
            widen(r, GAP_BLANK);
        return;
    }
    if (is_footer(inner) || (page && is_header(text))) {
        if (!page && r->gap == GAP_BLANK) /* those above the footer */
            r->gap = GAP_PAGE;
        widen(r, GAP_PAGE);
        r->page_ends = true;
        return;
    }
    if (is_fence(r, inner) || r->foreign) {
        widen(r, GAP_FENCE);
        return;
    }
    text_lines *out = r->out;
    out->lines = grow(out->lines, out->count, sizeof *out->lines);
    out->lines[out->count++] = (text_line){.text = text,
                                           .number = number,
                                           .indent = (unsigned)(inner - text),
                                           .gap = r->gap,
                                           .heading = inner - text <= 3 && is_heading(inner)};
    r->gap = closes ? GAP_FENCE : GAP_NONE;
    r->page_ends = false;
}

/* Does the text have "\*" or "\_" outside of strings, between words? */
static bool is_markdown(const char *text) {
    for (const char *c = strchr(text, '\\'); c != NULL; c = strchr(c + 1, '\\'))
        if (c > text &&
            ((c[1] == '_' && isalnum((unsigned char)c[-1]) && isalpha((unsigned char)c[2])) ||
             (c[1] == '*' && (c[-1] == ' ' || isdigit((unsigned char)c[-1])) &&
              (c[2] == '(' || isalpha((unsigned char)c[2])))))
            return true;
    return false;
}

text_lines read_pages(const char *path) {
    size_t len;
    const char *text = read_file(path, &len), *end = text + len;
    text_lines out = {.path = path};
    page_reader r = {.out = &out, .gap = GAP_FENCE};
    r.xml = strstr(text, "<sourcecode") != NULL || strstr(text, "<artwork") != NULL;
    r.markdown = is_markdown(text);
    unsigned number = 1;
    for (const char *at = text; at < end; number++) {
        const char *stop = at;
        while (stop < end && *stop != '\n' && !(*stop == '\r' && stop + 1 < end && stop[1] != '\n'))
            stop++;
        if (*at == '\f') {
            widen(&r, GAP_PAGE);
            r.page_ends = true;
            at++;
        }
        add_line(&r, plain_line(&r, at, stop), number);
        at = stop + 1;
    }
    return out;
}

/* A page of HTML with a diagram of each rule: a file that needs no other, and no script. */
#include "draw/draw.h"

#include <string.h>
#include <strings.h>

#include "draw/svg.h"

enum { WIDTH = 760 };

typedef struct page {
    const drawing *d;
    rule_list rules; /* with a diagram, in the order of the document */
    const reading *read;
    FILE *out;
} page;

static const char page_style[] =
    ":root{color-scheme:light dark}\n"
    "body{margin:0;font:15px/1.5 system-ui,sans-serif;color:#1f2328;background:#fff;display:grid;"
    "grid-template-columns:15rem minmax(0,1fr)}\n"
    "nav{position:sticky;top:0;height:100vh;overflow:auto;box-sizing:border-box;padding:1rem;"
    "border-right:1px solid #d1d9e0;font-size:13px}\n"
    "nav a{display:block;overflow-wrap:anywhere;padding:1px 6px;border-radius:4px}\n"
    "nav a:hover{background:#818b981f}\n"
    "main{padding:1rem 2rem 4rem}\n"
    "h1{font-size:1.5rem;margin:.2rem 0}h2{font-size:1.1rem;margin:0 0 .3rem}\n"
    "h2 a,nav a{color:inherit;text-decoration:none}\n"
    "a{color:#0969da}section{border-top:1px solid #d1d9e0;padding:1.2rem 0}\n"
    "section:target{background:linear-gradient(90deg,#54aeff26,transparent)}\n"
    ".both{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:flex-start}\n"
    ".diagram{overflow-x:auto;max-width:100%}\n"
    "pre{font:13px/1.45 'DejaVu Sans Mono',Menlo,Consolas,monospace;background:#f6f8fa;margin:0;"
    "padding:.7rem .9rem;border-radius:6px;overflow-x:auto;max-width:100%;box-sizing:border-box}\n"
    ".legend span{display:inline-flex;align-items:center;margin:0 1rem .3rem 0}\n"
    "i.key,i[class^=c]{display:inline-block;width:1.1rem;height:.8rem;border:1.5px solid;"
    "margin-right:.4rem;border-radius:3px}\n"
    ".users{font-size:13px;color:#59636e;margin:.4rem 0 0}\n"
    ".string{font:14px 'DejaVu Sans Mono',Menlo,Consolas,monospace;overflow-wrap:anywhere}\n"
    ".string b{color:#0969da}.string u{background:#ff818266;text-decoration:none}\n"
    ".message{color:#d1242f;font-weight:600}\n"
    "@media (prefers-color-scheme:dark){body{color:#e6edf3;background:#0d1117}\n"
    "nav,section{border-color:#3d444d}pre{background:#161b22}a{color:#58a6ff}\n"
    ".users{color:#9198a1}.string b{color:#58a6ff}.string u{background:#f8514999}\n"
    ".message{color:#ff7b72}}\n"
    "@media (max-width:60rem){body{display:block}nav{position:static;height:auto;max-height:12rem;"
    "border-right:0;columns:9rem}main{padding:1rem}}\n"
    "@media print{nav{display:none}body{display:block}section{break-inside:avoid}}\n";

/* The line at which the next rule of the file begins; 0: none does. */
static unsigned next_rule_line(const rule *r) {
    unsigned next = 0;
    const grammar *g = &r->document->rules;
    for (unsigned i = 0; i < g->count; i++) {
        const source *at = &g->rules[i]->at;
        if (strcmp(at->file, r->at.file) == 0 && at->line > r->at.line &&
            (next == 0 || at->line < next))
            next = at->line;
    }
    return next;
}

static const char *line_start(const char *text, unsigned line) {
    while (line > 1 && *text != '\0')
        line -= *text++ == '\n';
    return text;
}

/* Lines without the indentation of the first. */
static char *dedented(const char *begin, const char *end) {
    char *out = allocate((size_t)(end - begin) + 1, 1);
    size_t len = 0, indent = strspn(begin, " \t");
    for (const char *at = begin; at < end;) {
        size_t blanks = strspn(at, " \t"), line = strcspn(at, "\n");
        at += blanks < indent ? blanks : indent;
        line -= blanks < indent ? blanks : indent;
        for (; line > 0 && at < end; line--)
            out[len++] = *at++;
        if (at < end)
            out[len++] = *at++;
    }
    return out;
}

/* The rule as the document prints it, up to the next rule, without comments that stand apart. */
static char *printed_rule(const rule *r) {
    size_t len;
    const char *text = read_file(r->at.file, &len), *begin = line_start(text, r->at.line);
    unsigned next = next_rule_line(r);
    const char *end = next > 0 ? line_start(begin, next - r->at.line + 1) : text + len;
    const char *stop = begin;
    for (const char *at = begin, *after; at < end; at = after) {
        const char *word = at + strspn(at, " \t\r");
        after = at + strcspn(at, "\n");
        if (*word == ';' && stop < at - 1) /* a comment behind an empty line */
            break;
        if (word < after)
            stop = after;
        after += *after == '\n';
    }
    return dedented(begin, stop);
}

static void write_link(const page *pg, const rule *r) {
    fputs("<a href=\"#rule-", pg->out);
    write_xml(r->name, pg->out);
    fputs("\">", pg->out);
    write_xml(r->name, pg->out);
    fputs("</a>", pg->out);
}

static void write_index(const page *pg) {
    fputs("<nav aria-label=\"Rules\">\n", pg->out);
    for (unsigned i = 0; i < pg->rules.count; i++) {
        write_link(pg, pg->rules.rules[i]);
        fputc('\n', pg->out);
    }
    fputs("</nav>\n", pg->out);
}

static void write_legend(const page *pg) {
    const profile *p = pg->d->p;
    if (p->component_count > 0)
        fputs("<p class=\"legend\">", pg->out);
    for (unsigned i = 0; i < p->component_count; i++)
        if (p->components[i].number != URIC_NO_COMPONENT) {
            fprintf(pg->out, "<span><i class=\"c%u\"></i>", i);
            write_xml(p->components[i].name, pg->out);
            fputs(p->components[i].is_list ? " (list)</span>" : "</span>", pg->out);
        }
    if (p->component_count > 0)
        fputs("</p>\n", pg->out);
}

static void write_bytes(const char *text, size_t len, FILE *out) {
    for (size_t i = 0; i < len; i++)
        if ((unsigned char)text[i] < 0x20)
            fprintf(out, "\\x%02X", (unsigned)text[i]);
        else
            write_xml((char[]){text[i], '\0'}, out);
}

/* The string, and where it is refused. */
static void write_string(const page *pg) {
    const drawing *d = pg->d;
    if (d->text == NULL)
        return;
    size_t len = strlen(d->text), offset = d->offset;
    fputs("<p class=\"string\"><b>", pg->out);
    write_bytes(d->text, d->message != NULL ? offset : len, pg->out);
    fputs("</b>", pg->out);
    if (d->message != NULL) {
        fputs("<u>", pg->out);
        write_bytes(d->text + offset, offset < len, pg->out);
        fputs(offset == len ? "&#9251;</u>" : "</u>", pg->out);
        if (offset < len)
            write_bytes(d->text + offset + 1, len - offset - 1, pg->out);
    }
    fputs(" by ", pg->out);
    write_link(pg, d->rule);
    fputs("</p>\n", pg->out);
    if (d->message != NULL) {
        fprintf(pg->out, "<p class=\"message\">at %zu: ", offset);
        write_xml(d->message, pg->out);
        fputs("</p>\n", pg->out);
    }
}

static bool names_rule(const node *n, const rule *r) {
    for (; n != NULL; n = n->next)
        if (n->rule == r || names_rule(n->child, r))
            return true;
    return false;
}

static void write_users(const page *pg, const rule *r) {
    bool any = false;
    for (unsigned i = 0; i < pg->rules.count; i++) {
        const rule *user = pg->rules.rules[i];
        const node *body = user->printed != NULL ? user->printed : user->body;
        if (user == r || !names_rule(body, r))
            continue;
        fputs(any ? ", " : "<p class=\"users\">used by ", pg->out);
        write_link(pg, user);
        any = true;
    }
    if (any)
        fputs("</p>\n", pg->out);
}

static void write_section(const page *pg, const rule *r) {
    fputs("<section id=\"rule-", pg->out);
    write_xml(r->name, pg->out);
    fputs("\">\n<h2>", pg->out);
    int colour = colour_of(pg->d->p, r, r);
    if (colour != NO_COLOUR)
        fprintf(pg->out, "<i class=\"c%d\"></i>", colour);
    write_link(pg, r);
    fputs("</h2>\n<div class=\"both\"><div class=\"diagram\">\n", pg->out);
    write_svg(pg->d->p, r, shape_of_rule(pg->d->p, r, pg->read, WIDTH), false, &pg->rules, pg->out);
    fputs("</div>\n<pre>", pg->out);
    write_xml(printed_rule(r), pg->out);
    fputs("</pre></div>\n", pg->out);
    write_users(pg, r);
    fputs("</section>\n", pg->out);
}

static void write_page(const page *pg) {
    const profile *p = pg->d->p;
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width\">\n<title>",
          pg->out);
    write_xml(p->title, pg->out);
    fputs("</title>\n<style>\n", pg->out);
    fputs(page_style, pg->out);
    write_style(p, pg->out);
    fputs("</style>\n", pg->out);
    write_index(pg);
    fputs("<main>\n<h1>", pg->out);
    write_xml(p->title, pg->out);
    fputs("</h1>\n", pg->out);
    write_legend(pg);
    write_string(pg);
    for (unsigned i = 0; i < pg->rules.count; i++)
        write_section(pg, pg->rules.rules[i]);
    fputs("</main>\n</html>\n", pg->out);
}

static rule_list rules_to_draw(const drawing *d) {
    rule_list reached = {0}, drawn = {0};
    add_reached(&reached, d->rule);
    for (unsigned i = 0; i < d->p->grammar.count; i++) {
        const rule *r = d->p->grammar.rules[i];
        if (!r->core && (d->all || has_rule(&reached, r)))
            add_rule(&drawn, r);
    }
    return drawn;
}

static bool has_ending(const char *path, const char *ending) {
    size_t len = strlen(path), of_ending = strlen(ending);
    return len > of_ending && strcasecmp(path + len - of_ending, ending) == 0;
}

void check_picture(const char *path) {
    const char *name = path != NULL ? file_name(path) : "";
    if (strchr(name, '.') != NULL && !has_ending(name, ".svg") && !has_ending(name, ".html") &&
        !has_ending(name, ".htm"))
        fail("%s: 'draw' writes NAME.svg, one diagram, or NAME.html, a page", path);
}

void draw_grammar(const drawing *d, FILE *out) {
    page pg = {.d = d, .rules = rules_to_draw(d), .out = out};
    if (d->text != NULL) {
        pg.read = reading_of(d->rule, d->text, strlen(d->text));
        if (pg.read == NULL)
            warn_at(d->rule->at, "rule %s is too large for the reading of a string", d->rule->name);
    }
    if (d->path != NULL && has_ending(d->path, ".svg"))
        write_svg(d->p, d->rule, shape_of_rule(d->p, d->rule, pg.read, WIDTH), true, NULL, out);
    else
        write_page(&pg);
}

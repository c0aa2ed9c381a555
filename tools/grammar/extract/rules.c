#include "extract/rules.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "extract/lists.h"
#include "extract/tokens.h"
#include "front/abnf.h"

enum { DEEPEST = 64, PROSE_WORDS = 3 };

/* What has been read behind "=". */
typedef struct body {
    char brackets[DEEPEST];
    unsigned depth;
    unsigned row;   /* the elements of an alternative outside of brackets; a repetition is two */
    bool groups;    /* an alternative outside of brackets, but the last, has several */
    bool needs;     /* an element must follow: the rule is not whole */
    bool prose;     /* between "<" and a ">" on a later line */
    unsigned words; /* the number of names in a row that may be words of a sentence */
    char *out;
    size_t len;
    size_t whole;         /* the length of `out` up to which the rule is whole; 0: it never was */
    unsigned whole_line;  /* the line up to which it is whole, */
    const char *whole_at; /* the place in that line; NULL: its end, */
    unsigned whole_uses;  /* and the number of names up to there */
} body;

typedef struct finder {
    const text_lines *lines;
    const char **names; /* those that the document defines */
    unsigned name_count;
    found_rules out;
    const char *section;
    found_rule *rule; /* the one that is read */
    body body;
} finder;

static bool is_long(const text_line *l) {
    return strlen(l->text) > LONG_LINE;
}

bool is_core_rule(const char *name) {
    static grammar core;
    if (core.count == 0)
        read_core_rules(&core);
    return find_rule(&core, name) != NULL;
}

static bool is_known(const finder *f, const char *name, size_t len) {
    for (unsigned i = 0; i < f->name_count; i++)
        if (strlen(f->names[i]) == len && strncasecmp(f->names[i], name, len) == 0)
            return true;
    return is_core_rule(copy_text(name, len));
}

/* Does it separate the words of lists by LWS? */
static bool has_lws(const finder *f) {
    return is_known(f, "LWS", 3) && !is_known(f, "OWS", 3);
}

/* Does the document define no rule of this very name? A word in another case is no use of a rule.
 */
static bool is_unknown(const finder *f, const token *t) {
    for (unsigned i = 0; i < f->name_count; i++)
        if (strlen(f->names[i]) == t->name_len && strncmp(f->names[i], t->name, t->name_len) == 0)
            return false;
    return !is_core_rule(copy_text(t->name, t->name_len));
}

/* A name that may be a word of a sentence. */
static bool is_word(const finder *f, const token *t) {
    for (size_t i = 0; i < t->name_len; i++)
        if (!islower((unsigned char)t->name[i]) && !(i == 0 && isupper((unsigned char)t->name[i])))
            return false;
    return is_unknown(f, t);
}

/* Appends a text up to `end`; NULL: all of it. */
static void put(body *b, const char *text, const char *end) {
    for (; end == NULL ? *text != '\0' : text < end; text++) {
        b->out = grow(b->out, b->len, 1);
        b->out[b->len++] = *text;
    }
}

static void put_nul(body *b) {
    static const char nul = '\0';
    put(b, &nul, &nul + 1);
}

static source position(const finder *f, unsigned line, const char *at) {
    const text_line *l = &f->lines->lines[line];
    return (source){f->lines->path, l->number, (unsigned)(at - l->text) + 1};
}

static bool wrong(finder *f, unsigned line, const char *at, const char *message) {
    f->rule->wrong = message;
    f->rule->wrong_at = position(f, line, at);
    return false;
}

/* A name with "-" for blanks. */
static char *spelled(const token *t) {
    char *name = copy_text(t->name, t->name_len);
    for (char *c = name; *c != '\0'; c++)
        if (*c == ' ')
            *c = '-';
    return name;
}

static void add_use(found_rule *r, const token *t) {
    r->uses = grow(r->uses, r->use_count, sizeof *r->uses);
    r->uses[r->use_count++] = spelled(t);
}

static bool close_bracket(finder *f, unsigned line, const token *t) {
    body *b = &f->body;
    char open = *t->at == ')' ? '(' : *t->at == ']' ? '[' : '{';
    if (b->needs)
        return wrong(f, line, t->at, "nothing stands before this bracket");
    if (b->depth == 0 || b->brackets[b->depth - 1] != open)
        return wrong(f, line, t->at, "this bracket was never opened");
    b->depth--;
    return true;
}

static bool take_token(finder *f, unsigned line, const token *t) {
    body *b = &f->body;
    found_rule *r = f->rule;
    unsigned words = b->words;
    b->words = t->kind == TOKEN_NAME && is_word(f, t) ? words + 1 : 0;
    r->sentence = (t->kind == TOKEN_NAME ? b->words : words + 1) == PROSE_WORDS &&
                  (t->kind == TOKEN_NAME || t->kind == TOKEN_NO_ABNF);
    if (r->sentence)
        return wrong(f, line, t->at, "this is a sentence");
    if (b->depth == 0 && t->kind != TOKEN_CLOSE && t->kind != TOKEN_OR)
        b->row += t->kind == TOKEN_COUNT || t->kind == TOKEN_LIST ? 2 : 1;
    switch (t->kind) {
    case TOKEN_NAME: add_use(r, t); break;
    case TOKEN_VALUE:
        r->empty = b->needs && b->depth == 0 && t->end - t->at == 2;
        r->literal = true;
        break;
    case TOKEN_CLOSE:
        if (!close_bracket(f, line, t))
            return false;
        break;
    case TOKEN_OR:
        if (b->needs)
            return wrong(f, line, t->at, "nothing stands before this \"/\"");
        if (b->depth == 0) {
            b->groups |= b->row > 1;
            b->row = 0;
        }
        break;
    case TOKEN_OPEN:
        if (b->depth == DEEPEST)
            return wrong(f, line, t->at, "brackets are nested too deep");
        if (*t->at == '{' && !r->angles)
            return wrong(f, line, t->at, "\"{\" cannot stand here in ABNF");
        b->brackets[b->depth++] = *t->at;
        break;
    case TOKEN_LIST: r->lists = r->literal = true; break;
    case TOKEN_PROSE: b->prose = r->literal = true; break;
    case TOKEN_NO_ABNF:
        return wrong(f, line, t->at, format_text("\"%c\" cannot stand here in ABNF", *t->at));
    default: break;
    }
    b->needs = t->kind != TOKEN_NAME && t->kind != TOKEN_VALUE && t->kind != TOKEN_CLOSE;
    return true;
}

static void mark_whole(finder *f, unsigned line, const char *at) {
    body *b = &f->body;
    if (b->needs || b->prose || b->depth > 0)
        return;
    b->whole = b->len;
    b->whole_line = line;
    b->whole_at = at;
    b->whole_uses = f->rule->use_count;
}

/* In a paragraph without line breaks, a comment ends before the next alternative or rule. Where an
 * element is missing, as behind "/", it also ends before a group. */
static const char *comment_end(const char *at, bool needs) {
    for (; *at != '\0'; at++)
        if (*at == ' ' && (((at[1] == '/' || at[1] == '|') && at[2] == ' ') ||
                           (needs && at[1] == '(') || next_token(at).kind == TOKEN_DEFINES))
            return at;
    return at;
}

/* Does "=" begin the line? */
static bool begins_with_sign(const text_line *l) {
    const char *at = l->text + l->indent;
    return *at == '=' || (*at == ':' && (at[1] == '=' || at[1] == ':'));
}

static bool is_name_alone(const text_line *l) {
    token t = next_token(l->text);
    return t.kind == TOKEN_NAME && next_token(t.end).kind == TOKEN_END;
}

/* Does a name stand on this line, and "=" on the next? Where a line without a name begins with "="
 * in the same block, the text is out of order, and nobody can know which names are whose. */
static bool names_next_line(const text_lines *lines, unsigned line) {
    if (line + 1 == lines->count || !is_name_alone(&lines->lines[line]) ||
        lines->lines[line + 1].gap != GAP_NONE || !begins_with_sign(&lines->lines[line + 1]))
        return false;
    for (unsigned i = line; lines->lines[i].gap == GAP_NONE && i > 0; i--)
        if (begins_with_sign(&lines->lines[i]) && !is_name_alone(&lines->lines[i - 1]))
            return false;
    return true;
}

static bool begins_rule(const text_lines *lines, unsigned line) {
    return next_token(lines->lines[line].text).kind == TOKEN_DEFINES ||
           names_next_line(lines, line);
}

/* A ")" at the end of a line, which was never opened, and where it is the same wherever "(" was
 * meant to stand: RFC 822 and 2445. */
static bool is_surplus(const body *b, const token *t) {
    return t->kind == TOKEN_CLOSE && *t->at == ')' && b->depth == 0 && !b->needs && !b->groups &&
           next_token(t->end).kind == TOKEN_END;
}

/* Reads a line from `at`: false where the rule ends, or is broken. */
static bool read_line(finder *f, unsigned line, const char *at) {
    body *b = &f->body;
    bool paragraph = is_long(&f->lines->lines[line]);
    bool inside = !begins_rule(f->lines, line); /* the rule begins inside of a paragraph */
    if (b->prose) {
        const char *close = prose_end(at);
        const char *end = close != NULL ? close : at + strlen(at);
        put(b, at, end);
        at = end;
        b->prose = close == NULL;
        b->needs = b->prose;
    }
    for (;;) {
        token t = next_token(at);
        bool ends = t.kind == TOKEN_DEFINES || (paragraph && t.kind == TOKEN_NAME &&
                                                is_unknown(f, &t) && (inside || is_word(f, &t)));
        if (ends && !b->needs && b->depth == 0) {
            mark_whole(f, line, t.at);
            return false;
        }
        if (ends)
            return wrong(f, line, t.at, "the rule before this is not whole");
        if (t.kind == TOKEN_END) {
            const char *end = paragraph && *t.at == ';' ? comment_end(t.at, b->needs) : t.at;
            if (end == t.at || *end == '\0') {
                put(b, at, at + strlen(at));
                mark_whole(f, line, NULL);
                return true;
            }
            at = end;
            continue;
        }
        if (is_surplus(b, &t)) {
            note_at(position(f, line, t.at), "rule %s: \")\" is read as nothing", f->rule->name);
            put(b, at, t.at);
            at = t.end;
            continue;
        }
        bool words = t.kind == TOKEN_VALUE && t.name_len > 0 && is_known(f, t.name, t.name_len);
        t.kind = words ? TOKEN_NAME : t.kind;
        if (!take_token(f, line, &t))
            return false;
        put(b, at, words ? t.at : t.end);
        if (words)
            put(b, spelled(&t), NULL);
        at = t.end;
        if (t.kind == TOKEN_COUNT || t.kind == TOKEN_LIST)
            at += strspn(at, " ");
        if (paragraph)
            mark_whole(f, line, at);
    }
}

/* Where a further line of a rule goes on, if a sign is printed once more: RFC 2812 writes "=/" for
 * "/", and RFC 822 "=" or "/" at the begin of a rule. */
static const char *skip_sign(finder *f, unsigned line) {
    const text_line *l = &f->lines->lines[line];
    body *b = &f->body;
    const char *sign = l->text + l->indent;
    bool begins = true;
    for (size_t i = 0; i < b->len; i++)
        begins &= isspace((unsigned char)b->out[i]) != 0;
    bool adds = sign[0] == '=' && sign[1] == '/';
    if (b->prose || (!adds && (!begins || (*sign != '=' && *sign != '/'))))
        return l->text;
    note_at(position(f, line, sign), "rule %s: \"%s\" is read as %s", f->rule->name,
            adds           ? "=/"
            : *sign == '=' ? "="
                           : "/",
            begins ? "nothing" : "\"/\"");
    put(b, l->text, sign);
    return sign + (adds && !begins ? 1 : adds ? 2 : 1);
}

/* May the rule go on with this line? */
static bool continues(const finder *f, unsigned line, unsigned indent) {
    const body *b = &f->body;
    if (line == f->lines->count)
        return false;
    const text_line *l = &f->lines->lines[line];
    char first = l->text[l->indent];
    bool whole = !b->needs && !b->prose && b->depth == 0;
    if (l->gap == GAP_FENCE || begins_rule(f->lines, line) || (l->heading && l->indent < indent))
        return false;
    bool waits = b->needs && !b->prose && b->len > 0 && l->indent > indent; /* behind "/" */
    if (!whole)
        return b->depth > 0 || l->gap != GAP_BLANK || first == '/' || first == '|' || waits;
    if (first == '/' || first == '|')
        return next_token(l->text + l->indent + 1).kind != TOKEN_END && l->indent + 2 >= indent;
    if (first == ';')
        return l->gap != GAP_BLANK && l->indent >= indent;
    return l->gap != GAP_BLANK && l->indent > indent;
}

/* The lines of a broken rule up to the next gap or rule, as printed. */
static const char *printed_rule(const finder *f, unsigned line, const char *at) {
    body b = {0};
    unsigned indent = f->lines->lines[line].indent;
    do {
        put(&b, at, at + strlen(at) + 1);
        b.out[b.len - 1] = '\n';
        if (++line == f->lines->count)
            break;
        at = f->lines->lines[line].text;
    } while (f->lines->lines[line].gap < GAP_BLANK && f->lines->lines[line].indent > indent &&
             !begins_rule(f->lines, line));
    put_nul(&b);
    return b.out;
}

/* Where the next token of a paragraph is that a rule can begin with; NULL: nowhere. What stands
 * directly behind a delimiter is a part of a URI, as in "../g = http://a/b/g". */
static const char *next_definition(const char *at) {
    for (const char *begin = at;;) {
        while (*at != '\0' && !isalpha((unsigned char)*at) && *at != '<')
            at++;
        if (*at == '\0')
            return NULL;
        token t = next_token(at);
        bool is_part = at > begin && strchr(":/?#.=&;$@,", at[-1]) != NULL;
        if (t.kind == TOKEN_DEFINES && !is_part)
            return at;
        at = t.kind == TOKEN_NAME || t.kind == TOKEN_DEFINES ? t.end : at + 1;
    }
}

/* Reads the rule whose name stands at `at`. The next one is looked for from `*line` and the result
 * on; NULL: from the start of that line. */
static const char *read_rule(finder *f, unsigned *line, const char *at) {
    const text_line *l = &f->lines->lines[*line];
    token t = next_token(at);
    f->out.list = grow(f->out.list, f->out.count, sizeof *f->out.list);
    found_rule *r = f->rule = &f->out.list[f->out.count++];
    *r = (found_rule){.name = spelled(&t), .section = f->section};
    r->at = position(f, *line, t.at);
    r->first = *line;
    r->follows = f->out.count > 1 && r[-1].end == *line && l->gap < GAP_FENCE;
    f->body = (body){.needs = true};
    bool apart = t.kind == TOKEN_NAME;
    if (apart) {
        l = &f->lines->lines[++*line];
        const char *sign = l->text + l->indent;
        t.sign = sign;
        t.end = strchr(sign, '=') + 1;
    }
    const char *body_at = t.end;
    r->extends = body_at[-1] == '/' || *body_at == '/';
    r->angles = *t.at == '<';
    r->colons = *t.sign == ':' && !r->angles;
    r->tight = !apart && t.sign[-1] != ' ' && *body_at != ' ' && *body_at != '\0';
    unsigned now = *line, indent = (unsigned)(r->at.column - 1);
    bool more = read_line(f, now, body_at + (*body_at == '/'));
    while (more && continues(f, now + 1, indent)) {
        put(&f->body, "\n", NULL);
        now++;
        more = read_line(f, now, skip_sign(f, now));
    }
    if (more && f->body.whole == 0)
        wrong(f, *line, body_at,
              f->body.len == 0 || f->body.needs ? "the rule has no end"
                                                : "a bracket is not closed");
    if (f->body.whole > 0) {
        int blanks = apart ? 0 : (int)(t.sign - t.at) - (int)t.name_len - 1;
        r->text = format_text("%s %*s%s%.*s", r->name, blanks > 0 ? blanks : 0, "",
                              r->extends ? "=/" : "=", (int)f->body.whole, f->body.out);
        r->text = r->lists ? expand_lists(r->text, has_lws(f)) : r->text;
        r->normal = normal_form(r->text);
        r->use_count = f->body.whole_uses;
        *line = f->body.whole_line;
    } else
        r->printed = printed_rule(f, r->first, at);
    at = f->body.whole > 0 ? f->body.whole_at : is_long(l) ? body_at : NULL;
    *line += at == NULL;
    r->end = *line;
    return at;
}

/* Adds the name that stands here, and returns the end of its token. */
static const char *add_name(finder *f, const char *at) {
    token t = next_token(at);
    if (!is_known(f, t.name, t.name_len)) {
        f->names = grow(f->names, f->name_count, sizeof *f->names);
        f->names[f->name_count++] = copy_text(t.name, t.name_len);
    }
    return t.end;
}

static void add_names(finder *f) {
    for (unsigned i = 0; i < f->lines->count; i++) {
        const char *at = f->lines->lines[i].text;
        if (!is_long(&f->lines->lines[i]) && !begins_rule(f->lines, i))
            continue;
        if (names_next_line(f->lines, i))
            add_name(f, at);
        while ((at = next_definition(at)) != NULL)
            at = add_name(f, at);
    }
}

/* A heading without the signs of Markdown and XML. */
static const char *title(const char *heading) {
    const char *quoted = *heading == '<' ? strstr(heading, "title=") : NULL;
    if (quoted != NULL) {
        quoted += strlen("title=") + 1;
        return copy_text(quoted, strcspn(quoted, "\"'"));
    }
    return heading + strspn(heading, "#* ");
}

/* Says that a line looks like a rule, but for its name: 1st = "a", or a.b = "c". */
static void note_other_name(const finder *f, unsigned line) {
    static const char digits[] = "0123456789";
    const char *begin = f->lines->lines[line].text + f->lines->lines[line].indent, *name = begin;
    for (const char *at = begin;
         isalnum((unsigned char)*at) || (*at != '\0' && strchr("-_.", *at));)
        name = *at++ == '.' ? at : name;
    name += strspn(name, digits);
    token t = next_token(name);
    if (name == begin || t.at != name || t.kind != TOKEN_DEFINES)
        return;
    token first = next_token(t.end);
    if (first.kind == TOKEN_VALUE ||
        (first.kind == TOKEN_NAME && is_known(f, first.name, first.name_len)))
        note_at(position(f, line, begin),
                "%.*s left out: a name begins with a letter, and has no \".\"",
                (int)(t.name + t.name_len - begin), begin);
}

found_rules find_rules(const text_lines *lines) {
    finder f = {.lines = lines, .section = ""};
    add_names(&f);
    const char *at = NULL;
    for (unsigned i = 0; i < lines->count;) {
        const text_line *l = &lines->lines[i];
        if (l->heading)
            f.section = title(l->text + l->indent);
        bool paragraph = is_long(l);
        if (paragraph || at != NULL)
            at = next_definition(at != NULL ? at : l->text);
        else
            at = begins_rule(lines, i) ? l->text : NULL;
        if (at != NULL)
            at = read_rule(&f, &i, at);
        else
            note_other_name(&f, i++);
    }
    return f.out;
}

/* Appends the tokens of a line; true if prose goes on behind it. */
static bool put_tokens(body *b, const char *at, bool prose) {
    for (;;) {
        const char *close = prose_end(at);
        token t = {.kind = TOKEN_PROSE, .at = at, .end = close != NULL ? close : at + strlen(at)};
        if (!prose)
            t = next_token(at);
        if (t.kind == TOKEN_END)
            return false;
        bool name = t.kind == TOKEN_NAME || t.kind == TOKEN_DEFINES;
        put(b, name ? t.name : t.at, name ? t.name + t.name_len : t.end);
        bool counts = t.kind == TOKEN_COUNT;
        put(b, counts ? "" : t.kind == TOKEN_DEFINES ? " = " : " ", NULL);
        if (*t.end == '\0' && t.kind == TOKEN_PROSE && t.end[-1] != '>')
            return true;
        prose = false;
        at = t.end;
    }
}

char *normal_form(const char *text) {
    body b = {0};
    bool prose = false;
    for (const char *at = text, *end; *at != '\0'; at = end + (*end == '\n')) {
        end = at + strcspn(at, "\n");
        prose = put_tokens(&b, copy_text(at, (size_t)(end - at)), prose);
    }
    put_nul(&b);
    for (char *c = b.out; *c != '\0'; c++)
        *c = *c == '|' && c[1] == ' ' ? '/' : (char)tolower((unsigned char)*c);
    return b.out;
}

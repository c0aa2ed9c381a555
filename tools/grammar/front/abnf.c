/* Reads the notation of RFC 5234, and that of RFC 822, by recursive descent:
 *
 *     rule         name "=" alternatives          "=/" adds alternatives to a rule; older
 *                                                 documents write <name> ::= and name :=
 *     alternatives sequence { "/" sequence }      RFC 822 writes "|"
 *     sequence     difference { difference }
 *     difference   repetition [ "-" repetition ]  not in RFC 5234; as in ISO 14977, 4.7
 *     repetition   [ n | [n] "*" [m] | [n] "#" [m] ] element
 *     element      name, "text", %x30-39, ( … ), [ … ], <prose>; { … } is *( … )
 *
 * A definition ends where the next name and "=" stand, whatever the indentation: documents are read
 * as they are printed. After an error, reading goes on with the next definition at the start of a
 * line, so that one run reports the errors of all rules. */
#include "front/abnf.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "front/document.h"
#include "front/literals.h"

/* RFC 5234, appendix B.1. */
static const char core_rules[] = "ALPHA  = %x41-5A / %x61-7A\n"
                                 "BIT    = \"0\" / \"1\"\n"
                                 "CHAR   = %x01-7F\n"
                                 "CR     = %x0D\n"
                                 "CRLF   = CR LF\n"
                                 "CTL    = %x00-1F / %x7F\n"
                                 "DIGIT  = %x30-39\n"
                                 "DQUOTE = %x22\n"
                                 "HEXDIG = DIGIT / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\"\n"
                                 "HTAB   = %x09\n"
                                 "LF     = %x0A\n"
                                 "LWSP   = *( WSP / CRLF WSP )\n"
                                 "OCTET  = %x00-FF\n"
                                 "SP     = %x20\n"
                                 "VCHAR  = %x21-7E\n"
                                 "WSP    = SP / HTAB\n";

enum { MOST_REPEATS = 4096, DEEPEST = 200 };

/* Skips blanks, comments, and the no-break spaces of web pages. */
static const char *space_end(const reader *r, const char *at) {
    while (at < r->end) {
        size_t wide = length_at(r, at, "\xC2\xA0"); /* no-break space */
        if (*at == ';')
            while (at < r->end && *at != '\n')
                at++;
        else if (isspace((unsigned char)*at) || wide > 0)
            at += wide > 0 ? wide : 1;
        else
            break;
    }
    return at;
}

static void skip_space(reader *r) {
    r->at = space_end(r, r->at);
}

/* Returns the text behind the "=" of a definition that begins here, and finds its name; NULL: no
 * definition begins here. Between "<" and ">", names may have blanks, and RFC 822 has <"> = … */
static const char *definition(const reader *r, const char **name, const char **end) {
    bool angles = r->at < r->end && *r->at == '<';
    const char *c = *name = r->at + angles;
    if (c >= r->end || (!name_start(*c) && length_at(r, r->at, "<\">") == 0))
        return NULL;
    c = *end = name_end(r, c);
    while (angles && c < r->end && *c != '>' && *c != '\n')
        *end = ++c;
    if (angles && (c >= r->end || *c++ != '>'))
        return NULL;
    c = space_end(r, c);
    for (int colons = 0; c < r->end && *c == ':' && colons < 2; colons++)
        c++;
    return c < r->end && *c == '=' ? c + 1 : NULL;
}

static bool at_definition(const reader *r) {
    const char *name, *end;
    return definition(r, &name, &end) != NULL;
}

static node *read_alternatives(reader *r);

static node *read_group(reader *r, char close) {
    const char *open = r->at++;
    if (++r->depth > DEEPEST)
        return broken_node(r, open, "brackets are nested too deep");
    node *inner = read_alternatives(r);
    r->depth--;
    skip_space(r);
    if (r->broken)
        return NULL;
    if (r->at >= r->end || *r->at != close)
        return broken_node(r, open, format_text("\"%c\" is never closed", *open));
    r->at++;
    if (close == ')')
        return inner;
    node *n = new_node(r, NODE_REPEAT, open);
    n->max = close == ']' ? 1 : UNBOUNDED;
    n->child = inner;
    return n;
}

static bool is_close(char c) {
    return c == ')' || c == ']' || c == '}';
}

static node *never_opened(reader *r) {
    return broken_node(r, r->at, format_text("\"%c\" was never opened", *r->at));
}

static node *read_element(reader *r) {
    char c = r->at < r->end ? *r->at : '\0';
    if (at_string(r))
        return read_characters(r);
    if (c == '%')
        return read_percent(r);
    if (c == '<')
        return read_prose(r);
    if (c == '(')
        return read_group(r, ')');
    if (c == '[')
        return read_group(r, ']');
    if (c == '{')
        return read_group(r, '}');
    if (name_start(c)) {
        const char *begin = r->at;
        r->at = name_end(r, r->at);
        node *n = new_node(r, NODE_RULE, begin);
        n->len = (size_t)(r->at - begin);
        n->text = copy_text(begin, n->len);
        return n;
    }
    return is_close(c) ? never_opened(r)
                       : broken_node(r, r->at, "expected a rule, a literal or a group");
}

static int read_count(reader *r) {
    const char *begin = r->at;
    int count = 0;
    while (r->at < r->end && isdigit((unsigned char)*r->at)) {
        if (count <= MOST_REPEATS)
            count = count * 10 + (*r->at - '0');
        r->at++;
    }
    if (count > MOST_REPEATS)
        broken_node(r, begin, "repetitions of more than 4096 are not supported");
    return count;
}

static node *any_blanks(const reader *r, const char *at) {
    node *n = new_node(r, NODE_REPEAT, at);
    n->max = UNBOUNDED;
    n->child = new_node(r, NODE_RULE, at);
    n->child->text = "WSP";
    n->child->len = strlen("WSP");
    return n;
}

/* *WSP "," *WSP element: RFC 9110, 5.6.1.1, with OWS by the core rules. */
static node *read_further_items(reader *r, const char *begin) {
    node *list = new_node(r, NODE_SEQUENCE, begin), *comma = new_node(r, NODE_STRING, begin);
    comma->text = ",";
    comma->len = 1;
    list->child = any_blanks(r, begin);
    list->child->next = comma;
    comma->next = any_blanks(r, begin);
    comma->next->next = read_element(r);
    return list;
}

/* n#m element is element (n-1)*(m-1)( OWS "," OWS element ), and #element is [ 1#element ]. `n` is
 * a repetition with the list's counts, and becomes that of the further elements. */
static node *read_list(reader *r, node *n, const char *begin) {
    const char *element = r->at;
    bool optional = n->min == 0;
    n->min -= !optional;
    n->max -= n->max != UNBOUNDED && n->max > 0;
    node *list = new_node(r, NODE_SEQUENCE, begin);
    list->child = read_element(r);
    if (r->broken)
        return NULL;
    r->at = element;
    list->child->next = n;
    n->child = read_further_items(r, begin);
    if (!optional)
        return list;
    node *option = new_node(r, NODE_REPEAT, begin);
    option->max = 1;
    option->child = list;
    return option;
}

/* "/" or "|"; RFC 2812 goes on with "=/" without a name. */
static size_t or_length(const reader *r) {
    return r->at >= r->end ? 0 : *r->at == '/' || *r->at == '|' ? 1 : length_at(r, r->at, "=/");
}

static bool ends_sequence(const reader *r) {
    return r->at >= r->end || is_close(*r->at) || or_length(r) > 0 || at_definition(r);
}

/* n x, n*m x: RFC 5234, 3.6 and 3.7; n#m x: RFC 9110, 5.6.1. */
static node *read_repetition(reader *r) {
    const char *begin = r->at;
    bool counted = isdigit((unsigned char)*begin) != 0, is_list;
    if (!counted && *begin != '*' && *begin != '#')
        return read_element(r);
    node *n = new_node(r, NODE_REPEAT, begin);
    n->min = n->max = counted ? read_count(r) : 0;
    is_list = r->at < r->end && *r->at == '#';
    if (is_list || (r->at < r->end && *r->at == '*')) {
        r->at++;
        bool bounded = r->at < r->end && isdigit((unsigned char)*r->at);
        n->max = bounded ? read_count(r) : UNBOUNDED;
    }
    if (!r->broken && n->max != UNBOUNDED && n->max < n->min)
        return broken_node(r, begin, "impossible repetition: the maximum is less than the minimum");
    if (!r->broken)
        skip_space(r);
    if (!r->broken && ends_sequence(r))
        return broken_node(r, begin,
                           "nothing is repeated: in ABNF, a repetition stands before its element, "
                           "as in *( ... )");
    if (is_list && !r->broken)
        return read_list(r, n, begin);
    n->child = r->broken ? NULL : read_element(r);
    return n;
}

/* A - B */
static node *read_difference(reader *r) {
    node *first = read_repetition(r);
    skip_space(r);
    if (r->broken || r->at >= r->end || *r->at != '-')
        return first;
    node *n = new_node(r, NODE_EXCEPT, r->at++);
    skip_space(r);
    n->child = first;
    first->next = read_repetition(r);
    return n;
}

/* The only node of a list, or a parent of `kind` for all of them. */
static node *as_one(const reader *r, node_kind kind, node *list, const char *at) {
    if (list != NULL && list->next == NULL)
        return list;
    node *n = new_node(r, kind, at);
    n->child = list;
    return n;
}

static node *read_sequence(reader *r) {
    const char *begin = r->at;
    node *list = NULL, **tail = &list;
    do {
        node *n = read_difference(r);
        if (r->broken)
            return NULL;
        *tail = n;
        tail = &n->next;
        skip_space(r);
    } while (!ends_sequence(r));
    return as_one(r, NODE_SEQUENCE, list, begin);
}

static node *read_alternatives(reader *r) {
    const char *begin = r->at;
    node *list = NULL, **tail = &list;
    for (;;) {
        skip_space(r);
        if (r->at >= r->end || at_definition(r))
            return broken_node(r, r->at,
                               "expected an alternative before the end of the definition");
        node *n = read_sequence(r);
        if (r->broken)
            return NULL;
        *tail = n;
        tail = &n->next;
        if (or_length(r) == 0)
            return as_one(r, NODE_ALTERNATIVES, list, begin);
        r->at += or_length(r);
    }
}

static char *in_lower_case(const char *name) {
    char *lower = copy_text(name, strlen(name));
    for (char *c = lower; *c != '\0'; c++)
        *c = (char)tolower((unsigned char)*c);
    return lower;
}

/* The rules of one document have an index by name. The grammar that is compiled has none: its rules
 * are of several documents, and some have other names there. */
rule *find_rule(const grammar *g, const char *name) {
    if (g->names.count == g->count) {
        int found = worklist_find(&g->names, in_lower_case(name), strlen(name));
        return found != NO_ITEM ? g->rules[found] : NULL;
    }
    for (unsigned i = 0; i < g->count; i++)
        if (strcasecmp(g->rules[i]->name, name) == 0)
            return g->rules[i];
    return NULL;
}

static rule *new_rule(grammar *g, const char *name, source at) {
    rule *made = allocate(1, sizeof *made);
    made->name = name;
    made->at = at;
    made->document = g->document;
    made->index = g->count;
    g->rules = grow(g->rules, g->count, sizeof(rule *));
    g->rules[g->count++] = made;
    worklist_add(&g->names, in_lower_case(name), strlen(name));
    return made;
}

/* "=/" adds alternatives to a rule that exists (RFC 5234, 3.3). */
static void extend_rule(const reader *r, rule *old, node *body, const char *at) {
    node *both = new_node(r, NODE_ALTERNATIVES, at);
    both->child = old->body;
    old->body->next = body;
    old->body = both;
}

/* A mistake counts only where the rule is needed, and is not replaced by AMEND. */
static void add_mistake(rule *of, const char *message, source at) {
    if (of->message != NULL)
        return;
    of->message = message;
    of->mistake = at;
}

/* Does the text define a rule of a name at the start of a line? */
static bool is_defined(const reader *r, const char *name, size_t len) {
    const char *begin, *end;
    for (unsigned i = 0; i < r->line_count; i++) {
        reader line = *r;
        line.at = r->lines[i] + strspn(r->lines[i], " \t");
        if (definition(&line, &begin, &end) != NULL && (size_t)(end - begin) == len &&
            strncasecmp(begin, name, len) == 0)
            return true;
    }
    return false;
}

/* Words that are no names: RFC 1034 writes
 *
 *     <letter> ::= any one of the 52 alphabetic characters A through Z in
 *     upper case and a through z in lower case
 *
 * where names stand between "<" and ">". */
static bool at_sentence(const reader *r, const char *defined) {
    const char *at = space_end(r, r->at), *first = at;
    if (defined == r->text || defined[-1] != '<' || at >= r->end || !islower((unsigned char)*at))
        return false;
    size_t len = (size_t)(name_end(r, at) - at);
    for (unsigned words = 0; words < 3; words++) {
        const char *word = at;
        while (at < r->end && isalnum((unsigned char)*at))
            at++;
        if (at == word)
            return false;
        at += strspn(at, " \t\r\n");
    }
    return !is_defined(r, first, len);
}

/* To the next empty line or definition. */
static node *read_sentence(reader *r) {
    skip_space(r);
    node *n = new_node(r, NODE_RULE, r->at);
    n->prose = true;
    const char *begin = r->at, *end = begin;
    for (bool more = true; more; more = r->at < r->end && *r->at != '\n' && !at_definition(r)) {
        end = r->at += strcspn(r->at, "\r\n");
        r->at += strspn(r->at, "\r");
        r->at += r->at < r->end;
        r->at += strspn(r->at, " \t\r");
    }
    n->len = (size_t)(end - begin);
    n->text = copy_text(begin, n->len);
    return n;
}

/* Is it the same where "(" is missing? In "a / b )", but not in "a b / c )" or "*a / b )". */
static bool needs_no_group(const node *body) {
    const node *n = body->kind == NODE_ALTERNATIVES ? body->child : NULL;
    for (; n != NULL && n->next != NULL; n = n->next)
        if (n->kind == NODE_SEQUENCE || n->kind == NODE_REPEAT)
            return false;
    return true;
}

/* A sign too much that RFC 822 has: in "name = = a", in "name = / a", and in "name = a )". */
static void skip_surplus(reader *r, const char *name, const char *signs) {
    skip_space(r);
    if (r->at >= r->end || strchr(signs, *r->at) == NULL)
        return;
    reader behind = *r;
    behind.at++;
    skip_space(&behind);
    if (*signs == ')' && behind.at < r->end && !at_definition(&behind))
        return;
    warn_at(source_of(r, r->at), "rule %s: this \"%c\" is left out", name, *r->at);
    r->at = behind.at;
}

static void define_rule(grammar *g, reader *r, unsigned known, amendment how) {
    const char *begin, *end, *text = definition(r, &begin, &end);
    char *name = copy_text(begin, (size_t)(end - begin));
    r->at = text;
    bool extend = r->at < r->end && *r->at == '/';
    r->at += extend;
    skip_surplus(r, name, "=/");
    node *body = at_sentence(r, begin) ? read_sentence(r) : read_alternatives(r);
    if (!r->broken && needs_no_group(body))
        skip_surplus(r, name, ")");
    skip_space(r);
    if (!r->broken && r->at < r->end && !at_definition(r))
        never_opened(r);

    if (*name == '"') /* the notation has it */
        return;
    rule *old = find_rule(g, name);
    source at = source_of(r, begin);
    if (r->broken) {
        add_mistake(old != NULL ? old : new_rule(g, name, at), r->message, r->mistake);
        return;
    }
    if (extend && old == NULL) {
        rule *made = new_rule(g, name, at);
        made->body = body;
        made->extends = true;
    } else if (extend && old->body != NULL)
        extend_rule(r, old, body, begin);
    else if (old == NULL)
        new_rule(g, name, at)->body = body;
    else if ((how == AMEND || how == RESTATE) && old->index < known) {
        old->restated = how == RESTATE ? old->body : NULL;
        if (how == AMEND) {
            old->unchanged = same_nodes(old->body, body);
            old->replaced = old->at;
            old->message = NULL;
        }
        old->body = body;
        old->at = at;
    } else if (same_nodes(old->body, body))
        warn_at(at, "rule %s is defined twice, in the same way: first at %s:%u:%u", name,
                old->at.file, old->at.line, old->at.column);
    else if (old == g->rules[g->count - 1] && old->body != NULL && strcmp(old->name, name) == 0) {
        if (!r->imported)
            warn_at(at, "rule %s is defined again: the alternatives are added, as by \"=/\"", name);
        extend_rule(r, old, body, begin);
    } else
        add_mistake(old,
                    format_text("it is defined twice, first at %s:%u:%u; \"amend\" in the profile "
                                "can replace both",
                                old->at.file, old->at.line, old->at.column),
                    at);
}

/* Is there nothing but blanks before this on its line? */
static bool begins_line(const reader *r) {
    const char *before = r->at;
    while (before > r->text && (before[-1] == ' ' || before[-1] == '\t'))
        before--;
    return before == r->text || before[-1] == '\n';
}

static void read_rules(grammar *g, reader *r, amendment how) {
    unsigned known = g->count;
    find_lines(r);
    for (;;) {
        skip_space(r);
        if (r->at >= r->end)
            return;
        r->broken = false;
        r->depth = 0;
        if (at_definition(r))
            define_rule(g, r, known, how);
        else {
            (r->imported ? warn_at : error_at)(
                source_of(r, r->at),
                "expected a rule: name = … (\"uric-grammar extract\" leaves out what is none)");
            r->broken = true;
        }
        while (r->broken && r->at < r->end && !(begins_line(r) && at_definition(r)))
            r->at++;
    }
}

void read_abnf(grammar *g, const char *path, amendment how) {
    size_t len;
    char *text = read_source(path, &len);
    reader r = {.file = path, .text = text, .at = text, .end = text + len};
    r.imported = how == IMPORT;
    r.code_points = g->document->code_points;
    read_rules(g, &r, how);
}

void read_core_rules(grammar *g) {
    reader r = {.file = "RFC 5234, appendix B.1", .text = core_rules, .at = core_rules};
    r.end = core_rules + sizeof core_rules - 1;
    read_rules(g, &r, DEFINE);
    for (unsigned i = 0; i < g->count; i++)
        g->rules[i]->core = true;
}

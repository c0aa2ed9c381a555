/* Reads a profile: one statement a line, words apart by blanks, "#" before a comment. */
#include "profile.h"

#include <string.h>
#include <unistd.h>

#include "encoding.h"
#include "revision.h"
#include "statement.h"

static const char *const standard_components[URIC_PART] = {
    "scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment",
};

const char *component_name(unsigned component) {
    return component < URIC_PART ? standard_components[component] : "part";
}

bool is_called(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->calls.count; i++)
        if (p->calls.rules[i] == r)
            return true;
    return false;
}

const parse_line *line_alone(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->parser_count; i++) {
        const parse_line *l = &p->parsers[i];
        if (l->rules.count == 1 && l->rules.rules[0] == r && l->through.count == 0)
            return l;
    }
    return NULL;
}

static bool node_uses(const node *n, const rule *target) {
    if (n->kind == NODE_RULE && uses(n->rule, target))
        return true;
    for (const node *child = n->child; child != NULL; child = child->next)
        if (node_uses(child, target))
            return true;
    return false;
}

bool uses(const rule *r, const rule *target) {
    return r == target || node_uses(r->body, target);
}

bool is_parser(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++)
            if (p->parsers[i].rules.rules[k] == r)
                return true;
    return false;
}

bool uses_directly(const profile *p, const node *n, const rule *target) {
    if (n->kind == NODE_RULE)
        return n->rule == target ||
               (!is_called(p, n->rule) && uses_directly(p, n->rule->body, target));
    for (const node *child = n->child; child != NULL; child = child->next)
        if (uses_directly(p, child, target))
            return true;
    return false;
}

static bool reports(const capture *c, const rule *r) {
    for (unsigned i = 0; i < c->rule_count; i++)
        if (c->rules[i] == r)
            return true;
    return false;
}

/* Is a component within itself? A hidden capture is one of its own. */
static bool same_component(const profile *p, unsigned which, uint32_t around) {
    unsigned component = p->captures[which].component;
    for (unsigned i = 0; i < p->capture_count; i++)
        if ((around >> i & 1) &&
            (i == which || (component != URIC_NOWHERE && p->captures[i].component == component)))
            return true;
    return false;
}

uint32_t captures_begun(const profile *p, const rule *r, uint32_t around) {
    uint32_t marks = 0;
    for (unsigned i = 0; i < p->capture_count; i++) {
        const capture *c = &p->captures[i];
        bool inside = c->within < 0 || ((around | marks) >> c->within & 1);
        inside &= c->outside < 0 || !(around >> c->outside & 1);
        if (reports(c, r) && inside && !same_component(p, i, around))
            marks |= (uint32_t)1 << i;
    }
    return marks;
}

source word_place(const line *l, unsigned word) {
    return (source){l->at.file, l->at.line, l->column[word]};
}

/* Splits a line into words in place; a word in quotes may hold blanks. */
static line split_line(char *text, const char *file, unsigned number) {
    line l = {.at = {file, number, 1}};
    char *at = text;
    for (;;) {
        at += strspn(at, " \t\r");
        if (*at == '\0' || *at == '#')
            return l;
        if (l.count == MOST_WORDS) {
            error_at(l.at, "this line has more than %d words", MOST_WORDS);
            return l;
        }
        l.column[l.count] = (unsigned)(at - text) + 1;
        bool quoted = *at == '"';
        at += quoted;
        l.word[l.count++] = at;
        at += strcspn(at, quoted ? "\"" : " \t\r");
        if (*at == '\0') {
            if (quoted)
                error_at(word_place(&l, l.count - 1), "a quote is never closed");
            return l;
        }
        *at++ = '\0';
    }
}

rule *named_rule(profile *p, const line *l, unsigned word) {
    rule *found = find_rule(&p->grammar, l->word[word]);
    if (found == NULL)
        error_at(word_place(l, word), "%s: the grammar has no rule %s", l->word[0], l->word[word]);
    return found;
}

static void add_to_list(rule_list *list, rule *r) {
    if (r == NULL)
        return;
    list->rules = grow(list->rules, list->count, sizeof(rule *));
    list->rules[list->count++] = r;
}

/* A grammar file beside the profile; or, if there is none, one that is installed with this tool. */
static const char *grammar_path(const char *profile_path, const char *name) {
    char self[4096];
    const char *beside = path_beside(profile_path, name);
    ssize_t len = access(beside, R_OK) == 0 ? 0 : readlink("/proc/self/exe", self, sizeof self);
    if (len <= 0 || (size_t)len == sizeof self)
        return beside;
    const char *installed =
        path_beside(copy_text(self, (size_t)len), format_text("../share/uric/grammar/%s", name));
    return access(installed, R_OK) == 0 ? installed : beside;
}

static void read_grammar_line(profile *p, const line *l) {
    if (l->count != 3) {
        error_at(l->at, "grammar: a file and a title in quotes belong here");
        return;
    }
    read_abnf(&p->grammar, grammar_path(p->path, l->word[1]), DEFINE);
    p->title = l->word[2];
}

/* dated YYYY-MM */
static void read_dated_line(profile *p, const line *l) {
    if (l->count != 2 || strlen(l->word[1]) != 7 || strspn(l->word[1], "0123456789") != 4 ||
        l->word[1][4] != '-' || strspn(l->word[1] + 5, "0123456789") != 2)
        error_at(l->at, "dated: a year and a month belong here, such as 2005-01");
    else
        p->dated = l->word[1];
}

/* amend FILE, restate FILE */
static void read_amend_line(profile *p, const line *l) {
    amendment how = strcmp(l->word[0], "restate") == 0 ? RESTATE : AMEND;
    if (l->count != 2)
        error_at(l->at, "%s: one file belongs here", l->word[0]);
    else
        read_abnf(&p->grammar, grammar_path(p->path, l->word[1]), how);
}

static void read_default_line(profile *p, const line *l) {
    bool absolute = strcmp(l->word[0], "absolute") == 0;
    bool *said = absolute ? &p->says_absolute : &p->says_reference;
    if (l->count != 2)
        error_at(l->at, "%s: one rule belongs here", l->word[0]);
    else if (*said)
        error_at(l->at, "%s is said twice", l->word[0]);
    else
        *(absolute ? &p->absolute : &p->reference) = named_rule(p, l, 1);
    *said = true;
}

/* parse RULE… [through RULE…] */
static void read_parse_line(profile *p, const line *l) {
    p->parsers = grow(p->parsers, p->parser_count, sizeof(parse_line));
    parse_line *made = &p->parsers[p->parser_count++];
    rule_list *list = &made->rules;
    made->at = l->at;
    for (unsigned i = 1; i < l->count; i++)
        if (list == &made->rules && strcmp(l->word[i], "through") == 0)
            list = &made->through;
        else
            add_to_list(list, named_rule(p, l, i));
    if (made->rules.count == 0)
        error_at(l->at, "parse: rules belong here");
}

static void read_call_line(profile *p, const line *l) {
    for (unsigned i = 1; i < l->count; i++) {
        p->call_at = grow(p->call_at, p->calls.count, sizeof *p->call_at);
        p->call_at[p->calls.count] = word_place(l, i);
        add_to_list(&p->calls, named_rule(p, l, i));
    }
}

static unsigned component_of(const profile *p, const char *name) {
    for (unsigned i = 0; i < URIC_PART; i++)
        if (strcmp(standard_components[i], name) == 0)
            return i;
    unsigned part = URIC_PART;
    for (unsigned i = 0; i < p->capture_count; i++) {
        if (strcmp(p->captures[i].name, name) == 0)
            return p->captures[i].component;
        if (p->captures[i].component >= part && p->captures[i].component < COMPONENTS)
            part = p->captures[i].component + 1;
    }
    return part;
}

static int find_capture(const profile *p, const char *name) {
    for (unsigned i = 0; i < p->capture_count; i++)
        if (strcmp(p->captures[i].name, name) == 0)
            return (int)i;
    return -1;
}

/* The capture that a word names; 0 after a message. */
static unsigned named_capture(const profile *p, const line *l, unsigned word) {
    int found = find_capture(p, l->word[word]);
    if (found < 0)
        error_at(word_place(l, word), "%s: no component %s stands above this line", l->word[0],
                 l->word[word]);
    return found < 0 ? 0 : (unsigned)found;
}

/* component NAME RULE… [in NAME] [outside NAME] [ahead-of NAME]; hidden likewise */
static void read_component_line(profile *p, const line *l) {
    if (l->count < 3) {
        error_at(l->at, "%s: a name and its rules belong here", l->word[0]);
        return;
    }
    bool hidden = strcmp(l->word[0], "hidden") == 0;
    capture c = {.name = l->word[1], .at = l->at, .within = -1, .outside = -1};
    c.unless = c.ahead_of = -1;
    c.component = hidden ? URIC_NOWHERE : component_of(p, c.name);
    if ((!hidden && c.component >= COMPONENTS) || p->capture_count == MOST_CAPTURES)
        error_at(l->at, "component %s: there are too many components", c.name);
    rule_list list = {0};
    for (unsigned i = 2; i < l->count; i++) {
        bool in = strcmp(l->word[i], "in") == 0, out = strcmp(l->word[i], "outside") == 0;
        bool ahead = strcmp(l->word[i], "ahead-of") == 0;
        if (!in && !out && !ahead)
            add_to_list(&list, named_rule(p, l, i));
        else if (++i == l->count)
            error_at(l->at, "component %s: a name belongs behind \"%s\"", c.name, l->word[i - 1]);
        else if (in)
            c.within = (int)named_capture(p, l, i);
        else if (out)
            c.outside = (int)named_capture(p, l, i);
        else
            c.ahead_name = l->word[i]; /* it may stand below */
    }
    c.rules = list.rules;
    c.rule_count = list.count;
    p->captures = grow(p->captures, p->capture_count, sizeof c);
    p->captures[p->capture_count++] = c;
}

static void find_ahead_names(profile *p) {
    for (unsigned i = 0; i < p->capture_count; i++) {
        capture *c = &p->captures[i];
        c->ahead_of = c->ahead_name != NULL ? find_capture(p, c->ahead_name) : -1;
        if (c->ahead_name != NULL && c->ahead_of < 0)
            error_at(c->at, "component %s: there is no component %s", c->name, c->ahead_name);
    }
}

/* prefer NAME over NAME */
static void read_prefer_line(profile *p, const line *l) {
    if (l->count != 4 || strcmp(l->word[2], "over") != 0)
        error_at(l->at, "prefer: NAME over NAME belongs here");
    else
        p->captures[named_capture(p, l, 3)].unless = (int)named_capture(p, l, 1);
}

/* join NAME FIRST LAST */
static void read_join_line(profile *p, const line *l) {
    if (l->count != 4) {
        error_at(l->at, "join: a component and the two that it begins and ends with belong here");
        return;
    }
    join made = {l->word[1], component_of(p, l->word[1]), named_capture(p, l, 2),
                 named_capture(p, l, 3)};
    p->joins = grow(p->joins, p->join_count, sizeof made);
    p->joins[p->join_count++] = made;
}

/* confirm NAME… */
static void read_confirm_line(profile *p, const line *l) {
    for (unsigned i = 1; i < l->count; i++)
        p->captures[named_capture(p, l, i)].confirms = true;
}

/* rest NAME behind OTHER [DELIMITER]… before OTHER [DELIMITER]… */
static void read_rest_line(profile *p, const line *l) {
    p->rest_at = l->at;
    p->rest = l->count > 1 ? component_of(p, l->word[1]) : URIC_NOWHERE;
    neighbour *list = NULL;
    unsigned *count = NULL;
    for (unsigned i = 2; i < l->count; i++) {
        int found = find_capture(p, l->word[i]);
        if (strcmp(l->word[i], "behind") == 0) {
            list = p->behind;
            count = &p->behind_count;
        } else if (strcmp(l->word[i], "before") == 0) {
            list = p->before;
            count = &p->before_count;
        } else if (list != NULL && found >= 0 && *count < URIC_NEIGHBOURS)
            list[(*count)++] = (neighbour){.component = p->captures[found].component};
        else if (list != NULL && found < 0 && *count > 0)
            list[*count - 1].delimiter = (unsigned)strlen(l->word[i]);
        else
            error_at(word_place(l, i), "rest: %s is not expected here", l->word[i]);
    }
    if (l->count < 2 || p->rest >= COMPONENTS)
        error_at(l->at, "rest: a component belongs here");
}

static bool is_rest(const profile *p, const capture *c) {
    return p->rest != URIC_NOWHERE && c->component == p->rest;
}

/* What the rest is told by stands first, so that marks are numbered without gaps. */
static void set_rest_apart(profile *p) {
    capture *marked = allocate(p->capture_count, sizeof *marked);
    unsigned *place_of = allocate(p->capture_count, sizeof *place_of), count = 0;
    for (int rest = 0; rest <= 1; rest++) {
        for (unsigned i = 0; i < p->capture_count; i++)
            if (is_rest(p, &p->captures[i]) == rest) {
                place_of[i] = count;
                marked[count++] = p->captures[i];
            }
        if (!rest)
            p->marked_count = count;
    }
    for (unsigned i = 0; i < count; i++) {
        int *others[] = {&marked[i].within, &marked[i].outside, &marked[i].unless,
                         &marked[i].ahead_of};
        for (unsigned k = 0; k < 4; k++)
            if (*others[k] >= 0)
                *others[k] = (int)place_of[*others[k]];
    }
    for (unsigned i = 0; i < p->join_count; i++) {
        p->joins[i].first = place_of[p->joins[i].first];
        p->joins[i].last = place_of[p->joins[i].last];
    }
    for (unsigned i = 0; i < p->kind_count; i++)
        if (p->kinds[i].capture >= 0)
            p->kinds[i].capture = (int)place_of[p->kinds[i].capture];
    p->captures = marked;
}

/* prefix "TEXT"… */
static void read_prefix_line(profile *p, const line *l) {
    for (unsigned i = 1; i < l->count; i++) {
        if (strlen(l->word[i]) >= sizeof((uric_prefix *)NULL)->text)
            error_at(word_place(l, i), "prefix: this text is too long");
        p->prefixes = grow(p->prefixes, p->prefix_count, sizeof *p->prefixes);
        p->prefixes[p->prefix_count++] = l->word[i];
    }
}

/* usual "TEXT"… */
static void read_usual_line(profile *p, const line *l) {
    for (unsigned i = 1; i < l->count; i++) {
        p->usuals = grow(p->usuals, p->usual_count, sizeof *p->usuals);
        p->usuals[p->usual_count++] = l->word[i];
    }
}

/* host-kind NAME RULE */
static void read_kind_line(profile *p, const line *l) {
    if (l->count != 3) {
        error_at(l->at, "host-kind: a name and its rule belong here");
        return;
    }
    kind k = {.name = l->word[1], .rule = named_rule(p, l, 2), .capture = -1, .at = l->at};
    for (unsigned i = 1; i < URIC_HOST_KINDS; i++)
        if (strcmp(uric_host_kind_name((uric_host_kind)i), k.name) == 0)
            k.value = i;
    if (k.value == URIC_HOST_NONE)
        error_at(word_place(l, 1), "host-kind: there is no kind %s", k.name);
    p->kinds = grow(p->kinds, p->kind_count, sizeof k);
    p->kinds[p->kind_count++] = k;
}

/* A kind of host that only a called machine sees is told by that machine's marks. */
static void capture_called_kinds(profile *p) {
    unsigned reported = p->capture_count;
    for (unsigned i = 0; i < p->kind_count; i++)
        for (unsigned h = 0; h < reported; h++) {
            kind *k = &p->kinds[i];
            if (p->captures[h].component != URIC_HOST || k->capture >= 0)
                continue;
            node host = {.kind = NODE_RULE, .rule = p->captures[h].rules[0]};
            if (uses_directly(p, &host, k->rule))
                continue;
            capture c = {.name = k->name, .at = k->at, .component = URIC_NOWHERE};
            c.outside = c.unless = c.ahead_of = -1;
            c.rules = &k->rule;
            c.rule_count = 1;
            c.within = (int)h;
            k->capture = (int)p->capture_count;
            p->captures = grow(p->captures, p->capture_count, sizeof c);
            p->captures[p->capture_count++] = c;
        }
}

typedef struct statement {
    const char *word;
    void (*read)(profile *, const line *);
    bool names_files; /* these are read first, the others once all rules are known */
} statement;

static const statement statements[] = {
    {"grammar", read_grammar_line, true},
    {"amend", read_amend_line, true},
    {"restate", read_amend_line, true},
    {"dated", read_dated_line, true},
    {"absolute", read_default_line, false},
    {"reference", read_default_line, false},
    {"parse", read_parse_line, false},
    {"call", read_call_line, false},
    {"component", read_component_line, false},
    {"host-kind", read_kind_line, false},
    {"hidden", read_component_line, false},
    {"confirm", read_confirm_line, false},
    {"prefer", read_prefer_line, false},
    {"join", read_join_line, false},
    {"rest", read_rest_line, false},
    {"prefix", read_prefix_line, false},
    {"usual", read_usual_line, false},
    {"default-port", read_port_line, false},
    {"default-path", read_path_line, false},
    {"encode", read_encode_line, false},
    {"unreserved", read_unreserved_line, false},
    {"normalization", read_normalization_line, false},
    {"resolution", read_resolution_line, false},
};

static const statement *find_statement(const line *l) {
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
        if (strcmp(statements[i].word, l->word[0]) == 0)
            return &statements[i];
    return NULL;
}

static line *split_lines(char *text, const char *path, unsigned *count) {
    line *lines = NULL;
    unsigned number = 0;
    *count = 0;
    while (*text != '\0') {
        size_t len = strcspn(text, "\n");
        bool last = text[len] == '\0';
        text[len] = '\0';
        line l = split_line(text, path, ++number);
        if (l.count > 0) {
            lines = grow(lines, *count, sizeof l);
            lines[(*count)++] = l;
        }
        text += len + !last;
    }
    return lines;
}

static void read_lines(profile *p, const line *lines, unsigned count, bool names_files) {
    for (unsigned i = 0; i < count; i++) {
        const statement *s = find_statement(&lines[i]);
        if (s != NULL && s->names_files == names_files)
            s->read(p, &lines[i]);
        else if (s == NULL && names_files)
            error_at(lines[i].at, "a profile has no statement %s", lines[i].word[0]);
    }
}

/* rfc3986 for grammar/rfc3986.profile */
static const char *grammar_name(const char *path) {
    const char *slash = strrchr(path, '/'), *base = slash != NULL ? slash + 1 : path;
    const char *dot = strrchr(base, '.');
    return copy_text(base, dot != NULL ? (size_t)(dot - base) : strlen(base));
}

profile *read_profile(const char *path) {
    size_t len;
    unsigned count;
    profile *p = allocate(1, sizeof *p);
    p->path = path;
    p->dated = "";
    p->rest = URIC_NOWHERE;
    p->name = grammar_name(path);
    line *lines = split_lines(read_file(path, &len), path, &count);
    read_lines(p, lines, count, true);
    resolve_names(&p->grammar);
    read_lines(p, lines, count, false);

    source whole = {.file = path};
    if (p->title == NULL)
        error_at(whole, "the profile names no grammar");
    if (!p->says_absolute || !p->says_reference)
        error_at(whole, "the profile must say \"absolute RULE\" and \"reference RULE\"");
    if (p->parser_count == 0)
        error_at(whole, "the profile has no \"parse\" line");
    if (errors_seen() == 0) {
        find_ahead_names(p);
        capture_called_kinds(p);
        set_rest_apart(p);
    }
    return p;
}

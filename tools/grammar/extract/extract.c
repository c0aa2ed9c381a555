/* Decides which of the definitions in a document are its grammar, and writes them in its order:
 *
 *     result = ""                  in an algorithm: no rule uses it, and it uses no rule
 *     xmlns="jabber:client"        an attribute: as the line before, without blanks beside "="
 *     error-uri = URI-reference    no rule uses it, but one that is certain uses URI-reference, too
 *     port = *DIGIT                in the text, and again in an appendix: once
 *
 * Of two definitions of a rule, the one in the section of more rules stands, so that a collected
 * grammar stays together. */
#include "extract/extract.h"

#include <string.h>
#include <strings.h>

#include "extract/rules.h"
#include "front/rule_search.h"

typedef struct selection {
    const text_lines *lines;
    found_rules rules;
    const char **reason;     /* why a rule is left out, or NULL; by index */
    const found_rule **same; /* the rule that stands in its place; or NULL */
    unsigned *section_size;  /* how many rules its section has */
} selection;

static bool same_name(const char *a, const char *b) {
    return strcasecmp(a, b) == 0;
}

static bool uses_name(const found_rule *r, const char *name) {
    for (unsigned i = 0; i < r->use_count; i++)
        if (same_name(r->uses[i], name))
            return true;
    return false;
}

/* Does another rule use it? */
static bool is_used(const selection *s, const found_rule *r) {
    for (unsigned i = 0; i < s->rules.count; i++) {
        const found_rule *other = &s->rules.list[i];
        if (other->text != NULL && s->reason[i] == NULL && !same_name(other->name, r->name) &&
            uses_name(other, r->name))
            return true;
    }
    return false;
}

/* A definition of the name that is not `but`, and is not left out; or NULL. */
static const found_rule *definition(const selection *s, const char *name, const found_rule *but) {
    for (unsigned i = 0; i < s->rules.count; i++) {
        const found_rule *r = &s->rules.list[i];
        if (r != but && s->reason[i] == NULL && r->text != NULL && same_name(r->name, name))
            return r;
    }
    return NULL;
}

/* Is there another definition of the name, even a broken one? */
static bool is_defined(const selection *s, const char *name, const found_rule *but) {
    for (unsigned i = 0; i < s->rules.count; i++)
        if (&s->rules.list[i] != but && s->reason[i] == NULL &&
            same_name(s->rules.list[i].name, name))
            return true;
    return false;
}

static bool uses_known(const selection *s, const found_rule *r) {
    for (unsigned i = 0; i < r->use_count; i++)
        if (is_core_rule(r->uses[i]) || is_defined(s, r->uses[i], r))
            return true;
    return false;
}

/* Does it stand beside a rule that is certainly one? */
static bool has_neighbour(const selection *s, unsigned i) {
    const found_rule *r = &s->rules.list[i];
    return (r->follows && s->reason[i - 1] == NULL && r[-1].literal && r[-1].text != NULL) ||
           (i + 1 < s->rules.count && r[1].follows && r[1].literal && r[1].text != NULL);
}

/* Does a rule that is certainly one use a name of another document that it uses? */
static bool shares_name(const selection *s, const found_rule *r) {
    for (unsigned i = 0; i < s->rules.count; i++) {
        const found_rule *other = &s->rules.list[i];
        if (other == r || other->text == NULL || !(other->literal || uses_known(s, other)))
            continue;
        for (unsigned k = 0; k < r->use_count; k++)
            if (uses_name(other, r->uses[k]))
                return true;
    }
    return false;
}

static bool is_asn1(const found_rule *r) {
    static const char *const words[] = {"SEQUENCE",   "OCTET STRING", "CHOICE",     "INTEGER",
                                        "ENUMERATED", "BOOLEAN",      "DEFINITIONS"};
    const char *text = r->text != NULL ? r->text : r->printed;
    for (size_t i = 0; r->colons && i < sizeof words / sizeof *words; i++)
        if (strstr(text, words[i]) != NULL)
            return true;
    return false;
}

static bool has_asn1_module(const selection *s) {
    for (unsigned i = 0; i < s->lines->count; i++)
        if (strstr(s->lines->lines[i].text, "DEFINITIONS") != NULL &&
            strstr(s->lines->lines[i].text, "::=") != NULL)
            return true;
    return false;
}

/* Why a definition is no rule of the grammar; NULL: it is one. */
static const char *reason_for(const selection *s, unsigned i, bool asn1) {
    const found_rule *r = &s->rules.list[i];
    if (is_asn1(r) || (asn1 && r->colons))
        return "ASN.1";
    bool used = is_used(s, r);
    if (r->text == NULL)
        return definition(s, r->name, r) != NULL || !used ? r->wrong : NULL;
    if (r->tight && (definition(s, r->name, r) != NULL || (!used && !uses_known(s, r))))
        return "an example of NAME=VALUE";
    if ((used && !is_core_rule(r->name)) || uses_known(s, r))
        return NULL;
    if (r->empty)
        return "an assignment: no rule uses it";
    return r->literal || has_neighbour(s, i) || shares_name(s, r)
               ? NULL
               : "no rule uses it, and it uses none of the document";
}

static void leave_out_no_rules(selection *s) {
    bool asn1 = has_asn1_module(s);
    for (unsigned i = 0; i < s->rules.count; i++)
        s->reason[i] = reason_for(s, i, asn1);
}

static void count_sections(selection *s) {
    for (unsigned i = 0; i < s->rules.count; i++)
        for (unsigned k = 0; k < s->rules.count; k++)
            s->section_size[i] += s->reason[k] == NULL && s->rules.list[k].text != NULL &&
                                  s->rules.list[k].section == s->rules.list[i].section;
}

/* Leaves out one of two definitions of a name, unless both add alternatives. */
static void compare_definitions(selection *s, unsigned first, unsigned second) {
    const found_rule *a = &s->rules.list[first], *b = &s->rules.list[second];
    bool same = a->normal != NULL && b->normal != NULL && strcmp(a->normal, b->normal) == 0;
    if (a->extends != b->extends || (a->extends && !same))
        return;
    bool later = s->section_size[second] > s->section_size[first];
    unsigned loser = later ? first : second;
    s->same[loser] = later ? b : a;
    s->reason[loser] = same ? "the same" : "another definition";
    if (!same && strcmp(a->name, b->name) != 0)
        s->reason[loser] =
            format_text("%s, a name that differs in case alone,", s->same[loser]->name);
}

/* Are there definitions of one name from `first` to `second`, and nothing else? Then all of them
 * stand, as alternatives. */
static bool are_alternatives(const found_rule *first, const found_rule *second) {
    const found_rule *r = first;
    while (r < second && r[1].follows && strcmp(r->name, r[1].name) == 0)
        r++;
    return r == second && first->text != NULL && second->text != NULL &&
           strcmp(first->normal, second->normal) != 0;
}

static void leave_out_duplicates(selection *s) {
    for (unsigned i = 0; i < s->rules.count; i++)
        for (unsigned k = i + 1; k < s->rules.count && s->reason[i] == NULL; k++)
            if (s->reason[k] == NULL && same_name(s->rules.list[i].name, s->rules.list[k].name) &&
                !are_alternatives(&s->rules.list[i], &s->rules.list[k]))
                compare_definitions(s, i, k);
}

static void report(const selection *s) {
    for (unsigned i = 0; i < s->rules.count; i++) {
        const found_rule *r = &s->rules.list[i];
        const found_rule *other = s->same[i];
        if (other != NULL)
            note_at(r->at, "rule %s left out: %s stands at line %u", r->name, s->reason[i],
                    other->at.line);
        else if (s->reason[i] != NULL)
            note_at(r->text == NULL ? r->wrong_at : r->at, "%s left out: %s", r->name,
                    s->reason[i]);
        else if (r->text == NULL && r->sentence)
            note_at(r->wrong_at, "rule %s is made prose: %s", r->name, r->wrong);
        else if (r->text == NULL)
            warn_at(r->wrong_at, "rule %s is not ABNF as printed: %s", r->name, r->wrong);
        else if (r->wrong != NULL)
            note_at(r->wrong_at, "left out behind rule %s: %s", r->name, r->wrong);
    }
}

/* Are there lists, and no rule OWS for their expansion? */
static bool lacks_ows(const selection *s) {
    bool lists = false;
    for (unsigned i = 0; i < s->rules.count; i++)
        lists |= s->rules.list[i].lists;
    return lists && definition(s, "OWS", NULL) == NULL && definition(s, "LWS", NULL) == NULL;
}

/* Is the rule written as ABNF, and not as prose? */
static bool is_written(const selection *s, unsigned i) {
    return s->reason[i] == NULL && (s->rules.list[i].text != NULL || !s->rules.list[i].sentence);
}

/* Does the document lack a rule of the name, which the output needs? */
static bool is_undefined(const selection *s, const char *name) {
    bool is_added = same_name(name, "OWS") && lacks_ows(s);
    return !is_core_rule(name) && !is_added && !is_defined(s, name, NULL);
}

static bool has_text(const char **list, unsigned count, const char *text) {
    for (unsigned i = 0; i < count; i++)
        if (strcmp(list[i], text) == 0)
            return true;
    return false;
}

/* Host = "Host" ":" host means a rule of another document, if the name is in another case. */
static bool is_own_name(const found_rule *r, const char *name) {
    return same_name(r->name, name) && strcmp(r->name, name) != 0 && !is_core_rule(name);
}

static void report_undefined(const selection *s) {
    source whole = {.file = s->lines->path};
    const char **names = NULL, *text = "";
    unsigned count = 0;
    for (unsigned i = 0; i < s->rules.count; i++)
        for (unsigned u = 0; is_written(s, i) && u < s->rules.list[i].use_count; u++) {
            const char *name = s->rules.list[i].uses[u];
            bool lacks = is_undefined(s, name) || is_own_name(&s->rules.list[i], name);
            if (has_text(names, count, name) || !lacks)
                continue;
            names = grow(names, count, sizeof name);
            names[count++] = name;
            text = format_text("%s %s", text, name);
        }
    if (count > 0)
        note_at(whole, "import what the document does not define:%s", text);
    suggest_imports(whole, s->lines->path, names, count);
}

/* Prints a text whose lines are indented as far as its first one was, each behind `sign`. */
static void print_dedented(const char *text, unsigned indent, const char *sign, FILE *out) {
    for (const char *at = text; *at != '\0';) {
        size_t len = strcspn(at, "\n");
        size_t skip = at == text ? 0 : strspn(at, " ");
        skip = skip < indent ? skip : indent;
        fprintf(out, "%s%.*s\n", sign, (int)(len - skip), at + skip);
        at += len + (at[len] == '\n');
    }
}

/* <letter> ::= any one of the 52 …: prose, up to the next empty line or rule. */
static void print_sentence(const selection *s, const found_rule *r, FILE *out) {
    fprintf(out, "%s = <", r->name);
    const char *at = strchr(r->printed, '=') + 1;
    const found_rule *end = s->rules.list + s->rules.count;
    for (unsigned i = r->first; *at != '\0'; at = s->lines->lines[i].text) {
        at += strspn(at, " ");
        for (; *at != '\0' && *at != '\n'; at++)
            if (*at != '<' && *at != '>')
                fputc(*at, out);
        if (++i == s->lines->count || s->lines->lines[i].gap >= GAP_BLANK ||
            (r + 1 < end && i == r[1].first))
            break;
        fputc(' ', out);
    }
    fputs(">\n", out);
}

static void print_rule(const selection *s, const found_rule *r, bool defines, FILE *out) {
    unsigned indent = r->at.column - 1;
    if (r->sentence && r->text == NULL) {
        print_sentence(s, r, out);
        return;
    }
    if (r->text == NULL) {
        fprintf(out, "; line %u is not ABNF as printed: %s\n", r->wrong_at.line, r->wrong);
        print_dedented(r->printed + strspn(r->printed, " "), indent, "; ", out);
        return;
    }
    const char *sign = strchr(r->text, '=');
    if (r->extends && defines) {
        fprintf(out, "; printed: =/, of a rule that this document does not define\n");
        print_dedented(format_text("%.*s= %s", (int)(sign - r->text), r->text, sign + 2), indent,
                       "", out);
    } else
        print_dedented(r->text, indent, "", out);
    if (r->extends)
        return;
    for (const found_rule *k = s->rules.list; k < r; k++)
        if (k->extends && s->reason[k - s->rules.list] == NULL && same_name(k->name, r->name))
            print_dedented(k->text, k->at.column - 1, "", out);
}

/* Does a "=/" have to wait for the definition of its rule, which stands behind it? If no definition
 * does, `*defines` says whether this is the first "=/", which then defines the rule. */
static bool waits(const selection *s, unsigned i, bool *defines) {
    const found_rule *r = &s->rules.list[i];
    if (!r->extends)
        return false;
    bool defined = false, first = true;
    for (unsigned k = 0; k < s->rules.count; k++)
        if (s->reason[k] == NULL && k != i && same_name(s->rules.list[k].name, r->name)) {
            if (!s->rules.list[k].extends && k > i)
                return true;
            defined |= !s->rules.list[k].extends;
            first &= k > i;
        }
    *defines = !defined && first;
    return false;
}

static void print_rules(const selection *s, FILE *out) {
    const char *slash = strrchr(s->lines->path, '/');
    const char *file = slash != NULL ? slash + 1 : s->lines->path;
    const found_rule *last = NULL;
    for (unsigned i = 0; i < s->rules.count; i++) {
        const found_rule *r = &s->rules.list[i];
        bool defines = false;
        if (s->reason[i] != NULL || waits(s, i, &defines))
            continue;
        if (last == NULL || last + 1 != r || !r->follows)
            fprintf(out, "%s; %s%s%s, line %u\n\n", last != NULL ? "\n" : "", r->section,
                    *r->section != '\0' ? ": " : "", file, r->at.line);
        else if (s->lines->lines[r->first].gap != GAP_NONE && r->first != last->first)
            fputc('\n', out);
        print_rule(s, r, defines, out);
        last = r;
    }
    if (lacks_ows(s))
        fputs("\n; RFC 9110, 5.6.3: of the lists above\n\nOWS = *( SP / HTAB )\n", out);
}

void extract(const char *path, FILE *out) {
    text_lines lines = read_pages(path);
    selection s = {.lines = &lines, .rules = find_rules(&lines)};
    s.reason = allocate(s.rules.count + 1, sizeof *s.reason);
    s.same = allocate(s.rules.count + 1, sizeof *s.same);
    s.section_size = allocate(s.rules.count + 1, sizeof *s.section_size);
    leave_out_no_rules(&s);
    count_sections(&s);
    leave_out_duplicates(&s);
    report(&s);
    report_undefined(&s);
    print_rules(&s, out);
    bool found = false;
    for (unsigned i = 0; i < s.rules.count; i++)
        found |= s.reason[i] == NULL;
    if (!found)
        error_at((source){.file = path}, "found no rule: expected NAME = … at the start of a line");
}

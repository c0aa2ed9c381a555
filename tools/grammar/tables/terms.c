#include "tables/terms.h"

#include <ctype.h>
#include <string.h>

#include "worklist.h"

/* What a person reads as one character: one of `single`, or one of `lead` and then a fixed number
 * of others, as in pct-encoded. Rules that derive characters alone are terms. */
typedef struct character {
    character_set single, lead;
    bool is_one; /* the node derives characters alone */
} character;

static character character_of(const node *n);

static bool is_single(const character *c) {
    return c->is_one && characters_count(c->lead) == 0;
}

static character any_character(const node *n) {
    character all = {.is_one = true};
    for (const node *child = n->child; child != NULL; child = child->next) {
        character one = character_of(child);
        all.is_one &= one.is_one;
        all.single = characters_union(all.single, one.single);
        all.lead = characters_union(all.lead, one.lead);
    }
    character_set single_only = characters_minus(all.single, all.lead);
    all.is_one &= characters_count(single_only) == characters_count(all.single);
    return all;
}

/* A sequence such as "%" HEXDIG HEXDIG. */
static character led_character(const node *n) {
    character led = character_of(n->child);
    bool fixed = is_single(&led) && characters_count(led.single) == 1;
    for (const node *child = n->child->next; child != NULL; child = child->next) {
        character one = character_of(child);
        fixed &= is_single(&one);
    }
    return (character){.lead = led.single, .is_one = fixed};
}

static character character_of(const node *n) {
    character none = {.is_one = false};
    switch (n->kind) {
    case NODE_ALTERNATIVES: return any_character(n);
    case NODE_SEQUENCE: return led_character(n);
    case NODE_REPEAT:
    case NODE_EXCEPT: return none;
    case NODE_STRING:
        if (n->len != 1)
            return none;
        return (character){.single = characters_of(n), .is_one = true};
    case NODE_RANGE:
    case NODE_POINTS: return (character){.single = characters_of(n), .is_one = true};
    case NODE_RULE: return character_of(n->rule->body);
    }
    return none;
}

void add_text(text_list *list, const char *text) {
    list->texts = grow(list->texts, list->count, sizeof *list->texts);
    list->texts[list->count++] = text;
}

unsigned term_index(text_list *terms, const char *text) {
    unsigned i = 0;
    while (i < terms->count && strcmp(terms->texts[i], text) != 0)
        i++;
    if (i == terms->count)
        add_text(terms, text);
    return i;
}

/* What each rule derives: empty, unless these are characters alone. A level of a rule (recursion.h)
 * has no name that a person knows. */
static const character_set *characters_of_rules(const grammar *g) {
    static const grammar *known;
    static character_set *of_rule;
    if (known == g)
        return of_rule;
    known = g;
    of_rule = allocate(g->count, sizeof *of_rule);
    for (unsigned i = 0; i < g->count; i++) {
        character c = character_of(g->rules[i]->body);
        if (c.is_one && g->rules[i]->level_of == NULL)
            of_rule[i] = characters_union(c.single, c.lead);
    }
    return of_rule;
}

/* The rule within `set` that covers most of `left`, and at least two characters. */
static const rule *best_rule(const grammar *g, character_set set, character_set left,
                             character_set *covers) {
    const character_set *of_rule = characters_of_rules(g);
    const rule *best = NULL;
    unsigned most = 1, all = characters_count(left);
    for (unsigned i = 0; i < g->count; i++) {
        unsigned gain = all - characters_count(characters_minus(left, of_rule[i]));
        if (gain > most && characters_count(characters_minus(of_rule[i], set)) == 0) {
            best = g->rules[i];
            most = gain;
            *covers = of_rule[i];
        }
    }
    return best;
}

/* A letter in quotes stands for both cases, unless it is after %s (RFC 7405). */
static char *literal_text(unsigned byte, bool exact) {
    if (byte == '"' || byte <= 0x20 || byte > 0x7E)
        return format_text("%%x%02X", byte);
    return format_text("%s\"%c\"", exact ? "%s" : "", (char)byte);
}

static bool both_cases(byte_set set, unsigned byte) {
    return isalpha((int)byte) && set_has(&set, byte ^ 0x20u);
}

/* Of what bytes a range can be: digits, letters of one case, or bytes without a character. */
enum run_kind { NO_RUN, DIGITS, LOWER, UPPER, UNPRINTABLE };

static enum run_kind run_kind_of(unsigned byte) {
    if (byte <= 0x20 || byte > 0x7E)
        return UNPRINTABLE;
    if (isdigit((int)byte))
        return DIGITS;
    if (isalpha((int)byte))
        return islower((int)byte) ? LOWER : UPPER;
    return NO_RUN;
}

/* The last byte of the range that begins with `byte`; `byte` itself, if it is too short for one:
 * three bytes are a range, but few letters may be keywords that begin so, or those of HEXDIG. */
static unsigned last_in_range(byte_set set, unsigned byte) {
    enum run_kind these = run_kind_of(byte);
    unsigned last = byte, least = these == LOWER || these == UPPER ? 7 : 3;
    while (these != NO_RUN && last < 255 && set_has(&set, last + 1) &&
           run_kind_of(last + 1) == these)
        last++;
    return last - byte + 1 >= least ? last : byte;
}

/* Describes what no rule covers, as ranges and as single literals. */
static void describe_literals(byte_set left, text_list *list) {
    byte_set single = {{0}};
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned last = set_has(&left, byte) ? last_in_range(left, byte) : byte;
        if (last == byte && set_has(&left, byte))
            set_add(&single, byte);
        byte = last;
    }
    for (unsigned byte = 0; byte < 256; byte++) {
        if (!set_has(&left, byte))
            continue;
        unsigned last = last_in_range(left, byte);
        bool upper = isupper((int)byte) && both_cases(single, byte);
        if (last > byte) {
            add_text(list, format_text("%%x%02X-%02X", byte, last));
            byte = last;
        } else if (!upper)
            add_text(list, literal_text(byte, isalpha((int)byte) && !both_cases(single, byte)));
    }
}

static void find_terms(const grammar *g, character_set set, text_list *list) {
    character_set left = set, covers;
    const rule *r;
    while ((r = best_rule(g, set, left, &covers)) != NULL) {
        add_text(list, r->name);
        left = characters_minus(left, covers);
    }
    describe_literals(left.bytes, list);
    for (unsigned i = 0; i < left.points.count; i++) {
        point_range range = left.points.ranges[i];
        add_text(list, range.first == range.last
                           ? format_text("%%x%02X", range.first)
                           : format_text("%%x%02X-%02X", range.first, range.last));
    }
}

/* Many states expect the same. */
void describe_set(const grammar *g, character_set set, bool end, text_list *list) {
    static const grammar *known_of;
    static worklist known; /* key: the bytes, and the ranges of points; data: the terms */
    if (known_of != g)
        release_worklist(&known);
    known_of = g;
    size_t size = set.points.count * sizeof *set.points.ranges;
    unsigned char *key = allocate(sizeof set.bytes + size, 1);
    memcpy(key, &set.bytes, sizeof set.bytes);
    if (size > 0)
        memcpy(key + sizeof set.bytes, set.points.ranges, size);
    text_list terms = {0};
    int item = worklist_find(&known, key, sizeof set.bytes + size);
    if (item != NO_ITEM)
        terms = *(const text_list *)known.items[item].data;
    else {
        find_terms(g, set, &terms);
        work_item described = {.key = key, .size = sizeof set.bytes + size, .from = NO_ITEM};
        described.data = &terms;
        described.data_size = sizeof terms;
        worklist_add_item(&known, described);
    }
    release(key);
    for (unsigned i = 0; i < terms.count; i++)
        add_text(list, terms.texts[i]);
    if (end)
        add_text(list, END_OF_INPUT);
}

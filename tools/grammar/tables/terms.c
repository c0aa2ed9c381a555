#include "tables/terms.h"

#include <ctype.h>
#include <string.h>

#include "front/characters.h"

/* What a person reads as one character: a byte of `single`, or a byte of `lead` and then a fixed
 * number of others, as in pct-encoded. Rules that derive characters alone are terms. */
typedef struct character {
    byte_set single, lead;
    bool is_one; /* the node derives characters alone */
} character;

static character character_of(const node *n);

static bool is_single(const character *c) {
    return c->is_one && set_empty(c->lead);
}

static character any_character(const node *n) {
    character all = {.is_one = true};
    for (const node *child = n->child; child != NULL; child = child->next) {
        character one = character_of(child);
        all.is_one &= one.is_one;
        all.single = set_union(all.single, one.single);
        all.lead = set_union(all.lead, one.lead);
    }
    all.is_one &= set_empty(set_intersection(all.single, all.lead));
    return all;
}

/* A sequence such as "%" HEXDIG HEXDIG. */
static character led_character(const node *n) {
    character led = character_of(n->child);
    bool fixed = is_single(&led) && set_count(led.single) == 1;
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
        return (character){.single = first_bytes(n), .is_one = true};
    case NODE_POINTS: return none;
    case NODE_RANGE: return (character){.single = first_bytes(n), .is_one = true};
    case NODE_RULE: return character_of(n->rule->body);
    }
    return none;
}

void add_text(text_list *list, const char *text) {
    list->texts = grow(list->texts, list->count, sizeof *list->texts);
    list->texts[list->count++] = text;
}

/* The rule within `set` that covers most of `left`, and at least two bytes. */
static const rule *best_rule(const grammar *g, byte_set set, byte_set left, byte_set *covers) {
    const rule *best = NULL;
    unsigned most = 1;
    for (unsigned i = 0; i < g->count; i++) {
        character c = character_of(g->rules[i]->body);
        byte_set bytes = set_union(c.single, c.lead);
        unsigned gain = set_count(set_intersection(bytes, left));
        if (c.is_one && set_empty(set_minus(bytes, set)) && gain > most) {
            best = g->rules[i];
            most = gain;
            *covers = bytes;
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

/* Describes what no rule covers, as ranges of three digits or more and as single literals. */
static void describe_literals(byte_set left, text_list *list) {
    for (unsigned byte = 0; byte < 256; byte++) {
        if (!set_has(&left, byte))
            continue;
        unsigned last = byte;
        while (isdigit((int)byte) && isdigit((int)last + 1) && set_has(&left, last + 1))
            last++;
        bool upper = isupper((int)byte) && both_cases(left, byte);
        if (last >= byte + 2) {
            add_text(list, format_text("%%x%02X-%02X", byte, last));
            byte = last;
        } else if (!upper)
            add_text(list, literal_text(byte, isalpha((int)byte) && !both_cases(left, byte)));
    }
}

void describe_set(const grammar *g, byte_set set, bool end, text_list *list) {
    byte_set left = set, covers = {{0}};
    const rule *r;
    while ((r = best_rule(g, set, left, &covers)) != NULL) {
        add_text(list, r->name);
        left = set_minus(left, covers);
    }
    describe_literals(left, list);
    if (end)
        add_text(list, END_OF_INPUT);
}

#include "command/diff/scan_graph.h"

#include <stdlib.h>

#include "command/io/errors.h"
#include "uric_tables.h"

static bool machine_tells_apart(const uric_machine *machine, unsigned one, unsigned other) {
    return uric_byte_info(machine, one) != uric_byte_info(machine, other);
}

/* By its own machine, or by one that it hands over to, directly or not: there are few. */
static bool rule_tells_apart(const uric_rule *rule, unsigned one, unsigned other) {
    const uric_machine *machine = rule->machine;
    bool apart = machine_tells_apart(machine, one, other);
    for (unsigned i = 0; !apart && i < machine->actions; i++)
        if (machine->action[i].link != 0)
            apart = rule_tells_apart(machine->links[machine->action[i].link - 1].rule, one, other);
    return apart;
}

static void add_byte(struct alphabet *alphabet, unsigned byte, const uric_rule *one,
                     const uric_rule *other) {
    unsigned column = 0;
    while (column < alphabet->count && (rule_tells_apart(one, alphabet->byte[column], byte) ||
                                        rule_tells_apart(other, alphabet->byte[column], byte)))
        column++;
    if (column == alphabet->count)
        alphabet->byte[alphabet->count++] = (unsigned char)byte;
    alphabet->class_of[byte] = (unsigned char)column;
}

void make_alphabet(struct alphabet *alphabet, const uric_rule *one, const uric_rule *other) {
    static const char first[] = "abcdefghijklmnopqrstuvwxyz0123456789"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ/-._~";
    bool added[256] = {false};
    alphabet->count = 0;
    for (const char *byte = first; *byte != '\0'; byte++) {
        add_byte(alphabet, (unsigned char)*byte, one, other);
        added[(unsigned char)*byte] = true;
    }
    for (unsigned i = 0; i < 256; i++) {
        unsigned byte = ('!' + i) & 0xFF; /* those that can be seen come first */
        if (!added[byte])
            add_byte(alphabet, byte, one, other);
    }
}

/* A machine, and who waits for it: with a state of it, that is all there is to a scan. */
struct stay {
    const uric_rule *chosen;
    unsigned call;
    unsigned *place; /* for each state of who reads: WALK_DEAD where the scan has not been */
};

/* A walk that is being made, and the scan at each of its places. */
struct maker {
    struct walk *walk;
    uric_scan *scan;
    unsigned capacity;
    struct stay *stay;
    unsigned stays;
};

static struct stay *find_stay(struct maker *maker, const uric_scan *scan) {
    for (unsigned i = 0; i < maker->stays; i++) {
        struct stay *stay = &maker->stay[i];
        if (stay->chosen == scan->chosen && stay->call == scan->call)
            return stay;
    }
    maker->stay = grow(maker->stay, (maker->stays + 1) * sizeof *maker->stay);
    struct stay *stay = &maker->stay[maker->stays++];
    *stay = (struct stay){scan->chosen, scan->call, NULL};
    unsigned states = uric_active_machine(scan)->states;
    stay->place = grow(NULL, states * sizeof *stay->place);
    for (unsigned i = 0; i < states; i++)
        stay->place[i] = WALK_DEAD;
    return stay;
}

static void make_room(struct maker *maker) {
    struct walk *walk = maker->walk;
    if (walk->count < maker->capacity)
        return;
    maker->capacity = maker->capacity == 0 ? 256 : 2 * maker->capacity;
    size_t capacity = maker->capacity;
    maker->scan = grow(maker->scan, capacity * sizeof *maker->scan);
    walk->next = grow(walk->next, capacity * walk->alphabet->count * sizeof *walk->next);
    walk->distance = grow(walk->distance, capacity * sizeof *walk->distance);
}

/* The place that the scan is at; a new one is noted. */
static unsigned place_of(struct maker *maker, const uric_scan *scan) {
    if (scan->refused >= 0)
        return WALK_DEAD;
    unsigned *place = &find_stay(maker, scan)->place[scan->state];
    if (*place != WALK_DEAD)
        return *place;
    make_room(maker);
    uric_scan ended = *scan;
    *place = maker->walk->count++;
    maker->scan[*place] = *scan;
    maker->walk->distance[*place] = uric_scan_end(&ended, NULL) == URIC_OK ? 0 : WALK_DEAD;
    return *place;
}

static void follow(struct maker *maker, unsigned place) {
    const struct alphabet *alphabet = maker->walk->alphabet;
    for (unsigned column = 0; column < alphabet->count; column++) {
        uric_scan scan = maker->scan[place];
        uric_scan_feed(&scan, (const char *)&alphabet->byte[column], 1);
        unsigned next = place_of(maker, &scan);
        maker->walk->next[(size_t)place * alphabet->count + column] = next;
    }
}

/* A way on through one of the bytes that is shorter than those known? */
static bool shorten(struct walk *walk, unsigned place) {
    bool shorter = false;
    for (unsigned column = 0; column < walk->alphabet->count; column++) {
        unsigned next = walk_next(walk, place, column);
        if (next == WALK_DEAD || walk->distance[next] == WALK_DEAD ||
            walk->distance[next] + 1 >= walk->distance[place])
            continue;
        walk->distance[place] = walk->distance[next] + 1;
        shorter = true;
    }
    return shorter;
}

static void find_distances(struct walk *walk) {
    for (bool shorter = true; shorter;) {
        shorter = false;
        for (unsigned place = walk->count; place-- > 0;) /* most ways lead to later places */
            shorter = shorten(walk, place) || shorter;
    }
}

/* A place from which no string is accepted is as good as a refusal. */
static void remove_dead_ends(struct walk *walk) {
    size_t cells = (size_t)walk->count * walk->alphabet->count;
    for (size_t i = 0; i < cells; i++)
        if (walk->next[i] != WALK_DEAD && walk->distance[walk->next[i]] == WALK_DEAD)
            walk->next[i] = WALK_DEAD;
}

void walk_rule(struct walk *walk, const uric_rule *rule, const struct alphabet *alphabet) {
    struct maker maker = {.walk = walk};
    uric_scan scan = {.rule = NULL};
    *walk = (struct walk){.alphabet = alphabet};
    uric_scan_begin(&scan, rule);
    place_of(&maker, &scan);
    for (unsigned place = WALK_BEGIN; place < walk->count; place++)
        follow(&maker, place);
    find_distances(walk);
    if (walk->distance[WALK_BEGIN] == WALK_DEAD)
        fail("the rule %s has no strings", uric_rule_name(rule));
    remove_dead_ends(walk);
    for (unsigned i = 0; i < maker.stays; i++)
        free(maker.stay[i].place);
    free(maker.stay);
    free(maker.scan);
}

void walk_free(struct walk *walk) {
    free(walk->next);
    free(walk->distance);
}

unsigned walk_next(const struct walk *walk, unsigned place, unsigned column) {
    return walk->next[(size_t)place * walk->alphabet->count + column];
}

void walk_complete(const struct walk *walk, unsigned place, char *text) {
    while (walk->distance[place] > 0) {
        unsigned column = 0, next;
        while ((next = walk_next(walk, place, column)) == WALK_DEAD ||
               walk->distance[next] >= walk->distance[place])
            column++;
        *text++ = (char)walk->alphabet->byte[column];
        place = next;
    }
}

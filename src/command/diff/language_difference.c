/* Both scans go through all the pairs of places that any string can bring them to. A string that
 * one alone accepts is one that they can follow together until only one of them can go on, or until
 * it ends where only one of them accepts. */
#include "command/diff/language_difference.h"

#include <stdlib.h>
#include <string.h>

#include "command/diff/difference_kinds.h"
#include "command/diff/scan_graph.h"
#include "command/io/errors.h"

/* Some string leads here: the shortest first. */
struct pair {
    unsigned node[2];
    unsigned from; /* the pair before the last byte */
    unsigned class;
};

struct search {
    const struct side *sides;
    struct alphabet alphabet;
    struct scan_graph graph[2];
    unsigned char *seen; /* a bit for each pair of places */
    struct pair *pair;
    size_t count, capacity;
    struct kinds kinds[2];
    char *text; /* of the pair that is looked at, and room for more */
    size_t room;
};

static void meet(struct search *search, struct pair pair) {
    size_t bit = (size_t)pair.node[0] * search->graph[1].count + pair.node[1];
    if (search->seen[bit / 8] >> bit % 8 & 1)
        return;
    search->seen[bit / 8] |= (unsigned char)(1u << bit % 8);
    if (search->count == search->capacity) {
        search->capacity = search->capacity == 0 ? 1024 : 2 * search->capacity;
        search->pair = grow(search->pair, search->capacity * sizeof *search->pair);
    }
    search->pair[search->count++] = pair;
}

static size_t length_to(const struct search *search, size_t index) {
    size_t len = 0;
    for (; index > 0; index = search->pair[index].from)
        len++;
    return len;
}

static void make_room(struct search *search, size_t len) {
    if (len <= search->room)
        return;
    search->room = 2 * len;
    search->text = grow(search->text, search->room);
}

/* Writes the shortest string that leads to a pair, then the culprit, then what `side` needs to
 * accept it. */
static uric_span write_text(struct search *search, size_t index, unsigned side, unsigned class) {
    const struct scan_graph *graph = &search->graph[side];
    unsigned node = search->pair[index].node[side];
    unsigned next = class == AT_END ? node : scan_graph_next(graph, node, class);
    size_t len = length_to(search, index), at = len;
    make_room(search, len + 1 + graph->distance[next]);
    for (; index > 0; index = search->pair[index].from)
        search->text[--at] = (char)search->alphabet.byte[search->pair[index].class];
    if (class != AT_END)
        search->text[len++] = (char)search->alphabet.byte[class];
    scan_graph_complete(graph, next, search->text + len);
    return (uric_span){search->text, len + graph->distance[next]};
}

/* At the pair, `side` can go on with the class (or accept, AT_END), and the other cannot. */
static void note(struct search *search, size_t index, unsigned side, unsigned class) {
    kinds_add(&search->kinds[side], &search->sides[side], &search->sides[!side], class, index,
              write_text(search, index, side, class));
}

static bool accepts(const struct search *search, const struct pair *pair, unsigned side) {
    return search->graph[side].distance[pair->node[side]] == 0;
}

/* Compares both sides at a pair, and goes on where both can. */
static void follow(struct search *search, size_t index) {
    const struct pair pair = search->pair[index];
    for (unsigned side = 0; side < 2; side++)
        if (accepts(search, &pair, side) && !accepts(search, &pair, !side))
            note(search, index, side, AT_END);
    for (unsigned class = 0; class < search->alphabet.count; class ++) {
        unsigned a = scan_graph_next(&search->graph[0], pair.node[0], class);
        unsigned b = scan_graph_next(&search->graph[1], pair.node[1], class);
        if (a != NO_NODE && b != NO_NODE)
            meet(search, (struct pair){{a, b}, (unsigned)index, class});
        else if (a != NO_NODE || b != NO_NODE)
            note(search, index, a == NO_NODE, class);
    }
}

static void begin_search(struct search *search, const struct side sides[2]) {
    *search = (struct search){.sides = sides};
    choose_alphabet(&search->alphabet, side_scan(&sides[0]), side_scan(&sides[1]));
    for (unsigned side = 0; side < 2; side++)
        scan_graph_build(&search->graph[side], side_scan(&sides[side]), &search->alphabet);
    size_t bytes = (size_t)search->graph[0].count * search->graph[1].count / 8 + 1;
    search->seen = grow(NULL, bytes);
    memset(search->seen, 0, bytes);
    meet(search, (struct pair){{START_NODE, START_NODE}, 0, 0});
}

static void end_search(struct search *search) {
    for (unsigned side = 0; side < 2; side++)
        scan_graph_free(&search->graph[side]);
    free(search->seen);
    free(search->pair);
    free(search->text);
}

void find_differences(const struct side sides[2], struct differences only[2]) {
    struct search search;
    begin_search(&search, sides);
    for (size_t i = 0; i < search.count; i++)
        follow(&search, i);
    for (unsigned side = 0; side < 2; side++)
        only[side] = kinds_list(&search.kinds[side], &search.alphabet);
    end_search(&search);
}

void free_differences(struct differences only[2]) {
    for (unsigned side = 0; side < 2; side++) {
        for (size_t i = 0; i < only[side].count; i++)
            free(only[side].list[i].text);
        free(only[side].list);
    }
}

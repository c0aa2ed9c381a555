/* A breadth-first search of the product of two scan graphs, from the pair of their start nodes. A
 * pair is found once, by a shortest string. There is a difference behind it if
 *   - one node has an edge for a class of bytes, and the other node has none; or
 *   - one node accepts the end, and the other node does not.
 * A string that shows the difference: the one that leads to the pair, a byte of the class, and what
 * the accepting side needs to accept. If no pair shows a difference, the languages are equal. */
#include "command/diff/language_difference.h"

#include <stdlib.h>
#include <string.h>

#include "command/diff/difference_kinds.h"
#include "command/diff/scan_graph.h"
#include "command/io/errors.h"

/* A pair of nodes, in the order in which they are found. */
struct pair {
    unsigned node[2];
    unsigned from;       /* the pair in front of the last byte of a shortest string, */
    unsigned byte_class; /* and the class of this byte */
};

struct search {
    const struct side *sides;
    struct alphabet alphabet;
    struct scan_graph graph[2];
    unsigned char *seen; /* a bit for each pair of nodes */
    struct pair *pair;
    size_t count, capacity;
    struct kinds kinds[2];
    char *text; /* [room] */
    size_t room;
};

/* Adds the pair if it is new. */
static void add_pair(struct search *search, struct pair pair) {
    size_t bit = (size_t)pair.node[0] * search->graph[1].count + pair.node[1];
    if (search->seen[bit / 8] >> bit % 8 & 1)
        return;
    search->seen[bit / 8] |= (unsigned char)(1u << bit % 8);
    if (search->count == search->capacity) {
        search->capacity = search->capacity == 0 ? 1024 : 2 * search->capacity;
        search->pair = resize(search->pair, search->capacity * sizeof *search->pair);
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
    search->text = resize(search->text, search->room);
}

/* Writes a shortest string that leads to the pair, a byte of the class, and what `side` needs to
 * accept. */
static uric_span write_text(struct search *search, size_t index, unsigned side,
                            unsigned byte_class) {
    const struct scan_graph *graph = &search->graph[side];
    unsigned node = search->pair[index].node[side];
    unsigned next = byte_class == CLASS_OF_END ? node : scan_graph_next(graph, node, byte_class);
    size_t len = length_to(search, index), at = len;
    make_room(search, len + 1 + graph->distance[next]);
    for (; index > 0; index = search->pair[index].from)
        search->text[--at] = (char)search->alphabet.byte[search->pair[index].byte_class];
    if (byte_class != CLASS_OF_END)
        search->text[len++] = (char)search->alphabet.byte[byte_class];
    scan_graph_complete(graph, next, search->text + len);
    return (uric_span){search->text, len + graph->distance[next]};
}

/* Adds the difference that only `side` goes on from the pair with the class. */
static void add_difference(struct search *search, size_t index, unsigned side,
                           unsigned byte_class) {
    kinds_add(&search->kinds[side], &search->sides[side], &search->sides[!side], byte_class, index,
              write_text(search, index, side, byte_class));
}

static bool accepts(const struct search *search, const struct pair *pair, unsigned side) {
    return search->graph[side].distance[pair->node[side]] == 0;
}

/* Adds the differences at a pair, and the pairs behind it. */
static void compare_nodes(struct search *search, size_t index) {
    const struct pair pair = search->pair[index];
    for (unsigned side = 0; side < 2; side++)
        if (accepts(search, &pair, side) && !accepts(search, &pair, !side))
            add_difference(search, index, side, CLASS_OF_END);
    for (unsigned byte_class = 0; byte_class < search->alphabet.count; byte_class++) {
        unsigned a = scan_graph_next(&search->graph[0], pair.node[0], byte_class);
        unsigned b = scan_graph_next(&search->graph[1], pair.node[1], byte_class);
        if (a != NO_NODE && b != NO_NODE)
            add_pair(search, (struct pair){{a, b}, (unsigned)index, byte_class});
        else if (a != NO_NODE || b != NO_NODE)
            add_difference(search, index, a == NO_NODE, byte_class);
    }
}

static void begin_search(struct search *search, const struct side sides[2]) {
    *search = (struct search){.sides = sides};
    choose_alphabet(&search->alphabet, side_scan(&sides[0]), side_scan(&sides[1]));
    for (unsigned side = 0; side < 2; side++)
        scan_graph_build(&search->graph[side], side_scan(&sides[side]), &search->alphabet);
    size_t bytes = (size_t)search->graph[0].count * search->graph[1].count / 8 + 1;
    search->seen = resize(NULL, bytes);
    memset(search->seen, 0, bytes);
    add_pair(search, (struct pair){{START_NODE, START_NODE}, 0, 0});
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
        compare_nodes(&search, i);
    for (unsigned side = 0; side < 2; side++)
        only[side] = kinds_finish(&search.kinds[side], &search.alphabet);
    end_search(&search);
}

void free_differences(struct differences only[2]) {
    for (unsigned side = 0; side < 2; side++) {
        for (size_t i = 0; i < only[side].count; i++)
            free(only[side].list[i].text);
        free(only[side].list);
    }
}

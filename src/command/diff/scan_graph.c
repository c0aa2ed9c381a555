#include "command/diff/scan_graph.h"

#include <stdlib.h>

#include "command/io/errors.h"
#include "uric_tables.h"

/* Does the rule's machine distinguish the two bytes, or any machine that it calls or goes to? */
static bool distinguishes(const uric_rule *rule, unsigned one, unsigned other) {
    const uric_machine *machine = rule->machine;
    bool found = uric_byte_info(machine, one) != uric_byte_info(machine, other);
    for (unsigned i = 0; !found && i < machine->actions; i++)
        if (machine->action[i].link != 0)
            found = distinguishes(machine->links[machine->action[i].link - 1].rule, one, other);
    return found;
}

static void add_byte(struct alphabet *alphabet, unsigned byte, const uric_rule *one,
                     const uric_rule *other) {
    unsigned byte_class = 0;
    while (byte_class < alphabet->count && (distinguishes(one, alphabet->byte[byte_class], byte) ||
                                            distinguishes(other, alphabet->byte[byte_class], byte)))
        byte_class++;
    if (byte_class == alphabet->count)
        alphabet->byte[alphabet->count++] = (unsigned char)byte;
    alphabet->class_of[byte] = (unsigned char)byte_class;
}

void choose_alphabet(struct alphabet *alphabet, const uric_rule *one, const uric_rule *other) {
    static const char first[] = "abcdefghijklmnopqrstuvwxyz0123456789"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ/-._~";
    bool added[256] = {false};
    alphabet->count = 0;
    for (const char *byte = first; *byte != '\0'; byte++) {
        add_byte(alphabet, (unsigned char)*byte, one, other);
        added[(unsigned char)*byte] = true;
    }
    for (unsigned i = 0; i < 256; i++) {
        unsigned byte = ('!' + i) & 0xFF; /* printable bytes first */
        if (!added[byte])
            add_byte(alphabet, byte, one, other);
    }
}

/* The nodes of one active machine: a rule, and the call that is pending in it. */
struct active {
    const uric_rule *chosen;
    unsigned call;
    unsigned *node; /* of each state of the machine; NO_NODE: not found yet */
};

/* A graph that is being built. */
struct builder {
    struct scan_graph *graph;
    uric_scan *scan; /* [capacity]; the scan at each node */
    unsigned capacity;
    struct active *active; /* [actives] */
    unsigned actives;
};

static struct active *find_active(struct builder *builder, const uric_scan *scan) {
    for (unsigned i = 0; i < builder->actives; i++) {
        struct active *active = &builder->active[i];
        if (active->chosen == scan->chosen && active->call == scan->call)
            return active;
    }
    builder->active = resize(builder->active, (builder->actives + 1) * sizeof *builder->active);
    struct active *active = &builder->active[builder->actives++];
    *active = (struct active){scan->chosen, scan->call, NULL};
    unsigned states = uric_active_machine(scan)->states;
    active->node = resize(NULL, states * sizeof *active->node);
    for (unsigned i = 0; i < states; i++)
        active->node[i] = NO_NODE;
    return active;
}

static void make_room(struct builder *builder) {
    struct scan_graph *graph = builder->graph;
    if (graph->count < builder->capacity)
        return;
    builder->capacity = builder->capacity == 0 ? 256 : 2 * builder->capacity;
    size_t capacity = builder->capacity;
    builder->scan = resize(builder->scan, capacity * sizeof *builder->scan);
    graph->next = resize(graph->next, capacity * graph->alphabet->count * sizeof *graph->next);
    graph->distance = resize(graph->distance, capacity * sizeof *graph->distance);
}

/* The node of the scan; a new one is added to the graph. */
static unsigned node_of(struct builder *builder, const uric_scan *scan) {
    if (scan->refused >= 0)
        return NO_NODE;
    unsigned *node = &find_active(builder, scan)->node[scan->state];
    if (*node != NO_NODE)
        return *node;
    make_room(builder);
    uric_scan ended = *scan;
    *node = builder->graph->count++;
    builder->scan[*node] = *scan;
    uric_status status = uric_scan_end(&ended, NULL);
    bool derived = status == URIC_OK || status == URIC_OVER_LIMIT;
    builder->graph->distance[*node] = derived ? 0 : NO_NODE;
    return *node;
}

/* Adds the edges from a node. */
static void add_edges(struct builder *builder, unsigned node) {
    const struct alphabet *alphabet = builder->graph->alphabet;
    for (unsigned byte_class = 0; byte_class < alphabet->count; byte_class++) {
        uric_scan scan = builder->scan[node];
        uric_scan_feed(&scan, (const char *)&alphabet->byte[byte_class], 1);
        unsigned next = node_of(builder, &scan);
        builder->graph->next[(size_t)node * alphabet->count + byte_class] = next;
    }
}

/* Shortens the distance of a node by those behind its edges. True: it became shorter. */
static bool shorten(struct scan_graph *graph, unsigned node) {
    bool shorter = false;
    for (unsigned byte_class = 0; byte_class < graph->alphabet->count; byte_class++) {
        unsigned next = scan_graph_next(graph, node, byte_class);
        if (next == NO_NODE || graph->distance[next] == NO_NODE ||
            graph->distance[next] + 1 >= graph->distance[node])
            continue;
        graph->distance[node] = graph->distance[next] + 1;
        shorter = true;
    }
    return shorter;
}

static void find_distances(struct scan_graph *graph) {
    for (bool shorter = true; shorter;) {
        shorter = false;
        for (unsigned node = graph->count; node-- > 0;) /* most edges lead to later nodes */
            shorter = shorten(graph, node) || shorter;
    }
}

/* Removes the edges to nodes from which no string is accepted. */
static void remove_dead_ends(struct scan_graph *graph) {
    size_t edges = (size_t)graph->count * graph->alphabet->count;
    for (size_t i = 0; i < edges; i++)
        if (graph->next[i] != NO_NODE && graph->distance[graph->next[i]] == NO_NODE)
            graph->next[i] = NO_NODE;
}

void scan_graph_build(struct scan_graph *graph, const uric_rule *rule,
                      const struct alphabet *alphabet) {
    struct builder builder = {.graph = graph};
    uric_scan scan = {.rule = NULL};
    *graph = (struct scan_graph){.alphabet = alphabet};
    uric_scan_begin(&scan, rule);
    node_of(&builder, &scan);
    for (unsigned node = START_NODE; node < graph->count; node++)
        add_edges(&builder, node);
    find_distances(graph);
    if (graph->distance[START_NODE] == NO_NODE)
        exit_with_error("the rule %s has no strings", uric_rule_name(rule));
    remove_dead_ends(graph);
    for (unsigned i = 0; i < builder.actives; i++)
        free(builder.active[i].node);
    free(builder.active);
    free(builder.scan);
}

void scan_graph_free(struct scan_graph *graph) {
    free(graph->next);
    free(graph->distance);
}

unsigned scan_graph_next(const struct scan_graph *graph, unsigned node, unsigned byte_class) {
    return graph->next[(size_t)node * graph->alphabet->count + byte_class];
}

void scan_graph_complete(const struct scan_graph *graph, unsigned node, char *text) {
    while (graph->distance[node] > 0) {
        unsigned byte_class = 0, next;
        while ((next = scan_graph_next(graph, node, byte_class)) == NO_NODE ||
               graph->distance[next] >= graph->distance[node])
            byte_class++;
        *text++ = (char)graph->alphabet->byte[byte_class];
        node = next;
    }
}

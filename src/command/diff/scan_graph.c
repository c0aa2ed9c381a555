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
    unsigned class = 0;
    while (class < alphabet->count && (rule_tells_apart(one, alphabet->byte[class], byte) ||
                                       rule_tells_apart(other, alphabet->byte[class], byte)))
        class ++;
    if (class == alphabet->count)
        alphabet->byte[alphabet->count++] = (unsigned char)byte;
    alphabet->class_of[byte] = (unsigned char)class;
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
        unsigned byte = ('!' + i) & 0xFF; /* those that can be seen come first */
        if (!added[byte])
            add_byte(alphabet, byte, one, other);
    }
}

/* A machine, and who waits for it: with a state of it, that is all there is to a scan. */
struct configuration {
    const uric_rule *chosen;
    unsigned call;
    unsigned *node; /* for each state of who reads: WALK_DEAD where the scan has not been */
};

/* A walk that is being made, and the scan at each of its places. */
struct maker {
    struct scan_graph *graph;
    uric_scan *scan;
    unsigned capacity;
    struct configuration *configuration;
    unsigned configurations;
};

static struct configuration *find_configuration(struct maker *maker, const uric_scan *scan) {
    for (unsigned i = 0; i < maker->configurations; i++) {
        struct configuration *configuration = &maker->configuration[i];
        if (configuration->chosen == scan->chosen && configuration->call == scan->call)
            return configuration;
    }
    maker->configuration =
        grow(maker->configuration, (maker->configurations + 1) * sizeof *maker->configuration);
    struct configuration *configuration = &maker->configuration[maker->configurations++];
    *configuration = (struct configuration){scan->chosen, scan->call, NULL};
    unsigned states = uric_active_machine(scan)->states;
    configuration->node = grow(NULL, states * sizeof *configuration->node);
    for (unsigned i = 0; i < states; i++)
        configuration->node[i] = NO_NODE;
    return configuration;
}

static void make_room(struct maker *maker) {
    struct scan_graph *graph = maker->graph;
    if (graph->count < maker->capacity)
        return;
    maker->capacity = maker->capacity == 0 ? 256 : 2 * maker->capacity;
    size_t capacity = maker->capacity;
    maker->scan = grow(maker->scan, capacity * sizeof *maker->scan);
    graph->next = grow(graph->next, capacity * graph->alphabet->count * sizeof *graph->next);
    graph->distance = grow(graph->distance, capacity * sizeof *graph->distance);
}

/* The place that the scan is at; a new one is noted. */
static unsigned node_of(struct maker *maker, const uric_scan *scan) {
    if (scan->refused >= 0)
        return NO_NODE;
    unsigned *node = &find_configuration(maker, scan)->node[scan->state];
    if (*node != NO_NODE)
        return *node;
    make_room(maker);
    uric_scan ended = *scan;
    *node = maker->graph->count++;
    maker->scan[*node] = *scan;
    maker->graph->distance[*node] = uric_scan_end(&ended, NULL) == URIC_OK ? 0 : NO_NODE;
    return *node;
}

static void follow(struct maker *maker, unsigned node) {
    const struct alphabet *alphabet = maker->graph->alphabet;
    for (unsigned class = 0; class < alphabet->count; class ++) {
        uric_scan scan = maker->scan[node];
        uric_scan_feed(&scan, (const char *)&alphabet->byte[class], 1);
        unsigned next = node_of(maker, &scan);
        maker->graph->next[(size_t)node * alphabet->count + class] = next;
    }
}

/* A way on through one of the bytes that is shorter than those known? */
static bool shorten(struct scan_graph *graph, unsigned node) {
    bool shorter = false;
    for (unsigned class = 0; class < graph->alphabet->count; class ++) {
        unsigned next = scan_graph_next(graph, node, class);
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
        for (unsigned node = graph->count; node-- > 0;) /* most ways lead to later places */
            shorter = shorten(graph, node) || shorter;
    }
}

/* A place from which no string is accepted is as good as a refusal. */
static void remove_dead_ends(struct scan_graph *graph) {
    size_t cells = (size_t)graph->count * graph->alphabet->count;
    for (size_t i = 0; i < cells; i++)
        if (graph->next[i] != NO_NODE && graph->distance[graph->next[i]] == NO_NODE)
            graph->next[i] = NO_NODE;
}

void scan_graph_build(struct scan_graph *graph, const uric_rule *rule,
                      const struct alphabet *alphabet) {
    struct maker maker = {.graph = graph};
    uric_scan scan = {.rule = NULL};
    *graph = (struct scan_graph){.alphabet = alphabet};
    uric_scan_begin(&scan, rule);
    node_of(&maker, &scan);
    for (unsigned node = START_NODE; node < graph->count; node++)
        follow(&maker, node);
    find_distances(graph);
    if (graph->distance[START_NODE] == NO_NODE)
        fail("the rule %s has no strings", uric_rule_name(rule));
    remove_dead_ends(graph);
    for (unsigned i = 0; i < maker.configurations; i++)
        free(maker.configuration[i].node);
    free(maker.configuration);
    free(maker.scan);
}

void scan_graph_free(struct scan_graph *graph) {
    free(graph->next);
    free(graph->distance);
}

unsigned scan_graph_next(const struct scan_graph *graph, unsigned node, unsigned class) {
    return graph->next[(size_t)node * graph->alphabet->count + class];
}

void scan_graph_complete(const struct scan_graph *graph, unsigned node, char *text) {
    while (graph->distance[node] > 0) {
        unsigned class = 0, next;
        while ((next = scan_graph_next(graph, node, class)) == NO_NODE ||
               graph->distance[next] >= graph->distance[node])
            class ++;
        *text++ = (char)graph->alphabet->byte[class];
        node = next;
    }
}

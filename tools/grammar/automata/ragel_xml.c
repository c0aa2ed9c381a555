#include "automata/ragel_xml.h"

#include <stdlib.h>
#include <string.h>

#include "worklist.h"

/* Ragel writes an element on a line:
 *
 *     <entry name="entry_URI">2</entry>
 *     <state id="2" final="t">
 *     <t>97 122 5 x</t>                   first and last byte, target ("x": error), actions ("x":
 * none)
 */

static void add_entry(ragel_machine *m, const char *line) {
    const char *name = strchr(line, '"') + 1, *end = strchr(name, '"');
    ragel_entry entry = {.state = NO_STATE};
    if (end == NULL || sscanf(end, "\">%d", &entry.state) != 1)
        fail("%s: unknown form of an entry: %s", m->path, line);
    entry.name = copy_text(name, (size_t)(end - name));
    m->entries = grow(m->entries, m->entry_count, sizeof entry);
    m->entries[m->entry_count++] = entry;
}

static void add_state(ragel_machine *m, const char *line) {
    ragel_state state;
    memset(state.next, -1, sizeof state.next); /* NO_STATE */
    state.final = strstr(line, "final=\"t\"") != NULL;
    m->states = grow(m->states, m->state_count, sizeof state);
    m->states[m->state_count++] = state;
}

static void add_transition(ragel_machine *m, const char *line) {
    char target[16], actions[16];
    long first, last;
    if (m->state_count == 0 ||
        sscanf(line, "<t>%ld %ld %15s %15[^<]", &first, &last, target, actions) != 4 || first < 0 ||
        last > 255 || strcmp(actions, "x") != 0)
        fail("%s: unknown form of a transition: %s", m->path, line);
    for (long byte = first; strcmp(target, "x") != 0 && byte <= last; byte++)
        m->states[m->state_count - 1].next[byte] = atoi(target);
}

static bool begins(const char *line, const char *with) {
    return strncmp(line, with, strlen(with)) == 0;
}

static void read_line(ragel_machine *m, const char *line) {
    if (begins(line, "<entry name=\""))
        add_entry(m, line);
    else if (begins(line, "<state id="))
        add_state(m, line);
    else if (begins(line, "<t>"))
        add_transition(m, line);
    else if (begins(line, "<action_table "))
        fail("%s: a grammar has no actions", m->path);
}

/* Fails if a transition or an entry point leads to a state that does not exist. */
static void check_indices(const ragel_machine *m) {
    bool good = m->state_count > 0;
    for (unsigned i = 0; i < m->state_count; i++)
        for (unsigned byte = 0; byte < 256; byte++)
            good &= m->states[i].next[byte] >= NO_STATE &&
                    m->states[i].next[byte] < (int)m->state_count;
    for (unsigned i = 0; i < m->entry_count; i++)
        good &= m->entries[i].state >= 0 && m->entries[i].state < (int)m->state_count;
    if (!good)
        fail("%s: not the output of ragel -x", m->path);
}

ragel_machine *read_ragel_xml(const char *path) {
    size_t len;
    ragel_machine *m = allocate(1, sizeof *m);
    m->path = path;
    for (char *at = read_file(path, &len); *at != '\0';) {
        size_t line = strcspn(at, "\n");
        bool last = at[line] == '\0';
        at[line] = '\0';
        read_line(m, at + strspn(at, " "));
        at += line + !last;
    }
    check_indices(m);
    return m;
}

char *ragel_entry_name(const rule *r) {
    return format_text("entry_%s", r->identifier);
}

int ragel_entry_state(const ragel_machine *m, const rule *r) {
    const char *name = ragel_entry_name(r);
    for (unsigned i = 0; i < m->entry_count; i++)
        if (strcmp(m->entries[i].name, name) == 0)
            return m->entries[i].state;
    fail("%s: the machine has no entry point %s", m->path, name);
}

/* The states of a caller and of the called rule behind the same string. */
typedef struct pair {
    int caller, callee;
} pair;

static bool same_after_call(const ragel_state *a, const ragel_state *b,
                            const byte_set *continuing) {
    for (unsigned byte = 0; byte < 256; byte++)
        if (!set_has(continuing, byte) && a->next[byte] != b->next[byte])
            return false;
    return a->final == b->final;
}

int ragel_state_after_call(const ragel_machine *m, int state, const rule *callee,
                           const byte_set *continuing) {
    worklist pairs = {0};
    pair start = {state, ragel_entry_state(m, callee)};
    int after = NO_STATE;
    worklist_add(&pairs, &start, sizeof start);
    for (unsigned i = 0; i < pairs.count; i++) {
        const pair now = *(const pair *)pairs.items[i].key;
        bool ends = m->states[now.callee].final;
        if (ends && after == NO_STATE)
            after = now.caller;
        if (ends && !same_after_call(&m->states[after], &m->states[now.caller], continuing))
            fail("%s: Ragel's machine does not go on alike after all strings of %s", m->path,
                 callee->name);
        for (unsigned byte = 0; byte < 256; byte++) {
            pair next = {m->states[now.caller].next[byte], m->states[now.callee].next[byte]};
            if (next.callee != NO_STATE && next.caller != NO_STATE)
                worklist_add(&pairs, &next, sizeof next);
        }
    }
    return after;
}

#include "automata/ragel_xml.h"

#include <expat.h>
#include <stdlib.h>
#include <string.h>

#include "worklist.h"

typedef struct reader {
    ragel_machine *machine;
    char *text; /* of the element that is open */
    size_t text_len;
} reader;

static const char *attribute(const XML_Char **attributes, const char *name) {
    for (; *attributes != NULL; attributes += 2)
        if (strcmp(attributes[0], name) == 0)
            return attributes[1];
    return "";
}

static void begin_element(void *user, const XML_Char *name, const XML_Char **attributes) {
    reader *r = user;
    ragel_machine *m = r->machine;
    r->text = copy_text("", 0);
    r->text_len = 0;
    if (strcmp(name, "entry") == 0) {
        const char *entry = attribute(attributes, "name");
        m->entries = grow(m->entries, m->entry_count, sizeof(ragel_entry));
        m->entries[m->entry_count++].name = copy_text(entry, strlen(entry));
    } else if (strcmp(name, "state") == 0) {
        ragel_state state;
        memset(state.next, -1, sizeof state.next); /* NO_STATE */
        state.final = strcmp(attribute(attributes, "final"), "t") == 0;
        m->states = grow(m->states, m->state_count, sizeof state);
        m->states[m->state_count++] = state;
    }
}

static void add_text(void *user, const XML_Char *text, int len) {
    reader *r = user;
    char *longer = allocate(r->text_len + (size_t)len + 1, 1);
    memcpy(longer, r->text, r->text_len);
    memcpy(longer + r->text_len, text, (size_t)len);
    r->text = longer;
    r->text_len += (size_t)len;
}

/* "97 122 5 x": first and last byte, target ("x": error), actions ("x": none). */
static void end_transition(reader *r, ragel_state *state) {
    char target[16], actions[16];
    long first, last;
    if (sscanf(r->text, "%ld %ld %15s %15s", &first, &last, target, actions) != 4 || first < 0 ||
        last > 255 || strcmp(actions, "x") != 0)
        fail("%s: unknown form of a transition: %s", r->machine->path, r->text);
    for (long byte = first; strcmp(target, "x") != 0 && byte <= last; byte++)
        state->next[byte] = atoi(target);
}

static void end_element(void *user, const XML_Char *name) {
    reader *r = user;
    ragel_machine *m = r->machine;
    ragel_state *state = m->state_count > 0 ? &m->states[m->state_count - 1] : NULL;
    if (strcmp(name, "entry") == 0)
        m->entries[m->entry_count - 1].state = atoi(r->text);
    else if (strcmp(name, "t") == 0 && state != NULL)
        end_transition(r, state);
    else if (strcmp(name, "action_table") == 0)
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
    char *xml = read_file(path, &len);
    reader r = {.machine = allocate(1, sizeof(ragel_machine))};
    r.machine->path = path;
    XML_Parser parser = XML_ParserCreate(NULL);
    if (parser == NULL)
        fail("out of memory");
    XML_SetUserData(parser, &r);
    XML_SetElementHandler(parser, begin_element, end_element);
    XML_SetCharacterDataHandler(parser, add_text);
    if (len > 1u << 30 || XML_Parse(parser, xml, (int)len, 1) == XML_STATUS_ERROR)
        fail("%s:%lu: %s", path, (unsigned long)XML_GetCurrentLineNumber(parser),
             XML_ErrorString(XML_GetErrorCode(parser)));
    XML_ParserFree(parser);
    check_indices(r.machine);
    return r.machine;
}

char *ragel_entry_name(const rule *r) {
    return format_text("entry_%s", identifier(r->name));
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

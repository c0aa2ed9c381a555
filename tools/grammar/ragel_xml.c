#include "ragel_xml.h"

#include <expat.h>
#include <stdlib.h>
#include <string.h>

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
    if (strcmp(name, "action") == 0) {
        const char *action = attribute(attributes, "name");
        m->action_names = grow(m->action_names, m->action_count, sizeof(char *));
        m->action_names[m->action_count++] = copy_text(action, strlen(action));
    } else if (strcmp(name, "entry") == 0) {
        const char *entry = attribute(attributes, "name");
        m->entries = grow(m->entries, m->entry_count, sizeof(ragel_entry));
        m->entries[m->entry_count++].name = copy_text(entry, strlen(entry));
    } else if (strcmp(name, "state") == 0) {
        ragel_state state = {.end_actions = NO_ACTIONS};
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

/* "0 4 5": the actions of a table, in the order in which they run. */
static void end_action_table(reader *r) {
    ragel_machine *m = r->machine;
    ragel_table table = {0};
    for (char *at = strtok(r->text, " "); at != NULL; at = strtok(NULL, " ")) {
        table.actions = grow(table.actions, table.count, sizeof(int));
        table.actions[table.count++] = atoi(at);
    }
    m->tables = grow(m->tables, m->table_count, sizeof table);
    m->tables[m->table_count++] = table;
}

static int number_or_none(const char *text) {
    return strcmp(text, "x") == 0 ? NO_ACTIONS : atoi(text);
}

/* "97 122 5 1": first and last byte, target ("x": error), actions ("x": none). */
static void end_step(reader *r, ragel_state *state) {
    char target[16], actions[16];
    ragel_step step = {0};
    if (sscanf(r->text, "%ld %ld %15s %15s", &step.first, &step.last, target, actions) != 4)
        fail("%s: a transition is not understood: %s", r->machine->path, r->text);
    step.target = number_or_none(target);
    step.actions = number_or_none(actions);
    state->steps = grow(state->steps, state->step_count, sizeof step);
    state->steps[state->step_count++] = step;
}

/* "x x 3": to-state, from-state and end-of-file actions. */
static void end_state_actions(const reader *r, ragel_state *state) {
    char to[16], from[16], end[16];
    if (sscanf(r->text, "%15s %15s %15s", to, from, end) != 3 || strcmp(to, "x") != 0 ||
        strcmp(from, "x") != 0)
        fail("%s: state actions are not understood: %s", r->machine->path, r->text);
    state->end_actions = number_or_none(end);
}

static void end_element(void *user, const XML_Char *name) {
    reader *r = user;
    ragel_machine *m = r->machine;
    ragel_state *state = m->state_count > 0 ? &m->states[m->state_count - 1] : NULL;
    if (strcmp(name, "action_table") == 0)
        end_action_table(r);
    else if (strcmp(name, "entry") == 0)
        m->entries[m->entry_count - 1].state = atoi(r->text);
    else if (strcmp(name, "t") == 0 && state != NULL)
        end_step(r, state);
    else if (strcmp(name, "state_actions") == 0 && state != NULL)
        end_state_actions(r, state);
}

/* What the packer relies on: every index is one of something that exists. */
static void check_indices(const ragel_machine *m) {
    bool good = m->state_count > 0;
    for (unsigned i = 0; i < m->table_count; i++)
        for (unsigned k = 0; k < m->tables[i].count; k++)
            good &=
                m->tables[i].actions[k] >= 0 && (unsigned)m->tables[i].actions[k] < m->action_count;
    for (unsigned i = 0; i < m->state_count; i++) {
        const ragel_state *s = &m->states[i];
        good &= s->end_actions < (int)m->table_count;
        for (unsigned k = 0; k < s->step_count; k++) {
            const ragel_step *step = &s->steps[k];
            good &= step->first >= 0 && step->first <= step->last && step->last <= 255;
            good &= step->target < (int)m->state_count && step->actions < (int)m->table_count;
        }
    }
    for (unsigned i = 0; i < m->entry_count; i++)
        good &= m->entries[i].state >= 0 && m->entries[i].state < (int)m->state_count;
    if (!good)
        fail("%s: this is not the output of ragel -x", m->path);
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

int ragel_entry_state(const ragel_machine *m, const char *name) {
    for (unsigned i = 0; i < m->entry_count; i++)
        if (strcmp(m->entries[i].name, name) == 0)
            return m->entries[i].state;
    fail("%s: the machine has no entry point %s", m->path, name);
}

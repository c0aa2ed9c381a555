#include "tables/samples.h"

#include <ctype.h>
#include <string.h>

#include "tables/byte_classes.h"

/* The byte classes that have an entry in a state, as bits. */
static uint32_t classes_of_entry(const table *t, unsigned state, unsigned entry) {
    uint32_t classes = 0;
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned class_of_byte = t->byte_classes->class_of[byte];
        if (class_of_byte < 32 && table_entry(t, transition_with(&t->states[state], byte)) == entry)
            classes |= (uint32_t)1 << class_of_byte;
    }
    return classes;
}

/* Makes an entry likely in a state, unless the state has two others. */
static void add_likely(const table *t, unsigned state, unsigned entry, uric_likely *likely) {
    unsigned i = 0;
    while (i < 2 && likely->classes[i] != 0 && likely->entry[i] != entry)
        i++;
    if (i < 2) {
        likely->classes[i] = classes_of_entry(t, state, entry);
        likely->entry[i] = (uint16_t)entry;
    }
}

/* Follows a sample from a state of `in`, through gotos, until a call or a reject. In the states of
 * `t`, each transition outside of a self-loop set is likely. */
static void follow_sample(const table *t, const uint8_t *self_loops, const table *in,
                          unsigned state, const char *text, uric_likely *likely) {
    const byte_set *sets = t->byte_classes->self_loop_sets;
    for (; *text != '\0'; text++) {
        unsigned byte = (unsigned char)*text;
        const transition *s = transition_with(&in->states[state], byte);
        if (s->target == REJECT)
            return;
        if (in == t && (self_loops[state] == 0 || !set_has(&sets[self_loops[state] - 1], byte)))
            add_likely(t, state, table_entry(t, s), &likely[state]);
        if (s->call != NO_CALL)
            return;
        if (s->goto_table != NO_GOTO)
            in = in->goto_tables.tables[s->goto_table];
        state = (unsigned)s->target;
    }
}

static void follow_samples(const profile *p, const table *t, const uint8_t *self_loops,
                           const table *from, uric_likely *likely) {
    for (unsigned i = 0; i < p->sample_count; i++)
        for (unsigned r = 0; r < from->rules.count; r++)
            follow_sample(t, self_loops, from, from->starts[r], p->samples[i], likely);
}

static bool has_goto(const table *from, const table *to) {
    for (unsigned i = 0; i < from->goto_tables.count; i++)
        if (from->goto_tables.tables[i] == to)
            return true;
    return false;
}

uric_likely *find_likely(const packer *k, const table *t, const uint8_t *self_loops) {
    uric_likely *likely = allocate(t->count, sizeof *likely);
    bool any = false;
    follow_samples(k->p, t, self_loops, t, likely);
    for (unsigned i = 0; i < k->p->parser_count; i++)
        if (has_goto(k->parsers[i].table, t))
            follow_samples(k->p, t, self_loops, k->parsers[i].table, likely);
    for (unsigned i = 0; i < t->count; i++)
        any |= likely[i].classes[0] != 0;
    return any ? likely : NULL;
}

static size_t shared_length(const char *one, const char *other) {
    size_t len = 0;
    while (one[len] != '\0' && one[len] == other[len])
        len++;
    return len;
}

/* Can the text stand in a string of C as it is? */
static bool can_be_written(const char *text) {
    for (; *text != '\0'; text++)
        if (!isprint((unsigned char)*text) || *text == '"' || *text == '\\')
            return false;
    return true;
}

/* Adds a prefix, unless another begins with it; replaces another that it begins with. */
static void add_prefix(text_list *list, const char *text) {
    for (unsigned i = 0; i < list->count; i++) {
        size_t same = shared_length(list->texts[i], text);
        if (text[same] == '\0')
            return;
        if (list->texts[i][same] == '\0') {
            list->texts[i] = text;
            return;
        }
    }
    add_text(list, text);
}

static text_list common_beginnings(const profile *p) {
    text_list found = {0};
    for (unsigned i = 0; i < p->sample_count; i++)
        for (unsigned other = 0; other < i; other++) {
            size_t len = shared_length(p->samples[i], p->samples[other]);
            char *text = copy_text(p->samples[i], len);
            if (len > 1 && len <= URIC_PREFIX_BYTES && can_be_written(text))
                add_prefix(&found, text);
        }
    return found;
}

/* Finds the state and the registers after a prefix; false if the table rejects it or takes a link
 * on the way, or if more registers are set than a uric_prefix has room for. */
static bool follow_prefix(const packer *k, const table *t, unsigned start, const char *text,
                          uric_prefix *prefix) {
    size_t registers[MOST_REGISTERS] = {0}, values[URIC_MOST_REGISTERS] = {0};
    unsigned count = 0, state = start;
    *prefix = (uric_prefix){.len = (uint8_t)strlen(text)};
    memset(prefix->set, URIC_IDLE_REGISTER, sizeof prefix->set);
    for (unsigned at = 0; text[at] != '\0'; at++) {
        const transition *s = transition_with(&t->states[state], (unsigned char)text[at]);
        if (s->target == REJECT || s->call != NO_CALL || s->goto_table != NO_GOTO)
            return false;
        run_operations(s->operations, at, registers);
        state = (unsigned)s->target;
    }
    prefix->state = (uint16_t)state;
    for (unsigned i = 0; i < MOST_REGISTERS; i++)
        if (registers[i] != 0)
            values[k->number[i]] = registers[i];
    for (unsigned i = 0; i < URIC_MOST_REGISTERS; i++) {
        if (values[i] == 0)
            continue;
        if (count == sizeof prefix->set)
            return false;
        prefix->set[count] = (uint8_t)i;
        prefix->value[count++] = (uint8_t)values[i];
    }
    return true;
}

unsigned find_prefixes(const packer *k, const table *t, unsigned i, text_list *texts,
                       uric_prefix **prefixes) {
    text_list all = common_beginnings(k->p);
    *prefixes = allocate(all.count, sizeof **prefixes);
    *texts = (text_list){0};
    for (unsigned n = 0; n < all.count; n++)
        if (follow_prefix(k, t, t->starts[i], all.texts[n], &(*prefixes)[texts->count]))
            add_text(texts, all.texts[n]);
    return texts->count;
}

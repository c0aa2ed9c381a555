/* A prefix is the common beginning of two samples: of
 *
 *     http://host/path    http://www.host/    https://host/    https://www.host/    /path
 *
 * these are "http://" and "https://". ("http" is one, too, but is left out, for "http://" begins
 * so.) A prefix has at most eight bytes, which one comparison can tell. */
#include "emit/c_prefixes.h"

#include <ctype.h>
#include <string.h>

#include "uric_tables.h"

static size_t shared_length(const char *one, const char *other) {
    size_t len = 0;
    while (one[len] != '\0' && one[len] == other[len])
        len++;
    return len;
}

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

static text_list find_prefixes(const profile *p) {
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

/* Finds the state and the registers behind a prefix; false if the table rejects it or takes a link
 * on the way, or if more registers are set than a uric_prefix has room for. */
static bool follow_prefix(const packer *k, const table *t, unsigned start, const char *text,
                          uric_prefix *prefix) {
    size_t registers[MOST_REGISTERS] = {0}, values[URIC_MOST_REGISTERS] = {0};
    unsigned count = 0, state = start;
    *prefix = (uric_prefix){.len = (uint8_t)strlen(text)};
    memset(prefix->set, URIC_IDLE_REGISTER, sizeof prefix->set);
    for (unsigned at = 0; text[at] != '\0'; at++) {
        const transition *s = &t->states[state].transitions[(unsigned char)text[at]];
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

unsigned write_prefixes(const packer *k, const char *object, const table *t, unsigned rule_index) {
    unsigned count = 0;
    text_list shared = find_prefixes(k->p);
    for (unsigned i = 0; i < shared.count; i++) {
        uric_prefix p;
        if (!follow_prefix(k, t, t->starts[rule_index], shared.texts[i], &p))
            continue;
        if (count++ == 0)
            fprintf(k->out, "#if URIC_FAST\nstatic const uric_prefix %s_prefixes[] = {\n", object);
        fprintf(k->out, "    {\"%s\", %u, {%u, %u, %u, %u}, {%u, %u, %u, %u}, %u},\n",
                shared.texts[i], p.len, p.set[0], p.set[1], p.set[2], p.set[3], p.value[0],
                p.value[1], p.value[2], p.value[3], p.state);
    }
    if (count > 0)
        fputs("};\n#endif\n", k->out);
    return count;
}

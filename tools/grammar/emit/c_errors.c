#include "emit/c_errors.h"

#include "uric_tables.h"

/* The offset of the list of terms that a state expects. */
static unsigned pool_expected(packer *k, list_pool *pool, const table *t, unsigned state) {
    const grammar *g = &k->p->grammar;
    text_list texts = {0};
    uint8_t list[258];
    character_set expected = expected_characters(t, state, g->document->code_points);
    describe_set(g, expected, t->states[state].final, &texts);
    release_points(expected.points);
    for (unsigned i = 0; i < texts.count; i++) {
        unsigned term = term_index(&k->terms, texts.texts[i]);
        if (term >= URIC_TERMS_END) /* but capacity.h counts them before */
            fail("%s: messages need more terms than a byte can number", k->p->path);
        list[i] = (uint8_t)term;
    }
    return pool_list(pool, list, texts.count);
}

void write_expected(packer *k, const table *t) {
    list_pool pool = {.end = URIC_TERMS_END};
    begin_array(k, "uint16_t", t, "expected", t->count);
    for (unsigned i = 0; i < t->count; i++) {
        bool begun = t->states[i].point_bytes > 0;
        unsigned state = begun ? (unsigned)t->states[i].point_state : i;
        write_number(k->out, i, t->count, pool_expected(k, &pool, t, state));
    }
    end_array(k);
    write_bytes(k, t, "expected_terms", pool.bytes, pool.len);
}

bool write_points(const packer *k, const table *t) {
    size_t counted = *k->bytes;
    uint8_t *bytes = allocate(t->count, 1), any = 0;
    for (unsigned i = 0; i < t->count; i++)
        any |= bytes[i] = (uint8_t)t->states[i].point_bytes;
    if (any == 0)
        return false;
    fputs("#if URIC_CODE_POINTS\n", k->out);
    write_bytes(k, t, "point_bytes", bytes, t->count);
    begin_array(k, "uint16_t", t, "point_state", t->count);
    for (unsigned i = 0; i < t->count; i++)
        write_number(k->out, i, t->count, bytes[i] > 0 ? (unsigned)t->states[i].point_state : i);
    end_array(k);
    fputs("#endif\n", k->out);
    *k->bytes = counted;
    return true;
}

bool write_error_components(const packer *k, const table *t) {
    bool any = false;
    for (unsigned i = 0; i < t->count; i++)
        any |= t->states[i].component != NO_COMPONENT;
    if (!any)
        return false;
    begin_array(k, "uric_error_component", t, "error_component", t->count);
    for (unsigned i = 0; i < t->count; i++) {
        const table_state *s = &t->states[i];
        unsigned begin = URIC_NO_REGISTER, end = URIC_NO_REGISTER;
        if (s->component != NO_COMPONENT) {
            begin = s->begin == BEGINS_HERE ? URIC_BEGINS_HERE : k->number[s->begin];
            end = k->number[2 * s->component + 1];
        }
        write_item(k->out, i, t->count, format_text("{%u, %u}", begin, end));
    }
    end_array(k);
    return true;
}

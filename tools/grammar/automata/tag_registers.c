#include "automata/tag_registers.h"

#include <string.h>

enum { SPARE_REGISTER = MOST_REGISTERS - 1 };

static const uint64_t begins = UINT64_C(0x5555555555555555), ends = UINT64_C(0xAAAAAAAAAAAAAAAA);

static bool is_begin(unsigned tag) {
    return tag % 2 == 0;
}

static bool recurs(const register_file *r, unsigned tag) {
    return (r->tags.recurring >> tag & 1) != 0;
}

static bool is_pending(const configuration *c, unsigned tag) {
    return (c->pending >> tag & 1) != 0;
}

unsigned register_of(register_file *r, unsigned tag, unsigned version) {
    if (version <= 1)
        return tag;
    unsigned key = tag * MOST_VERSIONS + version, i = 0;
    while (i < r->extra_count && r->extra[i] != key)
        i++;
    if (MOST_TAGS + i >= SPARE_REGISTER) {
        const profile_component *of = &r->p->components[tag / 2];
        if (!r->exhausted)
            error_at(of->at,
                     "component %s: too many readings of rule %s disagree about where it %s",
                     of->name, r->rule->name, is_begin(tag) ? "begins" : "ends");
        r->exhausted = true;
        return tag;
    }
    if (i == r->extra_count)
        r->extra[r->extra_count++] = key;
    return MOST_TAGS + i;
}

/* At most one operation for each register. */
typedef struct operation_list {
    operation list[MOST_OPERATIONS];
    unsigned count;
} operation_list;

static void add_operation(operation_list *to, operation_kind what, unsigned target, unsigned from) {
    to->list[to->count++] = (operation){what, target, from};
}

/* The register of an end holds one more than the offset, so that 0 is no value (uric_tables.h). */
static operation_kind set_here(unsigned tag) {
    return is_begin(tag) ? SET_HERE : SET_NEXT;
}

static void add_copy(register_file *r, operation_list *to, unsigned tag, unsigned from,
                     unsigned version) {
    unsigned value = register_of(r, tag, from), target = register_of(r, tag, version);
    if (value != target)
        add_operation(to, COPY, target, value);
}

/* May a begin be set early? Not if all configurations that have it pending end something first:
 * what follows a component that may be empty comes later as a rule. */
static bool can_begin_early(const register_file *r, unsigned tag, const configuration *list,
                            unsigned count) {
    bool any = false;
    for (unsigned i = 0; i < count; i++) {
        unsigned version = list[i].version[tag];
        any |= is_pending(&list[i], tag) && (list[i].pending & ends) == 0;
        if (version != NIL && (version != AGREED || recurs(r, tag)))
            return false;
    }
    return any;
}

void set_early_begins(const register_file *r, configuration *list, unsigned count) {
    for (unsigned tag = 0; tag < r->tags.count; tag += 2) {
        if (!can_begin_early(r, tag, list, count))
            continue;
        for (unsigned i = 0; i < count; i++) {
            if (is_pending(&list[i], tag))
                list[i].version[tag] = NEXT;
            list[i].pending &= ~((uint64_t)1 << tag);
        }
    }
}

static bool all_begin_something(const configuration *list, unsigned count) {
    for (unsigned i = 0; i < count; i++)
        if ((list[i].pending & begins) == 0)
            return false;
    return true;
}

/* The different versions of a tag, in the order of the configurations, but for NIL. */
typedef struct version_list {
    uint8_t values[MOST_VERSIONS];
    unsigned count;
    bool any_nil;
} version_list;

static unsigned version_index(const version_list *v, uint8_t version) {
    unsigned i = 0;
    while (i < v->count && v->values[i] != version)
        i++;
    return i;
}

static void add_version(version_list *v, uint8_t version) {
    if (version == NIL)
        v->any_nil = true;
    else if (version_index(v, version) == v->count && v->count + 1 < MOST_VERSIONS)
        v->values[v->count++] = version;
}

/* Turns AGREED into NIL where it means that, as said in tag_registers.h, else into version 1, whose
 * register is the same; and finds the versions. */
static version_list find_versions(const register_file *r, unsigned tag, configuration *list,
                                  unsigned count) {
    version_list found = {.count = 0};
    bool any_set = false;
    for (unsigned i = 0; i < count; i++)
        any_set |= list[i].version[tag] == NEW || list[i].version[tag] == NEXT;
    for (unsigned i = 0; i < count; i++) {
        uint8_t *version = &list[i].version[tag];
        if (*version == AGREED)
            *version = any_set && !recurs(r, tag) ? NIL : 1;
        add_version(&found, *version);
    }
    return found;
}

static void assign_tag(register_file *r, unsigned tag, configuration *list, unsigned count,
                       operation_list *to) {
    version_list v = find_versions(r, tag, list, count);
    if (v.count == 0 && recurs(r, tag))
        return;
    if (v.count == 0 && !is_begin(tag)) /* a register that holds no value is one that is not used */
        add_operation(to, CLEAR, tag, 0);
    bool agreed = v.count == 0 || (v.count == 1 && !v.any_nil);
    for (unsigned k = 0; k < v.count; k++) {
        unsigned version = agreed ? AGREED : 1 + k;
        if (v.values[k] == NEW)
            add_operation(to, set_here(tag), register_of(r, tag, version), 0);
        else if (v.values[k] == NEXT)
            add_operation(to, SET_NEXT, register_of(r, tag, version), 0);
        else
            add_copy(r, to, tag, v.values[k], version);
    }
    for (unsigned i = 0; i < count; i++) {
        uint8_t *version = &list[i].version[tag];
        if (agreed)
            *version = AGREED;
        else if (*version != NIL)
            *version = (uint8_t)(1 + version_index(&v, *version));
    }
}

/* For each tag: 0 if it is AGREED in all configurations. */
static void find_disputed(const configuration *list, unsigned count, uint8_t disputed[MOST_TAGS]) {
    memset(disputed, 0, MOST_TAGS);
    for (unsigned i = 0; i < count; i++)
        for (unsigned tag = 0; tag < MOST_TAGS; tag++)
            disputed[tag] |= list[i].version[tag];
}

static bool sets_any(const register_file *r, const configuration *list, unsigned count) {
    bool any = false;
    for (unsigned i = 0; i < count; i++)
        for (unsigned tag = 0; tag < r->tags.count; tag++)
            any |= list[i].version[tag] == NEW;
    return any;
}

const operations *assign_registers(register_file *r, configuration *list, unsigned count,
                                   bool may_begin_early) {
    operation_list made = {.count = 0};
    uint8_t disputed[MOST_TAGS];
    if (may_begin_early && (sets_any(r, list, count) || all_begin_something(list, count)))
        set_early_begins(r, list, count);
    find_disputed(list, count, disputed);
    for (unsigned tag = 0; tag < r->tags.count; tag++)
        if (disputed[tag] != 0)
            assign_tag(r, tag, list, count, &made);
    return operations_at_once(made.list, made.count, SPARE_REGISTER);
}

const operations *final_operations(register_file *r, const configuration *at) {
    operation_list made = {.count = 0};
    for (unsigned tag = 0; tag < r->tags.count; tag++)
        if (is_pending(at, tag))
            add_operation(&made, set_here(tag), tag, 0);
        else if (at->version[tag] != NIL)
            add_copy(r, &made, tag, at->version[tag], AGREED);
        else if (!is_begin(tag))
            add_operation(&made, CLEAR, tag, 0);
    return operations_at_once(made.list, made.count, SPARE_REGISTER);
}

/* Limits of lengths. An automaton that counts to 255 needs 255 states; so a limit is not in the
 * automaton, but is checked where the text ends, by the registers of a component:
 *
 *     at-most 255 trust-domain         spiffe://aaa…aaa/b
 *                                               ^  ^     ^
 *                                       begin = 9  |     end: more than 9 + 255?
 *                                                  264: the offset of the error
 *
 * The automaton comes first: a limit refuses only a text that the grammar derives. Of several
 * limits, the one whose first byte too many comes first is reported. */
#include "scan/scan_loop.h"

static const uric_limits *limits_of(const uric_rule *rule) {
    return rule->components != NULL ? rule->components->limits : NULL;
}

/* The begin and end of what is limited. False: it is absent. Where the build has no registers for
 * it, the whole text must not be longer. */
static bool find_limited(const uric_scan *scan, const uric_limit *limit, uric_size offsets[2]) {
    offsets[0] = 0;
    offsets[1] = scan->length;
    if (limit->component == URIC_NO_COMPONENT)
        return true;
    const uric_capture *capture = &scan->chosen->components->capture[limit->component];
    const unsigned begin = capture->begin, end = capture->end;
    if (!uric_is_tracked(end) || (begin != URIC_NO_REGISTER && !uric_is_tracked(begin)))
        return end != URIC_NO_REGISTER;
    return uric_scan_offsets(scan, limit->component, offsets);
}

static void describe_limit(const uric_limit *limit, uric_size begin, uric_error *error) {
    error->status = limit != NULL ? URIC_OVER_LIMIT : URIC_OK;
    if (limit == NULL)
        return;
    error->offset = (uric_size)(begin + limit->most);
    error->byte = -1;
#if URIC_ERROR_DETAIL
#if URIC_CODE_POINTS
    error->point = -1;
#endif
    error->component = limit->name;
    error->begin = begin;
    error->machine = error->caller = NULL;
    error->state = error->caller_state = 0;
#endif
}

uric_status uric_end_limited(uric_scan *scan, uric_error *error) {
    const uric_machine *machine = scan->chosen->machine;
    const uric_limits *limits = limits_of(scan->chosen);
    const uric_limit *broken = NULL;
    uric_size begin = 0;
    const unsigned at_end = scan->call == 0 ? uric_accept(machine, scan->state) : 0;
    if (at_end == 0) {
        if (error != NULL)
            uric_describe_error(scan, URIC_ENDED, error);
        return URIC_ENDED;
    }
#if !URIC_COMPACT /* a compact scan has done them; here, their list is behind URIC_LIMITED */
    const uric_action *action = &machine->final_action[at_end - 2];
    do_operations(scan, machine->operations + action->more, scan->length);
#endif
    for (const uric_limit *limit = limits->limit; limit < limits->limit + limits->count; limit++) {
        uric_size offsets[2];
        if (!find_limited(scan, limit, offsets) || offsets[1] - offsets[0] <= limit->most)
            continue;
        if (broken == NULL || offsets[0] + limit->most < begin + broken->most) {
            broken = limit;
            begin = offsets[0];
        }
    }
    if (error != NULL)
        describe_limit(broken, begin, error);
    return broken != NULL ? URIC_OVER_LIMIT : URIC_OK;
}

bool uric_rule_limit(const uric_rule *rule, size_t index, const char **name, size_t *most) {
    const uric_limits *limits = limits_of(rule);
    if (limits == NULL || index >= limits->count)
        return false;
    *name = limits->limit[index].name;
    *most = limits->limit[index].most;
    return true;
}

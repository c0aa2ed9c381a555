#include "command/diff/limits.h"

#include <string.h>

bool side_has_limits(const struct side *side) {
    const char *name;
    size_t most;
    return uric_rule_limit(side_scan(side), 0, &name, &most);
}

/* Has the other side each limit of this one? */
static bool includes_limits(const struct side *side, const struct side *other) {
    const char *name, *its_name;
    size_t most, its_most;
    for (size_t i = 0; uric_rule_limit(side_scan(side), i, &name, &most); i++) {
        bool found = false;
        for (size_t k = 0; uric_rule_limit(side_scan(other), k, &its_name, &its_most); k++)
            found |= most == its_most && strcmp(name, its_name) == 0;
        if (!found)
            return false;
    }
    return true;
}

bool sides_have_same_limits(const struct side sides[2]) {
    return includes_limits(&sides[0], &sides[1]) && includes_limits(&sides[1], &sides[0]);
}

bool is_over_own_limit(const struct side *side, const struct difference *difference) {
    return uric_check(side_scan(side), difference->text, difference->len, NULL) == URIC_OVER_LIMIT;
}

void out_side_limits(struct out *out, const struct side *side) {
    const char *name;
    size_t most, i = 0;
    for (; uric_rule_limit(side_scan(side), i, &name, &most); i++) {
        out_text(out, i > 0 ? ", " : "");
        out_text(out, name);
        out_byte(out, ' ');
        out_number(out, most);
    }
    out_text(out, i == 0 ? "none" : "");
}

void out_side_limits_json(struct out *out, const struct side *side) {
    const char *name;
    size_t most;
    out_byte(out, '[');
    for (size_t i = 0; uric_rule_limit(side_scan(side), i, &name, &most); i++) {
        out_text(out, i > 0 ? ",{\"name\":\"" : "{\"name\":\"");
        out_text(out, name);
        out_text(out, "\",\"most\":");
        out_number(out, most);
        out_byte(out, '}');
    }
    out_byte(out, ']');
}

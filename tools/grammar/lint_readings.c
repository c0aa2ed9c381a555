#include "lint_readings.h"

#include <string.h>

#include "ambiguity.h"
#include "prove/backtrack.h"
#include "span_lines.h"

enum { MOST_SPANS = 16 }; /* of a list, that are shown */

/* The first reading of all; false if that takes too long. */
static bool read_first(const profile *p, const rule *r, const char *text, size_t len,
                       reading *found) {
    uric_span spans[COMPONENTS], item;
    unsigned host_kind;
    if (backtrack(p, r, text, len, spans, &host_kind) != DERIVED)
        return false;
    *found = (reading){.count = 0};
    for (unsigned c = 0; c < p->component_count; c++) {
        const profile_component *of = &p->components[c];
        if (of->number == URIC_NO_COMPONENT)
            continue;
        unsigned items = 0;
        while (of->is_list && item_of_reading(c, items).at != NULL)
            items++;
        for (unsigned i = of->is_list ? items : 1; i-- > 0;) {
            item = of->is_list ? item_of_reading(c, i) : spans[of->number];
            size_t begin = item.at != NULL ? (size_t)(item.at - text) : 0;
            if (item.at != NULL)
                add_span(found, c, begin, begin + item.len);
        }
    }
    return true;
}

/* The spans of one component in a reading, the last first. */
static unsigned spans_of(const reading *r, unsigned component, component_span found[MOST_SPANS]) {
    unsigned count = 0;
    for (unsigned i = 0; i < r->count; i++)
        if (r->spans[i].component == component && count < MOST_SPANS)
            found[count++] = r->spans[i];
    return count;
}

static bool same_spans(const reading *a, const reading *b, unsigned component) {
    component_span of_a[MOST_SPANS], of_b[MOST_SPANS];
    unsigned count = spans_of(a, component, of_a);
    return spans_of(b, component, of_b) == count && memcmp(of_a, of_b, count * sizeof *of_a) == 0;
}

static bool same_readings(const profile *p, const reading *a, const reading *b) {
    for (unsigned c = 0; c < p->component_count; c++)
        if (!same_spans(a, b, c))
            return false;
    return true;
}

/* The text, and under it the components that two readings have at different places. */
static char *show(const profile *p, const char *text, size_t len, const reading readings[2]) {
    marked_span *lines = NULL;
    unsigned count = 0;
    for (unsigned c = 0; c < p->component_count; c++) {
        if (same_spans(&readings[0], &readings[1], c))
            continue;
        for (unsigned k = 0; k < 2; k++) {
            component_span spans[MOST_SPANS];
            unsigned left = spans_of(&readings[k], c, spans);
            marked_span line = {format_text("%u: no %s", k + 1, p->components[c].name), NOWHERE,
                                NOWHERE};
            if (left == 0) {
                lines = grow(lines, count, sizeof line);
                lines[count++] = line;
            }
            line.label = format_text("%u: %s", k + 1, p->components[c].name);
            while (left-- > 0) {
                line.begin = spans[left].begin;
                line.end = spans[left].end;
                lines = grow(lines, count, sizeof line);
                lines[count++] = line;
            }
        }
    }
    return span_lines(text, len, lines, count);
}

static char *advice(const ambiguity *a) {
    const nfa_node *fork = a->fork;
    const node *n = fork->repeats;
    const char *place = format_text("%s:%u:%u", fork->at.file, fork->at.line, fork->at.column);
    if (n == NULL)
        return format_text("reading 1 takes the alternative at %s, which comes before that of "
                           "reading 2: change their order, or exclude the strings of one from the "
                           "other (A - B)",
                           place);
    bool is_option = n->min == 0 && n->max == 1;
    if (is_option && nullable(n->child))
        return format_text("what is optional at %s may be empty, too: write it without brackets",
                           place);
    if (nullable(n->child))
        return format_text(
            "what %s at %s repeats may be empty: exclude the empty string (A - \"\")",
            repetition_text(n), place);
    const char *what =
        is_option ? format_text("takes the option at %s, since it can", place)
                  : format_text("repeats %s at %s as often as it can", repetition_text(n), place);
    return a->offset < a->len
               ? format_text("reading 1 %s: to %s before \"%s\", exclude from it what begins so "
                             "(A - B)",
                             what, is_option ? "leave it out" : "end it",
                             visible(a->text + a->offset, 1))
               : format_text("reading 1 %s", what);
}

/* Each place where readings part is reported once. */
typedef struct places {
    source *list;
    unsigned count;
} places;

static bool add_place(places *all, source at) {
    for (unsigned i = 0; i < all->count; i++)
        if (all->list[i].file == at.file && all->list[i].line == at.line &&
            all->list[i].column == at.column)
            return false;
    all->list = grow(all->list, all->count, sizeof at);
    all->list[all->count++] = at;
    return true;
}

static void warn_about_rule(const profile *p, const rule *r, places *reported) {
    ambiguity found;
    reading first;
    if (!find_ambiguity(p, r, &found) || found.fork == NULL || !add_place(reported, found.fork->at))
        return;
    reading *readings = found.readings;
    if (read_first(p, r, found.text, found.len, &first)) {
        if (same_readings(p, &first, &readings[1]))
            readings[1] = readings[0];
        readings[0] = first;
    }
    warn_at(r->at, "rule %s: a text has two readings, of which reading 1 counts:%s\n    %s",
            r->name, show(p, found.text, found.len, readings), advice(&found));
}

void warn_about_readings(const profile *p) {
    places reported = {.count = 0};
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++)
            warn_about_rule(p, p->parsers[i].rules.rules[k], &reported);
}

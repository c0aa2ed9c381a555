#include "automata/advice.h"

#include "automata/nfa.h"
#include "front/profile.h"

char *advice_for(const grammar *g, const rule *r, bool components) {
    char *fewer = "", *advice = "";
    for (unsigned i = 0; i < g->count; i++)
        if (g->rules[i]->depth > 1 && reaches(r, g->rules[i]))
            fewer = format_text("%s%s\"nest %s %u\"", fewer, *fewer != '\0' ? " or " : "",
                                g->rules[i]->name, g->rules[i]->depth - 1);
    if (components && r->automata[NFA_PLAIN] != NULL)
        advice =
            format_text("; without components and lists, rule %s is within the limits", r->name);
    return *fewer == '\0' ? advice : format_text("%s; %s would make it smaller", advice, fewer);
}

const char *remedy_for(const node *repetition) {
    if (repetition == NULL)
        return "";
    return repetition->max == UNBOUNDED
               ? "; A - B can exclude what follows from what is repeated"
               : "; \"at-most\" in the profile limits a length without states";
}

void report_fault(const grammar *g, const rule *r, const node *repetition, const char *what) {
    if (repetition != NULL)
        error_at(repetition->at, "rule %s: because of its repetition %s, rule %s %s",
                 rule_with(g, repetition)->name, repetition_text(repetition), r->name, what);
    else
        error_at(r->at, "rule %s %s", r->name, what);
}

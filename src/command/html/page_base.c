#include "command/html/page_base.h"

#include <stdlib.h>
#include <string.h>

#include "command/io/error_line.h"
#include "command/io/errors.h"

enum { ENCAPSULATING, RETRIEVAL, DEFAULT };

const struct help_option base_options[] = {
    {OPTION_ENCAPSULATING, "encapsulating", "BASE",
     "the base of the message or archive that the page is part of (5.1.2)", NULL, COMPLETE_NOTHING},
    {OPTION_RETRIEVAL, "retrieval", "URI",
     "the URI that the page was retrieved by, the last of redirections (5.1.3)", NULL,
     COMPLETE_NOTHING},
    {OPTION_DEFAULT, "default", "BASE", "the base where nothing else gives one (5.1.4)", NULL,
     COMPLETE_NOTHING},
    {0}};

static const struct {
    const char *name, *section;
} sources[] = {{"encapsulating", "5.1.2"}, {"retrieval", "5.1.3"}, {"default", "5.1.4"}};

bool read_base_option(struct outer_bases *outer, int option, const char *argument) {
    if (option < OPTION_ENCAPSULATING || option > OPTION_DEFAULT)
        return false;
    outer->given[option - OPTION_ENCAPSULATING] = argument;
    return true;
}

void parse_outer_bases(const struct command *command, struct outer_bases *outer) {
    for (unsigned i = 0; i <= DEFAULT; i++)
        if (outer->given[i] != NULL)
            parse_absolute(command, base_options[i].name, outer->given[i], outer->rule,
                           &outer->uri[i]);
}

const uric_uri *outer_base(const struct outer_bases *outer) {
    const uric_bases bases = {NULL, &outer->uri[ENCAPSULATING], &outer->uri[RETRIEVAL],
                              &outer->uri[DEFAULT]};
    return uric_choose_base(&bases);
}

/* Makes the base of a reference, in absolute form and without its fragment (5.1). */
static void make_base(struct page_base *base, const uric_rule *rule, const uric_uri *against,
                      const uric_uri *reference) {
    uric_buffer target = {NULL, 0, 0};
    uric_status status;
    while ((status = uric_resolve(against, reference, 0, &target, NULL)) == URIC_NO_ROOM) {
        base->memory = resize(base->memory, target.len);
        target = (uric_buffer){base->memory, target.len, 0};
    }
    if (status == URIC_CURRENT_DOCUMENT) { /* BASE is empty */
        make_base(base, rule, against, against);
        return;
    }
    if (status == URIC_OK)
        status = uric_parse(&base->uri, rule, target.at, target.len, NULL);
    if (status == URIC_OK && base->uri.fragment.at != NULL)
        status = uric_parse(&base->uri, rule, target.at,
                            (size_t)(base->uri.fragment.at - 1 - target.at), NULL);
    if (status != URIC_OK) {
        base->uri = (uric_uri){0};
        base->problem = uric_status_text(status);
    }
}

void page_base_establish(struct page_base *base, const struct outer_bases *outer,
                         const struct page *page) {
    const uric_uri *around = outer_base(outer);
    *base = (struct page_base){.element = page_base(page)};
    if (base->element == NULL && around == NULL) {
        base->problem = "no base: the page has no BASE element, and no option gives one";
    } else if (base->element == NULL) {
        size_t i = (size_t)(around - outer->uri);
        base->source = sources[i].name;
        base->section = sources[i].section;
        make_base(base, outer->rule, around, around);
    } else {
        uric_uri embedded;
        uric_span text = base->element->text;
        base->source = "content";
        base->section = "5.1.1";
        if (uric_parse(&embedded, outer->rule, text.at, text.len, &base->error) != URIC_OK)
            return;
        if (embedded.scheme.at == NULL && around == NULL)
            base->problem = "no base: BASE is relative, and no option gives a base for it";
        else
            make_base(base, outer->rule, embedded.scheme.at != NULL ? &embedded : around,
                      &embedded);
    }
}

void out_no_base(struct out *out, const struct page_base *base, const uric_rule *rule, bool json) {
    if (base->problem != NULL) {
        out_other_error_part(out, 0, base->problem, json);
        return;
    }
    const struct refused_text refused = {&base->error, rule, {.text = base->element->text}, 0};
    out_error_part(out, &refused, IN_BASE, json);
}

#include "command/subcommands/links.h"

#include <stdlib.h>

#include "command/io/error_line.h"
#include "command/io/place.h"
#include "command/io/whole_files.h"
#include "command/subcommands/target.h"

/* The members between those of the place and the last, "target" or "error". */
static void out_link_json(struct out *out, const struct page_reference *link) {
    out_text(out, "\"element\":");
    out_json_text(out, link->element);
    out_text(out, ",\"attribute\":");
    out_json_text(out, link->attribute);
    out_text(out, ",\"reference\":");
    out_json(out, link->text);
    out_byte(out, ',');
}

/* Writes the target, or why there is none; in JSON as a member. BASE itself is resolved against
 * what is around the page. */
static int out_target(struct out *out, const struct links *links, const struct page_base *base,
                      const uric_uri *reference, bool is_base) {
    bool json = links->options->json;
    const uric_uri *against = is_base ? outer_base(&links->outer) : &base->uri;
    if (reference->scheme.at != NULL)
        against = reference;
    if (against == NULL || against->text.at == NULL) {
        out_no_base(out, base, links->outer.rule, json);
        return EXIT_REFUSED;
    }
    uric_buffer target = out_scratch(out, reference->text.len);
    uric_status status;
    while ((status = uric_resolve(against, reference, 0, &target, NULL)) == URIC_NO_ROOM)
        target = out_scratch(out, target.len);
    if (status != URIC_OK && status != URIC_CURRENT_DOCUMENT) {
        out_other_error_part(out, 0, uric_status_text(status), json);
        return EXIT_REFUSED;
    }
    uric_span found = status == URIC_OK ? written(&target) : (uric_span){NULL, 0};
    if (json) {
        out_text(out, "\"target\":");
        out_json(out, found);
    } else if (status == URIC_OK) {
        out_escaped(out, found.at, found.len);
    } else {
        out_current_document(out, reference);
    }
    return EXIT_OK;
}

static int out_link(struct out *out, const struct links *links, const struct page_base *base,
                    const struct place *place, const struct page_reference *link) {
    bool json = links->options->json;
    const uric_rule *rule = links->outer.rule;
    uric_uri reference;
    uric_error error;
    int status = EXIT_OK;
    out_place(out, place, json);
    if (json)
        out_link_json(out, link);
    if (uric_parse(&reference, rule, link->text.at, link->text.len, &error) != URIC_OK) {
        const struct refused_text refused = {&error, rule, {.text = link->text}, 0};
        out_error_part(out, &refused, IN_STRING, json);
        status = EXIT_REFUSED;
    } else if (links->resolves) {
        status = out_target(out, links, base, &reference, link == base->element);
    } else if (json) {
        out_text(out, "\"target\":null");
    } else {
        out_escaped(out, link->text.at, link->text.len);
    }
    out_text(out, json ? "}\n" : "\n");
    return status;
}

static int links_of_file(const void *context, const char *name, uric_span text) {
    const struct links *links = context;
    struct page page = {0};
    struct page_base base = {0};
    struct place place = place_at_start(name);
    int status = EXIT_OK;
    page_read(&page, text);
    if (links->resolves)
        page_base_establish(&base, &links->outer, &page);
    for (size_t i = 0; i < page.count; i++) {
        const struct page_reference *link = &page.references[i]; /* offsets ascend */
        place_pass(&place, text.at + place.offset, link->offset - (size_t)place.offset);
        status = worse(status, out_link(&standard_output, links, &base, &place, link));
    }
    free(base.memory);
    page_free(&page);
    return status;
}

int extract_links(const struct links *links, char **operands) {
    return each_whole_file(operands, links_of_file, links);
}

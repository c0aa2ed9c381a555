#include "command/html/page.h"

#include <stdlib.h>
#include <string.h>

#include "command/html/references.h"
#include "command/io/errors.h"

const struct page_reference *page_base(const struct page *page) {
    for (size_t i = 0; i < page->count; i++)
        if (strcmp(page->references[i].element, "base") == 0)
            return &page->references[i];
    return NULL;
}

#ifndef URIC_GUMBO

void expect_html_reader(const struct command *command) {
    fail_usage(command, "this build cannot read HTML: gumbo (libgumbo-dev) was missing when it was "
                        "built");
}

void page_read(struct page *page, uric_span text) {
    (void)page, (void)text;
}

void page_free(struct page *page) {
    (void)page;
}

#else

#include <gumbo.h>
#include <strings.h>

enum { DEPTH_MOST = 10000 };

void expect_html_reader(const struct command *command) {
    (void)command;
}

/* The name of an element, in lower case; of those that gumbo does not know, only "use" has
 * references: "" for any other. */
static const char *element_name(const GumboElement *element) {
    GumboStringPiece name = element->original_tag;
    if (element->tag != GUMBO_TAG_UNKNOWN)
        return gumbo_normalized_tagname(element->tag);
    gumbo_tag_from_original_text(&name);
    return name.length == 3 && gumbo_string_equals_ignore_case(&name, &(GumboStringPiece){"use", 3})
               ? "use"
               : "";
}

static void add_reference(struct page *page, struct page_reference reference) {
    if (page->count == page->room) {
        page->room = 2 * page->room + 64;
        page->references = resize(page->references, page->room * sizeof *page->references);
    }
    page->references[page->count++] = reference;
}

/* The value as the page has it, without quotes. */
static uric_span raw_value(const GumboAttribute *attribute) {
    uric_span raw = {attribute->original_value.data, attribute->original_value.length};
    if (raw.len == 0) /* <a href> */
        raw.at = attribute->original_name.data;
    if (raw.len > 1 && (*raw.at == '"' || *raw.at == '\''))
        raw = (uric_span){raw.at + 1, raw.len - 2};
    return raw;
}

static void add_references(struct page *page, uric_span text, const char *element,
                           const GumboAttribute *attribute, enum reference_form form) {
    uric_span raw = raw_value(attribute), reference;
    uric_span rest = {attribute->value, strlen(attribute->value)};
    bool is_same = raw.len == rest.len && memcmp(raw.at, rest.at, raw.len) == 0;
    while (next_reference(form, &rest, &reference)) {
        size_t before = is_same ? (size_t)(reference.at - attribute->value) : 0;
        add_reference(page, (struct page_reference){element, attribute->name, reference,
                                                    (size_t)(raw.at - text.at) + before});
    }
}

static bool is_refresh(const GumboElement *element) {
    const GumboAttribute *state = gumbo_get_attribute(&element->attributes, "http-equiv");
    return state != NULL && strcasecmp(state->value, "refresh") == 0;
}

static void read_element(struct page *page, uric_span text, const GumboElement *element) {
    const char *name = element_name(element);
    for (unsigned i = 0; i < element->attributes.length; i++) {
        const GumboAttribute *attribute = element->attributes.data[i];
        enum reference_form form = reference_form_of(name, attribute->name);
        if (form != NO_REFERENCE && (form != REFRESH || is_refresh(element)))
            add_references(page, text, name, attribute, form);
    }
}

static const GumboVector *children_of(const GumboNode *node) {
    if (node->type == GUMBO_NODE_DOCUMENT)
        return &node->v.document.children;
    if (node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE)
        return &node->v.element.children;
    return NULL;
}

/* The node behind this one, parents before children; NULL behind the last. Changes the depth. */
static const GumboNode *next_node(const GumboNode *node, size_t *depth) {
    const GumboVector *children = children_of(node);
    if (children != NULL && children->length > 0) {
        ++*depth;
        return children->data[0];
    }
    for (; node->parent != NULL; node = node->parent, --*depth) {
        const GumboVector *siblings = children_of(node->parent);
        if (node->index_within_parent + 1 < siblings->length)
            return siblings->data[node->index_within_parent + 1];
    }
    return NULL;
}

static int compare_places(const void *a, const void *b) {
    const struct page_reference *first = a, *second = b;
    if (first->offset != second->offset)
        return first->offset < second->offset ? -1 : 1;
    return first->text.at < second->text.at ? -1 : first->text.at > second->text.at;
}

/* The tree has not the order of the text, and may have an element several times: misnested <b>, for
 * example, or what stands between the rows of a table. */
static void sort_references(struct page *page) {
    size_t kept = 0;
    qsort(page->references, page->count, sizeof *page->references, compare_places);
    for (size_t i = 0; i < page->count; i++) {
        const struct page_reference *reference = &page->references[i];
        const struct page_reference *before = &page->references[kept - (kept > 0)];
        if (kept == 0 || before->offset != reference->offset ||
            before->attribute == reference->attribute)
            page->references[kept++] = *reference;
    }
    page->count = kept;
}

/* gumbo frees a tree by recursion; a very deep one stays until the program ends. */
void page_read(struct page *page, uric_span text) {
    GumboOutput *output = gumbo_parse_with_options(&kGumboDefaultOptions, text.at, text.len);
    size_t depth = 0, deepest = 0;
    page->tree = output;
    for (const GumboNode *node = output->document; node != NULL; node = next_node(node, &depth)) {
        deepest = depth > deepest ? depth : deepest;
        if (node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE)
            read_element(page, text, &node->v.element);
    }
    if (page->count > 0)
        sort_references(page);
    if (deepest > DEPTH_MOST)
        page->tree = NULL;
}

void page_free(struct page *page) {
    if (page->tree != NULL)
        gumbo_destroy_output(&kGumboDefaultOptions, page->tree);
    free(page->references);
    *page = (struct page){0};
}

#endif

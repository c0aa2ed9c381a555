/* Corpora of URIs that are parsed beforehand, in all forms. */
#include "corpus.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAMPLE_MAX = 1024, LONG_LENGTH = 1000000, SEGMENT = 16 };

static const char base_text[] = "http://a/b/c/d;p?q"; /* RFC 3986, 5.4 */

static bool parse(uric_uri *uri, const char *at, size_t len) {
    return uric_parse(uri, &uric_rfc3986_URI_reference, at, len, NULL) == URIC_OK;
}

void parse_base(uric_uri *base) {
    parse(base, base_text, sizeof base_text - 1);
}

static size_t copy(char *to, uric_span text) {
    memcpy(to, text.at, text.len);
    return text.len;
}

static size_t write_other_case(char *to, const uric_uri *uri) {
    copy(to, uri->text);
    for (size_t i = 0; i < uri->scheme.len; i++)
        if (to[i] >= 'a' && to[i] <= 'z')
            to[i] = (char)(to[i] - 'a' + 'A');
    return uri->text.len;
}

static size_t write_unequal(char *to, const uric_uri *uri) {
    size_t len = copy(to, uri->text);
    if (len > 0)
        to[len - 1] = to[len - 1] == '0' ? '1' : '0';
    return len;
}

static size_t write_relative(char *to, const uric_uri *uri) {
    size_t skipped = (size_t)(uri->path.at - uri->text.at);
    return copy(to, (uric_span){uri->path.at, uri->text.len - skipped});
}

static size_t write_target(char *to, const uric_uri *relative) {
    uric_uri base;
    uric_buffer out = {to, sizeof base_text + relative->text.len, 0};
    parse_base(&base);
    return uric_resolve(&base, relative, 0, &out, NULL) == URIC_OK ? out.len : 0;
}

/* Writes URI `i` in a form other than AS_READ, and returns its length. */
static size_t write_form(const struct corpus *corpus, enum form form, size_t i, char *to) {
    const uric_uri *uri = &corpus->parsed[AS_READ][i];
    switch (form) {
    case OTHER_CASE: return write_other_case(to, uri);
    case UNEQUAL: return write_unequal(to, uri);
    case RELATIVE: return write_relative(to, uri);
    case TARGET: return write_target(to, &corpus->parsed[RELATIVE][i]);
    default: return copy(to, uri->text);
    }
}

/* Makes a form of all URIs. A text that would not be valid in this form is taken as in AS_READ. */
static void make_form(struct corpus *corpus, enum form form) {
    char *at = not_null(malloc(corpus->bytes + corpus->count * sizeof base_text));
    corpus->parsed[form] = not_null(malloc(corpus->count * sizeof(uric_uri)));
    for (size_t i = 0; i < corpus->count; i++) {
        uric_uri *uri = &corpus->parsed[form][i];
        if (!parse(uri, at, write_form(corpus, form, i, at)))
            parse(uri, at, copy(at, corpus->parsed[AS_READ][i].text));
        at += uri->text.len;
    }
}

/* Takes the valid ones of every `every`th of `count` texts. */
static void parse_some(struct corpus *corpus, const uric_span *text, size_t count, size_t every) {
    char *at;
    corpus->parsed[AS_READ] = not_null(malloc((count / every + 1) * sizeof(uric_uri)));
    for (size_t i = 0; i < count; i += every)
        corpus->bytes += text[i].len;
    at = not_null(malloc(corpus->bytes + 1));
    for (size_t i = 0; i < count; i += every)
        if (parse(&corpus->parsed[AS_READ][corpus->count], at, copy(at, text[i]))) {
            at += text[i].len;
            corpus->count++;
        } else
            corpus->bytes -= text[i].len;
    if (corpus->count == 0)
        fail("no valid URI in", corpus->name, 0);
    for (unsigned form = AS_READ + 1; form < FORMS; form++)
        make_form(corpus, (enum form)form);
}

void corpus_sample(struct corpus *sample, const struct corpus *corpus) {
    *sample = (struct corpus){.name = corpus->name};
    size_t every = (corpus->count + SAMPLE_MAX - 1) / SAMPLE_MAX;
    parse_some(sample, corpus->uri, corpus->count, every);
}

void corpus_long(struct corpus *corpus) {
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    char *text = not_null(malloc(LONG_LENGTH));
    size_t len = (size_t)sprintf(text, "http://example.com");
    for (unsigned i = 0; len < LONG_LENGTH; i++, len++)
        text[len] = i % SEGMENT == 0 ? '/' : letters[i * 7 / 3 % 64];
    *corpus = (struct corpus){.name = "a long one"};
    uric_span span = {text, len};
    parse_some(corpus, &span, 1, 1);
    corpus->uri = not_null(malloc(sizeof *corpus->uri));
    corpus->uri[0] = span;
}

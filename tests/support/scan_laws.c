#include "scan_laws.h"

#include <string.h>

#include "random.h"
#include "uric_tables.h"

/* A text, a rule, and the verdict and error of uric_check: what all laws are about. */
typedef struct trial {
    const uric_grammar *grammar;
    const uric_rule *rule;
    const char *text;
    size_t len;
    uric_status status;
    uric_error error;
} trial;

static trial try_rule(const uric_grammar *grammar, const uric_rule *rule, const char *text,
                      size_t len) {
    trial t = {.grammar = grammar, .rule = rule, .text = text, .len = len};
    t.status = uric_check(rule, text, len, &t.error);
    return t;
}

#if URIC_ERROR_DETAIL

static bool same_component(const uric_error *a, const uric_error *b) {
    return a->component == b->component || (a->component != NULL && b->component != NULL &&
                                            strcmp(a->component, b->component) == 0);
}

#else

static bool same_component(const uric_error *a, const uric_error *b) {
    (void)a;
    (void)b;
    return true;
}

#endif

static bool same_point(const uric_error *a, const uric_error *b) {
#if URIC_ERROR_DETAIL && URIC_CODE_POINTS
    return a->point == b->point;
#else
    return a != NULL && b != NULL;
#endif
}

static bool same_error(const uric_error *a, const uric_error *b) {
    if (a->status == URIC_OK || b->status == URIC_OK)
        return a->status == b->status; /* no other field is set */
    return a->status == b->status && a->offset == b->offset && a->byte == b->byte &&
           same_point(a, b) && same_component(a, b);
}

static bool same_span(uric_span a, uric_span b) {
    return a.at == b.at && a.len == b.len;
}

bool same_uri(const uric_uri *a, const uric_uri *b) {
    bool same = a->host_kind == b->host_kind && a->rule == b->rule;
    for (unsigned i = 0; uric_component_name(a->chosen, i) != NULL; i++)
        same = same && same_span(uric_component_of(a, i), uric_component_of(b, i));
    return same;
}

static const char *error_law(const trial *t) {
    const uric_error *e = &t->error;
    if (e->status != t->status)
        return "the error has the status that was returned";
    switch (t->status) {
    case URIC_OK:
        for (size_t i = 0; i < t->len; i++)
            if (uric_rule_excludes(t->rule, (unsigned char)t->text[i]))
                return "no byte of a valid text is excluded";
        return NULL;
    case URIC_REFUSED:
        if (e->offset >= t->len || e->byte != (unsigned char)t->text[e->offset])
            return "a refusal names a byte of the text";
        return NULL;
    case URIC_ENDED:
        if (e->offset != t->len || e->byte != -1)
            return "a text that ends too early has its length as offset, and no byte";
        return NULL;
    case URIC_OVER_LIMIT:
        if (e->offset >= t->len || e->byte != -1)
            return "the first byte over a limit is one of the text";
        return NULL;
    default: return "a text of this length is valid, refused or ended";
    }
}

/* The bytes before the error's offset can begin a valid text; with the byte at the offset, or, in a
 * grammar of code points, with the code point there, they cannot. */
static const char *offset_law(const trial *t) {
    uric_scan scan;
    size_t count = uric_rule_has_code_points(t->rule) ? 4 : 1, left = t->len - t->error.offset;
    uric_scan_begin(&scan, t->rule);
    if (uric_scan_feed(&scan, t->text, t->error.offset) != URIC_OK)
        return "the bytes before the error's offset are accepted";
    if (scan.length != t->error.offset)
        return "a scan counts the bytes that it accepts";
    if (t->status == URIC_REFUSED && uric_scan_feed(&scan, t->text + t->error.offset,
                                                    count < left ? count : left) != URIC_REFUSED)
        return "the byte at the error's offset is refused";
    return NULL;
}

#if URIC_ERROR_DETAIL

static bool lists_each_once(const uric_error *error) {
    const char *one, *other;
    for (size_t i = 0; (one = uric_error_expected(error, i)) != NULL; i++)
        for (size_t k = 0; k < i && (other = uric_error_expected(error, k)) != NULL; k++)
            if (strcmp(one, other) == 0)
                return false;
    return true;
}

static bool lists_end(const uric_error *error) {
    const char *term;
    for (size_t i = 0; (term = uric_error_expected(error, i)) != NULL; i++)
        if (strcmp(term, "end of input") == 0)
            return true;
    return false;
}

/* In place of the refused byte, the scan accepts exactly the expected bytes. */
/* Did the text end within a code point? Then what is expected would have stood in its place. */
static bool is_cut(const trial *t) {
#if URIC_CODE_POINTS
    return t->error.point == -2;
#else
    return t == NULL;
#endif
}

static const char *expected_law(const trial *t) {
    uric_scan before;
    if (is_cut(t))
        return NULL;
    bool any = uric_error_expects_end(&t->error);
    uric_scan_begin(&before, t->rule);
    uric_scan_feed(&before, t->text, t->error.offset);
    for (unsigned byte = 0; byte < 256; byte++) {
        uric_scan scan = before;
        char c = (char)byte;
        bool expected = uric_error_expects(&t->error, (unsigned char)byte);
        if ((uric_scan_feed(&scan, &c, 1) == URIC_OK) != expected)
            return "a scan accepts a byte if and only if it is expected";
        any |= expected;
    }
    bool whole = t->error.byte < 0x80 || !uric_rule_has_code_points(t->rule);
    if (t->error.byte >= 0 && whole && uric_error_expects(&t->error, (unsigned char)t->error.byte))
        return "the refused byte is not expected";
    bool ends = uric_check(t->rule, t->text, t->error.offset, NULL) == URIC_OK;
    if (ends != uric_error_expects_end(&t->error))
        return "the end is expected if and only if the text could end here";
    if (lists_end(&t->error) != ends)
        return "the expected terms include the end if and only if it is expected";
    if (!any || uric_error_expected(&t->error, 0) == NULL)
        return "something is expected";
    if (!lists_each_once(&t->error))
        return "each term is expected once";
    return NULL;
}

static const char *message_law(const trial *t) {
    char message[1024];
    size_t len = uric_error_message(&t->error, message, sizeof message);
    if (len >= sizeof message || strlen(message) != len || len == 0)
        return "a message has the length that is returned";
    for (size_t i = 0; i < len; i++)
        if (uric_rule_has_code_points(t->rule) ? (unsigned char)message[i] < 0x20
                                               : message[i] < 0x20 || message[i] > 0x7E)
            return "a message is printable";
    return NULL;
}

static const char *detail_laws(const trial *t) {
    const char *broken = t->status != URIC_OVER_LIMIT ? expected_law(t) : NULL;
    return broken != NULL ? broken : message_law(t);
}

static const char *tables_expect_law(const trial *check, const trial *parse) {
    for (unsigned byte = 0; byte < 256; byte++)
        if (uric_error_expects(&check->error, (unsigned char)byte) !=
            uric_error_expects(&parse->error, (unsigned char)byte))
            return "check and parse expect the same";
    return NULL;
}

#else

static const char *detail_laws(const trial *t) {
    (void)t;
    return NULL;
}

static const char *tables_expect_law(const trial *check, const trial *parse) {
    (void)check;
    (void)parse;
    return NULL;
}

#endif

static const char *pieces_law(const trial *t, uint32_t seed) {
    uric_scan scan;
    uric_error error;
    uric_uri whole, pieces;
    uric_status fed = URIC_OK;
    uric_scan_begin(&scan, t->rule);
    for (size_t at = 0; at < t->len;) {
        size_t most = t->len - at < 9 ? t->len - at : 9;
        size_t piece = (size_t)(next_random(&seed) % (most + 1)); /* sometimes 0 */
        fed = uric_scan_feed(&scan, t->text + at, piece);
        at += piece;
    }
    if ((fed == URIC_REFUSED) != (t->status == URIC_REFUSED))
        return "feeding a piece reports a refusal at once";
    if (uric_scan_end(&scan, &error) != t->status || !same_error(&error, &t->error))
        return "a text in pieces gets the verdict of the whole";
    if (t->status != URIC_OK)
        return NULL;
    uric_scan_split(&scan, t->text, &pieces);
    uric_parse(&whole, t->rule, t->text, t->len, NULL);
    return same_uri(&whole, &pieces) ? NULL : "a text in pieces has the components of the whole";
}

static const char *verdict_laws(const trial *t, uint32_t seed) {
    const char *broken = error_law(t);
    if (broken == NULL && t->status != URIC_OK)
        broken = offset_law(t);
    if (broken == NULL && t->status != URIC_OK)
        broken = detail_laws(t);
    return broken != NULL ? broken : pieces_law(t, seed);
}

/* The tables with and without components accept the same language. */
static const char *tables_law(const trial *check, const trial *parse) {
    if (check->status != parse->status)
        return "check and parse give the same verdict";
    if (check->status == URIC_OK)
        return NULL;
    if (check->error.offset != parse->error.offset || check->error.byte != parse->error.byte)
        return "check and parse refuse the same byte";
    return tables_expect_law(check, parse);
}

static bool all_absent(const uric_uri *uri) {
    uric_uri absent = {.rule = uri->rule, .chosen = uri->chosen};
    return same_uri(uri, &absent);
}

static bool lies_within(uric_span inner, const char *at, size_t len) {
    return inner.at == NULL || (inner.at >= at && inner.at + inner.len <= at + len);
}

/* A foreign grammar may have hosts without an authority. */
static bool has_authorities(const uric_rule *rule) {
    return rule->components->capture[URIC_AUTHORITY].end != URIC_NO_REGISTER;
}

/* Does uric_next_item split the component into consecutive items, from its start to its end? */
static bool has_items(const uric_uri *uri, unsigned component) {
    const uric_span all = uric_component_of(uri, component);
    uric_span rest = all, item = all;
    const char *behind = all.at;
    size_t count = 0;
    if (all.at == NULL)
        return !uric_next_item(uri, component, &rest, &item);
    for (; uric_next_item(uri, component, &rest, &item); count++) {
        if (item.at < behind || (count == 0 && item.at != all.at))
            return false;
        behind = item.at + item.len;
    }
    return count > 0 && behind == all.at + all.len &&
           (count == 1 || uric_is_list(uri->chosen, component));
}

/* Does uric_next_item split a part of the component into consecutive items of that part? */
static bool has_items_inside(const uric_uri *uri, unsigned component, const char *begin,
                             const char *end) {
    uric_span rest = {begin, (uric_size)(end - begin)}, item;
    for (size_t count = 0; uric_next_item(uri, component, &rest, &item); count++) {
        if (item.at < begin || item.at > end || item.len > (size_t)(end - item.at) ||
            count > uri->text.len)
            return false;
        begin = item.at + item.len;
    }
    return true;
}

static bool has_items_in_all_parts(const uric_uri *uri, unsigned component) {
    const uric_span all = uric_component_of(uri, component);
    bool inside = true;
    for (size_t i = 0; uric_is_list(uri->chosen, component) && i < all.len; i++)
        inside = inside && has_items_inside(uri, component, all.at + i, all.at + all.len) &&
                 has_items_inside(uri, component, all.at, all.at + i);
    return inside;
}

/* If uri->text were the bytes from `begin` to `end`, would the whole component be one item? */
static bool is_one_item(const uric_uri *uri, unsigned component, const char *begin,
                        const char *end) {
    const uric_span all = uric_component_of(uri, component);
    uric_span rest = all, item = {NULL, 0};
    uric_uri other = *uri;
    other.text = (uric_span){begin, (uric_size)(end - begin)};
    return uric_next_item(&other, component, &rest, &item) && item.at == all.at &&
           item.len == all.len && !uric_next_item(&other, component, &rest, &item);
}

/* Tries texts that do not contain the component: those that end before or in it, and those that
 * begin in or behind it. */
static bool is_one_item_outside(const uric_uri *uri, unsigned component) {
    const uric_span all = uric_component_of(uri, component);
    const char *begin = uri->text.at, *end = begin + uri->text.len;
    return all.len == 0 || (is_one_item(uri, component, begin, all.at) &&
                            is_one_item(uri, component, begin, all.at + all.len - 1) &&
                            is_one_item(uri, component, all.at + 1, end) &&
                            is_one_item(uri, component, all.at + all.len, end));
}

static const char *span_law(const trial *t, const uric_uri *uri) {
    for (unsigned i = 0; uric_component_name(uri->chosen, i) != NULL; i++) {
        if (!lies_within(uric_component_of(uri, i), t->text, t->len))
            return "components lie in the text";
        if (!has_items(uri, i))
            return "the items of a component cover it";
        if (!has_items_in_all_parts(uri, i))
            return "items of a part of a component lie in it";
        if (!is_one_item_outside(uri, i))
            return "a component that does not lie in the text is one item";
    }
    const uric_span inner[] = {uri->userinfo, uri->host, uri->port};
    for (size_t i = 0; i < sizeof inner / sizeof *inner; i++)
        if (inner[i].at != NULL && has_authorities(uri->chosen) &&
            (uri->authority.at == NULL ||
             !lies_within(inner[i], uri->authority.at, uri->authority.len)))
            return "userinfo, host and port lie in the authority";
    return NULL;
}

/* Moves `*at` behind `literal` and the span; false if either is not there. */
static bool step_over(const char **at, const char *literal, uric_span span) {
    size_t len = strlen(literal);
    if (span.at != *at + len || memcmp(*at, literal, len) != 0)
        return false;
    *at = span.at + span.len;
    return true;
}

/* RFC 3986, 5.3: the components, with their delimiters, are the text. */
static const char *recompose_law(const trial *t, const uric_uri *uri) {
    const char *at = t->text;
    bool same = true;
    if (uri->scheme.at != NULL)
        same = step_over(&at, "", uri->scheme) && *at++ == ':';
    if (uri->authority.at != NULL)
        same = same && step_over(&at, "//", uri->authority);
    same = same && uri->path.at != NULL && step_over(&at, "", uri->path);
    if (uri->query.at != NULL)
        same = same && step_over(&at, "?", uri->query);
    if (uri->fragment.at != NULL)
        same = same && step_over(&at, "#", uri->fragment);
    return same && at == t->text + t->len ? NULL : "the components make up the text";
}

/* RFC 3986, 3.2 */
static const char *authority_law(const uric_uri *uri) {
    const char *at = uri->authority.at;
    bool same = true;
    if (at == NULL) {
        same = uri->userinfo.at == NULL && uri->host.at == NULL && uri->port.at == NULL;
        return same ? NULL : "without an authority there is no host";
    }
    if (uri->userinfo.at != NULL)
        same = step_over(&at, "", uri->userinfo) && *at++ == '@';
    same = same && uri->host.at != NULL && step_over(&at, "", uri->host);
    if (uri->port.at != NULL)
        same = same && step_over(&at, ":", uri->port);
    return same && at == uri->authority.at + uri->authority.len ? NULL
                                                                : "userinfo, host and port make up "
                                                                  "the authority";
}

static uric_span span_of(const char *at, const char *end) {
    return (uric_span){at, (uric_size)(end - at)};
}

static uric_span span_until(const char *at, const char *end, const char *stops) {
    const char *from = at;
    while (at < end && (*at == '\0' || strchr(stops, *at) == NULL))
        at++;
    return span_of(from, at);
}

/* RFC 3986, appendix B: ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))? */
static const char *appendix_b_law(const trial *t, const uric_uri *uri) {
    const char *at = t->text, *end = at + t->len;
    uric_uri b = *uri;
    uric_span first = span_until(at, end, ":/?#");
    b.scheme = b.authority = b.query = b.fragment = (uric_span){NULL, 0};
    if (first.len > 0 && at + first.len < end && at[first.len] == ':') {
        b.scheme = first;
        at += first.len + 1;
    }
    if (end - at >= 2 && at[0] == '/' && at[1] == '/') {
        b.authority = span_until(at + 2, end, "/?#");
        at = b.authority.at + b.authority.len;
    }
    b.path = span_until(at, end, "?#");
    at += b.path.len;
    if (at < end && *at == '?') {
        b.query = span_until(at + 1, end, "#");
        at = b.query.at + b.query.len;
    }
    if (at < end)
        b.fragment = span_of(at + 1, end);
    return same_uri(uri, &b) ? NULL : "the components are those of appendix B";
}

static bool derives(const trial *t, const char *rule, uric_span text) {
    const uric_rule *found = uric_grammar_rule(t->grammar, rule, strlen(rule));
    return text.at == NULL || uric_check(found, text.at, text.len, NULL) == URIC_OK;
}

/* RFC 3986, 3.2.2: the first match wins. */
static uric_host_kind kind_by_rules(const trial *t, uric_span host) {
    if (host.at == NULL)
        return URIC_HOST_NONE;
    if (host.len > 0 && host.at[0] == '[') {
        uric_span inner = span_of(host.at + 1, host.at + host.len - 1);
        return derives(t, "IPv6address", inner) ? URIC_HOST_IPV6 : URIC_HOST_IPVFUTURE;
    }
    return derives(t, "IPv4address", host) ? URIC_HOST_IPV4 : URIC_HOST_REG_NAME;
}

static const char *rfc3986_law(const trial *t, const uric_uri *uri) {
    bool has_kinds = URIC_KINDS && t->rule->components->registers <= URIC_REGISTERS;
    if (uri->host_kind != (has_kinds ? kind_by_rules(t, uri->host) : URIC_HOST_NONE))
        return "the kind of the host is the first alternative that derives it";
    if (!derives(t, "scheme", uri->scheme) || !derives(t, "authority", uri->authority) ||
        !derives(t, "userinfo", uri->userinfo) || !derives(t, "host", uri->host) ||
        !derives(t, "port", uri->port) || !derives(t, "path", uri->path) ||
        !derives(t, "query", uri->query) || !derives(t, "fragment", uri->fragment))
        return "each component is a string of its rule";
    return appendix_b_law(t, uri);
}

/* Does the rule's machine have a goto to the machine of `chosen`? */
static bool has_goto(const uric_rule *rule, const uric_rule *chosen) {
    const uric_machine *m = rule->machine;
    for (unsigned i = 0; i < m->actions; i++)
        if (m->action[i].link != 0 && m->links[m->action[i].link - 1].is_goto &&
            m->links[m->action[i].link - 1].rule == chosen)
            return true;
    return false;
}

static const char *parse_laws(const trial *t) {
    uric_uri uri;
    uric_error error;
    if (uric_parse(&uri, t->rule, t->text, t->len, &error) != t->status ||
        !same_error(&error, &t->error))
        return "uric_parse and uric_check give the same verdict";
    if (uri.rule != t->rule || (uri.chosen != t->rule && !has_goto(t->rule, uri.chosen)))
        return "uric_uri names the rule that found the components";
    if (t->status != URIC_OK)
        return all_absent(&uri) ? NULL : "a refused text has no components";
    const char *broken = span_law(t, &uri);
    if (broken != NULL || strcmp(uric_grammar_name(t->grammar), "rfc3986") != 0 ||
        t->rule->components->component_registers > URIC_REGISTERS)
        return broken;
    broken = recompose_law(t, &uri);
    if (broken == NULL)
        broken = authority_law(&uri);
    return broken != NULL ? broken : rfc3986_law(t, &uri);
}

const char *broken_scan_law(const uric_grammar *grammar, const char *rule, const char *text,
                            size_t len, uint32_t seed) {
    const uric_rule *verdict = uric_grammar_rule(grammar, rule, strlen(rule));
    const uric_rule *parser = uric_grammar_parser(grammar, rule, strlen(rule));
    if (verdict == NULL)
        return "the rule exists";
    trial check = try_rule(grammar, verdict, text, len);
    const char *broken = verdict_laws(&check, seed);
    if (broken != NULL || parser == NULL)
        return broken;
    trial parse = try_rule(grammar, parser, text, len);
    broken = verdict_laws(&parse, seed);
    if (broken == NULL)
        broken = tables_law(&check, &parse);
    return broken != NULL ? broken : parse_laws(&parse);
}

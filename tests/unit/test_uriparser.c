/* Normal forms beside uriparser's, where both claim RFC 3986. Each difference that is known is told
 * apart by its reason; there must be no other. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <cmocka.h>
#include <uriparser/Uri.h>

#include "laws.h"
#include "normal_laws.h"

static uint32_t seed = 3986;

static const char *one_of(const char *const *list) {
    uint32_t count = 0;
    while (list[count] != NULL)
        count++;
    return list[next_random(&seed) % count];
}

static const char *const schemes[] = {"", "HTTP:", "a:", "b+C:", NULL};
static const char *const authorities[] = {
    "",          "//",          "//H",      "//h:80", "//U%41%3a@h:", "//%4A%c3",
    "//1.2.3.4", "//[1:2::3]:", "//[v1.a]", "//h%2e", "//u:P@X.org",  NULL};
static const char *const pieces[] = {"/",   "/",   "a", "B",   ".", "..", "/.", "/..", "%2e", "%41",
                                     "%7e", "%3a", ":", "%c3", ";", "=",  "@",  "",    NULL};
static const char *const tails[] = {"", "", "?", "?%41%3f/../", "#", "#F%6f", "?a#b", NULL};

static void random_text(char *text) {
    strcpy(text, one_of(schemes));
    strcat(text, one_of(authorities));
    for (uint32_t count = next_random(&seed) % 8; count > 0; count--)
        strcat(text, one_of(pieces));
    strcat(text, one_of(tails));
}

/* False: uriparser refuses the text. */
static bool their_normal_form(const char *text, char *normal, int size) {
    UriUriA uri;
    const char *error;
    if (uriParseSingleUriA(&uri, text, &error) != URI_SUCCESS)
        return false;
    assert_int_equal(uriNormalizeSyntaxA(&uri), URI_SUCCESS);
    assert_int_equal(uriToStringA(normal, &uri, size, NULL), URI_SUCCESS);
    uriFreeUriMembersA(&uri);
    return true;
}

static bool same_span(uric_span a, uric_span b) {
    return (a.at == NULL) == (b.at == NULL) && a.len == b.len &&
           (a.len == 0 || memcmp(a.at, b.at, a.len) == 0);
}

static bool same_but_host_and_path(const uric_uri *a, const uric_uri *b) {
    return same_span(a->scheme, b->scheme) && same_span(a->userinfo, b->userinfo) &&
           same_span(a->port, b->port) && same_span(a->query, b->query) &&
           same_span(a->fragment, b->fragment);
}

/* 6.2.2.1: the digits of a triplet in upper case; uriparser lowers all of a host. */
static bool is_lowered_host(uric_span ours, uric_span theirs) {
    return ours.len == theirs.len && strncasecmp(ours.at, theirs.at, ours.len) == 0 &&
           memchr(ours.at, '%', ours.len) != NULL;
}

static bool is_known_host(const uric_uri *ours, const uric_uri *theirs) {
    return same_span(ours->host, theirs->host) ||
           ours->host_kind == URIC_HOST_IPV6 || /* uriparser writes all its digits */
           (ours->host.at != NULL && theirs->host.at != NULL &&
            is_lowered_host(ours->host, theirs->host));
}

/* uriparser keeps the dot segments of "//h/a/../b", which 5.2.2 removes; to "a:b/..", of which
 * 5.2.4 makes "a:/", it gives no root; and it takes those of "a/.." away, which say where a
 * reference leads. */
static bool is_known_path(const uric_uri *uri, const uric_uri *ours, const uric_uri *theirs) {
    bool rootless = uri->path.len > 0 && uri->path.at[0] != '/';
    return same_span(ours->path, theirs->path) ||
           (uri->scheme.at == NULL && uri->authority.at != NULL) || rootless;
}

/* It makes an authority of "a:/.//b", and of "a/../.:b" what no rule takes. */
static bool is_guarded(const uric_uri *ours) {
    bool rootless = ours->path.len > 0 && ours->path.at[0] != '/';
    return (ours->scheme.at == NULL && rootless) ||
           (ours->authority.at == NULL && ours->path.len >= 4 &&
            memcmp(ours->path.at, "/.//", 4) == 0);
}

static bool is_known_difference(const uric_uri *uri, const char *our_text, const char *their_text) {
    uric_uri ours, theirs;
    const uric_rule *rule = &uric_rfc3986_URI_reference;
    assert_int_equal(uric_parse(&ours, rule, our_text, strlen(our_text), NULL), URIC_OK);
    if (is_guarded(&ours))
        return true;
    return uric_parse(&theirs, rule, their_text, strlen(their_text), NULL) == URIC_OK &&
           same_but_host_and_path(&ours, &theirs) && is_known_host(&ours, &theirs) &&
           is_known_path(uri, &ours, &theirs);
}

static void test_uriparser(void **state) {
    (void)state;
    unsigned same = 0, compared = 0, unknown = 0;
    for (unsigned round = 0; round < 100000; round++) {
        char text[200], ours[NORMAL_MAX], theirs[NORMAL_MAX];
        uric_uri uri;
        random_text(text);
        bool accepted =
            uric_parse(&uri, &uric_rfc3986_URI_reference, text, strlen(text), NULL) == URIC_OK;
        if (accepted != their_normal_form(text, theirs, sizeof theirs))
            fail_msg("%s: %s", text, accepted ? "refused by uriparser" : "accepted by uriparser");
        if (!accepted)
            continue;
        ours[normal_form(&uri, URIC_BY_SYNTAX, ours)] = '\0';
        compared++;
        if (strcmp(ours, theirs) == 0)
            same++;
        else if (!is_known_difference(&uri, ours, theirs)) {
            print_error("%s: %s, uriparser: %s\n", text, ours, theirs);
            unknown++;
        }
    }
    assert_int_equal(unknown, 0);
    assert_true(same > compared / 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_uriparser)};
    return cmocka_run_group_tests_name("uriparser", tests, NULL, NULL);
}

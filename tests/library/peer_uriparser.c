/* Compares normal forms and targets with uriparser's: both libraries claim RFC 3986. Each known
 * difference is recognized by its reason; any other fails the test. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <cmocka.h>
#include <uriparser/Uri.h>

#include "normal_laws.h"
#include "random.h"

static uint32_t seed = 3986;

static const char *const schemes[] = {"", "HTTP:", "a:", "b+C:", NULL};
static const char *const authorities[] = {
    "",          "//",          "//H",      "//h:80", "//U%41%3a@h:", "//%4A%c3",
    "//1.2.3.4", "//[1:2::3]:", "//[v1.a]", "//h%2e", "//u:P@X.org",  NULL};
static const char *const pieces[] = {"/",   "/",   "a", "B",   ".", "..", "/.", "/..", "%2e", "%41",
                                     "%7e", "%3a", ":", "%c3", ";", "=",  "@",  "",    NULL};
static const char *const tails[] = {"", "", "?", "?%41%3f/../", "#", "#F%6f", "?a#b", NULL};

static void random_text(char *text) {
    strcpy(text, random_string(schemes, &seed));
    strcat(text, random_string(authorities, &seed));
    for (uint32_t count = next_random(&seed) % 8; count > 0; count--)
        strcat(text, random_string(pieces, &seed));
    strcat(text, random_string(tails, &seed));
}

/* Returns false if uriparser refuses the text. */
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

/* The hexadecimal digits of a triplet are upper case (6.2.2.1); uriparser lowers the whole host. */
static bool is_lowered_host(uric_span ours, uric_span theirs) {
    return ours.len == theirs.len && strncasecmp(ours.at, theirs.at, ours.len) == 0 &&
           memchr(ours.at, '%', ours.len) != NULL;
}

static bool is_known_host(const uric_uri *ours, const uric_uri *theirs) {
    return same_span(ours->host, theirs->host) ||
           ours->host_kind == URIC_HOST_IPV6 || /* uriparser writes all digits */
           (ours->host.at != NULL && theirs->host.at != NULL &&
            is_lowered_host(ours->host, theirs->host));
}

/* Known differences: uriparser keeps the dot segments of "//h/a/../b" (5.2.2 removes them); it does
 * not turn "a:b/.." into "a:/" (5.2.4); and it removes those of the relative path "a/..". */
static bool is_known_path(const uric_uri *uri, const uric_uri *ours, const uric_uri *theirs) {
    bool rootless = uri->path.len > 0 && uri->path.at[0] != '/';
    return same_span(ours->path, theirs->path) ||
           (uri->scheme.at == NULL && uri->authority.at != NULL) || rootless;
}

/* uriparser turns the path of "a:/.//b" into an authority, and "a/../.:b" into an invalid text. */
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

static void test_normal_forms(void **state) {
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

/* Returns false if uriparser refuses the base, the reference or the pair. */
static bool their_target(const char *base, const char *reference, char *target, int size) {
    UriUriA of_base, of_reference, of_target;
    const char *error;
    bool done = false;
    if (uriParseSingleUriA(&of_base, base, &error) != URI_SUCCESS)
        return false;
    if (uriParseSingleUriA(&of_reference, reference, &error) == URI_SUCCESS) {
        if (uriAddBaseUriA(&of_target, &of_reference, &of_base) == URI_SUCCESS) {
            assert_int_equal(uriToStringA(target, &of_target, size, NULL), URI_SUCCESS);
            uriFreeUriMembersA(&of_target);
            done = true;
        }
        uriFreeUriMembersA(&of_reference);
    }
    uriFreeUriMembersA(&of_base);
    return done;
}

/* Is the target's path, which is the reference's own or is merged with the base's, rootless? */
static bool is_rootless(const uric_uri *base, const uric_uri *reference) {
    const uric_span own = reference->path;
    if (reference->scheme.at != NULL || own.len == 0)
        return own.len > 0 && own.at[0] != '/';
    return own.at[0] != '/' && base->authority.at == NULL &&
           (base->path.len == 0 || base->path.at[0] != '/');
}

/* uriparser writes "/." before a path that begins with "//" even beside an authority. */
static bool is_overguarded(uric_span ours, uric_span theirs) {
    return ours.len >= 2 && memcmp(ours.at, "//", 2) == 0 && theirs.len == ours.len + 2 &&
           memcmp(theirs.at, "/.", 2) == 0 && memcmp(theirs.at + 2, ours.at, ours.len) == 0;
}

/* Known differences, as above: IPv6 digits, the root that 5.2.4 gives a rootless path, guards. */
static bool is_known_target(const uric_uri *base, const uric_uri *reference, const char *our_text,
                            const char *their_text) {
    uric_uri ours, theirs;
    const uric_rule *rule = &uric_rfc3986_URI_reference;
    assert_int_equal(uric_parse(&ours, rule, our_text, strlen(our_text), NULL), URIC_OK);
    return is_guarded(&ours) ||
           (uric_parse(&theirs, rule, their_text, strlen(their_text), NULL) == URIC_OK &&
            same_but_host_and_path(&ours, &theirs) &&
            (same_span(ours.host, theirs.host) || ours.host_kind == URIC_HOST_IPV6) &&
            (same_span(ours.path, theirs.path) || is_rootless(base, reference) ||
             is_overguarded(ours.path, theirs.path)));
}

static void test_resolution(void **state) {
    (void)state;
    unsigned same = 0, compared = 0, unknown = 0;
    for (unsigned round = 0; round < 100000; round++) {
        char base[200], reference[200], ours[NORMAL_MAX], theirs[NORMAL_MAX];
        uric_uri of_base, of_reference;
        const uric_rule *rule = &uric_rfc3986_URI_reference;
        random_text(base);
        random_text(reference);
        uric_buffer out = {ours, sizeof ours - 1, 0};
        bool accepted =
            uric_parse(&of_base, rule, base, strlen(base), NULL) == URIC_OK &&
            uric_parse(&of_reference, rule, reference, strlen(reference), NULL) == URIC_OK &&
            uric_resolve(&of_base, &of_reference, 0, &out, NULL) == URIC_OK;
        if (accepted != their_target(base, reference, theirs, sizeof theirs))
            fail_msg("%s + %s: %s", base, reference,
                     accepted ? "refused by uriparser" : "resolved by uriparser");
        if (!accepted)
            continue;
        ours[out.len] = '\0';
        compared++;
        if (strcmp(ours, theirs) == 0)
            same++;
        else if (!is_known_target(&of_base, &of_reference, ours, theirs)) {
            print_error("%s + %s: %s, uriparser: %s\n", base, reference, ours, theirs);
            unknown++;
        }
    }
    assert_int_equal(unknown, 0);
    assert_true(same > compared / 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_normal_forms),
        cmocka_unit_test(test_resolution),
    };
    return cmocka_run_group_tests_name("peer uriparser", tests, NULL, NULL);
}

#include "command/subcommands/guess.h"

#include <stdlib.h>
#include <string.h>

#include "command/io/errors.h"
#include "uric_schemes.h"

/* What the host of a suffix must be. */
enum host { ANY_HOST, DOTTED_OR_ADDRESS, ADDRESS, DOTTED };

/* The rules: what a suffix must have, and what completes it. The first that fits wins.
 *  X("name", "prefix", label, host, mailbox, port, "text"): the host begins with the label,
 *  whatever its case (NULL: with anything); a mailbox has a user and neither port nor path, others
 *  have no user; the port is this one ("": any; NULL: any or none). */
#define RULES_OF_GUESSES(X)                                                                        \
    X("https", "https://", NULL, DOTTED_OR_ADDRESS, false, "443", "a host with port 443: https")   \
    X("www", "http://", "www.", ANY_HOST, false, NULL, "a host that begins with 'www.': http")     \
    X("ftp", "ftp://", "ftp.", ANY_HOST, false, NULL, "a host that begins with 'ftp.': ftp")       \
    X("gopher", "gopher://", "gopher.", ANY_HOST, false, NULL,                                     \
      "a host that begins with 'gopher.': gopher")                                                 \
    X("mailto", "mailto:", NULL, ANY_HOST, true, NULL, "USER@HOST: mailto")                        \
    X("port", "http://", NULL, DOTTED_OR_ADDRESS, false, "",                                       \
      "a host with a port; its name has a dot, or is localhost: http")                             \
    X("address", "http://", NULL, ADDRESS, false, NULL,                                            \
      "an IPv4 address, or an IP literal in brackets: http")                                       \
    X("name", "http://", NULL, DOTTED, false, NULL, "a name with a dot: http")

static const struct rule {
    const char *prefix, *label;
    enum host host;
    bool mailbox;
    const char *port;
} rules[] = {
#define RULE(name, prefix, label, host, mailbox, port, text) {prefix, label, host, mailbox, port},
    RULES_OF_GUESSES(RULE)
#undef RULE
};
enum { RULES = sizeof rules / sizeof *rules };

static const struct help_word rule_words[] = {
#define WORD(name, prefix, label, host, mailbox, port, text) {name, text},
    RULES_OF_GUESSES(WORD)
#undef WORD
        {"all", "each of these, in this order"},
    {0}};

const struct help_option guess_options[] = {
    {OPTION_GUESS, "guess", "RULE,...",
     "complete references that lack their scheme (RFC 3986, 4.5) by the first rule that fits:",
     rule_words, COMPLETE_WORDS},
    {0}};

void read_guesses(const struct command *command, const char *list, unsigned *asked) {
    char name[16];
    for (bool more = true; more;) {
        size_t len = strcspn(list, ",");
        size_t kept = len < sizeof name ? len : sizeof name - 1;
        memcpy(name, list, kept);
        name[kept] = '\0';
        size_t i = read_word(command, OPTION_GUESS, name);
        *asked |= i < RULES ? 1U << i : (1U << RULES) - 1;
        more = list[len] == ',';
        list += len + 1;
    }
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool begins_with(uric_span text, const char *label) {
    for (size_t i = 0; label[i] != '\0'; i++)
        if (i == text.len || (text.at[i] | 0x20) != (label[i] | 0x20))
            return false;
    return true;
}

/* Has the name a dot between labels, and a last label that can be a top-level domain? */
static bool is_dotted(uric_span name) {
    size_t last = name.len;
    while (last > 0 && name.at[last - 1] != '.')
        last--;
    return last > 1 && last < name.len && name.at[last - 2] != '.' && !is_digit(name.at[last]);
}

static bool fits_host(enum host kind, const uric_uri *uri) {
    bool is_address = uri->host_kind == URIC_HOST_IPV4 || uri->host_kind == URIC_HOST_IPV6 ||
                      uri->host_kind == URIC_HOST_IPVFUTURE;
    bool is_local = uri->host.len == 9 && begins_with(uri->host, "localhost");
    switch (kind) {
    case ADDRESS: return is_address;
    case DOTTED: return !is_address && is_dotted(uri->host);
    case DOTTED_OR_ADDRESS: return is_address || is_local || is_dotted(uri->host);
    default: return true;
    }
}

static bool is_user(uric_span userinfo) {
    return userinfo.len > 0 && memchr(userinfo.at, ':', userinfo.len) == NULL;
}

static bool fits_port(const struct rule *rule, uric_span port) {
    if (port.at == NULL || port.len == 0)
        return port.at == NULL && rule->port == NULL;
    if (rule->port == NULL || *rule->port == '\0')
        return !rule->mailbox;
    return port.len == strlen(rule->port) && memcmp(port.at, rule->port, port.len) == 0;
}

static bool fits(const struct rule *rule, const uric_uri *uri) {
    if (rule->label != NULL && !begins_with(uri->host, rule->label))
        return false;
    if (rule->mailbox ? !is_user(uri->userinfo) || uri->path.len > 0 || uri->fragment.at != NULL
                      : uri->userinfo.at != NULL)
        return false;
    return uri->host.len > 0 && fits_host(rule->host, uri) && fits_port(rule, uri->port);
}

struct guess find_guess(unsigned asked, const uric_rule *rule, uric_span text) {
    enum { PREFIX_MOST = 16 };
    struct guess guess = {.memory = resize(NULL, PREFIX_MOST + text.len + LINES_SLACK)};
    char *suffix = guess.memory + PREFIX_MOST;
    uric_uri uri;
    memcpy(suffix - 2, "//", 2);
    memcpy(suffix, text.at, text.len);
    memset(suffix + text.len, 0, LINES_SLACK);
    if (uric_parse(&uri, &uric_rfc3987_IRI_reference, suffix - 2, text.len + 2, NULL) != URIC_OK)
        return guess;
    size_t i = 0;
    while (i < RULES && ((asked >> i & 1) == 0 || !fits(&rules[i], &uri)))
        i++;
    if (i == RULES)
        return guess;
    size_t len = strlen(rules[i].prefix);
    memcpy(suffix - len, rules[i].prefix, len);
    guess.text = (uric_span){suffix - len, len + text.len};
    if (uric_check(rule, guess.text.at, guess.text.len, NULL) == URIC_OK)
        guess.name = rule_words[i].name;
    return guess;
}

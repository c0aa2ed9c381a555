#include "front/literals.h"

#include <ctype.h>
#include <string.h>

#include "front/characters.h"

/* Besides "text", some documents write 'text' or `text', and word processors curly quotes: also the
 * same at both ends, or at one end alone. */
static const struct quotes {
    const char *open, *close, *other; /* closes what `close` does not close on the line */
} all_quotes[] = {{"\"", "\"", "\xE2\x80\x9D"},
                  {"'", "'", "\xE2\x80\x99"},
                  {"`", "'", "\xE2\x80\x99"},
                  {"\xE2\x80\x9C", "\xE2\x80\x9D", "\""},
                  {"\xE2\x80\x9D", "\xE2\x80\x9D", "\""},
                  {"\xE2\x80\x98", "\xE2\x80\x99", "'"},
                  {"\xE2\x80\x99", "\xE2\x80\x99", "'"}};

/* Those of a string that begins here; NULL: none does. */
static const struct quotes *quotes_at(const reader *r) {
    for (size_t i = 0; i < sizeof all_quotes / sizeof *all_quotes; i++)
        if (length_at(r, r->at, all_quotes[i].open) > 0)
            return &all_quotes[i];
    return NULL;
}

bool at_string(const reader *r) {
    return r->at < r->end && quotes_at(r) != NULL;
}

/* The first place of a quote on this line; or NULL. */
static const char *find_quote(const reader *r, const char *at, const char *quote) {
    while (at < r->end && *at != '\n' && length_at(r, at, quote) == 0)
        at++;
    return at < r->end && *at != '\n' ? at : NULL;
}

/* "text": RFC 5234, 2.3. There are no escapes: "\" is a backslash. */
static node *read_string(reader *r, bool caseless) {
    const struct quotes *q = quotes_at(r);
    const char *begin = r->at, *text = begin + strlen(q->open), *quote = q->close;
    const char *end = find_quote(r, text, quote);
    if (end == NULL)
        end = find_quote(r, text, quote = q->other);
    if (end == NULL)
        return broken_node(r, begin, "this string has no closing quote");
    node *n = new_node(r, NODE_STRING, begin);
    n->caseless = caseless;
    n->len = (size_t)(end - text);
    n->text = copy_text(text, n->len);
    r->at = end + strlen(quote);
    unsigned point;
    for (const char *at = text; r->code_points && at < text + n->len;) {
        unsigned size = read_utf8(at, (size_t)(text + n->len - at), &point);
        if (size == 0)
            return broken_node(r, at, "this string is not UTF-8");
        at += size;
    }
    return n;
}

static int digit_value(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    c = (char)toupper((unsigned char)c);
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
}

/* A byte or a code point in base `base`, or -1 after a message. */
static int read_value(reader *r, int base) {
    const char *begin = r->at;
    int value = 0;
    while (r->at < r->end && digit_value(*r->at) < base && value < 0x1000000)
        value = value * base + digit_value(*r->at++);
    if (r->at == begin)
        broken_node(r, begin, "expected a number");
    else if (!r->code_points && value > 0xFF)
        broken_node(r, begin,
                    "this number is larger than 255, the largest byte (for code points, the "
                    "profile says \"charset utf-8\")");
    else if (value > 0x10FFFF)
        broken_node(r, begin, "this number is larger than 10FFFF, the largest code point");
    else
        return value;
    return -1;
}

#define SURROGATES "surrogates (D800 to DFFF) are no characters of UTF-8"

static bool is_surrogate(int value) {
    return value >= 0xD800 && value <= 0xDFFF;
}

/* One value, or those of a range. */
static node *new_values(reader *r, const char *percent, int min, int max) {
    node *n = new_node(r, r->code_points && max > 0x7F ? NODE_POINTS : NODE_RANGE, percent);
    n->min = min;
    n->max = max;
    if (max >= 0 && max < min)
        return broken_node(r, percent, "this range ends before it begins");
    if (r->code_points && is_surrogate(min) && is_surrogate(max))
        return broken_node(r, percent, SURROGATES);
    return n;
}

/* "text", or a range: RFC 1459 writes 'a' ... 'z', others "a".."z". */
node *read_characters(reader *r) {
    const char *begin = r->at;
    node *first = read_string(r, true);
    const char *dots = r->at + strspn(r->at, " \t"), *behind = dots + strspn(dots, ".");
    reader last = *r;
    last.at = behind + strspn(behind, " \t");
    if (r->broken || behind - dots < 2 || !at_string(&last))
        return first;
    r->at = last.at;
    const node *second = read_string(r, true);
    if (!r->broken && (first->len != 1 || second->len != 1))
        broken_node(r, begin, "a range has one character at each end");
    return r->broken
               ? NULL
               : new_values(r, begin, (unsigned char)*first->text, (unsigned char)*second->text);
}

/* Writes a value of a string; gives its length in bytes. */
static size_t put_value(reader *r, const char *percent, int value, char *bytes) {
    *bytes = (char)value;
    if (!r->code_points)
        return 1;
    if (is_surrogate(value))
        broken_node(r, percent, SURROGATES);
    return write_utf8((unsigned)value, bytes);
}

/* %x30-39, %d13.10, %b1, %s"case", %i"any": RFC 5234, 2.3 and RFC 7405. */
node *read_percent(reader *r) {
    const char *percent = r->at++;
    char kind = r->at < r->end ? (char)tolower((unsigned char)*r->at++) : '\0';
    if ((kind == 's' || kind == 'i') && at_string(r))
        return read_string(r, kind == 'i');
    int base = kind == 'x' ? 16 : kind == 'd' ? 10 : kind == 'b' ? 2 : 0;
    if (base == 0)
        return broken_node(r, percent, "expected x, d, b, s or i after \"%\"");

    int value = read_value(r, base);
    if (value < 0)
        return NULL;
    bool single = r->at >= r->end || *r->at != '.';
    if (r->at < r->end && *r->at == '-') {
        r->at++;
        if (r->end - r->at > 2 && *r->at == '%' && tolower((unsigned char)r->at[1]) == kind)
            r->at += 2; /* some documents write %x41-%x5A */
        return new_values(r, percent, value, read_value(r, base));
    }
    if (single && value > 0x7F && r->code_points)
        return new_values(r, percent, value, value);
    size_t more =
        strspn(r->at, ".0123456789abcdefABCDEF"); /* a value has no more bytes than digits */
    char *bytes = allocate((size_t)(r->at - percent) + more + 1, 1);
    size_t len = put_value(r, percent, value, bytes);
    while (!r->broken && r->at < r->end && *r->at == '.') {
        r->at++;
        value = read_value(r, base);
        len += r->broken ? 0 : put_value(r, percent, value, bytes + len);
    }
    if (r->broken)
        return NULL;
    node *n = new_node(r, NODE_STRING, percent);
    n->text = bytes;
    n->len = len;
    return n;
}

/* Behind a comment, which stands behind more than one blank; or `at`. */
static const char *comment_end(const reader *r, const char *at) {
    if (length_at(r, at, "  ;") > 0 || length_at(r, at, "\t;") > 0)
        while (at < r->end && *at != '\n')
            at++;
    return at;
}

/* The text of prose without the comments beside its lines, as RFC 822 has them. */
static char *prose_text(const reader *r, const char *at, const char *end) {
    char *text = allocate((size_t)(end - at) + 1, 1), *to = text;
    while ((at = comment_end(r, at)) < end)
        *to++ = *at++;
    return text;
}

/* <x> is a character in RFC 822; <pchar>, as in 0<pchar>, is a rule. Other prose may name a rule of
 * another document (document.h). */
node *read_prose(reader *r) {
    const char *begin = r->at++, *text = r->at;
    const char *close = text;
    while ((close = comment_end(r, close)) < r->end && *close != '>')
        close += length_at(r, close, "<\">") > 0 ? 3 : 1; /* <any CHAR except <">> */
    if (close == text && close + 1 < r->end && close[1] == '>')
        close++; /* <>> */
    if (close >= r->end || close == text)
        return broken_node(r, begin, "expected a character or prose between \"<\" and \">\"");
    r->at = close + 1;
    size_t len = (size_t)(close - text);
    bool name = name_start(*text) && name_end(r, text) == close && len > 1;
    node *n = new_node(r, len == 1 ? NODE_STRING : NODE_RULE, begin);
    n->prose = !name && len > 1;
    n->text = prose_text(r, text, close);
    n->len = strlen(n->text);
    return n;
}

#include "front/statement.h"

#include <string.h>

source word_source(const line *l, unsigned word) {
    return (source){l->at.file, l->at.line, l->column[word]};
}

static line split_line(char *text, const char *file, unsigned number) {
    line l = {.at = {file, number, 1}};
    char *at = text;
    for (;;) {
        at += strspn(at, " \t\r");
        if (*at == '\0' || *at == '#')
            return l;
        if (l.count == MOST_WORDS) {
            error_at(l.at, "this line has more than %d words", MOST_WORDS);
            return l;
        }
        l.column[l.count] = (unsigned)(at - text) + 1;
        bool quoted = *at == '"';
        at += quoted;
        l.word[l.count++] = at;
        at += strcspn(at, quoted ? "\"" : " \t\r");
        if (*at == '\0') {
            if (quoted)
                error_at(word_source(&l, l.count - 1), "this word has no closing quote");
            return l;
        }
        if (quoted && at[1] == ':') /* import "my names.abnf": name */
            *at++ = ':';
        *at++ = '\0';
    }
}

void check_given_name(const line *l, unsigned word) {
    static const char bytes[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+.";
    if (l->word[word][strspn(l->word[word], bytes)] != '\0')
        error_at(word_source(l, word),
                 "%s: a name consists of letters, digits, \"-\", \"_\", \"+\" and \".\"",
                 l->word[0]);
}

const rule *named_rule(profile *p, const line *l, unsigned word) {
    const rule *found = rule_for_profile(&p->documents, p->space, l->word[word]);
    if (found == NULL)
        error_at(word_source(l, word), "%s: the grammar has no rule %s%s", l->word[0],
                 l->word[word], suggestion(&p->documents, p->space, l->word[word]));
    if (!is_inherited(p))
        add_rule(&p->entries, found);
    return found;
}

line *split_lines(char *text, const char *path, unsigned *count) {
    line *lines = NULL;
    unsigned number = 0;
    *count = 0;
    while (*text != '\0') {
        size_t len = strcspn(text, "\n");
        bool last = text[len] == '\0';
        text[len] = '\0';
        line l = split_line(text, path, ++number);
        if (l.count > 0) {
            lines = grow(lines, *count, sizeof l);
            lines[(*count)++] = l;
        }
        text += len + !last;
    }
    return lines;
}

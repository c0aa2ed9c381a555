#include "front/rule_search.h"

#include <dirent.h>
#include <string.h>
#include <strings.h>

#include "front/grammar_files.h"

typedef struct search {
    const char **names; /* NULL for a name that was found */
    unsigned count;
    const char *lacking; /* the path of the file that lacks them */
    const char *text;    /* only files of RFCs that this text mentions count; NULL: all do */
    const char *best;    /* the path of the best file so far */
    const char *folder;  /* of that file: those that are searched first go before others */
    unsigned most;       /* the number of names that it defines */
} search;

/* Prose, such as <see [RFC3986], 3.2.2>. */
static bool is_prose(const char *text) {
    size_t len = strcspn(text, ">\n");
    return *text == '<' && memchr(text, ' ', len) != NULL;
}

/* Does a rule of this name begin on the line, and is no prose? */
static bool begins_rule(const char *line, const char *name) {
    size_t len = strlen(name);
    line += strspn(line, " \t<");
    if (strncasecmp(line, name, len) != 0)
        return false;
    line += len;
    line += strspn(line, " \t>:");
    return *line == '=' && !is_prose(line + 1 + strspn(line + 1, " \t"));
}

static bool defines(const char *text, const char *name) {
    for (const char *line = text; line != NULL; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (begins_rule(line, name))
            return true;
    }
    return false;
}

/* "import FILE: RULE…" with the names that the file defines; they become NULL. */
static char *import_of(search *s, const char *path) {
    size_t len;
    const char *text = read_file(path, &len);
    char *made = format_text("import %s:", file_word(path));
    for (unsigned i = 0; i < s->count; i++)
        if (s->names[i] != NULL && defines(text, s->names[i])) {
            made = format_text("%s %s", made, s->names[i]);
            s->names[i] = NULL;
        }
    return made;
}

/* Of two files, an RFC before others, and the later RFC. */
static bool is_later(const char *path, const char *than) {
    path = file_name(path);
    than = file_name(than);
    bool rfc = strncmp(path, "rfc", 3) == 0, other = strncmp(than, "rfc", 3) == 0;
    if (rfc != other)
        return rfc;
    static const char digits[] = "0123456789"; /* rfc952 is not later than rfc5321 */
    size_t len = rfc ? strspn(path + 3, digits) : 0, other_len = rfc ? strspn(than + 3, digits) : 0;
    return len != other_len ? len > other_len : strcmp(path, than) > 0;
}

/* Does the text speak of RFC 3986, for a file rfc3986.abnf? */
static bool mentions(const char *text, const char *path) {
    path = file_name(path);
    size_t digits = strncasecmp(path, "rfc", 3) == 0 ? strspn(path + 3, "0123456789") : 0;
    for (const char *at = text; digits > 0 && (at = strstr(at, "RFC")) != NULL;) {
        at += 3;
        const char *number = at + strspn(at, " \n-");
        if (strspn(number, "0123456789") == digits && strncmp(number, path + 3, digits) == 0)
            return true;
    }
    return false;
}

static void try_file(search *s, const char *path, const char *folder) {
    size_t len;
    unsigned found = 0;
    if (!is_abnf(path) || !is_readable(path) || strcmp(path, s->lacking) == 0 ||
        (s->text != NULL && !mentions(s->text, path)))
        return;
    const char *text = read_file(path, &len);
    for (unsigned i = 0; i < s->count; i++)
        found += s->names[i] != NULL && defines(text, s->names[i]);
    bool better = found > s->most ||
                  (found > 0 && found == s->most && s->folder == folder && is_later(path, s->best));
    if (better) {
        s->most = found;
        s->best = path;
        s->folder = folder;
    }
}

static void try_folder(search *s, const char *folder) {
    DIR *files = opendir(*folder != '\0' ? folder : ".");
    const struct dirent *entry;
    while (files != NULL && (entry = readdir(files)) != NULL)
        try_file(s, path_beside(folder, entry->d_name), folder);
    if (files != NULL)
        closedir(files);
}

static void forget_repeated(search *s) {
    for (unsigned i = 0; i < s->count; i++)
        for (unsigned k = 0; k < i && s->names[i] != NULL; k++)
            if (s->names[k] != NULL && strcasecmp(s->names[i], s->names[k]) == 0)
                s->names[i] = NULL;
}

static void suggest(search *s, source at) {
    do {
        s->best = NULL;
        s->most = 0;
        const char *folder = path_beside(at.file, "");
        for (unsigned i = 0; folder != NULL; folder = grammar_folder(i++))
            try_folder(s, folder);
        if (s->best != NULL)
            note_at(at, "if the rules of %s are meant, put \"%s\" into the profile",
                    file_name(s->best), import_of(s, s->best));
    } while (s->best != NULL);
}

const char *suggest_imports(source at, const char *path, const char **names, unsigned count) {
    search s = {.names = allocate(count + 1, sizeof *names), .count = count};
    for (unsigned i = 0; i < count; i++)
        s.names[i] = names[i];
    s.lacking = path_beside(at.file, format_text("%s.abnf", document_name(at.file)));
    forget_repeated(&s);
    if (count == 0)
        return "";
    size_t len;
    s.text = read_file(path, &len);
    suggest(&s, at);
    s.text = NULL;
    suggest(&s, at);
    const char *left = "";
    for (unsigned i = 0; i < count; i++)
        if (s.names[i] != NULL)
            left = format_text("%s %s", left, s.names[i]);
    return left;
}

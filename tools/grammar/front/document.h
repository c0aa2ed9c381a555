/* Documents: the profile's own rules, and those of the files that `import`, `document` and
 * `extends` name. Each document is a name space: a rule means what its own document says, whatever
 * other documents define by the same name.
 *
 * A name in a rule is looked for among
 *
 *     the rules of the same document,
 *     the rules that this document imports (of host and Host, the one that is spelled so),
 *     the rules of the document that it extends, by the same four steps but for the core rules,
 *     the core rules of RFC 5234, unless a file of which all rules are imported ("import FILE: *")
 *     has one that is spelled so,
 *
 * and last, in an imported file, among the rules that the profile imports, so that a file may use
 * rules which the profile takes from a third one. A name that is found nowhere among these may be
 * in a file of which all rules are imported. */
#ifndef DOCUMENT_H
#define DOCUMENT_H

#include "front/abnf.h"

struct document {
    const char *name; /* rfc3986, for rfc3986.abnf and rfc3986.profile */
    const char *path; /* of the file that holds its rules, without those of errata */
    bool code_points; /* values are code points in UTF-8: "charset utf-8"; else they are bytes */
    grammar rules;
    rule_list imports;
    document **open; /* "import FILE: *" */
    unsigned open_count;
    document *base; /* that it extends; or NULL */
};

/* A line "document TAG FILE": prose with the tag names a rule of the document. */
typedef struct prose_source {
    const char *tag; /* such as [RFC3986] */
    source at;
    const document *space; /* whose profile has the line */
    document *document;
} prose_source;

typedef struct documents {
    document **list; /* the first is the profile's own */
    unsigned count;
    document *core; /* RFC 5234, appendix B.1 */
    prose_source *prose;
    unsigned prose_count;
    const char **undefined; /* names in the grammar; also of rules that are prose */
    unsigned undefined_count;
} documents;

/* rfc3986 for grammar/rfc3986.abnf. */
char *document_name(const char *path);

document *add_document(documents *all, const char *path);

/* The document of a file, which is read. */
document *open_document(documents *all, const char *path, bool code_points);

/* Binds the names in all rules of all documents. To be called once, after the last file. */
void bind_names(documents *all);

/* The rule that a name means in a document, in either case (RFC 5234, 2.1); or NULL. */
rule *rule_in(const documents *all, const document *d, const char *name);

/* The imported rule that a name means in a document whose own rule of that name does not count,
 * since it is prose, has "=/" or is no ABNF as printed; or NULL. */
rule *imported_rule(const documents *all, const document *d, const char *name);

/* The file of "import FILE: *" with a rule that is spelled so, which a rule of the document itself
 * in another spelling hides; or NULL. */
const char *open_file_with(const document *d, const char *name);

/* "; did you mean NAME?", for a name that means no rule in a document; "" if none is near. */
const char *suggestion(const documents *all, const document *d, const char *name);

/* The rule that a profile means by a name: RULE, or FILE.RULE for one of another document; or NULL.
 * RULE alone may also be a rule that an imported one uses. */
const rule *rule_for_profile(const documents *all, const document *d, const char *name);

/* The rules of the profile's own document of which a grammar consists, with what they reach. */
typedef enum own_rules {
    ENTRIES,     /* those that the entries reach */
    EVERY_RULE,  /* all */
    WHOLE_RULES, /* all, but for those that use what is not defined and that no entry reaches */
} own_rules;

/* The rules of which a grammar consists: those of the profile's own document, in its order, then
 * the others. Of rules with one name, one keeps it, and the others get the name of their document
 * before it. A name without a definition in one of these rules is an error. */
grammar reached_rules(documents *all, const rule_list *entries, own_rules own);

/* Adds a rule to a grammar that is compiled, unless it is there. */
void keep_rule(grammar *g, rule *r);

#endif

/* A profile: what to do with a grammar. Its statements fill this struct (read_profile.h);
 * grammar/README.md describes the format for the people who write profiles.
 *
 *     component host host                     the rule `host` is the component host
 *     component user user in ftpurl           so is `user`, but only where ftpurl uses it
 *
 * A rule may be several components, and several rules the same one; each such line is a capture. */
#ifndef PROFILE_H
#define PROFILE_H

#include "front/document.h"
#include "uric_tables.h"

/* A profile may declare more components than one table can report. */
enum {
    NO_COMPONENT = 0xFF,
    MOST_COMPONENTS = 32,
    MOST_NAMES = 32,
    MOST_PARTS = 24,
    MOST_LEVELS = 100, /* of a rule that contains itself */
    COMPONENTS = URIC_PART + MOST_PARTS
};

/* A component: "component NAME" or "list NAME". */
typedef struct profile_component {
    const char *name;
    source at;
    unsigned
        number;   /* a uric_component, URIC_PART and up for the grammar's own; or URIC_NO_COMPONENT:
                     not reported, it only shows that the host is of some kind */
    bool is_list; /* may occur more than once; its span is then that of all occurrences */
} profile_component;

/* A line "component NAME RULE… [in WHERE]": the rules are the component where they are used inside
 * WHERE, which is a component or a rule. */
typedef struct capture {
    unsigned component; /* index */
    source at;
    rule_list rules;
    int within; /* index of WHERE in the profile's names; -1: anywhere */
} capture;

/* A line "host-kind KIND RULE": a host is of the first kind whose rule derives all of it. If the
 * rule derives only a part of the host, as the address between brackets, that part is a hidden
 * component, and the host is of the kind if the part is there. */
typedef struct kind {
    const char *name; /* of uric_host_kind_name */
    unsigned value;   /* uric_host_kind */
    const rule *rule;
    int component; /* index of a hidden component; or -1: none is needed */
    source at;
} kind;

/* The defaults of a scheme. */
typedef struct scheme_defaults {
    const char *name;
    source at;
    const char *path; /* that an empty path beside an authority stands for; or NULL */
    unsigned port;    /* 0: unknown */
} scheme_defaults;

/* WHERE of a capture: a component with that name, or a rule. */
typedef struct where_name {
    const char *name;
    const rule *rule; /* or NULL */
} where_name;

/* What surrounds the use of a rule. */
typedef struct surroundings {
    uint32_t inside;     /* bit k: the component or rule of the profile's name k */
    unsigned component;  /* the innermost component that is reported, or NO_COMPONENT */
    unsigned depth;      /* the number of components that are reported */
    const node *counted; /* the innermost repetition that counts; or NULL */
} surroundings;

/* A rule with a machine of its own, which the machines of other rules call. */
typedef struct profile_call {
    const rule *rule;
    byte_set continuing; /* the bytes that may make one of its strings longer */
    surroundings where;  /* of its uses */
} profile_call;

typedef struct call_list {
    profile_call *list;
    unsigned count;
} call_list;

/* A line "parse RULE… [through RULE…]": the rules share one table, which may go to tables of the
 * rules after "through". */
typedef struct parse_line {
    source at;
    rule_list rules, through;
} parse_line;

/* A line "encode COMPONENT RULE…": data is encoded for these rules, not for the component's. */
typedef struct data_rules {
    source at;
    unsigned component; /* uric_component */
    rule_list rules;
} data_rules;

/* A line "nest RULE DEPTH": the rule contains itself at most so deep. */
typedef struct nesting {
    source at;
    rule *rule;
    unsigned depth;   /* 1: not at all */
    const char *idle; /* why it has no effect (levels.h); or NULL */
} nesting;

/* The profile beside an imported file (imports.h). */
typedef struct own_profile {
    document *document;
    struct line *lines; /* statement.h; NULL: there is none */
    unsigned count;
} own_profile;

/* A line "amend FILE". */
typedef struct amend_line {
    source at;
    const char *path;
} amend_line;

/* A line "at-most LENGTH RULE". */
typedef struct length_limit {
    source at;
    const rule *rule;
    unsigned most;      /* bytes */
    unsigned component; /* index of the one that the rule is; NO_COMPONENT: the whole text, since no
                           other rule uses the rule */
} length_limit;

typedef struct profile {
    const char *path;
    const char *file; /* that was named: the profile, or a file of ABNF */
    const char *name; /* of the grammar: the file's name without its ending */
    const char *title;
    const char *dated; /* "2005-01"; or "" */
    grammar grammar;   /* what is compiled */
    documents documents;
    document *space;   /* in which the statement that is read names rules */
    rule_list entries; /* named rules, which are compiled with all that they reach; or */
    own_rules own;     /* which of the profile's own document are compiled, too */
    own_profile *own_profiles;
    unsigned own_profile_count;
    nesting *nestings;
    unsigned nesting_count;
    source extends; /* the line "extends NAME"; or no file */
    amend_line *amendments;
    unsigned amendment_count;
    length_limit *limits;
    unsigned limit_count;
    rule_list parsed; /* what the rules of absolute, reference and parse reach */
    const rule *absolute, *reference;
    const rule *resolver; /* of base and reference; NULL: `reference` */
    bool derives_results; /* resolution yields strings of the grammar, which need no check */
    parse_line *parsers;
    unsigned parser_count;
    call_list calls; /* which find_calls chooses */
    profile_component *components;
    unsigned component_count;
    capture *captures;
    unsigned capture_count;
    where_name names[MOST_NAMES]; /* that stand after "in" */
    unsigned name_count;
    unsigned params;          /* 0; or the component that ";" separates from the path */
    uric_revision revision;   /* without the unreserved bytes and the schemes, which are here: */
    bool inherits_resolution; /* for a grammar that has the components which resolution takes */
    rule_list unreserved;
    byte_set unreserved_marks;
    scheme_defaults *schemes;
    unsigned scheme_count;
    const char **samples; /* typical texts */
    unsigned sample_count;
    kind *kinds;
    unsigned kind_count;
    data_rules *data;
    unsigned data_count;
} profile;

/* Is the statement that is read one of a profile that this one extends? */
bool is_inherited(const profile *p);

/* The index of a rule in the profile's calls; -1 if it is not one of them. */
int call_index(const profile *p, const rule *r);

/* Does a parse line name the rule? Then it reports components. */
bool is_parser(const profile *p, const rule *r);

/* The parse line that names this rule alone and no other to go through; or NULL. */
const parse_line *line_alone(const profile *p, const rule *r);

/* Does the length of a string of `r`, or of a part of it, have a limit? */
bool has_limits(const profile *p, const rule *r);

/* The components that `r` is where the names in `inside` surround its use: bit i for component i.
 */
uint32_t components_begun(const profile *p, const rule *r, uint32_t inside);

/* `inside`, with the names of `r` and of the components that it is. */
uint32_t names_around(const profile *p, const rule *r, uint32_t begun, uint32_t inside);

/* What surrounds the body of `r`, which is the components in `begun` where it is used. */
surroundings inside_rule(const profile *p, const rule *r, uint32_t begun, surroundings where);

/* The index of the component with a number of uric_component; -1 if there is none. */
int component_index(const profile *p, unsigned number);

/* The grammar has this component, as one of its own (URIC_PART and up). */
bool is_part(const profile_component *c);

/* The name of a component in the profile; if it is not there, the standard one. */
const char *component_name(const profile *p, unsigned number);

/* "host", for example; "part" for a component of a grammar's own. */
const char *standard_component_name(unsigned number);

/* The rule that parses base and reference; NULL: the document defines no resolution, or the rule
 * has no components. */
const rule *resolver_of(const profile *p);

#endif

/* A profile: what to do with a grammar. README.md describes the format for who writes one. */
#ifndef PROFILE_H
#define PROFILE_H

#include "front/abnf.h"
#include "uric_tables.h"

/* A profile may have more parts, and more components, than one table can report. */
enum {
    NO_COMPONENT = 0xFF,
    MOST_COMPONENTS = 32,
    MOST_NAMES = 32,
    MOST_PARTS = 24,
    COMPONENTS = URIC_PART + MOST_PARTS
};

/* What a parse reports: "component NAME" or "list NAME", in the order of the profile. */
typedef struct profile_component {
    const char *name;
    source at;
    unsigned number; /* a standard one; URIC_PART and up for a part; or URIC_NOWHERE: it is not
                        reported, but tells a kind of host */
    bool is_list;    /* it may occur more than once; then its span is that of all occurrences */
} profile_component;

/* One line "component NAME RULE… [in WHERE]": these rules are the component where they are used
 * inside WHERE, a component or a rule. */
typedef struct capture {
    unsigned component; /* its place in the profile's components */
    source at;
    rule **rules;
    unsigned rule_count;
    int within; /* the place of WHERE in the profile's names; -1: anywhere */
} capture;

/* A kind of host: the first whose rule derives all of the host. */
typedef struct kind {
    const char *name; /* a name of uric_host_kind_name */
    unsigned value;   /* its uric_host_kind */
    rule *rule;
    int component; /* -1; or, where the rule derives a part of the host alone (the address between
                      brackets), the place of the component that tells whether it took part */
    source at;
} kind;

/* The port of a scheme's URIs that name none (0: unknown), and the path that an empty one beside an
 * authority stands for (NULL: none). */
typedef struct scheme_defaults {
    const char *name;
    const char *path;
    unsigned port;
} scheme_defaults;

typedef struct rule_list {
    rule **rules;
    unsigned count;
} rule_list;

/* Where a rule is used. */
typedef struct surroundings {
    uint32_t inside;     /* bit k: what the profile's name k stands for is around it */
    unsigned component;  /* the innermost component that is reported, or NO_COMPONENT; */
    unsigned depth;      /* and how many there are */
    const node *counted; /* the innermost repetition that counts; or NULL */
} surroundings;

/* Rules that become one table, and others in whose tables it may go on. */
typedef struct parse_line {
    source at;
    rule_list rules, through;
} parse_line;

/* The rules that data of a component is encoded for, where that are not its own. */
typedef struct data_rules {
    source at;
    unsigned component;
    rule_list rules;
} data_rules;

typedef struct profile {
    const char *path;
    const char *name; /* of the grammar: the file's name without its ending */
    const char *title;
    const char *dated; /* "2005-01"; "" if the profile does not say */
    grammar grammar;
    rule *absolute, *reference;
    rule *resolver;       /* what resolution parses by; NULL: `reference` */
    bool derives_results; /* what resolution makes need not be held against it */
    parse_line *parsers;
    unsigned parser_count;
    rule_list calls;           /* rules with a machine of their own, as calls.h finds them, */
    byte_set *continuing;      /* the bytes that may make longer strings of theirs, */
    surroundings *call_places; /* and where they are used */
    profile_component *components;
    unsigned component_count;
    capture *captures;
    unsigned capture_count;
    const char *names[MOST_NAMES]; /* behind "in" */
    unsigned name_count;
    unsigned params;        /* 0; or the component that ";" parts from the path */
    uric_revision revision; /* but for its unreserved bytes and schemes: */
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

/* Adds a rule; nothing, if it is NULL. */
void add_to_list(rule_list *list, rule *r);

bool is_called(const profile *p, const rule *r);

/* The line of which `r` is the only rule and that goes through no other; NULL if there is none. */
const parse_line *line_alone(const profile *p, const rule *r);

/* Does the rule report components? */
bool is_parser(const profile *p, const rule *r);

/* Does `r` use `target`, directly or not, or is it the same? */
bool uses(const rule *r, const rule *target);

bool node_uses(const node *n, const rule *target);

/* The components that `r` is where it is used: bit i for component i. Bit k of `inside` says that
 * what the profile's name k stands for is around it. */
uint32_t components_begun(const profile *p, const rule *r, uint32_t inside);

/* The same names, and those that `r`, or the components that it is, add for what is inside it. */
uint32_t names_around(const profile *p, const rule *r, uint32_t begun, uint32_t inside);

/* What is around the body of `r`, which is used `where`, as the components in `begun`. */
surroundings inside_rule(const profile *p, const rule *r, uint32_t begun, surroundings where);

/* The place of the component with a number of uric_component; -1 if there is none. */
int place_of_component(const profile *p, unsigned number);

/* The name that the profile gives a component; "part" for none. */
const char *name_of_component(const profile *p, unsigned number);

/* The rule by which base and reference are parsed; NULL: nothing is resolved, or it is no parser.
 */
const rule *resolver_of(const profile *p);

/* The names that profiles and messages use for the components of uric_uri. */
const char *component_name(unsigned component);

#endif

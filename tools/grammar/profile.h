/* A profile: what to do with a grammar. README.md describes the format for who writes one. */
#ifndef PROFILE_H
#define PROFILE_H

#include "abnf.h"
#include "uric_tables.h"

/* A profile may have more parts, and more captures, than one table can report. */
enum { MOST_CAPTURES = 32, MOST_PARTS = 24, COMPONENTS = URIC_PART + MOST_PARTS };

/* A component that marks report: where one of its rules is used, inside `within` if that is set,
 * and not inside itself. */
typedef struct capture {
    const char *name;
    source at;
    unsigned component; /* a standard one; or URIC_PART and up, in the profile's order */
    rule **rules;
    unsigned rule_count;
    int within;    /* index of a capture, -1 for none */
    int outside;   /* likewise: this one must not be around it */
    bool confirms; /* what lies in it counts only if it is complete: its reading may die */
    int unless;    /* index of a capture that is preferred to it, or -1 */
    int ahead_of;  /* index of a capture that must begin behind it, or -1 */
    const char *ahead_name;
} capture;

/* One alternative reading of the host: the first that derives all of it wins. */
typedef struct kind {
    const char *name; /* a name of uric_host_kind_name */
    unsigned value;   /* its uric_host_kind */
    rule *rule;
    int capture; /* the capture that shows it, where the rule is a called machine's; or -1 */
    source at;
} kind;

/* A component that begins where one does, and ends where another does, if that is there. */
typedef struct join {
    const char *name;
    unsigned component, first, last;
} join;

/* A component beside the one that is the rest, and the bytes of delimiter between them. */
typedef struct neighbour {
    unsigned component, delimiter;
} neighbour;

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
    rule *resolver;                     /* what resolution parses by; NULL: `reference` */
    bool says_absolute, says_reference; /* even if there is no such rule */
    parse_line *parsers;
    unsigned parser_count;
    rule_list calls;   /* rules with a machine of their own, */
    source *call_at;   /* and where the profile says so */
    capture *captures; /* the first `marked_count` by marks, the others as the rest */
    unsigned capture_count, marked_count;
    unsigned rest; /* the component that needs no marks, or URIC_NOWHERE: it is what is left */
    source rest_at;
    join *joins;
    unsigned join_count;
    neighbour behind[URIC_NEIGHBOURS], before[URIC_NEIGHBOURS];
    unsigned behind_count, before_count;
    unsigned params;        /* 0; or the component that ";" parts from the path */
    uric_revision revision; /* but for its schemes: */
    scheme_defaults *schemes;
    unsigned scheme_count;
    const char **prefixes; /* beginnings that many texts share */
    unsigned prefix_count;
    const char **usuals; /* texts that most are like */
    unsigned usual_count;
    kind *kinds;
    unsigned kind_count;
    data_rules *data;
    unsigned data_count;
} profile;

/* Reads the profile and the grammar files that it names; errors are reported (errors_seen). */
profile *read_profile(const char *path);

bool is_called(const profile *p, const rule *r);

/* The line of which `r` is the only rule and that goes through no other; NULL if there is none. */
const parse_line *line_alone(const profile *p, const rule *r);

/* Does the rule report components? */
bool is_parser(const profile *p, const rule *r);

/* Does `r` use `target`, directly or not, or is it the same? */
bool uses(const rule *r, const rule *target);

/* Does `n` use `target` without the help of a called rule? */
bool uses_directly(const profile *p, const node *n, const rule *target);

/* The captures that `r` begins when it is used inside those of `around`; bit i for capture i. */
uint32_t captures_begun(const profile *p, const rule *r, uint32_t around);

/* The names that profiles and messages use for the components of uric_uri. */
const char *component_name(unsigned component);

#endif

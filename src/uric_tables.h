/* The format of tables: the constant objects that `uric-grammar pack` writes and the scan runs.
 * Programs that use the library do not need this header; generated code and tools that measure
 * tables do. src/README.md draws a table of four states. */
#ifndef URIC_TABLES_H
#define URIC_TABLES_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __cplusplus
#define URIC_ASSERT static_assert
#else
#define URIC_ASSERT _Static_assert
#endif

#if defined(__GNUC__)
#define URIC_INLINE __attribute__((always_inline)) inline
#define URIC_NOINLINE __attribute__((noinline))
#else
#define URIC_INLINE inline
#define URIC_NOINLINE
#endif

/* A list of strings is one string in which a NUL ends each item: such a list holds no pointers, and
 * the linker drops it with the object that refers to it. Returns item `n`. */
static inline const char *uric_nth(const char *list, size_t n) {
    for (; n > 0; n--)
        while (*list++ != '\0')
            continue;
    return list;
}

/* Registers and tag operations.
 *
 * A tag is the start or the end of a component; a scan keeps the values of tags in registers. The
 * register of a begin holds the offset of the component's first byte. The register of an end holds
 * the offset behind the component's last byte, plus 1, so that 0 marks the component absent. All
 * registers are 0 at first, which for a begin is offset 0. Most operations therefore store the
 * offset of the current byte plus 1: the byte ends a component, or a component begins behind it.
 *
 *     http://a/b        register              value      set by the byte at
 *     0   4  7 8        scheme's end          4 + 1      4
 *                       authority's begin     6 + 1      6
 *                       authority's end       8 + 1      8
 *                       path's begin          8          8
 *                       path's end            10 + 1     (the end of the text)
 *
 * A list of operations is bytes: the operation plus the number of its register; a copy is followed
 * by the number of the register that it copies; URIC_OPERATIONS_END ends the list. In tables that
 * are not compact, the operations for the end of a text whose lengths are limited (uric_limits) are
 * a list that begins with URIC_LIMITED. */
enum {
    URIC_MOST_REGISTERS = 32,
    URIC_IDLE_REGISTER = URIC_MOST_REGISTERS, /* the target of a store that has no effect */
    URIC_REGISTER_MASK = 0x1F,
    URIC_NO_REGISTER = URIC_IDLE_REGISTER + 1, /* always holds 0 */
    URIC_BEGINS_HERE = 0xFE
};
enum {
    URIC_STORE_NEXT = 0x00, /* store the offset behind the byte */
    URIC_STORE_HERE = 0x20, /* store the offset of the byte */
    URIC_CLEAR = 0x40,
    URIC_COPY = 0x60,
    URIC_LIMITED = 0x80,
    URIC_OPERATIONS_END = 0xFF
};

/* The action of a transition that does more than go to a state: tag operations, and perhaps a link
 * to another rule's machine. */
typedef struct uric_action {
#if URIC_COMPACT
    uint8_t operations; /* offset of their list in uric_machine.operations */
#else
    uint8_t next[4]; /* registers that get the offset behind the byte, or URIC_IDLE_REGISTER */
    uint8_t here;    /* register that gets the offset of the byte, or URIC_IDLE_REGISTER */
    uint16_t more;   /* 0; or 1 + the offset of a list of further operations */
#endif
    uint8_t link;   /* 0; or 1 + the index of a link */
    uint16_t state; /* the next state, in this machine or, by a goto, in the other */
#if !URIC_COMPACT
    uint32_t next_set; /* `next` and `here` as sets of registers (bit r: register r), for lanes */
    uint32_t here_set;
#endif
} uric_action;

/* A link to another rule's machine, by a call or a goto.
 *
 * Call: the callee starts in its rule's start state with the same byte. It returns when it rejects
 * a byte (or the text ends) in an accepting state; the caller then continues in the action's state,
 * with that byte. A callee makes no calls.
 *
 * Goto: the byte is consumed, and the scan continues in the action's state of the other machine and
 * never returns. That machine may make calls, but no gotos. */
typedef struct uric_link {
    const uric_rule *rule;
    bool is_goto;
} uric_link;

/* If a compact machine has at most 16 classes, an element of `byte_class` holds two of them. */
enum { URIC_HALF_MASK = 0xF };

/* Self-loop sets: sets of bytes that lead from accelerated states back to the same state, without
 * an action, so that a scan can skip runs of them. Set k is bit 128 >> k of `byte_class`, unless
 * classes take that bit: then only a scan by vectors has the set. */
enum { URIC_SELF_LOOP_SETS = 4 };

/* A three-byte self-loop, for example "%" HEXDIG HEXDIG (RFC 3986, 2.1): the first byte, and two
 * bytes of a set, lead back to the state. The two bytes are in the self-loop sets of the states
 * that have the loop; the first is not. */
typedef struct uric_triplet_loop {
    uint8_t first;
    uint8_t sets;       /* bit k: every state that is accelerated by set k has the loop */
    uint8_t follow[16]; /* the set of the second and third byte, as in `self_loop_sets` */
} uric_triplet_loop;

/* The likely transitions of a state out of its self-loop: table entries, and for each the set of
 * byte classes that lead to it (bit i: class i). The scan tests these sets and branches, so that
 * the processor predicts the next state instead of waiting for the table. */
typedef struct uric_likely {
    uint32_t classes[2]; /* the most likely entry first; 0: there is none */
    uint16_t entry[2];
} uric_likely;

static inline bool uric_has_class(uint32_t classes, unsigned byte_class) {
    return byte_class < 32 && (classes >> byte_class & 1) != 0;
}

/* A row template of compact tables: which columns of a row share one stored entry. Consecutive
 * states share a template. */
typedef struct uric_row_template {
    uint16_t at;     /* entry n of a state is entries[(at + state * count + n) % 65536] */
    uint8_t entries; /* number of stored entries in a row: different ones that do not reject */
} uric_row_template;

/* The component of an error in a state, by its registers. */
typedef struct uric_error_component {
    uint8_t begin; /* URIC_NO_REGISTER: offset 0; URIC_BEGINS_HERE: the offset of the error */
    uint8_t end;   /* URIC_NO_REGISTER: the error is in no component */
} uric_error_component;

/* A deterministic automaton over byte classes: one row for each state, one column for each class.
 * Columns are stored one after the other. The entry in a row and a column is
 *     below `states`              the next state, without an action
 *     below `states` + `actions`  states + the index of an action
 *     otherwise                   reject
 * Class 0 holds the bytes that every state rejects. The value for the end of the text is
 *     0   reject: the text ends too early
 *     1   accept
 *     n   accept, with the final operations of final_action[n - 2]
 * Compact tables store the end of the text as the last column, and n - 2 is the offset of a list of
 * operations. */
struct uric_machine {
    const uint8_t *byte_class;   /* [256]: class; above class_mask, the byte's self-loop sets */
    const uint8_t *entry;        /* [classes * states], or NULL: */
    const uint16_t *wide_entry;  /* the same, where an entry needs 16 bits */
#if URIC_COMPACT                 /* stored entries only, as the row templates say */
    const uint8_t *row_template; /* [states]: index of the state's template */
    const uric_row_template *templates;
    const uint8_t *template_entry; /* [templates * (classes + 1)]: 0: reject; or which stored entry,
                                      from 1 */
#else
    const uint8_t *accept;           /* [states]: the value for the end of the text */
    const uric_action *final_action; /* or NULL; "the byte" is the end: no link, no state */
#endif
    const uric_action *action; /* [actions] */
    const uint8_t *operations; /* lists of operations, or NULL */
#if !URIC_COMPACT
    const uint8_t *self_loop;              /* [states]: 0; or 1 + the state's self-loop set */
    const uric_likely *likely;             /* [states], or NULL */
    const uint8_t (*self_loop_sets)[16];   /* [URIC_SELF_LOOP_SETS], for vectors: bit byte / 16 of
                                              element byte % 16; bytes above 127 are in no set */
    const uric_triplet_loop *triplet_loop; /* or NULL */
#endif
    const uric_link *links; /* [link_count] */
#if URIC_ERROR_DETAIL
    const uint16_t *expected;      /* [states]: offset of the state's list in expected_terms */
    const uint8_t *expected_terms; /* lists of indexes in `terms`, each ended by URIC_TERMS_END */
    const char *terms;             /* a list (uric_nth) */
    const uric_error_component *error_component; /* [states], or NULL: no state is in a component */
#endif
#if URIC_CODE_POINTS
    const uint8_t *point_bytes;  /* [states]: so many bytes of a code point are read; or NULL: none
                                    in  any state */
    const uint16_t *point_state; /* [states]: the state in which that code point began; or NULL */
    uint8_t code_points; /* 1: texts are UTF-8, and errors are of code points; 0: of bytes */
#endif
    uint16_t states;
    uint16_t actions;
    uint8_t classes;
    uint8_t class_mask;
    uint8_t link_count;
#if URIC_COMPACT
    uint8_t first_byte; /* that has a class; */
    uint8_t more_bytes; /* so many bytes behind it have classes, and all others are rejected */
#endif
};

/* Returns the element of `byte_class` for a byte: its class, and its self-loop sets. */
static URIC_INLINE unsigned uric_byte_info(const uric_machine *machine, unsigned byte) {
#if URIC_COMPACT
    byte -= machine->first_byte;
    if (byte > machine->more_bytes)
        return 0;
    if (machine->class_mask > URIC_HALF_MASK)
        return machine->byte_class[byte];
    return (unsigned)machine->byte_class[byte / 2] >> byte % 2 * 4 & URIC_HALF_MASK;
#else
    return machine->byte_class[byte];
#endif
}

static URIC_INLINE unsigned uric_class_of(const uric_machine *machine, unsigned char byte) {
    return uric_byte_info(machine, byte) & (URIC_COMPACT ? UINT8_MAX : machine->class_mask);
}

static inline bool uric_is_wide(const uric_machine *machine) {
    return machine->entry == NULL;
}

#if URIC_COMPACT

/* Returns 0 to reject; otherwise 1 + the entry of a class, or the value for the end of the text. */
static inline unsigned uric_compact_entry(const uric_machine *machine, unsigned state,
                                          unsigned column) {
    unsigned number = machine->row_template[state];
    unsigned stored = machine->template_entry[number * (machine->classes + 1u) + column];
    if (stored == 0)
        return 0;
    const uric_row_template *row = &machine->templates[number];
    unsigned at = (uint16_t)(row->at + state * row->entries + stored);
    return uric_is_wide(machine) ? machine->wide_entry[at] : machine->entry[at];
}

#endif

#if !URIC_COMPACT || URIC_ERROR_DETAIL /* other code uses uric_transition */

/* Returns the entry of a state and a class; `wide`: uric_is_wide(machine). */
static inline unsigned uric_entry(const uric_machine *machine, unsigned state, unsigned byte_class,
                                  bool wide) {
#if URIC_COMPACT
    (void)wide;
    return uric_compact_entry(machine, state, byte_class) - 1; /* 0 wraps around and rejects */
#else
    size_t at = (size_t)byte_class * machine->states + state;
    return wide ? machine->wide_entry[at] : machine->entry[at];
#endif
}

#endif

/* Stands for the end of the text where a byte is expected. */
enum { URIC_END = -1 };

/* Returns 0 if a state rejects a byte or URIC_END; otherwise 1 + the entry for a byte, or the value
 * for the end of the text. */
static inline unsigned uric_transition(const uric_machine *machine, unsigned state, int byte) {
#if URIC_COMPACT
    return uric_compact_entry(machine, state,
                              byte == URIC_END ? machine->classes
                                               : uric_class_of(machine, (unsigned char)byte));
#else
    if (byte == URIC_END)
        return machine->accept[state];
    unsigned entry = uric_entry(machine, state, uric_class_of(machine, (unsigned char)byte),
                                uric_is_wide(machine));
    return entry < (unsigned)machine->states + machine->actions ? entry + 1 : 0;
#endif
}

/* Returns the value for the end of the text: 0, 1, or 2 + the number of final operations. */
static inline unsigned uric_accept(const uric_machine *machine, unsigned state) {
    return uric_transition(machine, state, URIC_END);
}

/* The term "end of input", and the end of a list of terms. */
enum { URIC_TERM_END = 0, URIC_TERMS_END = 0xFF };

#ifdef URIC_TABLE_SIZES

/* The sizes of a machine's arrays in bytes: for programs that define URIC_TABLE_SIZES before they
 * include this header, without URIC_COMPACT. A field that is added to uric_machine is added here.
 */

/* Returns the offset behind the list at offset `at`, but at least `least`. */
static inline size_t uric_list_end(const uint8_t *lists, size_t at, unsigned end, size_t least) {
    while (lists[at] != end)
        at++;
    return at + 1 > least ? at + 1 : least;
}

/* Machines may share these two: `byte_class` and `self_loop_sets`. */
static inline size_t uric_class_bytes(const uric_machine *machine) {
    return 256 + URIC_SELF_LOOP_SETS * sizeof *machine->self_loop_sets;
}

static inline unsigned uric_final_actions(const uric_machine *machine) {
    unsigned count = 0;
    for (unsigned i = 0; i < machine->states; i++)
        if (machine->accept[i] > count + 1)
            count = machine->accept[i] - 1u;
    return count;
}

static inline size_t uric_operations_bytes(const uric_machine *machine) {
    const unsigned finals = uric_final_actions(machine);
    size_t bytes = 0;
    for (unsigned i = 0; i < machine->actions + finals; i++) {
        const uric_action *action =
            i < finals ? &machine->final_action[i] : &machine->action[i - finals];
        if (action->more > 0)
            bytes =
                uric_list_end(machine->operations, action->more - 1u, URIC_OPERATIONS_END, bytes);
    }
    return bytes + finals * sizeof *machine->final_action;
}

/* All other arrays that a scan reads, except links. */
static inline size_t uric_scan_bytes(const uric_machine *machine) {
    size_t entries = (size_t)machine->states * machine->classes;
    size_t bytes =
        entries * (uric_is_wide(machine) ? sizeof *machine->wide_entry : sizeof *machine->entry);
    bytes += machine->states * (sizeof *machine->accept + sizeof *machine->self_loop);
    bytes += machine->actions * sizeof *machine->action + uric_operations_bytes(machine);
    bytes += machine->likely != NULL ? machine->states * sizeof *machine->likely : 0;
    return bytes + (machine->triplet_loop != NULL ? sizeof *machine->triplet_loop : 0);
}

/* The arrays that errors read. */
static inline size_t uric_error_bytes(const uric_machine *machine) {
    size_t lists = 0, terms = 0;
    if (machine->expected == NULL)
        return 0;
    for (unsigned i = 0; i < machine->states; i++)
        lists = uric_list_end(machine->expected_terms, machine->expected[i], URIC_TERMS_END, lists);
    for (size_t i = 0; i < lists; i++)
        if (machine->expected_terms[i] != URIC_TERMS_END && machine->expected_terms[i] >= terms)
            terms = machine->expected_terms[i] + 1u;
    size_t bytes = machine->states * sizeof *machine->expected + lists;
    bytes += (size_t)(uric_nth(machine->terms, terms) - machine->terms);
    return bytes + (machine->error_component != NULL
                        ? machine->states * sizeof *machine->error_component
                        : 0);
}

#endif

/* Stands for no component where a uric_component is expected. */
enum { URIC_NO_COMPONENT = 0xFF };

/* The registers of a component. */
typedef struct uric_capture {
    uint8_t begin; /* URIC_NO_REGISTER: the component begins at offset 0 */
    uint8_t end;   /* URIC_NO_REGISTER: the rule does not report the component */
} uric_capture;

/* A test for a kind of host. The tests are made in order; the first that succeeds decides. */
typedef struct uric_kind {
    uint8_t kind;          /* uric_host_kind */
    uint8_t shown_by;      /* 0; or 1 + the register that is set if a part of the host is of it */
    const uric_rule *rule; /* NULL; or the rule that must derive the whole host */
} uric_kind;

/* The tests for kinds of hosts. */
typedef struct uric_host_kinds {
    const uric_kind *kind; /* [kinds] */
    uint32_t first[8];     /* set of bytes: a host that begins with no other passes no test */
    uint8_t kinds;
    uint8_t other; /* uric_host_kind of a host that passes no test */
} uric_host_kinds;

/* What an empty reference resolves to (RFC 3986, 5.2.2; the older documents' 5.2). */
enum { URIC_EMPTY_IS_CURRENT_DOCUMENT, URIC_EMPTY_IS_BASE, URIC_EMPTY_IS_BASE_WITHOUT_FRAGMENT };

/* Where a base's empty path counts as "/": where a relative path is merged with it beside an
 * authority; where a path is merged at all; or beside an authority, there and before params or a
 * query. */
enum { URIC_ROOT_BESIDE_AUTHORITY, URIC_ROOT_EVERYWHERE, URIC_ROOT_BEFORE_QUERY };

/* Which paths lose their dot segments in normal form. */
enum {
    URIC_DOT_SEGMENTS_KEPT,
    URIC_DOT_SEGMENTS_REMOVED_BELOW_ROOT, /* paths that begin with "/" */
    URIC_DOT_SEGMENTS_REMOVED
};

/* The defaults of a scheme. */
typedef struct uric_scheme_defaults {
    const char *scheme; /* in lower case */
    const char *path;   /* in place of an empty path beside an authority, or NULL */
    uint16_t port;      /* 0: none */
} uric_scheme_defaults;

/* How a document resolves, normalizes and compares; written in its profile. */
typedef struct uric_revision {
    uint8_t resolves;          /* 1: the document defines resolution, by the fields below */
    uint8_t empty_reference;   /* URIC_EMPTY_… */
    uint8_t query_reference;   /* "?y" against "/c/d" is 0: "/c/?y"; 1: "/c/d?y" */
    uint8_t above_root;        /* uric_above_root */
    uint8_t rooted_path;       /* 1: a reference's path from the root loses its dot segments, too */
    uint8_t query;             /* 1: merged with the base's path before dot segments are removed */
    uint8_t base_path;         /* URIC_ROOT_… */
    uint8_t first_segment;     /* 1: without a scheme, a path's first segment may have a colon */
    uint8_t empty_component;   /* 1: an empty component of a reference counts as absent */
    uint32_t unreserved[8];    /* set of bytes that normalization decodes */
    uint8_t dot_segments;      /* URIC_DOT_SEGMENTS_…, for a text with a scheme */
    const uric_rule *resolver; /* must derive targets and references; NULL: it always does */
    const uric_scheme_defaults *scheme; /* [schemes] */
    uint16_t schemes;
} uric_revision;

/* The table that separates the items of a component that may occur more than once. A scan by
 * `items` starts at an item and runs until the table rejects, which is where it is certain what
 * follows the item. The component that it has captured is the gap before the next item; absent:
 * there is no next item. */
typedef struct uric_list {
    uint8_t component; /* uric_component */
    const uric_rule *items;
} uric_list;

/* A limit of the length of a component. */
typedef struct uric_limit {
    const char *name;  /* a list (uric_nth): the component, and what a message says */
    uint16_t most;     /* bytes */
    uint8_t component; /* uric_component; URIC_NO_COMPONENT: the whole text */
} uric_limit;

/* The limits of a table's rules, none of which follows a goto. Only tables that have some refer to
 * the function, so that a program without such a grammar does not link it. */
typedef struct uric_limits {
    uric_status (*end)(uric_scan *scan, uric_error *error); /* uric_end_limited */
    const uric_limit *limit;                                /* [count] */
    uint8_t count;
} uric_limits;

/* How registers become components; shared by all rules of a table. */
typedef struct uric_components {
    const uric_revision *revision;
#if URIC_KINDS
    const uric_host_kinds *host; /* NULL: kinds of hosts are not distinguished */
#endif
    const char *part_names;      /* a list (uric_nth) */
    const uric_capture *capture; /* [URIC_PART + parts], by uric_component */
    const uric_list *list;       /* [lists] */
    const uric_limits *limits;   /* or NULL */
    uint8_t registers;           /* number of registers that a scan writes, in all its machines */
    uint8_t component_registers; /* number of those that components (not kinds of hosts) need */
    uint8_t parts;
    uint8_t lists;
    uint8_t params;   /* 0; or the component (uric_component) that ";" separates from the path */
    uint8_t composes; /* 1: components are put together as in RFC 3986, 5.3 */
} uric_components;

enum { URIC_PREFIX_BYTES = 8 };

/* A prefix of texts, and the scan behind it: a short cut through the same table. */
typedef struct uric_prefix {
    char text[URIC_PREFIX_BYTES + 1]; /* then NUL */
    uint8_t len;
    uint8_t set[4];   /* registers that hold a value then, or URIC_IDLE_REGISTER, */
    uint8_t value[4]; /* and their values */
    uint16_t state;
} uric_prefix;

struct uric_rule {
    const char *name;
    const uric_machine *machine;
    const uric_components *components; /* NULL: the rule reports no components */
    uint16_t start;
#if !URIC_COMPACT
    uint8_t prefixes;
    const uric_prefix *prefix; /* [prefixes] */
#endif
};

/* The bytes of data that stay as they are in a component or rule. With them, and "%HH" for all
 * other bytes, any data becomes text of the rule. */
struct uric_encoding {
    const char *name;
    const uint32_t *kept; /* [8]: set of bytes; never contains "%" */
    uint8_t empty;        /* 1: empty data has a text, the empty one */
};

/* The rule whose components a scan reports; a rule that gives verdicts only reports none, whatever
 * rule it chose. */
static inline const uric_rule *uric_parser(const uric_scan *scan) {
    return scan->rule->components != NULL ? scan->chosen : scan->rule;
}

/* The active machine: the callee while a call is pending, otherwise the chosen rule's machine. */
static inline const uric_machine *uric_active_machine(const uric_scan *scan) {
    const uric_machine *machine = scan->chosen->machine;
    return scan->call == 0 ? machine
                           : machine->links[machine->action[scan->call - 1].link - 1].rule->machine;
}

/* The state in which the caller continues after the pending call. */
static inline uint16_t uric_caller_state(const uric_scan *scan) {
    return scan->chosen->machine->action[scan->call - 1].state;
}

struct uric_grammar {
    const char *name;
    const char *title;
    const char *absolute;
    const char *reference;
    const uric_rule *rule;          /* [rules]: every rule of the document; verdicts only, but for
                                       those with limits */
    const uric_rule *const *parser; /* [parsers]: the rules that report components */
    const char *const *component;   /* [components]: names of all components that they report */
    const uric_revision *revision;
    const uric_encoding *const *encoding; /* [encodings] */
    const uric_rule *resolver; /* parses bases and references; NULL: no rule with components does */
    uint16_t rules;
    uint16_t parsers;
    uint16_t components;
    uint16_t encodings;
};

#ifdef __cplusplus
}
#endif

#endif

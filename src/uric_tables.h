/* What a table is: the constant objects that `uric-grammar pack` writes and the scan reads.
 * Nothing here is needed to use the library; it is for generated code, and for who measures it. */
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

/* Lists of strings are one string, in which a NUL ends each: nothing points to them, and each
 * vanishes with what refers to it. */
static inline const char *uric_nth(const char *list, size_t n) {
    for (; n > 0; n--)
        while (*list++ != '\0')
            continue;
    return list;
}

/* Registers.
 *
 * A scan finds components by registers. Each holds an offset: that of a component's first byte; or
 * that behind its last byte, plus 1, so that 0 says that the component is absent. All hold 0 at
 * first, which for a begin is the offset 0. So most operations store the offset of the byte that is
 * read, plus 1: it ends a component, or a component begins behind it.
 *
 *     http://a/b        register              set to     by the byte at
 *     0   4  7 8        scheme's end          4 + 1      4
 *                       authority's begin     6 + 1      6
 *                       authority's end       8 + 1      8
 *                       path's begin          8          8
 *                       path's end            10 + 1     (the end of the text)
 *
 * Operations stand in lists of bytes: the operation above the register's number; a copy is followed
 * by the number of the register that it copies. */
enum {
    URIC_MOST_REGISTERS = 32,
    URIC_IDLE_REGISTER = URIC_MOST_REGISTERS, /* set where nothing is to be set */
    URIC_REGISTER_MASK = 0x1F,
    URIC_NO_REGISTER = URIC_IDLE_REGISTER + 1, /* holds 0: nothing sets it */
    URIC_BEGINS_HERE = 0xFE
};
enum {
    URIC_STORE_NEXT = 0x00, /* the offset behind the byte */
    URIC_STORE_HERE = 0x20, /* the offset of the byte */
    URIC_CLEAR = 0x40,
    URIC_COPY = 0x60,
    URIC_OPERATIONS_END = 0xFF
};

/* What a transition does besides going to a state. */
typedef struct uric_event {
#if URIC_COMPACT
    uint8_t operations; /* the place of their list */
#else
    uint8_t next[4];       /* registers that get the offset behind the byte, */
    uint8_t here;          /* and one that gets that of the byte, or URIC_IDLE_REGISTER */
    uint8_t more;          /* 0; or 1 + the place of a list of further operations */
#endif
    uint8_t hand;   /* 0; or 1 + the place in `hands` of the rule that goes on: */
    uint16_t state; /* where the scan goes, here or there */
} uric_event;

/* One machine hands over to another in two ways. A call: the callee reads the byte again, from its
 * start, and is left by the first byte that it does not take where its rule may end, or by the end
 * of the text; the caller then is in the event's state. A callee calls no other. A jump: the byte
 * is read, and the scan is in that state of the other rule's machine for good; that may call, but
 * does not jump. */
typedef struct uric_hand {
    const uric_rule *rule;
    bool jumps;
} uric_hand;

/* The bytes that a compact machine tells of; it refuses the others. Where half a byte holds a
 * class, `byte` has two in one. */
enum { URIC_FIRST_BYTE = 0x20, URIC_COMPACT_BYTES = 0x60, URIC_HALF_MASK = 0xF };

/* Sets of bytes that loop on states, so that a scan can run over them. Set k is the bit 128 >> k of
 * `byte`. */
enum { URIC_RUN_SETS = 4 };

/* A byte and two of a set, which lead from a state back to it as a byte of its run set does: a
 * triplet (RFC 3986, 2.1). The two are in these run sets, and the first is not. */
typedef struct uric_loop {
    uint8_t first;
    uint8_t sets;     /* bit k: so it is in each state that run set k loops on */
    uint8_t then[16]; /* as in `runs` */
} uric_loop;

/* What most texts do where they leave the run of a state: cells of its row, and the set of classes
 * that have each, bit i for class i. A processor that guesses so goes on without waiting for the
 * look-ups. */
typedef struct uric_usual {
    uint32_t classes[2]; /* of the most usual first; 0: there is none */
    uint16_t cell[2];
} uric_usual;

/* Is a class in such a set? */
static inline bool uric_is_among(uint32_t classes, unsigned class_of_byte) {
    return class_of_byte < 32 && (classes >> class_of_byte & 1) != 0;
}

/* What the rows of consecutive states have in common: which classes have the same cell. A row has
 * `cells` different ones, beside those that refuse. */
typedef struct uric_shape {
    uint16_t at; /* the cells of a state lie behind this + state * cells, modulo 65536, in `next` */
    uint8_t cells;
} uric_shape;

/* The component that an error in a state is in, by its registers. */
typedef struct uric_place {
    uint8_t begin; /* URIC_NO_REGISTER: it begins with the text; URIC_BEGINS_HERE: with this byte */
    uint8_t end;   /* URIC_NO_REGISTER: the error is in none */
} uric_place;

/* A deterministic automaton over classes of bytes. The cell of a state and a class is
 *     below `states`            the next state, and nothing else happens,
 *     below `states` + `events` an event,
 *     above                     refusal: no rule goes on with this byte.
 * Class 0 holds the bytes that are refused everywhere. What the end of the text does is
 *     0                         more is needed,
 *     1                         a string of the rule ends here,
 *     above                     so it does, with the list of operations at this number - 2.
 * If URIC_COMPACT, the end is a class, too, the last. */
struct uric_machine {
    const uint8_t *byte;       /* [256]: its class, and above class_mask, the run sets it is in */
    const uint8_t *next;       /* [states * row], or null: */
    const uint16_t *next_wide; /* the same, where a byte does not suffice */
#if URIC_COMPACT               /* `next` is as the shapes say */
    const uint8_t *shape;      /* [states]: which shape the state's row has */
    const uric_shape *shapes;
    const uint8_t *slot; /* [shapes * (classes + 1)]: 0, refusal; or which cell */
#else
    const uint8_t *at_end; /* [states] */
#endif
    const uric_event *event;   /* [events] */
    const uint8_t *operations; /* lists, each ended by URIC_OPERATIONS_END; or null */
#if URIC_FAST
    const uint8_t *run;        /* [states]: 0, or 1 + the run set that loops on the state */
    const uric_usual *usual;   /* [states]; or null: nothing is usual */
    const uint8_t (*runs)[16]; /* [URIC_RUN_SETS] the same sets, for vectors: is bit byte / 16 set
                                  of number byte % 16? (0, and bytes above 127, are in none.) */
    const uric_loop *loop;     /* or null */
#endif
    const uric_hand *hands; /* [hand_count]: the rules that go on in machines of their own */
#if URIC_ERROR_DETAIL
    const uint16_t *expected;      /* [states]: offset in expected_terms of the state's list */
    const uint8_t *expected_terms; /* lists of places in `terms`, each ended by URIC_TERMS_END */
    const char *terms;             /* a list (uric_nth) */
    const uric_place *place;       /* [states]; or null: no state is in a component */
#endif
    uint16_t states;
    uint16_t events;
    uint8_t classes;
    uint8_t class_mask;
    uint8_t hand_count;
#if !URIC_COMPACT
    uint8_t row_shift; /* of a machine that is called: row is 2 to the power of this */
    uint16_t row;      /* cells of a row: those of the classes, and behind them, some that refuse */
#endif
};

/* A byte's class and run sets. */
static URIC_INLINE unsigned uric_look(const uric_machine *machine, unsigned byte) {
#if URIC_COMPACT
    byte -= URIC_FIRST_BYTE;
    if (byte >= URIC_COMPACT_BYTES)
        return 0;
    if (machine->class_mask > URIC_HALF_MASK)
        return machine->byte[byte];
    return (unsigned)machine->byte[byte / 2] >> byte % 2 * 4 & URIC_HALF_MASK;
#else
    return machine->byte[byte];
#endif
}

static URIC_INLINE unsigned uric_class_of(const uric_machine *machine, unsigned char byte) {
    return uric_look(machine, byte) & (URIC_COMPACT ? UINT8_MAX : machine->class_mask);
}

static inline bool uric_is_wide(const uric_machine *machine) {
    return machine->next == NULL;
}

#if URIC_COMPACT

/* 0; or for a class of bytes, 1 + the cell, and for the end of the text, what that does. */
static inline unsigned uric_compact_cell(const uric_machine *machine, unsigned state,
                                         unsigned column) {
    unsigned number = machine->shape[state];
    unsigned slot = machine->slot[number * (machine->classes + 1u) + column];
    if (slot == 0)
        return 0;
    const uric_shape *shape = &machine->shapes[number];
    unsigned place = (uint16_t)(shape->at + state * shape->cells + slot);
    return uric_is_wide(machine) ? machine->next_wide[place] : machine->next[place];
}

#endif

#if !URIC_COMPACT || URIC_ERROR_DETAIL /* others ask for ways */

/* The cell of a state and a class of bytes; `wide`: the machine has next_wide. */
static inline unsigned uric_cell(const uric_machine *machine, unsigned state,
                                 unsigned class_of_byte, bool wide) {
#if URIC_COMPACT
    (void)wide;
    return uric_compact_cell(machine, state, class_of_byte) - 1; /* 0 wraps around: refusal */
#else
    size_t place = (size_t)state * machine->row + class_of_byte;
    return wide ? machine->next_wide[place] : machine->next[place];
#endif
}

#endif

/* The end of the text, where it is read as a byte is. */
enum { URIC_END = -1 };

/* The way on from a state with a byte, or URIC_END: 0, there is none; or for a byte, 1 + the cell,
 * and for the end, what it does. */
static inline unsigned uric_way(const uric_machine *machine, unsigned state, int byte) {
#if URIC_COMPACT
    return uric_compact_cell(machine, state,
                             byte == URIC_END ? machine->classes
                                              : uric_class_of(machine, (unsigned char)byte));
#else
    if (byte == URIC_END)
        return machine->at_end[state];
    unsigned cell = uric_cell(machine, state, uric_class_of(machine, (unsigned char)byte),
                              uric_is_wide(machine));
    return cell < (unsigned)machine->states + machine->events ? cell + 1 : 0;
#endif
}

/* What the end of the text does. */
static inline unsigned uric_at_end(const uric_machine *machine, unsigned state) {
    return uric_way(machine, state, URIC_END);
}

/* The term "end of input", and what ends a list of terms. */
enum { URIC_TERM_END = 0, URIC_TERMS_END = 0xFF };

/* In place of a uric_component. */
enum { URIC_NOWHERE = 0xFF };

/* The registers of a component. */
typedef struct uric_capture {
    uint8_t begin; /* URIC_NO_REGISTER: it begins with the text */
    uint8_t end;   /* URIC_NO_REGISTER: the rule does not report the component */
} uric_capture;

/* One way to tell what the host is; the first that holds is taken. */
typedef struct uric_kind {
    uint8_t kind;          /* uric_host_kind */
    uint8_t shown_by;      /* 0; or 1 + the register that is set if a part of the host is of it */
    const uric_rule *rule; /* NULL; or the rule that must derive all of the host */
} uric_kind;

/* All ways to tell. */
typedef struct uric_host_kinds {
    const uric_kind *kind; /* [kinds] */
    uint32_t first[8];     /* a set of bytes: a host that begins with no other is of none of them */
    uint8_t kinds;
    uint8_t other; /* uric_host_kind of a host that is of none of them */
} uric_host_kinds;

/* What an empty reference is (RFC 3986, 5.2.2 and the older documents' 5.2). */
enum { URIC_EMPTY_IS_CURRENT_DOCUMENT, URIC_EMPTY_IS_BASE, URIC_EMPTY_IS_BASE_WITHOUT_FRAGMENT };

/* Where an empty path of a base counts as "/": where a path is merged with it, beside an authority
 * or everywhere; or beside an authority, there and where params or a query follow it. */
enum { URIC_ROOT_BESIDE_AUTHORITY, URIC_ROOT_EVERYWHERE, URIC_ROOT_BEFORE_QUERY };

/* Which paths lose their dot segments when they are normalized. */
enum {
    URIC_DOT_SEGMENTS_KEPT,
    URIC_DOT_SEGMENTS_REMOVED_BELOW_ROOT, /* those that begin with "/" */
    URIC_DOT_SEGMENTS_REMOVED
};

/* What is known of a scheme's URIs. */
typedef struct uric_scheme_defaults {
    const char *scheme; /* in lower case */
    const char *path;   /* what an empty path beside an authority stands for, or NULL */
    uint16_t port;      /* 0: none */
} uric_scheme_defaults;

/* How the revision's document resolves, normalizes and compares; its profile says so. */
typedef struct uric_revision {
    uint8_t resolves;        /* the document defines resolution at all; and if so: */
    uint8_t empty_reference; /* URIC_EMPTY_… */
    uint8_t query_reference; /* "?y" against "/c/d": "/c/?y", or (1) "/c/d?y" */
    uint8_t above_root;      /* uric_above_root */
    uint8_t rooted_path;     /* a reference's path from the root loses its dot segments, too (1) */
    uint8_t query;           /* 1: merged with the base's path, before dots are removed */
    uint8_t base_path;       /* URIC_ROOT_… */
    uint8_t first_segment;   /* of a path without a scheme: has no colon, or (1) may have one */
    uint8_t empty_component; /* is present, or (1) is as if absent: in references, and inherited */
    uint32_t unreserved[8];  /* a set of bytes: those that mean the same when percent-encoded */
    uint8_t dot_segments;    /* URIC_DOT_SEGMENTS_…: of a text with a scheme, in normal form */
    const uric_rule *resolver; /* must derive targets and references; NULL: it always does */
    const uric_scheme_defaults *scheme;
    uint16_t schemes;
} uric_revision;

/* What parts the items of a component that may recur. A scan by `items` from where one begins, on
 * to the end of the text, is refused where it is known what follows that item; the component that
 * it has captured is the gap before the next item, or absent: then the item is the last. */
typedef struct uric_list {
    uint8_t component; /* uric_component */
    const uric_rule *items;
} uric_list;

/* How registers become components: the same for all rules that share a table. */
typedef struct uric_components {
    const uric_revision *revision;
#if URIC_KINDS
    const uric_host_kinds *host; /* NULL: kinds are not told apart */
#endif
    const char *part_names;      /* a list (uric_nth) */
    const uric_capture *capture; /* [URIC_PART + parts], by uric_component */
    const uric_list *list;       /* [lists] */
    uint8_t registers;           /* that a scan writes, wherever it goes on; */
    uint8_t component_registers; /* those without which a component is missing are below this */
    uint8_t parts;
    uint8_t lists;
    uint8_t params;   /* 0; or the component (uric_component) that ";" parts from the path */
    uint8_t composes; /* the components stand together as RFC 3986, 5.3, says */
} uric_components;

/* The last fields of a uric_rule. */
#if URIC_FAST
#define URIC_PREFIXES(count, prefix) , count, prefix
#else
#define URIC_PREFIXES(count, prefix)
#endif

enum { URIC_PREFIX_BYTES = 8 };

/* A beginning that many texts share, and where the scan is behind it: a short cut through the same
 * table. */
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
    const uric_components *components; /* NULL: the rule reports none */
    uint16_t start;
#if URIC_FAST
    uint8_t prefixes;
    const uric_prefix *prefix; /* [prefixes] */
#endif
};

/* Which bytes of data stand for themselves in a component: with them and "%HH" for the others, any
 * data makes a text of its rules. */
struct uric_encoding {
    const char *name;
    const uint32_t *kept; /* [8]: a set of bytes; "%" is never in it */
    uint8_t empty;        /* no data at all makes one, too */
};

/* The rule whose components are found: a verdict's has none, whatever it chose. */
static inline const uric_rule *uric_parser(const uric_scan *scan) {
    return scan->rule->components != NULL ? scan->chosen : scan->rule;
}

/* The machine that reads: the scan's own, or one that it called. */
static inline const uric_machine *uric_reader(const uric_scan *scan) {
    const uric_machine *machine = scan->chosen->machine;
    return scan->call == 0 ? machine
                           : machine->hands[machine->event[scan->call - 1].hand - 1].rule->machine;
}

/* The state in which the machine waits that has called another. */
static inline uint16_t uric_caller_state(const uric_scan *scan) {
    return scan->chosen->machine->event[scan->call - 1].state;
}

struct uric_grammar {
    const char *name;
    const char *title;
    const char *absolute;
    const char *reference;
    const uric_rule *rule;          /* [rules]: each rule of the document, verdict only */
    const uric_rule *const *parser; /* [parsers]: the rules with components */
    const char *const *component;   /* [components]: the names of all that these report */
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

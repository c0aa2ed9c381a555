/* The first reading of a text (backtrack.h) for texts of any length: all derivations at once, as
 * threads in the order in which backtracking would try them (Pike's simulation; R. Cox, Regular
 * Expression Matching: the Virtual Machine Approach, 2009).
 *
 * A rule becomes a program. A thread is at an instruction that reads or ends, and has captures:
 * what it has found of the components so far. Of two threads at one instruction only the first
 * counts, since both have the same future; so there are never more threads than instructions. This
 * shares nothing with the tagged automata but the ABNF reader and what a profile says. */
#ifndef PIKE_H
#define PIKE_H

#include "dominance.h"
#include "front/profile.h"
#include "uric_tables.h"

enum { MOST_KINDS = 16 };

#define UNSET SIZE_MAX

/* Captures decide nothing that a thread does. */
typedef struct captures {
    size_t begin[COMPONENTS]; /* of the last match, or UNSET; */
    size_t end[COMPONENTS];   /* UNSET, too, while the match is not complete */
    uint16_t host_kind;       /* of the last host, once it is complete */
    uint16_t listed; /* 1: that host begins with a listed byte; an empty one counts as byte 0 */
    /* Bit k for the profile's kind k, about the last host: */
    unsigned begun;  /* the rule began where the host did, and is not complete */
    unsigned whole;  /* the rule took part, and derived all of the host up to here */
    unsigned member; /* the host is a string of the rule, by whatever rule it was derived here */
    int member_state[MOST_KINDS]; /* of the automaton that finds `member`; 0 outside of a host */
} captures;

typedef struct thread {
    unsigned pc;        /* the instruction at which it stopped */
    unsigned exception; /* the context within each A - B around it (exceptions.h) */
    unsigned captures;  /* index in `captures` of `threads` */
} thread;

/* The thread that would be tried first is the first. Captures are in the order in which threads use
 * them. Start from all zeros. */
typedef struct threads {
    thread *thread;
    captures *captures;
    unsigned count, captures_count;
    size_t room, captures_room;
} threads;

captures no_captures(void);
unsigned add_captures(threads *to, const captures *n);
void add_thread(threads *to, thread t);

typedef struct pike pike;

/* The program of a rule. Captures say whether the host is a member of those of the profile's kinds
 * that are asked for (bit k: kind k), and whether it begins with a listed byte. */
pike *pike_of(const profile *p, const rule *r, unsigned asked, byte_set listed);

/* The same for the items of a list: captures are about the item that is chosen alone: where it
 * begins and ends, as those of `component`, and where the next item begins, as that of
 * next_item(component). */
pike *pike_of_items(const profile *p, const rule *r, unsigned component);

/* The program of what a rule derives, without captures. */
pike *pike_of_strings(const profile *p, const rule *r);

static inline unsigned next_item(unsigned component) {
    return (component + 1) % COMPONENTS;
}

/* Chooses the item that begins in steps to this offset; UNSET: none. */
void choose_item(pike *vm, size_t begin);

/* Threads at the beginning of a text; and those behind a byte, at `offset`, from those in front of
 * the byte. */
void begin_threads(pike *vm, threads *to);
void step_threads(pike *vm, const threads *from, unsigned char byte, size_t offset, threads *to);

bool thread_ends(const pike *vm, const thread *t);

/* The captures of the first reading, if the text may end here; else NULL. */
const captures *first_reading(const pike *vm, const threads *t);

/* The program without captures; NULL: it has an A - B, so that a thread's future is not that of its
 * instruction alone. Gives the number of instructions, and the first one; and of each whether a
 * thread may capture something from there on. */
plain_node *pike_nodes(const pike *vm, unsigned *count, int *begin);
const bool *pike_captures(const pike *vm);

/* Is one of the bytes listed, or read by some instruction, and the other not? */
bool pike_distinguishes(const pike *vm, unsigned char one, unsigned char other);

#endif

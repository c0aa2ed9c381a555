/* The reading of reading.h as a machine, for texts of any length: all derivations at once, as
 * threads in the order in which backtracking would try them (Pike's simulation). Two threads at
 * one place of the grammar have the same future, so the one that would be tried first is all that
 * counts of them, and there are never more threads than places. */
#ifndef PIKE_H
#define PIKE_H

#include "front/profile.h"
#include "uric_tables.h"

enum { MOST_KINDS = 16 };

/* What a thread has noted so far. It decides nothing that the thread does. */
typedef struct notes {
    size_t begin[COMPONENTS]; /* of the last match; NOWHERE_YET if there was none, */
    size_t end[COMPONENTS];   /* or if it is not complete */
    uint16_t host_kind;       /* of the last host, once it is complete */
    uint16_t listed; /* 1: that host begins with a listed byte; an empty one counts as byte 0 */
    /* Bit k for the profile's kind k, about the last host: */
    unsigned begun;  /* the rule began where the host did, and is not complete */
    unsigned whole;  /* the rule took part, deriving what there is of the host up to here */
    unsigned member; /* the host is a string of the rule, by whatever rule it was derived here */
    int member_state[MOST_KINDS]; /* of the automaton that will tell; 0 outside a host */
} notes;

#define NOWHERE_YET SIZE_MAX

typedef struct thread {
    unsigned place;     /* where in the grammar it goes on */
    unsigned exception; /* 0; or what an A - B around it excepts has read so far */
    unsigned notes;     /* index in `notes` of `threads` */
} thread;

/* First the thread that would be tried first. Notes are in the order in which threads use them.
 * Start from all zeros. */
typedef struct threads {
    thread *thread;
    notes *notes;
    unsigned count, notes_count;
} threads;

typedef struct course course;

/* All ways through a rule. Notes say whether the host is a member of those of the profile's kinds
 * that are asked for, bit k for kind k, and whether it begins with a listed byte. */
course *course_of(const profile *p, const rule *r, unsigned asked, byte_set listed);

/* The same for the items of a list: notes say nothing but of the item that is chosen, where it
 * begins and ends, as those of `component`, and where the next one does, as those of next_item. */
course *course_of_items(const profile *p, const rule *r, unsigned component);

static inline unsigned next_item(unsigned component) {
    return (component + 1) % COMPONENTS;
}

/* The item is chosen that begins in steps to this offset; NOWHERE_YET: none. */
void choose_item(course *c, size_t begin);

/* Threads at the beginning of a text; and, from those in front of a byte, those behind it, which
 * is where `now` bytes have been read. */
void begin_threads(course *c, threads *to);
void step_threads(course *c, const threads *from, unsigned char byte, size_t now, threads *to);

/* The notes of the first derivation, if the text may end here; else NULL. */
const notes *first_reading(const course *c, const threads *t);

/* Is one of the bytes listed, or read at some place, and the other not? */
bool tells_apart(const course *c, unsigned char one, unsigned char other);

#endif

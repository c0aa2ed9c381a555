/* Operations on registers, as transitions and the ends of texts have them. */
#ifndef TAG_OPERATIONS_H
#define TAG_OPERATIONS_H

#include "automata/nfa.h"

/* Register t < MOST_TAGS is that of tag t, and holds its value where a reading is complete; the
 * others hold values of tags about which living readings disagree. */
enum { MOST_REGISTERS = 128, MOST_OPERATIONS = 2 * MOST_REGISTERS };

typedef enum operation_kind {
    COPY,     /* register `to` gets the value of `from` */
    SET_HERE, /* the offset of the byte that is read, or the length of the text at its end */
    SET_NEXT, /* the offset behind that byte */
    CLEAR     /* 0, which is no value */
} operation_kind;

typedef struct operation {
    operation_kind what;
    unsigned to, from;
} operation;

/* Operations in the order in which they are done. Equal lists are the same object. */
typedef struct operations {
    const operation *list;
    unsigned count;
} operations;

/* These operations as if they were done at once, so that a copy takes the value from before, in an
 * order that does so. `spare` is a register that is not used otherwise; it breaks cycles of copies.
 */
const operations *operations_at_once(const operation *list, unsigned count, unsigned spare);

/* These operations in this order. */
const operations *operations_in_order(const operation *list, unsigned count);

/* Does the operations on the values of all registers, with the byte at `offset`. */
void run_operations(const operations *o, size_t offset, size_t registers[MOST_REGISTERS]);

/* A set of registers. */
typedef struct register_set {
    uint64_t word[MOST_REGISTERS / 64];
} register_set;

static inline bool has_register(const register_set *set, unsigned r) {
    return set->word[r / 64] >> r % 64 & 1;
}
static inline void add_register(register_set *set, unsigned r) {
    set->word[r / 64] |= (uint64_t)1 << r % 64;
}
/* Adds all registers of a set; gives whether that changes the other set. */
bool add_registers(register_set *to, const register_set *from);
static inline void remove_register(register_set *set, unsigned r) {
    set->word[r / 64] &= ~((uint64_t)1 << r % 64);
}

#endif

/* Arrays as C, each with the name of its table: `static const uint8_t NAME_accept[4] = {…};`. */
#ifndef C_ARRAYS_H
#define C_ARRAYS_H

#include "tables/packing_plan.h"

/* Lists of bytes, each ended by `end`, in one array, where lists that end alike share bytes. */
typedef struct list_pool {
    uint8_t *bytes;
    unsigned len;
    uint8_t end;
} list_pool;

/* The offset of a list of `len` bytes, which has room for its end. */
unsigned pool_list(list_pool *pool, uint8_t *list, unsigned len);

/* Adds to the size that the grammar's option states in the compact form: constants on a machine of
 * 32 bits, without the lists for messages. Nothing states the size of the fast form. */
void count_bytes(const packer *k, size_t bytes);

/* Writes a set of bytes as an initializer of uint32_t[8]. */
void write_byte_set(const packer *k, byte_set set);

/* Begin an array of `count` items, write one of them, and end the array. */
void begin_array(const packer *k, const char *type, const table *t, const char *what,
                 unsigned count);
void write_item(FILE *out, unsigned index, unsigned count, const char *item);
void write_number(FILE *out, unsigned index, unsigned count, unsigned number);
void end_array(const packer *k);

/* Writes a whole array of bytes. */
void write_bytes(const packer *k, const table *t, const char *what, const uint8_t *bytes,
                 unsigned count);

#endif

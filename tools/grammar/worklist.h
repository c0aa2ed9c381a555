/* A worklist on which each item stands once: the skeleton of every search through states.
 *
 *     worklist work = {0};
 *     worklist_add(&work, &start, sizeof start);
 *     for (unsigned i = 0; i < work.count; i++) {
 *         const pair now = *(const pair *)work.items[i].key;
 *         for each successor `next` of `now`:
 *             worklist_add(&work, &next, sizeof next);
 *     }
 *
 * Items are numbered as they arrive, and so visited breadth first. A key is a sequence of bytes: a
 * struct that serves as one has no padding. Keys and data are copies, which keep their address. The
 * worklist also interns: equal keys get the same number. */
#ifndef WORKLIST_H
#define WORKLIST_H

#include "support.h"

enum { NO_ITEM = -1, NO_BYTE = -1 };

typedef struct work_item {
    const void *key; /* what decides whether two items are the same */
    size_t size;
    void *data; /* what else is known of the item, of two equal ones the first; NULL: zeros */
    size_t data_size;
    int from; /* the item from which the search came, or NO_ITEM; */
    int byte; /* and the byte that led from there, or NO_BYTE */
} work_item;

/* Start from all zeros. */
typedef struct worklist {
    work_item *items;
    unsigned count;
    size_t room;       /* for so many items */
    unsigned *buckets; /* 1 + item, or 0; open addressing */
    size_t bucket_count;
    struct worklist_chunk *chunks; /* memory for keys and data: the newest chunk, */
    size_t chunk_left;             /* which ends with so many free bytes */
} worklist;

/* The number of the item with this key, which is added if there was none. */
unsigned worklist_add(worklist *w, const void *key, size_t size);
unsigned worklist_add_item(worklist *w, work_item item);

/* The number of the item with this key, or NO_ITEM. */
int worklist_find(const worklist *w, const void *key, size_t size);

/* The bytes that led to an item; one of the shortest strings that do so, if every step reads a
 * byte. */
char *worklist_string(const worklist *w, unsigned item, size_t *len);

/* Frees the items, their keys and their data; the worklist is as at the start. */
void release_worklist(worklist *w);

#endif

#include "worklist.h"

#include <string.h>

enum { CHUNK = 1 << 16, ALIGNMENT = sizeof(uint64_t) };

typedef struct worklist_chunk {
    struct worklist_chunk *older;
    size_t size;
    uint64_t bytes[];
} worklist_chunk;

static void *keep(worklist *w, const void *bytes, size_t size) {
    size_t aligned = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (size == 0)
        return NULL;
    if (w->chunk_left < aligned) { /* most worklists are short */
        size_t more = (w->count + (size_t)8) * aligned;
        w->chunk_left = aligned > CHUNK ? aligned : more < CHUNK ? more : CHUNK;
        worklist_chunk *chunk = allocate(1, sizeof *chunk + w->chunk_left);
        *chunk = (worklist_chunk){.older = w->chunks, .size = w->chunk_left};
        w->chunks = chunk;
    }
    unsigned char *kept = (unsigned char *)w->chunks->bytes + w->chunks->size - w->chunk_left;
    if (bytes != NULL)
        memcpy(kept, bytes, size);
    w->chunk_left -= aligned;
    return kept;
}

static size_t hash_bytes(const void *bytes, size_t size) {
    uint64_t hash = size, word;
    for (const unsigned char *at = bytes; size > 0;) {
        size_t now = size < sizeof word ? size : sizeof word;
        word = 0;
        memcpy(&word, at, now);
        hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 32;
        at += now;
        size -= now;
    }
    return (size_t)hash;
}

/* The bucket that holds the key, or the one where it belongs. */
static size_t find_bucket(const worklist *w, const void *key, size_t size) {
    size_t bucket = hash_bytes(key, size) & (w->bucket_count - 1);
    for (; w->buckets[bucket] != 0; bucket = (bucket + 1) & (w->bucket_count - 1)) {
        const work_item *item = &w->items[w->buckets[bucket] - 1];
        if (item->size == size && (size == 0 || memcmp(item->key, key, size) == 0))
            break;
    }
    return bucket;
}

static void double_buckets(worklist *w) {
    w->bucket_count = w->bucket_count == 0 ? 16 : 2 * w->bucket_count;
    release(w->buckets);
    w->buckets = allocate(w->bucket_count, sizeof *w->buckets);
    for (unsigned i = 0; i < w->count; i++)
        w->buckets[find_bucket(w, w->items[i].key, w->items[i].size)] = i + 1;
}

unsigned worklist_add_item(worklist *w, work_item item) {
    if (2 * (size_t)w->count >= w->bucket_count)
        double_buckets(w);
    size_t bucket = find_bucket(w, item.key, item.size);
    if (w->buckets[bucket] != 0)
        return w->buckets[bucket] - 1;
    item.key = keep(w, item.key, item.size);
    item.data = keep(w, item.data, item.data_size);
    w->items = grow_again(w->items, w->count, &w->room, sizeof item);
    w->items[w->count] = item;
    w->buckets[bucket] = w->count + 1;
    return w->count++;
}

int worklist_find(const worklist *w, const void *key, size_t size) {
    return w->count == 0 ? NO_ITEM : (int)w->buckets[find_bucket(w, key, size)] - 1;
}

unsigned worklist_add(worklist *w, const void *key, size_t size) {
    work_item item = {.key = key, .size = size, .from = NO_ITEM, .byte = NO_BYTE};
    return worklist_add_item(w, item);
}

char *worklist_string(const worklist *w, unsigned item, size_t *len) {
    *len = 0;
    for (int i = (int)item; i != NO_ITEM; i = w->items[i].from)
        *len += w->items[i].byte != NO_BYTE;
    char *text = allocate(*len + 1, 1);
    size_t at = *len;
    for (int i = (int)item; i != NO_ITEM; i = w->items[i].from)
        if (w->items[i].byte != NO_BYTE)
            text[--at] = (char)w->items[i].byte;
    return text;
}

void release_worklist(worklist *w) {
    while (w->chunks != NULL) {
        worklist_chunk *older = w->chunks->older;
        release(w->chunks);
        w->chunks = older;
    }
    release(w->items);
    release(w->buckets);
    *w = (worklist){.items = NULL};
}

#include "exact_blocks.h"

#include <string.h>

#include "scan/block.h"

#if URIC_VECTORS

static bool is_in_set(const uric_machine *machine, unsigned set, unsigned char byte) {
    return (machine->byte_class[byte] & 128u >> set) != 0;
}

static bool follows(const uric_triplet_loop *loop, char c) {
    unsigned char byte = (unsigned char)c;
    return byte < 128 && (loop->follow[byte % 16] >> byte / 16 & 1) != 0;
}

/* Does a three-byte self-loop of the set's states begin at `at` and end within `left` bytes? */
static bool begins_loop(const uric_machine *machine, unsigned set, const char *at, size_t left) {
    const uric_triplet_loop *loop = machine->triplet_loop;
    return loop != NULL && (loop->sets >> set & 1) != 0 && left >= 3 &&
           (unsigned char)at[0] == loop->first && follows(loop, at[1]) && follows(loop, at[2]);
}

static bool is_exact(const uric_block *block, const uric_machine *machine, const char *at) {
    for (unsigned set = 0; set < URIC_SELF_LOOP_SETS; set++) {
        uint64_t outside = block->outside[1 + set];
        for (unsigned i = 0; i < block->len; i++, outside >>= 1)
            if ((outside & 1) == (is_in_set(machine, set, (unsigned char)at[i]) ||
                                  begins_loop(machine, set, at + i, block->len - i)))
                return false;
        if ((outside & 1) == 0)
            return false;
    }
    return true;
}

URIC_VECTOR_CODE static bool makes_exact_blocks_of(const uric_machine *machine, const char *text,
                                                   const char *end) {
    for (const char *at = text; at < end; at++) {
        uric_block block;
        uric_make_block(&block, machine, (const unsigned char *)text, (const unsigned char *)at,
                        (const unsigned char *)end);
        if (block.len != (end - at < 63 ? end - at : 63) || !is_exact(&block, machine, at))
            return false;
    }
    return true;
}

#if URIC_LARGE_VECTORS

URIC_LARGE_VECTOR_CODE static bool makes_exact_large_blocks_of(const uric_machine *machine,
                                                               const char *text, const char *end) {
    for (const char *at = text; at < end; at++) {
        uric_block block;
        uric_make_large_block(&block, machine, (const unsigned char *)at,
                              (const unsigned char *)end);
        if (block.len != (end - at < 63 ? end - at : 63) || !is_exact(&block, machine, at))
            return false;
    }
    return true;
}

#else

static bool makes_exact_large_blocks_of(const uric_machine *machine, const char *text,
                                        const char *end) {
    (void)machine, (void)text, (void)end;
    return true;
}

static inline bool uric_has_large_blocks(size_t len) {
    (void)len;
    return false;
}

#endif

static bool makes_exact(const uric_machine *machine, const char *text, const char *end) {
    return makes_exact_blocks_of(machine, text, end) &&
           (!uric_has_large_blocks((size_t)(end - text)) ||
            makes_exact_large_blocks_of(machine, text, end));
}

/* Tries texts of successive bytes, and of triplets with and without errors, of many lengths. */
static bool makes_exact_blocks(const uric_machine *machine, char *end) {
    static const char triplets[] = "%4a%%41%F%9gk%%%0D%b";
    for (unsigned byte = 0; byte < 256; byte++) {
        size_t len = URIC_LEAST_BLOCKS + byte % (BLOCKS_ROOM - URIC_LEAST_BLOCKS);
        char *text = end - len;
        for (size_t i = 0; i < len; i++)
            text[i] = (char)(byte + i);
        if (!makes_exact(machine, text, end))
            return false;
        for (size_t i = 0; i < len; i++)
            text[i] = triplets[(byte + i) % (sizeof triplets - 1)];
        if (!makes_exact(machine, text, end))
            return false;
    }
    return true;
}

/* Does uric_skip skip a text whose bytes are all in the set, and nothing of a text with one byte
 * that is not? */
URIC_VECTOR_CODE static bool skips_exactly(const uric_machine *machine, unsigned set, char in,
                                           char *end) {
    const unsigned char *text = (const unsigned char *)end - 128, *behind = text + 128;
    memset(end - 128, in, 128);
    if (uric_skip(machine->self_loop_sets[set], text, behind) != behind)
        return false;
    for (char *at = end - 128; at < end; at++) {
        *at = '\0'; /* in no set */
        if (uric_skip(machine->self_loop_sets[set], text, behind) != text)
            return false;
        *at = in;
    }
    return true;
}

bool blocks_are_exact(char *end) {
    const uric_machine *machine = uric_grammar_parser(&uric_rfc3986, "URI", 3)->machine;
    if (!uric_has_vectors())
        return true;
    for (unsigned set = 0; set < URIC_SELF_LOOP_SETS; set++)
        for (unsigned byte = 0; byte < 256; byte++)
            if (is_in_set(machine, set, (unsigned char)byte) &&
                !skips_exactly(machine, set, (char)byte, end))
                return false;
    return makes_exact_blocks(machine, end);
}

#else

bool blocks_are_exact(char *end) {
    (void)end;
    return true;
}

#endif

#include "exact_blocks.h"

#include <string.h>

#include "blocks.h"

#if URIC_VECTORS

static bool is_in_set(const uric_machine *machine, unsigned set, unsigned char byte) {
    return (machine->byte[byte] & 128u >> set) != 0;
}

static bool is_exact(const uric_block *block, const uric_machine *machine, const char *at) {
    for (unsigned set = 0; set < URIC_RUN_SETS; set++) {
        uint64_t outside = block->outside[1 + set];
        for (unsigned i = 0; i < block->len; i++, outside >>= 1)
            if ((outside & 1) == is_in_set(machine, set, (unsigned char)at[i]))
                return false;
        if ((outside & 1) == 0)
            return false;
    }
    return true;
}

/* Texts of successive bytes, of as many lengths as matter. */
URIC_VECTOR_CODE static bool makes_exact_blocks(const uric_machine *machine, char *end) {
    for (unsigned byte = 0; byte < 256; byte++) {
        size_t len = URIC_LEAST_BLOCKS + byte % (EXACT_BLOCKS_ROOM - URIC_LEAST_BLOCKS);
        char *text = end - len;
        for (size_t i = 0; i < len; i++)
            text[i] = (char)(byte + i);
        for (const char *at = text; at < end; at++) {
            uric_block block;
            uric_make_block(&block, machine, (const unsigned char *)text, (const unsigned char *)at,
                            (const unsigned char *)end);
            if (block.len != (end - at < 63 ? end - at : 63) || !is_exact(&block, machine, at))
                return false;
        }
    }
    return true;
}

/* All of a text is skipped if all of it is in the set, and nothing if a byte is not. */
URIC_VECTOR_CODE static bool skips_exactly(const uric_machine *machine, unsigned set, char in,
                                           char *end) {
    const unsigned char *text = (const unsigned char *)end - 128, *behind = text + 128;
    memset(end - 128, in, 128);
    if (uric_skip(machine->runs[set], text, behind) != behind)
        return false;
    for (char *place = end - 128; place < end; place++) {
        *place = '\0'; /* in no set */
        if (uric_skip(machine->runs[set], text, behind) != text)
            return false;
        *place = in;
    }
    return true;
}

bool has_exact_blocks(char *end) {
    const uric_machine *machine = uric_grammar_parser(&uric_rfc3986, "URI", 3)->machine;
    if (!uric_has_vectors())
        return true;
    for (unsigned set = 0; set < URIC_RUN_SETS; set++)
        for (unsigned byte = 0; byte < 256; byte++)
            if (is_in_set(machine, set, (unsigned char)byte) &&
                !skips_exactly(machine, set, (char)byte, end))
                return false;
    return makes_exact_blocks(machine, end);
}

#else

bool has_exact_blocks(char *end) {
    (void)end;
    return true;
}

#endif

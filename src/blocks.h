/* Blocks of text, looked at with vectors: which bytes leave the run sets, whatever the state. Where
 * a run ends is then known without a look at its bytes one by one. */
#ifndef URIC_BLOCKS_H
#define URIC_BLOCKS_H

#include "wide.h"

/* How a text is read. */
typedef enum uric_reading { URIC_BY_BYTES, URIC_BY_BLOCKS, URIC_BY_LARGE_BLOCKS } uric_reading;

#if URIC_VECTORS

/* At most 63 bytes of a text, from the one that the block was made for. */
typedef struct uric_block {
    unsigned len;
    uint64_t outside[1 + URIC_RUN_SETS]; /* of no set, then of each: bit i tells that byte i is not
                                            in it, and bit `len` is set, too */
} uric_block;

/* A text of so many bytes has blocks. */
enum { URIC_LEAST_BLOCKS = 16 };

/* Are there vectors, and enough bytes for them? */
static inline bool uric_has_blocks(size_t len) {
    return len >= URIC_LEAST_BLOCKS && uric_has_vectors();
}

/* Takes the beginnings of loops that are all in the block out of what leaves run sets. */
static inline void uric_skip_loops(uric_block *block, const uric_loop *loop, uint64_t first,
                                   uint64_t then) {
    uint64_t loops = first & then >> 1 & then >> 2;
    for (unsigned k = 0; k < URIC_RUN_SETS; k++)
        if (loop->sets >> k & 1)
            block->outside[1 + k] &= ~loops;
}

/* The bytes that a block is made of: two vectors, or the halves of one, and where the second begins
 * behind the first, and the block. */
typedef struct uric_view {
    uric_bytes low, high;
    bool halves;
    unsigned second, begin;
} uric_view;

/* Of a text from `text` to `end` that has blocks, what is from `at` on. Near the end it looks back
 * at bytes before `at`, never behind the end. */
URIC_VECTOR_CODE static URIC_INLINE uric_view uric_view_of(const unsigned char *text,
                                                           const unsigned char *at,
                                                           const unsigned char *end) {
    if (end - text < 32) {
        uric_bytes halves = uric_bytes_of(text, end - 16);
        return (uric_view){halves, halves, true, (unsigned)(end - 16 - text),
                           (unsigned)(at - text)};
    }
    const unsigned char *first = at, *second = at + 32;
    if (end - at < 64) {
        first = end - text < 64 ? text : end - 64;
        second = end - 32;
    }
    return (uric_view){uric_bytes_at(first), uric_bytes_at(second), false,
                       (unsigned)(second - first), (unsigned)(at - first)};
}

/* The bits of a block's bytes that are 0 in what became of its view. */
URIC_VECTOR_CODE static URIC_INLINE uint64_t uric_bits(const uric_view *view, uric_bytes low,
                                                       uric_bytes high) {
    uint64_t bits = uric_zeros(low);
    if (view->halves)
        bits = (bits & 0xFFFF) | (bits >> 16) << view->second;
    else
        bits |= (uint64_t)uric_zeros(high) << view->second;
    return bits >> view->begin;
}

URIC_VECTOR_CODE static URIC_INLINE uint64_t uric_outside(const uric_view *view,
                                                          const uint8_t set_bytes[16]) {
    uric_set set = uric_set_at(set_bytes);
    return uric_bits(view, uric_inside(set, view->low), uric_inside(set, view->high));
}

/* Makes the block from `at` on. */
URIC_VECTOR_CODE static inline void uric_make_block(uric_block *block, const uric_machine *machine,
                                                    const unsigned char *text,
                                                    const unsigned char *at,
                                                    const unsigned char *end) {
    uric_view view = uric_view_of(text, at, end);
    block->len = end - at < 63 ? (unsigned)(end - at) : 63;
    const uint64_t behind = (uint64_t)1 << block->len;
    block->outside[0] = ~(uint64_t)0;
    for (unsigned k = 0; k < URIC_RUN_SETS; k++)
        block->outside[1 + k] = uric_outside(&view, machine->runs[k]) | behind;
    const uric_loop *loop = machine->loop;
    if (loop == NULL)
        return;
    uint64_t first = uric_bits(&view, uric_but((char)loop->first, view.low),
                               uric_but((char)loop->first, view.high));
    if ((first & (behind - 1)) != 0)
        uric_skip_loops(block, loop, first, ~uric_outside(&view, loop->then) & (behind - 1));
}

/* From `at` on, most of the bytes that are in a run set, if they are many. */
URIC_VECTOR_CODE static const unsigned char *
uric_skip(const uint8_t run[16], const unsigned char *at, const unsigned char *end) {
    const uric_set set = uric_set_at(run);
    for (; end - at >= 128; at += 128) {
        uric_bytes a = uric_inside(set, uric_bytes_at(at));
        uric_bytes b = uric_inside(set, uric_bytes_at(at + 32));
        uric_bytes c = uric_inside(set, uric_bytes_at(at + 64));
        uric_bytes d = uric_inside(set, uric_bytes_at(at + 96));
        if (uric_zeros(uric_least(uric_least(a, b), uric_least(c, d))) != 0)
            break;
    }
    return at;
}

#if defined(__x86_64__) && URIC_VECTORS > 1

#define URIC_LARGE_VECTORS 1
#define URIC_LARGE_VECTOR_CODE __attribute__((target("avx2,bmi,bmi2,avx512bw")))

/* Are there vectors that hold a block? */
static inline bool uric_has_large_blocks(size_t len) {
    return len >= URIC_LEAST_BLOCKS && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("bmi2");
}

/* Does what a large vector holds lie in one page? What is left out of a load may lie in another
 * that cannot be read: no harm is done, but it takes microseconds. */
static inline bool uric_is_in_page(const unsigned char *at) {
    return ((uintptr_t)at & 4095) <= 4096 - 64;
}

/* The same block by one load, which makes 0 of what is behind its end: that is in no set. */
URIC_LARGE_VECTOR_CODE static inline void uric_make_large_block(uric_block *block,
                                                                const uric_machine *machine,
                                                                const unsigned char *at,
                                                                const unsigned char *end) {
    block->len = end - at < 63 ? (unsigned)(end - at) : 63;
    block->outside[0] = ~(uint64_t)0;
    __m512i bytes = _mm512_maskz_loadu_epi8(((uint64_t)1 << block->len) - 1, at);
    __m512i high = _mm512_and_si512(_mm512_srli_epi16(bytes, 4), _mm512_set1_epi8(7));
    __m512i bit = _mm512_shuffle_epi8(_mm512_set1_epi64((long long)0x8040201008040201), high);
    for (unsigned k = 0; k < URIC_RUN_SETS; k++) {
        __m128i set = _mm_loadu_si128((const __m128i *)(const void *)machine->runs[k]);
        __m512i row = _mm512_shuffle_epi8(_mm512_maskz_broadcast_i32x4(0xFFFF, set), bytes);
        block->outside[1 + k] = _mm512_testn_epi8_mask(row, bit);
    }
    const uric_loop *loop = machine->loop;
    if (loop == NULL)
        return;
    uint64_t first = _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8((char)loop->first));
    if (first == 0)
        return;
    __m128i set = _mm_loadu_si128((const __m128i *)(const void *)loop->then);
    __m512i row = _mm512_shuffle_epi8(_mm512_maskz_broadcast_i32x4(0xFFFF, set), bytes);
    uric_skip_loops(block, loop, first, _mm512_test_epi8_mask(row, bit));
}

#endif

#if !defined(URIC_LARGE_VECTORS)
#define URIC_LARGE_VECTORS 0
#endif

#endif

#endif

/* Blocks: up to 63 bytes of text, tested by vectors against all self-loop sets of a machine at
 * once. Internal to the library.
 *
 * For each set, a block has a mask of the bytes that are not in it. The end of a run is then the
 * number of trailing zeros behind the current position, whatever the state:
 *
 *     abc/def?      set of pchar and "/"
 *     00000001 1    bit 8, the length, ends every run
 *
 * A text of fewer than 64 bytes is loaded by two overlapping vectors, or two halves of one, which
 * never reach beyond the text. */
#ifndef URIC_BLOCK_H
#define URIC_BLOCK_H

#include "text/simd.h"

/* How the fast loop finds the ends of runs. */
typedef enum uric_scan_mode { URIC_BY_BYTES, URIC_BY_BLOCKS, URIC_BY_LARGE_BLOCKS } uric_scan_mode;

#if URIC_VECTORS

/* A block of at most 63 bytes. */
typedef struct uric_block {
    unsigned len;
    uint64_t outside[1 + URIC_SELF_LOOP_SETS]; /* [0]: all ones; [1 + k]: bit i: byte i is not in
                                            set k; bit `len` is set, too */
} uric_block;

/* The least length of a text that is scanned by blocks. */
enum { URIC_LEAST_BLOCKS = 16 };

/* Has the processor vectors, and the text enough bytes for them? */
static inline bool uric_has_blocks(size_t len) {
    return len >= URIC_LEAST_BLOCKS && uric_has_vectors();
}

/* Removes the first bytes of three-byte self-loops that lie wholly in the block from the masks. */
static inline void uric_skip_triplet_loops(uric_block *block, const uric_triplet_loop *loop,
                                           uint64_t first, uint64_t then) {
    uint64_t loops = first & then >> 1 & then >> 2;
    for (unsigned k = 0; k < URIC_SELF_LOOP_SETS; k++)
        if (loop->sets >> k & 1)
            block->outside[1 + k] &= ~loops;
}

/* The bytes of a block: two vectors, or the halves of one; `second` and `begin` are the offsets of
 * the second vector and of the block from the first. */
typedef struct uric_view {
    uric_bytes low, high;
    bool halves;
    unsigned second, begin;
} uric_view;

/* Loads the bytes from `at` on. Near the end of the text it loads bytes before `at` instead of
 * bytes behind the end. */
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

/* The mask of a block's bytes that are 0 in two vectors. */
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

/* Makes a block from `at` on. */
URIC_VECTOR_CODE static inline void uric_make_block(uric_block *block, const uric_machine *machine,
                                                    const unsigned char *text,
                                                    const unsigned char *at,
                                                    const unsigned char *end) {
    uric_view view = uric_view_of(text, at, end);
    block->len = end - at < 63 ? (unsigned)(end - at) : 63;
    const uint64_t behind = (uint64_t)1 << block->len;
    block->outside[0] = ~(uint64_t)0;
    for (unsigned k = 0; k < URIC_SELF_LOOP_SETS; k++)
        block->outside[1 + k] = uric_outside(&view, machine->self_loop_sets[k]) | behind;
    const uric_triplet_loop *loop = machine->triplet_loop;
    if (loop == NULL)
        return;
    uint64_t first = uric_bits(&view, uric_but((char)loop->first, view.low),
                               uric_but((char)loop->first, view.high));
    if ((first & (behind - 1)) != 0)
        uric_skip_triplet_loops(block, loop, first,
                                ~uric_outside(&view, loop->follow) & (behind - 1));
}

/* Skips a long run of bytes in a self-loop set, by 128 bytes; may stop before its end. */
URIC_VECTOR_CODE static inline const unsigned char *
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

/* Has the processor vectors that hold a whole block? */
static inline bool uric_has_large_blocks(size_t len) {
    return len >= URIC_LEAST_BLOCKS && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("bmi2");
}

/* Do 64 bytes at `at` lie in one page? A masked load may touch an unreadable page only with lanes
 * that the mask leaves out. That is safe, but takes microseconds. */
static inline bool uric_is_in_page(const unsigned char *at) {
    return ((uintptr_t)at & 4095) <= 4096 - 64;
}

/* Makes the same block by one masked load. Bytes behind the end become 0, which is in no set. */
URIC_LARGE_VECTOR_CODE static inline void uric_make_large_block(uric_block *block,
                                                                const uric_machine *machine,
                                                                const unsigned char *at,
                                                                const unsigned char *end) {
    block->len = end - at < 63 ? (unsigned)(end - at) : 63;
    block->outside[0] = ~(uint64_t)0;
    __m512i bytes = _mm512_maskz_loadu_epi8(((uint64_t)1 << block->len) - 1, at);
    __m512i high = _mm512_and_si512(_mm512_srli_epi16(bytes, 4), _mm512_set1_epi8(7));
    __m512i bit = _mm512_shuffle_epi8(_mm512_set1_epi64((long long)0x8040201008040201), high);
    for (unsigned k = 0; k < URIC_SELF_LOOP_SETS; k++) {
        __m128i set = _mm_loadu_si128((const __m128i *)(const void *)machine->self_loop_sets[k]);
        __m512i row = _mm512_shuffle_epi8(_mm512_maskz_broadcast_i32x4(0xFFFF, set), bytes);
        block->outside[1 + k] = _mm512_testn_epi8_mask(row, bit);
    }
    const uric_triplet_loop *loop = machine->triplet_loop;
    if (loop == NULL)
        return;
    uint64_t first = _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8((char)loop->first));
    if (first == 0)
        return;
    __m128i set = _mm_loadu_si128((const __m128i *)(const void *)loop->follow);
    __m512i row = _mm512_shuffle_epi8(_mm512_maskz_broadcast_i32x4(0xFFFF, set), bytes);
    uric_skip_triplet_loops(block, loop, first, _mm512_test_epi8_mask(row, bit));
}

#endif

#if !defined(URIC_LARGE_VECTORS)
#define URIC_LARGE_VECTORS 0
#endif

#endif

#endif

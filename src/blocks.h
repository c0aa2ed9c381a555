/* Blocks of text, looked at with vectors: which bytes leave the run sets, whatever the state. Where
 * a run ends is then known without a look at its bytes one by one. */
#ifndef URIC_BLOCKS_H
#define URIC_BLOCKS_H

#include "uric_tables.h"

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

/* For each kind of vectors, 32 bytes of a text are `uric_bytes`, and a run set is `uric_set`.
 * uric_inside makes 0 of the bytes that are not in the set, and of these uric_zeros makes bits. */

#if defined(__x86_64__)

#include <immintrin.h>

#define URIC_VECTOR_CODE __attribute__((target("avx2,bmi,bmi2")))

typedef __m256i uric_bytes, uric_set;

static inline bool uric_has_vectors(void) {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
}

URIC_VECTOR_CODE static inline uric_bytes uric_bytes_at(const unsigned char *at) {
    return _mm256_loadu_si256((const __m256i *)(const void *)at);
}

/* 16 bytes and, from another place, 16 more. */
URIC_VECTOR_CODE static inline uric_bytes uric_bytes_of(const unsigned char *low,
                                                        const unsigned char *high) {
    __m128i first = _mm_loadu_si128((const __m128i *)(const void *)low);
    __m128i second = _mm_loadu_si128((const __m128i *)(const void *)high);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(first), second, 1);
}

URIC_VECTOR_CODE static inline uric_set uric_set_at(const uint8_t set[16]) {
    return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)set));
}

/* A shuffle looks up 16 bytes by the low four bits of each byte; where its highest bit is set, 0.
 */
URIC_VECTOR_CODE static inline uric_bytes uric_inside(uric_set set, uric_bytes bytes) {
    __m256i high = _mm256_and_si256(_mm256_srli_epi16(bytes, 4), _mm256_set1_epi8(7));
    __m256i bit = _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)0x8040201008040201), high);
    return _mm256_and_si256(_mm256_shuffle_epi8(set, bytes), bit);
}

URIC_VECTOR_CODE static inline uric_bytes uric_least(uric_bytes a, uric_bytes b) {
    return _mm256_min_epu8(a, b);
}

URIC_VECTOR_CODE static inline uint32_t uric_zeros(uric_bytes bytes) {
    return (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, _mm256_setzero_si256()));
}

#elif defined(__aarch64__)

#include <arm_neon.h>

#define URIC_VECTOR_CODE

typedef uint8x16x2_t uric_bytes;
typedef uint8x16_t uric_set;

static inline bool uric_has_vectors(void) {
    return true;
}

static inline uric_bytes uric_bytes_of(const unsigned char *low, const unsigned char *high) {
    return (uric_bytes){{vld1q_u8(low), vld1q_u8(high)}};
}

static inline uric_bytes uric_bytes_at(const unsigned char *at) {
    return uric_bytes_of(at, at + 16);
}

static inline uric_set uric_set_at(const uint8_t set[16]) {
    return vld1q_u8(set);
}

/* Where an index is above 15, a look-up gives 0. What is inside becomes 255. */
static inline uint8x16_t uric_inside_16(uric_set set, uint8x16_t bytes) {
    const uint8x8_t bits = vcreate_u8(0x8040201008040201);
    uint8x16_t bit = vqtbl1q_u8(vcombine_u8(bits, vdup_n_u8(0)), vshrq_n_u8(bytes, 4));
    return vtstq_u8(vqtbl1q_u8(set, vandq_u8(bytes, vdupq_n_u8(15))), bit);
}

static inline uric_bytes uric_inside(uric_set set, uric_bytes bytes) {
    return (uric_bytes){{uric_inside_16(set, bytes.val[0]), uric_inside_16(set, bytes.val[1])}};
}

static inline uric_bytes uric_least(uric_bytes a, uric_bytes b) {
    return (uric_bytes){{vminq_u8(a.val[0], b.val[0]), vminq_u8(a.val[1], b.val[1])}};
}

/* Of bytes that are 0 or 255: bits of each eight are added up to a byte. */
static inline uint32_t uric_zeros(uric_bytes bytes) {
    const uint8x16_t bit = vreinterpretq_u8_u64(vdupq_n_u64(0x8040201008040201));
    uint8x16_t sum = vpaddq_u8(vbicq_u8(bit, bytes.val[0]), vbicq_u8(bit, bytes.val[1]));
    sum = vpaddq_u8(sum, sum);
    sum = vpaddq_u8(sum, sum);
    return vgetq_lane_u32(vreinterpretq_u32_u8(sum), 0);
}

#else
#error "URIC_VECTORS: there is no code for the vectors of this machine"
#endif

/* Are there vectors, and enough bytes for them? */
static inline bool uric_has_blocks(size_t len) {
    return len >= URIC_LEAST_BLOCKS && uric_has_vectors();
}

/* Makes the block from `at` on, of a text from `text` to `end` that has blocks. Near the end it
 * looks back at bytes before `at`, never behind the end. */
URIC_VECTOR_CODE static inline void uric_make_block(uric_block *block, const uric_machine *machine,
                                                    const unsigned char *text,
                                                    const unsigned char *at,
                                                    const unsigned char *end) {
    block->len = end - at < 63 ? (unsigned)(end - at) : 63;
    block->outside[0] = ~(uint64_t)0;
    if (end - text < 32) {
        uric_bytes halves = uric_bytes_of(text, end - 16);
        for (unsigned k = 0; k < URIC_RUN_SETS; k++) {
            uint32_t outside = uric_zeros(uric_inside(uric_set_at(machine->runs[k]), halves));
            outside = (outside & 0xFFFF) | (outside >> 16) << (end - 16 - text);
            block->outside[1 + k] = outside >> (at - text) | (uint64_t)1 << block->len;
        }
        return;
    }
    const unsigned char *first = at, *second = at + 32;
    if (end - at < 64) {
        first = end - text < 64 ? text : end - 64;
        second = end - 32;
    }
    uric_bytes low = uric_bytes_at(first), high = uric_bytes_at(second);
    for (unsigned k = 0; k < URIC_RUN_SETS; k++) {
        uric_set set = uric_set_at(machine->runs[k]);
        uint64_t outside = uric_zeros(uric_inside(set, low)) |
                           (uint64_t)uric_zeros(uric_inside(set, high)) << (second - first);
        block->outside[1 + k] = outside >> (at - first) | (uint64_t)1 << block->len;
    }
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
}

#endif

#if !defined(URIC_LARGE_VECTORS)
#define URIC_LARGE_VECTORS 0
#endif

#endif

#endif

/* Blocks of text, looked at with vectors: which bytes leave the run sets, whatever the state. Where
 * a run ends is then known without a look at its bytes one by one. */
#ifndef URIC_BLOCKS_H
#define URIC_BLOCKS_H

#include "uric_tables.h"

#if URIC_VECTORS

/* At most 63 bytes of a text, from the one that the block was made for. */
typedef struct uric_block {
    unsigned len;
    uint64_t outside[1 + URIC_RUN_SETS]; /* of no set, then of each: bit i tells that byte i is not
                                            in it, and bit `len` is set, too */
} uric_block;

/* A text of so many bytes has blocks. */
enum { URIC_LEAST_BLOCKS = 32 };

/* uric_look_at_32 tells of 32 bytes, in bit i of outside[k], that byte i is not in run set k. */

#if defined(__x86_64__)

#include <immintrin.h>

#define URIC_VECTOR_CODE __attribute__((target("avx2,bmi,bmi2")))

static inline bool uric_has_vectors(void) {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
}

/* A shuffle looks up one of 16 bytes by the low four bits of each byte, and gives 0 if its highest
 * bit is set. */
URIC_VECTOR_CODE static inline void uric_look_at_32(const uint8_t runs[URIC_RUN_SETS][16],
                                                    const unsigned char *at,
                                                    uint32_t outside[URIC_RUN_SETS]) {
    const __m256i bits = _mm256_set1_epi64x((long long)0x8040201008040201);
    __m256i bytes = _mm256_loadu_si256((const __m256i *)(const void *)at);
    __m256i high = _mm256_and_si256(_mm256_srli_epi16(bytes, 4), _mm256_set1_epi8(7));
    __m256i bit = _mm256_shuffle_epi8(bits, high);
    for (unsigned k = 0; k < URIC_RUN_SETS; k++) {
        __m128i set = _mm_loadu_si128((const __m128i *)(const void *)runs[k]);
        __m256i row = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(set), bytes);
        __m256i none = _mm256_cmpeq_epi8(_mm256_and_si256(row, bit), _mm256_setzero_si256());
        outside[k] = (uint32_t)_mm256_movemask_epi8(none);
    }
}

#elif defined(__aarch64__)

#include <arm_neon.h>

#define URIC_VECTOR_CODE

static inline bool uric_has_vectors(void) {
    return true;
}

/* Of 16 bytes, 0xFF for each that is not in the set. */
static inline uint8x16_t uric_outside(uint8x16_t set, uint8x16_t bytes) {
    const uint8x16_t bits =
        vreinterpretq_u8_u64(vcombine_u64(vcreate_u64(0x8040201008040201), vcreate_u64(0)));
    uint8x16_t row = vqtbl1q_u8(set, vandq_u8(bytes, vdupq_n_u8(15)));
    uint8x16_t bit = vqtbl1q_u8(bits, vshrq_n_u8(bytes, 4));
    return vceqzq_u8(vandq_u8(row, bit));
}

static inline void uric_look_at_32(const uint8_t runs[URIC_RUN_SETS][16], const unsigned char *at,
                                   uint32_t outside[URIC_RUN_SETS]) {
    const uint8x16_t bit = vreinterpretq_u8_u64(vdupq_n_u64(0x8040201008040201));
    uint8x16_t first = vld1q_u8(at), second = vld1q_u8(at + 16);
    for (unsigned k = 0; k < URIC_RUN_SETS; k++) {
        uint8x16_t set = vld1q_u8(runs[k]);
        uint8x16_t sum = vpaddq_u8(vandq_u8(uric_outside(set, first), bit),
                                   vandq_u8(uric_outside(set, second), bit));
        sum = vpaddq_u8(sum, sum);
        sum = vpaddq_u8(sum, sum);
        outside[k] = vgetq_lane_u32(vreinterpretq_u32_u8(sum), 0);
    }
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
    uint32_t low[URIC_RUN_SETS], high[URIC_RUN_SETS];
    const unsigned char *first = at, *second = at + 32;
    if (end - at < 64) {
        first = end - text < 64 ? text : end - 64;
        second = end - 32;
    }
    uric_look_at_32(machine->runs, first, low);
    uric_look_at_32(machine->runs, second, high);
    block->len = end - at < 63 ? (unsigned)(end - at) : 63;
    block->outside[0] = ~(uint64_t)0;
    for (unsigned k = 0; k < URIC_RUN_SETS; k++) {
        uint64_t outside = low[k] | (uint64_t)high[k] << (second - first);
        block->outside[1 + k] = outside >> (at - first) | (uint64_t)1 << block->len;
    }
}

#endif

#endif

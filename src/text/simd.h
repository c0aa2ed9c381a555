/* SIMD: 32 bytes of text at a time, with AVX2 or NEON. Internal to the library.
 *
 * A set of bytes below 128 is a nibble table of 16 bytes: bit k of element i is set if the byte
 * 16 * k + i is in the set. Two shuffles test 16 or 32 bytes: one looks up the element by the low
 * nibble, the other makes the bit of the high nibble. Bytes above 127 are in no set. */
#ifndef URIC_SIMD_H
#define URIC_SIMD_H

#include "uric_tables.h"

#if URIC_VECTORS

/* Each instruction set defines the same operations: uric_bytes is 32 bytes, and uric_set a nibble
 * table. uric_inside clears the bytes that are not in a set, uric_but those that equal `byte`, and
 * uric_zeros gives a mask of the bytes that are 0. */

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

URIC_VECTOR_CODE static inline void uric_put_32(unsigned char *to, uric_bytes bytes) {
    _mm256_storeu_si256((__m256i *)(void *)to, bytes);
}

/* 16 bytes and, from another place, 16 more. */
URIC_VECTOR_CODE static inline uric_bytes uric_bytes_of(const unsigned char *low,
                                                        const unsigned char *high) {
    __m128i first = _mm_loadu_si128((const __m128i *)(const void *)low);
    __m128i second = _mm_loadu_si128((const __m128i *)(const void *)high);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(first), second, 1);
}

URIC_VECTOR_CODE static inline void uric_put_halves(unsigned char *low, unsigned char *high,
                                                    uric_bytes bytes) {
    _mm_storeu_si128((__m128i *)(void *)low, _mm256_castsi256_si128(bytes));
    _mm_storeu_si128((__m128i *)(void *)high, _mm256_extracti128_si256(bytes, 1));
}

URIC_VECTOR_CODE static inline uric_set uric_set_at(const uint8_t set[16]) {
    return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)set));
}

/* The shuffle yields 0 for indexes with bit 7 set, that is, for bytes above 127. */
URIC_VECTOR_CODE static inline uric_bytes uric_inside(uric_set set, uric_bytes bytes) {
    __m256i high = _mm256_and_si256(_mm256_srli_epi16(bytes, 4), _mm256_set1_epi8(7));
    __m256i bit = _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)0x8040201008040201), high);
    return _mm256_and_si256(_mm256_shuffle_epi8(set, bytes), bit);
}

URIC_VECTOR_CODE static inline uric_bytes uric_but(char byte, uric_bytes bytes) {
    return _mm256_xor_si256(bytes, _mm256_set1_epi8(byte));
}

/* uric_least yields 0 where one of two bytes is 0, uric_either where both are. */
URIC_VECTOR_CODE static inline uric_bytes uric_least(uric_bytes a, uric_bytes b) {
    return _mm256_min_epu8(a, b);
}

URIC_VECTOR_CODE static inline uric_bytes uric_either(uric_bytes a, uric_bytes b) {
    return _mm256_or_si256(a, b);
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

static inline void uric_put_halves(unsigned char *low, unsigned char *high, uric_bytes bytes) {
    vst1q_u8(low, bytes.val[0]);
    vst1q_u8(high, bytes.val[1]);
}

static inline void uric_put_32(unsigned char *to, uric_bytes bytes) {
    uric_put_halves(to, to + 16, bytes);
}

static inline uric_set uric_set_at(const uint8_t set[16]) {
    return vld1q_u8(set);
}

/* The look-up yields 0 for indexes above 15, that is, for bytes above 127. Bytes in the set become
 * 255. */
static inline uint8x16_t uric_inside_16(uric_set set, uint8x16_t bytes) {
    const uint8x8_t bits = vcreate_u8(0x8040201008040201);
    uint8x16_t bit = vqtbl1q_u8(vcombine_u8(bits, vdup_n_u8(0)), vshrq_n_u8(bytes, 4));
    return vtstq_u8(vqtbl1q_u8(set, vandq_u8(bytes, vdupq_n_u8(15))), bit);
}

static inline uric_bytes uric_inside(uric_set set, uric_bytes bytes) {
    return (uric_bytes){{uric_inside_16(set, bytes.val[0]), uric_inside_16(set, bytes.val[1])}};
}

/* Bytes other than `byte` become 255. */
static inline uric_bytes uric_but(char byte, uric_bytes bytes) {
    uint8x16_t all = vdupq_n_u8((unsigned char)byte);
    return (uric_bytes){
        {vmvnq_u8(vceqq_u8(bytes.val[0], all)), vmvnq_u8(vceqq_u8(bytes.val[1], all))}};
}

static inline uric_bytes uric_least(uric_bytes a, uric_bytes b) {
    return (uric_bytes){{vminq_u8(a.val[0], b.val[0]), vminq_u8(a.val[1], b.val[1])}};
}

static inline uric_bytes uric_either(uric_bytes a, uric_bytes b) {
    return (uric_bytes){{vorrq_u8(a.val[0], b.val[0]), vorrq_u8(a.val[1], b.val[1])}};
}

/* Expects bytes of 0 or 255: adds up one bit of each of eight bytes. */
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

#endif

#endif

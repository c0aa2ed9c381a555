/* Lanes: the registers of a scan as 32 lanes of 16 bits in one AVX-512 vector. Internal to the
 * library.
 *
 * While a whole text of less than 64 KB is scanned, nothing is written to memory: one instruction
 * clears all registers, an action sets its registers by one masked store into the vector, and one
 * permutation yields the starts and ends of eight components at once. Where the text is refused,
 * the lanes are spilled into a uric_scan, which continues and describes the error. */
#ifndef URIC_LANES_H
#define URIC_LANES_H

#include "scan/block.h"
#include "scan/scan.h"
#include "text/text.h"

/* A function that takes `lanes` keeps registers there, or, if `lanes` is NULL, in the scan. */
typedef struct uric_lanes uric_lanes;

#if URIC_LARGE_VECTORS && defined(__LP64__) && URIC_REGISTERS == 32 && !URIC_SPANS_16
#define URIC_LANES 1

/* For a function that hands lanes on: only code for AVX-512 can pass its vectors, so the function
 * is inlined into such code. */
#define URIC_LANES_INLINE URIC_INLINE

struct uric_lanes {
    __m512i values; /* 32 of 16 bits */
};

/* Can a text be scanned in lanes? A text of less than URIC_LEAST_BLOCKS bytes needs one load, which
 * must not cross into another page. */
static inline bool uric_has_lanes(const char *text, size_t len) {
    return len > 0 && len < UINT16_MAX && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("bmi2") &&
           (len >= URIC_LEAST_BLOCKS || uric_is_in_page((const unsigned char *)text));
}

URIC_LARGE_VECTOR_CODE static inline void uric_clear_lanes(uric_lanes *lanes) {
    lanes->values = _mm512_setzero_si512();
}

/* Sets the registers whose bits are set in `which` to a value. */
URIC_LARGE_VECTOR_CODE static inline void uric_set_lanes(uric_lanes *lanes, uint64_t which,
                                                         size_t value) {
    lanes->values = _mm512_mask_set1_epi16(lanes->values, (uint32_t)which, (short)value);
}

URIC_LARGE_VECTOR_CODE static inline size_t uric_lane(const uric_lanes *lanes, unsigned which) {
    uint16_t values[URIC_NO_REGISTER + 1] = {0};
    _mm512_storeu_si512(values, lanes->values);
    return values[which];
}

URIC_LARGE_VECTOR_CODE static inline void uric_spill_lanes(const uric_lanes *lanes,
                                                           uric_scan *scan) {
    uint16_t values[URIC_MOST_REGISTERS];
    _mm512_storeu_si512(values, lanes->values);
    for (unsigned i = 0; i < URIC_MOST_REGISTERS; i++)
        scan->registers[i] = values[i];
    scan->registers[URIC_NO_REGISTER] = 0;
}

/* Gets the registers of four components, each begin and end as 64 bits. */
URIC_LARGE_VECTOR_CODE static inline __m512i uric_four_places(const uric_lanes *lanes,
                                                              const uric_capture *capture) {
    URIC_ASSERT(sizeof(uric_capture) == 2, "8 bytes");
    __m512i which =
        _mm512_maskz_cvtepu8_epi64(0xFF, _mm_loadl_epi64((const __m128i *)(const void *)capture));
    URIC_ASSERT(URIC_NO_REGISTER >= 32 && URIC_NO_REGISTER < 64, "a lane of the second vector");
    return _mm512_maskz_permutex2var_epi16(0x11111111, lanes->values, which,
                                           _mm512_setzero_si512());
}

/* Stores four spans of four pairs of registers (begin, end + 1; end 0: absent), by halves: a load
 * would wait for a store of 64 bytes that does not begin at a multiple of 32. */
URIC_LARGE_VECTOR_CODE static inline void uric_put_four_spans(uric_span *to, __m512i places,
                                                              const char *text) {
    __m512i end = _mm512_maskz_unpackhi_epi64(0xFF, places, places);
    __m512i less = _mm512_maskz_unpacklo_epi64(0xFF, _mm512_set1_epi64(-(long long)(intptr_t)text),
                                               _mm512_add_epi64(places, _mm512_set1_epi64(1)));
    __m512i spans = _mm512_maskz_sub_epi64(_mm512_test_epi64_mask(end, end), places, less);
    __m256i low = _mm512_maskz_extracti64x4_epi64(0xF, spans, 0);
    __m256i high = _mm512_maskz_extracti64x4_epi64(0xF, spans, 1);
    _mm256_storeu_si256((__m256i *)(void *)to, low);
    _mm256_storeu_si256((__m256i *)(void *)(to + 2), high);
}

/* Sets the eight components that every grammar has. Returns the host, which need not be loaded
 * again. */
URIC_LARGE_VECTOR_CODE static inline uric_span uric_split_lanes(const uric_lanes *lanes,
                                                                const uric_capture *capture,
                                                                const char *text, uric_uri *uri) {
    URIC_ASSERT(URIC_PART == 8 && URIC_HOST == 3 && URIC_PORT == 4, "two times four");
    const __m512i places = uric_four_places(lanes, capture);
    uric_put_four_spans(&uri->scheme, places, text);
    uric_put_four_spans(&uri->port, uric_four_places(lanes, capture + URIC_PORT), text);
    const __m128i host = _mm512_maskz_extracti32x4_epi32(0xF, places, URIC_HOST);
    const size_t begin = (size_t)_mm_cvtsi128_si64(host), end = (size_t)_mm_extract_epi64(host, 1);
    return end != 0 ? uric_span_of(text + begin, end - 1 - begin) : uric_span_of(NULL, 0);
}

#else
#define URIC_LANES 0
#define URIC_LANES_INLINE inline

/* Without lanes these are not called. */
static inline size_t uric_lane(const uric_lanes *lanes, unsigned which) {
    (void)lanes;
    return which;
}

static inline uric_span uric_split_lanes(const uric_lanes *lanes, const uric_capture *capture,
                                         const char *text, uric_uri *uri) {
    (void)lanes, (void)capture, (void)text;
    return uri->host;
}

#endif

static URIC_INLINE size_t uric_register_of(const uric_scan *scan, const uric_lanes *lanes,
                                           unsigned which) {
    return lanes != NULL ? uric_lane(lanes, which) : uric_register(scan, which);
}

#endif

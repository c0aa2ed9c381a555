/* The scan: runs any table over a text, as a whole or in pieces.
 *
 * A scan is a state of the active machine, the pending call, and the registers. The loop itself is
 * in scan_fast.h or scan_compact.h; this file begins and ends scans, and compiles the loop once for
 * each kind of vectors, of which the processor's is chosen at run time. */
#include "scan/scan_loop.h"

/* The functions below are inlined into their few callers, one for each kind of vectors. */

#if URIC_REGISTERS == 32

/* Unrolled by hand: compilers turn a loop into a call of memset, which costs more than it saves. */
static URIC_INLINE void clear_eight(uric_size *r) {
    r[0] = r[1] = r[2] = r[3] = r[4] = r[5] = r[6] = r[7] = 0;
}

static URIC_INLINE void clear_registers(uric_scan *scan) {
    clear_eight(scan->registers);
    clear_eight(scan->registers + 8);
    if (scan->rule->components->registers > 16) {
        clear_eight(scan->registers + 16);
        clear_eight(scan->registers + 24);
    }
    scan->registers[URIC_NO_REGISTER] = 0;
}

#else

static URIC_INLINE void clear_registers(uric_scan *scan) {
    for (unsigned i = 0; i < URIC_REGISTERS; i++)
        scan->registers[i] = 0;
}

#endif

#if URIC_ERROR_DETAIL && URIC_CODE_POINTS

/* Keeps the bytes of the code point that is read or was refused, for an error to name it. `bytes`
 * are the last that were fed, from offset `from` on. */
URIC_NOINLINE static void keep_point(uric_scan *scan, const char *bytes, size_t len,
                                     uric_size from) {
    size_t begin = uric_point_begin(scan), i = 0;
    if (begin >= from) {
        scan->point_len = 0;
        i = begin - from;
    }
    for (; i < len && scan->point_len < sizeof scan->point; i++)
        scan->point[scan->point_len++] = (uint8_t)bytes[i];
}

#endif

static URIC_INLINE void begin(uric_scan *scan, const uric_rule *rule) {
    scan->rule = rule;
    scan->chosen = rule;
    scan->call = 0;
    scan->length = 0;
    scan->refused = -1;
    scan->state = rule->start;
#if URIC_ERROR_DETAIL && URIC_CODE_POINTS
    scan->point_len = 0;
#endif
    if (rule->components == NULL)
        return;
    clear_registers(scan);
}

static URIC_INLINE uric_status feed(uric_scan *scan, const char *bytes, size_t len,
                                    uric_scan_mode mode) {
    if (scan->refused >= 0) {
#if URIC_ERROR_DETAIL && URIC_CODE_POINTS
        if (scan->rule->machine->code_points)
            keep_point(scan, bytes, len, URIC_SIZE_MAX);
#endif
        return URIC_REFUSED;
    }
    if (len > PTRDIFF_MAX || len > (size_t)(URIC_SIZE_MAX - 1 - scan->length))
        return URIC_TOO_LONG;
#if URIC_ERROR_DETAIL && URIC_CODE_POINTS
    uric_size from = scan->length;
#endif
    if (len > 0)
        scan_bytes(scan, bytes, bytes, len, mode);
#if URIC_ERROR_DETAIL && URIC_CODE_POINTS
    if (scan->rule->machine->code_points)
        keep_point(scan, bytes, len, from);
#endif
    return scan->refused < 0 ? URIC_OK : URIC_REFUSED;
}

/* Ends the text, and describes the error. The final operations of a text with limits stop a fast
 * scan, so that no other text is asked about limits; a compact scan asks about each, which takes
 * less code. */
static URIC_INLINE uric_status end(uric_scan *scan, uric_error *error) {
    uric_status status = URIC_REFUSED;
    if (scan->refused < 0) {
        status = scan_end(scan) ? URIC_OK : URIC_ENDED;
        const uric_components *components = scan->chosen->components;
        if ((URIC_COMPACT || status != URIC_OK) && components != NULL && components->limits != NULL)
            return components->limits->end(scan, error);
    }
    if (error != NULL) {
        error->status = URIC_OK;
        if (status != URIC_OK)
            uric_describe_error(scan, status, error);
    }
    return status;
}

#if !URIC_COMPACT

static URIC_INLINE uric_status scan_whole(uric_scan *scan, const uric_rule *rule, const char *text,
                                          size_t len, uric_error *error, uric_scan_mode mode) {
    begin(scan, rule);
    uric_status status = feed(scan, text, len, mode);
    if (status != URIC_TOO_LONG)
        return end(scan, error);
    if (error != NULL)
        uric_describe_error(scan, status, error);
    return status;
}

#endif

/* Compiles the functions once for each kind of vectors. */
#define SCANNERS(name, mode, code)                                                                 \
    code static uric_status feed_##name(uric_scan *scan, const char *bytes, size_t len) {          \
        return feed(scan, bytes, len, mode);                                                       \
    }                                                                                              \
    code static uric_status read_whole_##name(uric_scan *scan, const uric_rule *rule,              \
                                              const char *text, size_t len, uric_error *error) {   \
        return scan_whole(scan, rule, text, len, error, mode);                                     \
    }

#if URIC_LARGE_VECTORS
SCANNERS(large_blocks, URIC_BY_LARGE_BLOCKS, URIC_LARGE_VECTOR_CODE)
#endif

#if URIC_VECTORS
SCANNERS(blocks, URIC_BY_BLOCKS, URIC_VECTOR_CODE)
#endif

void uric_scan_begin(uric_scan *scan, const uric_rule *rule) {
    begin(scan, rule);
}

uric_status uric_scan_feed(uric_scan *scan, const char *bytes, size_t len) {
#if URIC_LARGE_VECTORS
    if (uric_has_large_blocks(len))
        return feed_large_blocks(scan, bytes, len);
#endif
#if URIC_VECTORS
    if (uric_has_blocks(len))
        return feed_blocks(scan, bytes, len);
#endif
    return feed(scan, bytes, len, URIC_BY_BYTES);
}

uric_status uric_scan_end(uric_scan *scan, uric_error *error) {
    return end(scan, error);
}

#if !URIC_COMPACT

/* Out of line, so that texts scanned by blocks do not save the processor's registers for it. */
URIC_NOINLINE static uric_status scan_whole_bytes(uric_scan *scan, const uric_rule *rule,
                                                  const char *text, size_t len, uric_error *error) {
    return scan_whole(scan, rule, text, len, error, URIC_BY_BYTES);
}

uric_status uric_scan_whole(uric_scan *scan, const uric_rule *rule, const char *text, size_t len,
                            uric_error *error) {
#if URIC_LARGE_VECTORS
    if (uric_has_large_blocks(len))
        return read_whole_large_blocks(scan, rule, text, len, error);
#endif
#if URIC_VECTORS
    if (uric_has_blocks(len))
        return read_whole_blocks(scan, rule, text, len, error);
#endif
    return scan_whole_bytes(scan, rule, text, len, error);
}

#endif

#if URIC_LANES

URIC_NOINLINE uric_status uric_scan_rest(uric_scan *scan, const char *text, size_t len,
                                         uric_error *error) {
    const char *rest = text + scan->length;
#if URIC_ERROR_DETAIL && URIC_CODE_POINTS
    scan->point_len = 0;
#endif
    uric_scan_feed(scan, rest, (size_t)(text + len - rest));
#if URIC_ERROR_DETAIL && URIC_CODE_POINTS
    if (scan->rule->machine->code_points) /* the lanes kept none */
        keep_point(scan, text, len, 0);
#endif
    return end(scan, error);
}

URIC_LARGE_VECTOR_CODE static uric_status check_in_lanes(const uric_rule *rule, const char *text,
                                                         size_t len, uric_error *error) {
    uric_scan scan;
    uric_lanes lanes;
    if (!scan_in_lanes(&scan, &lanes, rule, text, len))
        return uric_scan_rest(&scan, text, len, error);
    if (error != NULL)
        error->status = URIC_OK;
    return URIC_OK;
}

#endif

uric_status uric_check(const uric_rule *rule, const char *text, size_t len, uric_error *error) {
#if URIC_LANES
    if (uric_has_lanes(text, len))
        return check_in_lanes(rule, text, len, error);
#endif
    uric_scan scan;
    return uric_scan_whole(&scan, rule, text, len, error);
}

static URIC_INLINE size_t scan_lines(const uric_rule *rule, char delimiter, const char *bytes,
                                     size_t len, size_t *count, uric_scan_mode mode) {
    size_t taken = 0;
    while (taken < len) {
        uric_scan scan;
        size_t left = len - taken; /* limited below to what a scan can count */
        begin(&scan, rule);
        scan_bytes(&scan, bytes, bytes + taken, left < URIC_SIZE_MAX ? left : URIC_SIZE_MAX, mode);
        if (scan.refused != (unsigned char)delimiter)
            break;
        scan.refused = -1; /* it ends the line */
        if (end(&scan, NULL) != URIC_OK)
            break;
        taken += scan.length + 1;
        ++*count;
    }
    return taken;
}

#if URIC_VECTORS

URIC_VECTOR_CODE static size_t scan_lines_by_blocks(const uric_rule *rule, char delimiter,
                                                    const char *bytes, size_t len, size_t *count) {
    return scan_lines(rule, delimiter, bytes, len, count, URIC_BY_BLOCKS);
}

#endif

#if URIC_LANES

/* For rules without limits: of a line, only the place where its scan ends matters. */
URIC_LARGE_VECTOR_CODE static size_t scan_lines_in_lanes(const uric_rule *rule, char delimiter,
                                                         const char *bytes, size_t len,
                                                         size_t *count) {
    const unsigned char *const text = (const unsigned char *)bytes;
    const unsigned char end = (unsigned char)delimiter;
    size_t taken = 0;
    while (taken < len) {
        uric_lanes lanes;
        uric_place place;
        if (run_in_lanes(&lanes, rule, text, taken, len, end, &place) || text[place.at] != end ||
            uric_accept(place.chosen->machine, place.state) == 0)
            break;
        taken = place.at + 1;
        ++*count;
    }
    return taken;
}

#endif

size_t uric_check_lines(const uric_rule *rule, char delimiter, const char *bytes, size_t len,
                        size_t *count) {
#if URIC_LANES
    if (uric_has_large_blocks(len) &&
        (rule->components == NULL || rule->components->limits == NULL))
        return scan_lines_in_lanes(rule, delimiter, bytes, len, count);
#endif
#if URIC_VECTORS
    if (uric_has_blocks(len))
        return scan_lines_by_blocks(rule, delimiter, bytes, len, count);
#endif
    return scan_lines(rule, delimiter, bytes, len, count, URIC_BY_BYTES);
}

bool uric_derives(const uric_rule *rule, const char *text, size_t len) {
    const uric_machine *machine = rule->machine;
    unsigned state = rule->start;
    for (size_t i = 0; i < len; i++) {
        unsigned way = uric_transition(machine, state, (unsigned char)text[i]);
        if (way == 0)
            return false;
        state = way - 1;
    }
    return uric_accept(machine, state) != 0;
}

/* Options of a build of uric, its version, and the types that depend on options.
 *
 * Every file that includes uric.h must see the same options: those that change the layout of a
 * struct also change the names of functions (uric_names.h), so that files that disagree do not
 * link. The installed library was built with the defaults below. For the amalgamation, set options
 * in this place, in its uric_config.h, or with the compiler's -D.
 *
 * Functions and tables that nothing uses need no option: compile with -ffunction-sections
 * -fdata-sections, link with -Wl,--gc-sections, and the linker drops them. This includes grammars,
 * rules and schemes that the program does not name.
 *
 * Sizes are bytes of code and constants on a Cortex-M3 (GCC 12, -Os). The base is 2556 bytes, which
 * tools/size counts for a parse of RFC 3986's URI-reference with compact tables and everything else
 * left out. */
#ifndef URIC_BUILD_OPTIONS_H
#define URIC_BUILD_OPTIONS_H

#include <stddef.h>
#include <stdint.h>

/* The version of this header (https://semver.org). Below 1.0.0, a new minor version may change what
 * a program relies on. */
#define URIC_VERSION_MAJOR 0
#define URIC_VERSION_MINOR 1
#define URIC_VERSION_PATCH 0
#define URIC_VERSION "0.1.0"

/* The version as a number for #if: 10203 for 1.2.3. */
#define URIC_VERSION_NUMBER                                                                        \
    (URIC_VERSION_MAJOR * 10000L + URIC_VERSION_MINOR * 100 + URIC_VERSION_PATCH)

/* 1: an error also states the component it is in and what was expected, and can be written as a
 * sentence (+1350 bytes; +3420 with uric_error_message). 0: an error states status, offset and
 * byte. */
#ifndef URIC_ERROR_DETAIL
#define URIC_ERROR_DETAIL 1
#endif

/* 1: compact tables, in which states share row templates, and a slower scan, without tables and
 * code that exist for speed alone (-3760 bytes; -7710 with all operations). Compact tables serve
 * rules that accept no byte outside of 0x20 to 0x7F, which is true of all rules of the library. */
#ifndef URIC_COMPACT
#define URIC_COMPACT 0
#endif

/* 1: texts of 16 bytes or more are classified 32 bytes at a time with AVX2 or NEON; 2: 64 bytes at
 * a time with AVX-512, too; 0: byte by byte. On x86-64 the library asks the processor at run time
 * (__builtin_cpu_supports, from the compiler's run-time library) and falls back to bytes. */
#ifndef URIC_VECTORS
#if defined(__GNUC__) && __STDC_HOSTED__ && (defined(__x86_64__) || defined(__aarch64__))
#define URIC_VECTORS (URIC_COMPACT ? 0 : 2)
#else
#define URIC_VECTORS 0
#endif
#endif

/* 1: offsets and lengths have 16 bits. Texts of more than 65534 bytes are URIC_TOO_LONG. A scan of
 * 14 registers then takes 44 bytes of RAM instead of 80; the code keeps its size. */
#ifndef URIC_SPANS_16
#define URIC_SPANS_16 0
#endif

/* 1: an error in a grammar of code points (the profile says `charset utf-8`) is of a code point, at
 * the offset where it begins. 0: it is of a byte, as in all other grammars; saves 50 bytes, 800
 * with URIC_ERROR_DETAIL, and twelve bytes of tables a machine. */
#ifndef URIC_CODE_POINTS
#define URIC_CODE_POINTS 1
#endif

/* 1: a parse reports the kind of host, uric_host_kind (+510 bytes). */
#ifndef URIC_KINDS
#define URIC_KINDS 1
#endif

/* 1: resolve, normalize and the other operations on components work. 0: they return
 * URIC_NOT_PARSED, and a parse is 150 bytes smaller. The linker drops operations that the program
 * does not call without this option. */
#ifndef URIC_OPERATIONS
#define URIC_OPERATIONS 1
#endif

/* Number of registers in a uric_scan, 1 to 32. Each costs RAM. Rules use registers in the order in
 * which the grammar's profile names components. A component without its registers is reported as
 * absent; host kinds and operations on components then do not work either (URIC_NOT_PARSED). RFC
 * 3986 needs 14 registers, and 16 with kinds of hosts. */
#ifndef URIC_REGISTERS
#define URIC_REGISTERS 32
#endif

/* One option for each grammar, 0 or 1, leaves out the tables of that grammar. In the amalgamation
 * these options stand here, each with the bytes of its constants (compact, without error detail);
 * otherwise they stand in uric_grammars.h. */

/* Marks the public functions and objects. */
#ifndef URIC_API
#if defined(__GNUC__)
#define URIC_API __attribute__((visibility("default")))
#else
#define URIC_API
#endif
#endif

/* uric_size is an offset or a length. uric_number is a state or an action of a table. uric_culprit
 * is a byte, or -1. */
#if URIC_SPANS_16
typedef uint16_t uric_size, uric_number;
typedef int16_t uric_culprit;
#define URIC_SIZE_MAX UINT16_MAX
#else
typedef size_t uric_size;
typedef unsigned uric_number;
typedef int uric_culprit;
#define URIC_SIZE_MAX SIZE_MAX
#endif

#if !URIC_ERROR_DETAIL || !URIC_CODE_POINTS || URIC_COMPACT || URIC_SPANS_16 || !URIC_KINDS ||     \
    URIC_REGISTERS != 32
#include "uric_names.h"
#endif

#endif

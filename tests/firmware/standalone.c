/* Example: a complete program for a Cortex-M3 with flash at 0 and RAM at 0x20000000, without a libc
 * or a linker script. It decides whether the device may fetch its next image from a URL.
 * src/README.md has the command that builds it. finish() reports the result to a debugger or QEMU;
 * without one, replace it. */
#include "uric.h"

static bool is(uric_span span, const char *name, size_t len) {
    for (size_t i = 0; i < len && i < span.len; i++)
        if (span.at[i] != name[i])
            return false;
    return span.len == len;
}

static bool is_trusted(const char *url, size_t len) {
    uric_uri uri;
    return uric_parse(&uri, &uric_rfc3986_absolute_URI, url, len, NULL) == URIC_OK &&
           is(uri.scheme, "https", 5) && is(uri.host, "updates.example.com", 19) &&
           uri.userinfo.at == NULL && uri.port.at == NULL;
}

/* Arm's semihosting: SYS_EXIT with ADP_Stopped_ApplicationExit, or with a run-time error. */
static void finish(bool good) {
    register uint32_t operation __asm__("r0") = 0x18;
    register uint32_t reason __asm__("r1") = good ? 0x20026 : 0x20023;
    __asm__ volatile("bkpt 0xAB" : "+r"(operation) : "r"(reason) : "memory");
    for (;;)
        continue;
}

static void reset(void) {
    static const char good[] = "https://updates.example.com/v2/image.bin";
    static const char bad[] = "https://updates.example.com@evil.example/image.bin";
    finish(is_trusted(good, sizeof good - 1) && !is_trusted(bad, sizeof bad - 1));
}

/* Armv7-M, B1.5.3: the initial stack pointer and the reset handler. */
extern const struct vectors {
    uintptr_t stack;
    void (*reset)(void);
} vectors;
__attribute__((section(".vectors"))) const struct vectors vectors = {0x20004000, reset};

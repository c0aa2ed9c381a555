/* Names and texts of statuses and kinds of hosts, as lists of strings (uric_nth). */
#include "uric_tables.h"

static const char names[] =
#define URIC_STATUS(name, text) "URIC_" #name "\0"
    URIC_STATUSES(URIC_STATUS);
#undef URIC_STATUS

static const char texts[] =
#define URIC_STATUS(name, text) text "\0"
    URIC_STATUSES(URIC_STATUS);
#undef URIC_STATUS

#define URIC_STATUS(name, text) +1
enum { STATUSES = URIC_STATUSES(URIC_STATUS) };
#undef URIC_STATUS

static bool is_status(uric_status status) {
    return (size_t)status < STATUSES;
}

const char *uric_status_name(uric_status status) {
    return is_status(status) ? uric_nth(names, (size_t)status) : "(no uric_status)";
}

const char *uric_status_text(uric_status status) {
    return is_status(status) ? uric_nth(texts, (size_t)status) : "no status of this library";
}

const char *uric_host_kind_name(uric_host_kind kind) {
    static const char *const kinds[] = {NULL, "ipv4", "ipv6", "ipvfuture", "reg-name", "hostname"};
    URIC_ASSERT(sizeof kinds / sizeof *kinds == URIC_HOST_KINDS, "one name a kind");
    return (size_t)kind < URIC_HOST_KINDS ? kinds[kind] : NULL;
}

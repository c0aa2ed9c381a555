/* Which library a program was linked with. */
#include "uric.h"

const char *uric_version(void) {
    return URIC_VERSION;
}

/* Reading, in the way that counts: fast, or small; not for users of the library. */
#ifndef URIC_READ_H
#define URIC_READ_H

#include "blocks.h"
#include "reading.h"

#if URIC_FAST
#include "read_fast.h"
#else
#include "read_small.h"
#endif

#endif

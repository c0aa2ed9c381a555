/* Reading, in the way that counts: fast, or small; not for users of the library. */
#ifndef URIC_SCAN_LOOP_H
#define URIC_SCAN_LOOP_H

#include "scan/block.h"
#include "scan/scan_actions.h"

#if URIC_COMPACT
#include "scan/scan_compact.h"
#else
#include "scan/scan_fast.h"
#endif

#endif

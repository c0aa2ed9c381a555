/* Reads and writes that must be tried again: another process that shares a pipe or a terminal with
 * this one may have made it non-blocking for both. */
#ifndef URIC_COMMAND_TRY_AGAIN_H
#define URIC_COMMAND_TRY_AGAIN_H

#include <errno.h>
#include <poll.h>
#include <stdbool.h>

/* Call it when read(2) or write(2) has failed. Waits for the events (POLLIN or POLLOUT) if the
 * descriptor is not ready. False: the error is in errno. */
static inline bool should_try_again(int descriptor, short events) {
    if (errno != EAGAIN)
        return errno == EINTR;
    struct pollfd ready = {descriptor, events, 0};
    return poll(&ready, 1, -1) > 0 || errno == EINTR;
}

#endif

/* Long texts, on machines with vector instructions, and on those where the library must do without.
 */
#include "long_texts.h"
#include "exact_already_normal.h"
#include "exact_blocks.h"
#include "tally.h"

/* An emulated machine is slow: each byte value is tried at every 17th position. 17 is odd, so these
 * are all positions of a vector. */
enum { STEP = 17 };

static tally t;

void fail_long_text(const char *what) {
    message m = {.len = 0};
    add_text(&m, "blocks lead to another state: ");
    add_text(&m, what);
    if (t.failed++ == 0) /* there may be many */
        print(&m);
}

int main(void) {
    static char room[ALREADY_NORMAL_ROOM], copied[ALREADY_NORMAL_ROOM];
    expect(&t, blocks_are_exact(room + sizeof room),
           "blocks record exactly the bytes of self-loop sets");
    expect(&t, already_normal_is_exact(room + sizeof room, copied + sizeof copied, STEP),
           "texts that are already normal are recognized exactly, and copied");
    t.done += try_all_lengths(room, room + sizeof room);
    t.done += try_all_bytes_everywhere(room + sizeof room, STEP);
    return sum_up(&t, "long texts and two laws of blocks");
}

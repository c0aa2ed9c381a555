/* Long texts, on machines whose vectors look at many bytes at once, or that lack such vectors. */
#include "long_texts.h"
#include "exact_already_normal.h"
#include "exact_blocks.h"
#include "tally.h"

/* An emulated machine is slow: each byte is tried at every 17th place, and so, 17 being odd, at
 * each place of a vector. */
enum { STEP = 17 };

static tally t;

void fail_long_text(const char *what) {
    message m = {.len = 0};
    add_text(&m, "read otherwise by blocks: ");
    add_text(&m, what);
    if (t.failed++ == 0) /* there may be many */
        print(&m);
}

int main(void) {
    static char room[ALREADY_NORMAL_ROOM], copied[ALREADY_NORMAL_ROOM];
    expect(&t, blocks_are_exact(room + sizeof room), "blocks tell exactly what is in a run set");
    expect(&t, already_normal_is_exact(room + sizeof room, copied + sizeof copied, STEP),
           "plain texts are told exactly, and copied");
    t.done += try_all_lengths(room, room + sizeof room);
    t.done += try_all_bytes_everywhere(room + sizeof room, STEP);
    return sum_up(&t, "long texts and two laws of many bytes");
}

#include "front/characters.h"

#include <ctype.h>

enum { FIRST_SURROGATE = 0xD800, LAST_SURROGATE = 0xDFFF };

void append_points(point_set *set, unsigned first, unsigned last) {
    if (set->count > 0 && set->ranges[set->count - 1].last + 1 == first) {
        set->ranges[set->count - 1].last = last;
        return;
    }
    point_range *ranges = grow(set->ranges, set->count, sizeof *ranges);
    if (ranges != set->ranges)
        release(set->ranges);
    set->ranges = ranges;
    set->ranges[set->count++] = (point_range){first, last};
}

/* The last point from `at` on up to which a set has all points, or none; and which of the two. */
static bool run_of(point_set set, unsigned at, unsigned *last) {
    unsigned i = 0;
    while (i < set.count && set.ranges[i].last < at)
        i++;
    bool has = i < set.count && set.ranges[i].first <= at;
    *last = i == set.count ? UINT32_MAX : has ? set.ranges[i].last : set.ranges[i].first - 1;
    return has;
}

/* The points that are in one of two sets, of which those in `b` count only as `with_b` says. */
static point_set combine(point_set a, point_set b, bool with_b) {
    point_set made = {0};
    unsigned at = 0, end_a, end_b;
    for (bool more = true; more;) {
        bool in_a = run_of(a, at, &end_a), in_b = run_of(b, at, &end_b);
        unsigned last = end_a < end_b ? end_a : end_b;
        if (in_b ? with_b : in_a)
            append_points(&made, at, last);
        more = last != UINT32_MAX;
        at = last + 1;
    }
    return made;
}

point_set points_union(point_set a, point_set b) {
    return combine(a, b, true);
}

point_set points_minus(point_set a, point_set b) {
    return combine(a, b, false);
}

unsigned points_count(point_set set) {
    unsigned count = 0;
    for (unsigned i = 0; i < set.count; i++)
        count += set.ranges[i].last - set.ranges[i].first + 1;
    return count;
}

void release_points(point_set set) {
    release(set.ranges);
}

void add_points(point_set *set, unsigned first, unsigned last) {
    static point_range surrogates = {FIRST_SURROGATE, LAST_SURROGATE};
    point_range range = {first, last};
    point_set one = {&range, 1};
    *set = points_union(*set, points_minus(one, (point_set){&surrogates, 1}));
}

character_set characters_union(character_set a, character_set b) {
    return (character_set){set_union(a.bytes, b.bytes), points_union(a.points, b.points)};
}

character_set characters_minus(character_set a, character_set b) {
    return (character_set){set_minus(a.bytes, b.bytes), points_minus(a.points, b.points)};
}

unsigned characters_count(character_set set) {
    return set_count(set.bytes) + points_count(set.points);
}

byte_set string_bytes(const node *n, size_t index) {
    byte_set set = {{0}};
    unsigned char byte = (unsigned char)n->text[index];
    set_add(&set, byte);
    if (n->caseless && isalpha(byte))
        set_add(&set, byte ^ 0x20u);
    return set;
}

character_set characters_of(const node *n) {
    character_set set = {.bytes = {{0}}};
    if (n->kind == NODE_STRING)
        set.bytes = string_bytes(n, 0);
    int last_byte = n->kind == NODE_POINTS && n->max > 0x7F ? 0x7F : n->max;
    for (int byte = n->min; n->kind != NODE_STRING && byte <= last_byte; byte++)
        set_add(&set.bytes, (unsigned)byte);
    if (n->kind == NODE_POINTS && n->max > 0x7F)
        add_points(&set.points, n->min > 0x80 ? (unsigned)n->min : 0x80, (unsigned)n->max);
    return set;
}

/* The forms of RFC 3629: a lead byte, and six bits in each byte behind it. */
static const struct {
    unsigned first, last, lead;
} forms[] = {{0, 0x7F, 0}, {0x80, 0x7FF, 0xC0}, {0x800, 0xFFFF, 0xE0}, {0x10000, 0x10FFFF, 0xF0}};

/* The points from `first` to `last`, less `first`. */
static point_set slice(point_set set, unsigned first, unsigned last) {
    point_set made = {0};
    for (unsigned i = 0; i < set.count; i++) {
        point_range r = set.ranges[i];
        if (r.first <= last && r.last >= first)
            append_points(&made, (r.first > first ? r.first : first) - first,
                          (r.last < last ? r.last : last) - first);
    }
    return made;
}

static bool points_equal(point_set a, point_set b) {
    return points_minus(a, b).count == 0 && points_minus(b, a).count == 0;
}

/* Adds the paths that go on behind `path`: by a byte from `lead` on and `more` others. Bytes behind
 * which the same may follow are in one path. */
static void add_paths(utf8_paths *paths, const utf8_path *path, point_set set, unsigned lead,
                      unsigned more) {
    point_set behind[64];
    byte_set bytes[64];
    unsigned count = 0;
    for (unsigned i = 0; i < 64; i++) {
        point_set next = slice(set, i << 6 * more, ((i + 1) << 6 * more) - 1);
        unsigned k = 0;
        while (k < count && !points_equal(behind[k], next))
            k++;
        if (next.count == 0)
            continue;
        if (k == count) {
            bytes[count] = (byte_set){{0}};
            behind[count++] = next;
        }
        set_add(&bytes[k], lead + i);
    }
    for (unsigned k = 0; k < count; k++) {
        utf8_path longer = *path;
        longer.bytes[longer.len++] = bytes[k];
        if (more > 0) {
            add_paths(paths, &longer, behind[k], 0x80, more - 1);
            continue;
        }
        paths->list = grow(paths->list, paths->count, sizeof longer);
        paths->list[paths->count++] = longer;
    }
}

utf8_paths utf8_paths_of(character_set set) {
    utf8_paths paths = {0};
    const utf8_path none = {.len = 0};
    if (!set_empty(set.bytes)) {
        paths.list = grow(NULL, 0, sizeof none);
        paths.list[paths.count++] = (utf8_path){{set.bytes}, 1};
    }
    for (unsigned more = 1; more < sizeof forms / sizeof *forms; more++) {
        point_set head = slice(set.points, forms[more].first, forms[more].last);
        for (unsigned i = 0; i < head.count; i++) {
            head.ranges[i].first += forms[more].first;
            head.ranges[i].last += forms[more].first;
        }
        add_paths(&paths, &none, head, forms[more].lead, more);
    }
    return paths;
}

byte_set first_bytes(const node *n) {
    byte_set set = {{0}};
    switch (n->kind) {
    case NODE_ALTERNATIVES:
        for (const node *child = n->child; child != NULL; child = child->next)
            set = set_union(set, first_bytes(child));
        break;
    case NODE_SEQUENCE:
        for (const node *child = n->child; child != NULL; child = child->next) {
            set = set_union(set, first_bytes(child));
            if (!nullable(child))
                break;
        }
        break;
    case NODE_REPEAT:
        if (n->max != 0)
            set = first_bytes(n->child);
        break;
    case NODE_STRING:
        if (n->len > 0)
            set = string_bytes(n, 0);
        break;
    case NODE_RANGE:
        for (int byte = n->min; byte <= n->max; byte++)
            set_add(&set, (unsigned)byte);
        break;
    case NODE_POINTS: {
        utf8_paths paths = utf8_paths_of(characters_of(n));
        for (unsigned i = 0; i < paths.count; i++)
            set = set_union(set, paths.list[i].bytes[0]);
        break;
    }
    case NODE_RULE: set = first_bytes(n->rule->body); break;
    case NODE_EXCEPT: set = first_bytes(n->child); break;
    }
    return set;
}

unsigned write_utf8(unsigned point, char bytes[4]) {
    unsigned more = 0;
    while (point > forms[more].last)
        more++;
    for (unsigned i = more; i > 0; i--, point >>= 6)
        bytes[i] = (char)(0x80 | (point & 0x3F));
    bytes[0] = (char)(forms[more].lead | point);
    return more + 1;
}

unsigned read_utf8(const char *text, size_t len, unsigned *point) {
    unsigned lead = len > 0 ? (unsigned char)*text : 0x80, more = 0;
    while (more < 3 && lead >= forms[more + 1].lead)
        more++;
    *point = lead - forms[more].lead;
    for (unsigned i = 1; i <= more; i++) {
        if (i >= len || ((unsigned char)text[i] & 0xC0) != 0x80)
            return 0;
        *point = *point << 6 | ((unsigned char)text[i] & 0x3F);
    }
    bool surrogate = *point >= FIRST_SURROGATE && *point <= LAST_SURROGATE;
    return surrogate || *point < forms[more].first || *point > forms[more].last ? 0 : more + 1;
}

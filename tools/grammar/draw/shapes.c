#include "draw/shapes.h"

#include <string.h>

#include "front/characters.h"

enum { CLASS_LETTERS = 44, LONGEST_CAPTION = 28 };

typedef struct maker {
    const profile *p;
    const rule *rule; /* whose diagram is made */
    const reading *read;
} maker;

int text_length(const char *text) {
    int len = 0;
    for (; *text != '\0'; text++)
        len += ((unsigned char)*text & 0xC0) != 0x80;
    return len;
}

static int largest(int a, int b) {
    return a > b ? a : b;
}

/* Is the component WHERE of a capture around the rule? */
static bool is_around(const profile *p, int where, const rule *r) {
    if (where < 0)
        return true;
    const where_name *name = &p->names[where];
    if (name->rule != NULL && reaches(name->rule, r))
        return true;
    for (unsigned i = 0; i < p->capture_count; i++)
        for (unsigned k = 0; k < p->captures[i].rules.count; k++)
            if (strcmp(p->components[p->captures[i].component].name, name->name) == 0 &&
                reaches(p->captures[i].rules.rules[k], r))
                return true;
    return false;
}

int colour_of(const profile *p, const rule *r, const rule *within) {
    for (unsigned i = 0; i < p->capture_count; i++)
        if (has_rule(&p->captures[i].rules, r) && is_around(p, p->captures[i].within, within) &&
            p->components[p->captures[i].component].number != URIC_NO_COMPONENT)
            return (int)p->captures[i].component;
    return NO_COLOUR;
}

static shape *new_shape(const maker *m, shape_kind what, const node *n) {
    shape *s = allocate(1, sizeof *s);
    s->kind = what;
    s->colour = NO_COLOUR;
    const mark *k = n != NULL ? mark_of(m->read, n) : NULL;
    if (k != NULL) {
        s->on = true;
        s->left = k->left > 0;
        s->stops = k->stops;
        s->repeated = k->repeated;
    }
    return s;
}

/* A byte as ABNF, or as itself. */
static char *byte_text(unsigned byte) {
    return byte > 0x20 && byte < 0x7F ? format_text("%c", byte)
           : byte == ' '              ? format_text("SP")
                                      : format_text("%%x%02X", byte);
}

static char *literal_text(const node *n) {
    char *text = "";
    bool blank = n->len == 0;
    for (size_t i = 0; i < n->len; i++)
        blank |= n->text[i] == ' ';
    for (size_t i = 0; i < n->len; i++) {
        unsigned char byte = (unsigned char)n->text[i];
        const char *next = byte == ' ' ? " " : byte_text(byte);
        bool apart = i > 0 && (strlen(next) > 1 || (unsigned char)n->text[i - 1] < 0x20);
        text = format_text(apart ? "%s %s" : "%s%s", text, next);
    }
    return blank ? format_text("\"%s\"", text) : text;
}

static char *point_text(unsigned point) {
    return point < 0x80 ? byte_text(point) : format_text("U+%04X", point);
}

/* What stands in a box for a character or a range. */
static char *character_text(const node *n) {
    if (n->kind == NODE_STRING)
        return literal_text(n);
    unsigned min = (unsigned)n->min, max = (unsigned)n->max;
    char *first = n->kind == NODE_RANGE ? byte_text(min) : point_text(min);
    char *last = n->kind == NODE_RANGE ? byte_text(max) : point_text(max);
    return min == max ? first : format_text("%s\xE2\x80\x93%s", first, last);
}

/* Bytes as a caption: those that cannot be printed, as \xHH. */
static char *shown(const char *text, size_t len) {
    char *out = "";
    size_t i = 0;
    for (; i < len && text_length(out) < LONGEST_CAPTION; i++) {
        unsigned char byte = (unsigned char)text[i];
        unsigned point, size = read_utf8(text + i, len - i, &point);
        if (size > 1) {
            out = format_text("%s%.*s", out, (int)size, text + i);
            i += size - 1;
        } else
            out = format_text(byte >= 0x20 && byte < 0x7F ? "%s%c" : "%s\\x%02X", out, byte);
    }
    return i < len ? format_text("%s\xE2\x80\xA6", out) : out;
}

static void add_caption(const maker *m, shape *s, const node *n) {
    const mark *k = mark_of(m->read, n);
    if (k == NULL)
        return;
    char *text = s->caption != NULL ? format_text("%s  ", s->caption) : "";
    for (unsigned i = 0; i < k->span_count; i++)
        text = format_text(
            i == 0 ? "%s%s" : "%s  %s", text,
            shown(m->read->text + k->spans[i].begin, k->spans[i].end - k->spans[i].begin));
    if (k->more)
        text = format_text("%s  \xE2\x80\xA6", text);
    if (*text != '\0' && (s->style != BOX_LITERAL || strcmp(text, s->text) != 0))
        s->caption = text;
}

static shape *box(const maker *m, const node *n, box_style style, const char *text) {
    shape *s = new_shape(m, SHAPE_BOX, n);
    s->style = style;
    s->text = text;
    add_caption(m, s, n);
    return s;
}

static shape *shape_of(const maker *m, const node *n);

static bool is_character(const node *n) {
    return n->kind == NODE_RANGE || n->kind == NODE_POINTS ||
           (n->kind == NODE_STRING && n->len == 1);
}

/* Alternatives that are characters, from three on, share a box. Gives the last of them. */
static const node *class_end(const node *n) {
    unsigned count = 0;
    int letters = 0;
    const node *last = NULL;
    for (; n != NULL && is_character(n); n = n->next) {
        letters += text_length(character_text(n)) + 1;
        if (letters > CLASS_LETTERS)
            break;
        count++;
        last = n;
    }
    return count >= 3 ? last : NULL;
}

static shape *shape_of_class(const maker *m, const node *n, const node *last) {
    shape *s = box(m, n, BOX_CLASS, character_text(n));
    while (n != last) {
        n = n->next;
        const mark *k = mark_of(m->read, n);
        s->text = format_text("%s %s", s->text, character_text(n));
        add_caption(m, s, n);
        if (k != NULL) {
            s->on = true;
            s->left |= k->left > 0;
            s->stops |= k->stops;
        }
    }
    return s;
}

static shape *shape_of_choice(const maker *m, const node *n) {
    shape *s = new_shape(m, SHAPE_CHOICE, n), **tail = &s->child;
    for (const node *child = n->child; child != NULL; child = child->next) {
        const node *last = class_end(child);
        *tail = last != NULL ? shape_of_class(m, child, last) : shape_of(m, child);
        tail = &(*tail)->next;
        child = last != NULL ? last : child;
    }
    return s->child->next == NULL ? s->child : s;
}

static const char *times_text(const node *n) {
    if (n->max == n->min)
        return format_text("%d times", n->min);
    if (n->max == UNBOUNDED)
        return n->min > 1 ? format_text("at least %d times", n->min) : NULL;
    return n->min > 0 ? format_text("%d to %d times", n->min, n->max)
                      : format_text("up to %d times", n->max);
}

static shape *shape_of_repeat(const maker *m, const node *n) {
    shape *inner = shape_of(m, n->child);
    if (n->max == 0)
        return new_shape(m, SHAPE_SKIP, n);
    if (n->max != 1) {
        shape *loop = new_shape(m, SHAPE_LOOP, n);
        loop->on = inner->on;
        loop->left = inner->left;
        loop->child = inner;
        loop->text = times_text(n);
        inner = loop;
    }
    if (n->min > 0)
        return inner;
    shape *choice = new_shape(m, SHAPE_CHOICE, n);
    const mark *k = mark_of(m->read, n);
    choice->child = new_shape(m, SHAPE_SKIP, NULL);
    choice->child->on = choice->child->left = k != NULL && k->skipped;
    choice->child->next = inner;
    return choice;
}

static shape *shape_of_row(const maker *m, const node *n) {
    shape *s = new_shape(m, SHAPE_ROW, n), **tail = &s->child;
    for (const node *child = n->child; child != NULL; child = child->next) {
        *tail = shape_of(m, child);
        tail = &(*tail)->next;
    }
    return s;
}

/* A - B: A, and a note. */
static shape *shape_of_difference(const maker *m, const node *n) {
    const char *but = n->child->next->kind == NODE_RULE     ? n->child->next->text
                      : n->child->next->kind == NODE_STRING ? literal_text(n->child->next)
                                                            : "\xE2\x80\xA6";
    const char *from = n->child->kind == NODE_RULE ? n->child->text : "\xE2\x80\xA6";
    shape *s = box(m, n, BOX_RULE, format_text("%s but not %s", from, but));
    s->rule = n->child->rule;
    return s;
}

static shape *shape_of(const maker *m, const node *n) {
    switch (n->kind) {
    case NODE_ALTERNATIVES: return shape_of_choice(m, n);
    case NODE_SEQUENCE: return shape_of_row(m, n);
    case NODE_REPEAT: return shape_of_repeat(m, n);
    case NODE_STRING: return box(m, n, BOX_LITERAL, literal_text(n));
    case NODE_RANGE:
    case NODE_POINTS: return box(m, n, BOX_CLASS, character_text(n));
    case NODE_RULE: break;
    case NODE_EXCEPT: return shape_of_difference(m, n);
    }
    shape *s = box(m, n, n->prose && n->rule == NULL ? BOX_PROSE : BOX_RULE,
                   n->rule != NULL ? n->rule->name : n->text);
    s->rule = n->rule;
    if (n->rule != NULL)
        s->colour = colour_of(m->p, n->rule, m->rule);
    return s;
}

static void measure(shape *s, int limit);

row_line line_of(const shape *first) {
    row_line line = {0};
    for (const shape *c = first; c != NULL && (c == first || !c->breaks); c = c->next) {
        line.width += c->width + (c == first ? 0 : GAP);
        line.up = largest(line.up, c->up);
        line.down = largest(line.down, c->down);
        line.next = c->next;
    }
    return line;
}

int lane_below(const row_line *line) {
    return largest(line->down + GAP, 2 * RADIUS);
}

int line_below(const row_line *next) {
    return largest(next->up + GAP, 2 * RADIUS);
}

static void measure_row(shape *s, int limit) {
    int x = 0;
    for (shape *c = s->child; c != NULL; c = c->next) {
        measure(c, limit);
        c->breaks = x > 0 && x + c->width > limit;
        x = (c->breaks ? 0 : x) + c->width + GAP;
    }
    row_line line = line_of(s->child);
    s->up = line.up;
    s->width = line.width;
    int y = 0;
    bool single = line.next == NULL;
    while (line.next != NULL) {
        row_line next = line_of(line.next);
        y += lane_below(&line) + line_below(&next);
        s->width = largest(s->width, next.width);
        line = next;
    }
    s->down = y + line.down;
    s->width += single ? 0 : 2 * RADIUS + ROW_RIGHT;
}

static void measure_choice(shape *s, int limit) {
    const shape *above = s->child->kind == SHAPE_SKIP ? s->child : NULL;
    int y = 0;
    for (shape *c = s->child; c != NULL; c = c->next) {
        measure(c, limit - 4 * RADIUS);
        s->width = largest(s->width, c->width + 4 * RADIUS);
        if (c == above)
            continue;
        bool main = c == (above != NULL ? above->next : s->child);
        y = main ? c->down : largest(y + GAP + c->up, 2 * RADIUS) + c->down;
        if (main)
            s->up = above != NULL ? largest(c->up + GAP, 2 * RADIUS) : c->up;
    }
    s->down = y;
}

static void measure(shape *s, int limit) {
    int letters, caption;
    switch (s->kind) {
    case SHAPE_SKIP: break;
    case SHAPE_BOX:
        letters = text_length(s->text);
        caption = s->caption != NULL ? text_length(s->caption) : 0;
        s->width = largest(letters * LETTER + 2 * GAP, caption * SMALL_LETTER + 4);
        s->up = BOX;
        s->down = caption > 0 ? BOX + CAPTION : BOX;
        break;
    case SHAPE_ROW: measure_row(s, limit); break;
    case SHAPE_CHOICE: measure_choice(s, limit); break;
    case SHAPE_LOOP:
        measure(s->child, limit - 2 * RADIUS);
        s->width =
            largest(s->child->width, s->text != NULL ? text_length(s->text) * SMALL_LETTER : 0) +
            2 * RADIUS;
        s->up = s->child->up;
        s->down = largest(s->child->down + GAP, 2 * RADIUS) + (s->text != NULL ? CAPTION : 2);
    }
}

shape *shape_of_rule(const profile *p, const rule *r, const reading *read, int limit) {
    maker m = {p, r, read};
    shape *s = shape_of(&m, r->printed != NULL ? r->printed : r->body);
    measure(s, limit);
    return s;
}

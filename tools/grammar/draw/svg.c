#include "draw/svg.h"

#include <string.h>

enum { MARGIN = 12, END = 10, LIMIT_LINE = 18, LIMIT_WIDTH = 150 };

/* A diagram is drawn in three passes, so that boxes hide lines, and lines of the reading others. */
typedef enum pass { PASS_LINES, PASS_READING, PASS_BOXES } pass;

typedef struct pen {
    FILE *out;
    pass pass;
    const rule_list *drawn; /* rules with a diagram on the same page; or NULL */
    bool reads;             /* there is a reading */
} pen;

void write_xml(const char *text, FILE *out) {
    for (; *text != '\0'; text++)
        switch (*text) {
        case '<': fputs("&lt;", out); break;
        case '>': fputs("&gt;", out); break;
        case '&': fputs("&amp;", out); break;
        case '"': fputs("&quot;", out); break;
        default: fputc(*text, out);
        }
}

/* Begins a line at a point, if this pass draws it. */
static bool begin_line(const pen *pn, bool on, int x, int y) {
    if (pn->pass == PASS_BOXES || on != (pn->pass == PASS_READING))
        return false;
    fprintf(pn->out, "<path d=\"M%d %d", x, y);
    return true;
}

static void end_line(const pen *pn) {
    fputs("\"/>\n", pn->out);
}

static void line(const pen *pn, bool on, int x, int y, int to) {
    if (x < to && begin_line(pn, on, x, y)) {
        fprintf(pn->out, "H%d", to);
        end_line(pn);
    }
}

/* A quarter of a circle; `clockwise` as seen on the page. */
static void arc(const pen *pn, int dx, int dy, bool clockwise) {
    fprintf(pn->out, "a%d %d 0 0 %d %d %d", RADIUS, RADIUS, clockwise, dx, dy);
}

/* From the main line, down or up to a branch; `down` is negative for up. */
static void branch_off(const pen *pn, bool on, int x, int y, int down) {
    if (!begin_line(pn, on, x, y))
        return;
    int way = down < 0 ? -RADIUS : RADIUS;
    arc(pn, RADIUS, way, down > 0);
    fprintf(pn->out, "V%d", y + down - way);
    arc(pn, RADIUS, way, down < 0);
    end_line(pn);
}

static void branch_back(const pen *pn, bool on, int x, int y, int down) {
    if (!begin_line(pn, on, x, y + down))
        return;
    int way = down < 0 ? -RADIUS : RADIUS;
    arc(pn, RADIUS, -way, down < 0);
    fprintf(pn->out, "V%d", y + way);
    arc(pn, RADIUS, -way, down > 0);
    end_line(pn);
}

static void draw(const pen *pn, const shape *s, int x, int y);

static bool is_drawn(const pen *pn, const rule *r) {
    return r != NULL && pn->drawn != NULL && has_rule(pn->drawn, r);
}

static void draw_box(const pen *pn, const shape *s, int x, int y) {
    static const char *const styles[] = {"rule", "literal", "class", "prose"};
    int letters = text_length(s->text) * LETTER + 2 * GAP, left = x + (s->width - letters) / 2;
    line(pn, s->on, x, y, left);
    line(pn, s->left, left + letters, y, x + s->width);
    if (pn->pass != PASS_BOXES)
        return;
    const rule *target = s->rule != NULL ? as_printed(s->rule) : NULL;
    bool link = is_drawn(pn, target);
    fprintf(pn->out, "<g class=\"%s", styles[s->style]);
    if (s->colour != NO_COLOUR)
        fprintf(pn->out, " c%d", s->colour);
    fprintf(pn->out, "%s%s\">", pn->reads && !s->on ? " off" : "", s->stops ? " stops" : "");
    if (link) {
        fputs("<a href=\"#rule-", pn->out);
        write_xml(target->name, pn->out);
        fputs("\">", pn->out);
    }
    fprintf(pn->out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"%s/>", left, y - BOX,
            letters, 2 * BOX, s->style == BOX_RULE || s->style == BOX_PROSE ? "" : " rx=\"12\"");
    fprintf(pn->out, "<text x=\"%d\" y=\"%d\">", x + s->width / 2, y + 4);
    write_xml(s->text, pn->out);
    fprintf(pn->out, "</text>%s", link ? "</a>" : "");
    if (s->caption != NULL) {
        fprintf(pn->out, "<text class=\"caption\" x=\"%d\" y=\"%d\">", x + s->width / 2,
                y + BOX + 13);
        write_xml(s->caption, pn->out);
        fputs("</text>", pn->out);
    }
    fputs("</g>\n", pn->out);
}

/* From the end of a line of a row, by the lane, to the start of the next. */
static void draw_lane(const pen *pn, bool on, int left, int from, int right, int y, int lane,
                      int next) {
    line(pn, on, from, y, right);
    if (!begin_line(pn, on, right, y))
        return;
    arc(pn, RADIUS, RADIUS, true);
    fprintf(pn->out, "V%d", y + lane - RADIUS);
    arc(pn, -RADIUS, RADIUS, true);
    fprintf(pn->out, "H%d", left);
    arc(pn, -RADIUS, RADIUS, false);
    fprintf(pn->out, "V%d", y + lane + next - RADIUS);
    arc(pn, RADIUS, RADIUS, false);
    end_line(pn);
}

/* From the end of the last line up to the height of the first one. */
static void draw_way_up(const pen *pn, bool on, int from, int right, int y, int top) {
    line(pn, on, from, y, right);
    if (!begin_line(pn, on, right, y))
        return;
    arc(pn, RADIUS, -RADIUS, false);
    fprintf(pn->out, "V%d", top + RADIUS);
    arc(pn, RADIUS, -RADIUS, true);
    end_line(pn);
}

static void draw_row(const pen *pn, const shape *s, int x, int y) {
    row_line line_now = line_of(s->child);
    bool single = line_now.next == NULL;
    int left = single ? x : x + RADIUS, at = left, top = y;
    int right = x + s->width - ROW_RIGHT;
    if (!single)
        line(pn, s->on, x, y, left);
    for (const shape *c = s->child; c != NULL; c = c->next) {
        draw(pn, c, at, y);
        at += c->width;
        bool on = c->left && (c->next == NULL ? s->left : c->next->on);
        if (c->next != NULL && c->next->breaks) {
            row_line next = line_of(c->next);
            int lane = lane_below(&line_now), below = line_below(&next);
            draw_lane(pn, on, left, at, right, y, lane, below);
            y += lane + below;
            line_now = next;
            at = left;
        } else if (c->next != NULL) {
            line(pn, on, at, y, at + GAP);
            at += GAP;
        } else if (!single)
            draw_way_up(pn, on, at, right + 2 * RADIUS, y, top);
    }
}

static void draw_choice(const pen *pn, const shape *s, int x, int y) {
    int inner = s->width - 4 * RADIUS, below = 0;
    const shape *above = s->child->kind == SHAPE_SKIP ? s->child : NULL;
    const shape *main = above != NULL ? above->next : s->child;
    for (const shape *c = s->child; c != NULL; c = c->next) {
        int down = 0, left = x + 2 * RADIUS + (inner - c->width) / 2;
        if (c == above)
            down = -s->up;
        else if (c != main) {
            down = below + GAP + c->up;
            down = down > 2 * RADIUS ? down : 2 * RADIUS;
        }
        if (c == main)
            line(pn, c->on, x, y, x + 2 * RADIUS);
        else
            branch_off(pn, c->on, x, y, down);
        line(pn, c->on, x + 2 * RADIUS, y + down, left);
        draw(pn, c, left, y + down);
        line(pn, c->left, left + c->width, y + down, x + 2 * RADIUS + inner);
        if (c == main)
            line(pn, c->left, x + 2 * RADIUS + inner, y, x + s->width);
        else
            branch_back(pn, c->left, x + 2 * RADIUS + inner, y, down);
        below = c == above ? below : down + c->down;
    }
}

static void draw_loop(const pen *pn, const shape *s, int x, int y) {
    const shape *c = s->child;
    int left = x + (s->width - c->width) / 2, right = x + s->width - RADIUS;
    int down = c->down + GAP > 2 * RADIUS ? c->down + GAP : 2 * RADIUS;
    line(pn, c->on, x, y, left);
    draw(pn, c, left, y);
    line(pn, c->left, left + c->width, y, x + s->width);
    if (begin_line(pn, s->repeated, right, y)) {
        arc(pn, RADIUS, RADIUS, true);
        fprintf(pn->out, "V%d", y + down - RADIUS);
        arc(pn, -RADIUS, RADIUS, true);
        fprintf(pn->out, "H%d", x + RADIUS);
        arc(pn, -RADIUS, -RADIUS, true);
        fprintf(pn->out, "V%d", y + RADIUS);
        arc(pn, RADIUS, -RADIUS, true);
        end_line(pn);
    }
    int middle = x + s->width / 2;
    if (pn->pass == PASS_BOXES)
        fprintf(pn->out, "<path class=\"arrow%s\" d=\"M%d %dl8 -4v8z\"/>\n",
                s->repeated ? " on" : "", middle - 4, y + down);
    if (pn->pass == PASS_BOXES && s->text != NULL)
        fprintf(pn->out, "<text class=\"times\" x=\"%d\" y=\"%d\">%s</text>\n", middle,
                y + down + 13, s->text);
}

static void draw(const pen *pn, const shape *s, int x, int y) {
    switch (s->kind) {
    case SHAPE_SKIP: line(pn, s->on, x, y, x + s->width); break;
    case SHAPE_BOX: draw_box(pn, s, x, y); break;
    case SHAPE_ROW: draw_row(pn, s, x, y); break;
    case SHAPE_CHOICE: draw_choice(pn, s, x, y); break;
    case SHAPE_LOOP: draw_loop(pn, s, x, y); break;
    }
}

/* Hues that lie far apart, by the golden angle. */
static void write_colours(const profile *p, const char *fill, const char *stroke, FILE *out) {
    for (unsigned i = 0; i < p->component_count; i++) {
        unsigned hue = (200 + i * 137) % 360;
        fprintf(out, ".c%u>rect,.c%u>a>rect{fill:hsl(%u,%s);stroke:hsl(%u,%s)}\n", i, i, hue, fill,
                hue, stroke);
        fprintf(out, "i.c%u{background:hsl(%u,%s);border-color:hsl(%u,%s)}\n", i, hue, fill, hue,
                stroke);
    }
}

void write_style(const profile *p, FILE *out) {
    fputs("svg.rail{font:13px 'DejaVu Sans Mono',Menlo,Consolas,monospace;display:block}\n"
          ".rail path{fill:none;stroke:#7d8590;stroke-width:1.5}\n"
          ".rail .reading path{stroke:#0969da;stroke-width:3}\n"
          ".rail path.arrow{fill:#7d8590;stroke:none}.rail path.arrow.on{fill:#0969da}\n"
          ".rail rect{fill:#fff;stroke:#57606a;stroke-width:1.25}\n"
          ".rail .literal rect{fill:#f0f3f6}.rail .class rect{fill:#f0f3f6;stroke-dasharray:5 3}\n"
          ".rail .prose rect{fill:#fff8dc;stroke-dasharray:2 3}\n"
          ".rail text{fill:#1f2328;text-anchor:middle;white-space:pre}\n"
          ".rail .times,.rail .caption{font-size:11px;fill:#57606a}\n"
          ".rail .caption{fill:#0550ae;font-weight:bold}\n"
          ".rail .off{opacity:.45}.rail .end{stroke-width:2.5}\n",
          out);
    write_colours(p, "75%,90%", "55%,38%", out);
    fputs(".rail .stops>rect,.rail .stops>a>rect{stroke:#cf222e;stroke-width:3}\n"
          "@media (prefers-color-scheme:dark){\n"
          ".rail path{stroke:#8b949e}.rail .reading path{stroke:#58a6ff}\n"
          ".rail path.arrow{fill:#8b949e}.rail path.arrow.on{fill:#58a6ff}\n"
          ".rail rect{fill:#0d1117;stroke:#9198a1}.rail .literal rect,.rail .class "
          "rect{fill:#21262d}\n"
          ".rail .prose rect{fill:#2d2a16}.rail text{fill:#e6edf3}\n"
          ".rail .times{fill:#9198a1}.rail .caption{fill:#79c0ff}\n",
          out);
    write_colours(p, "45%,22%", "60%,62%", out);
    fputs(".rail .stops>rect,.rail .stops>a>rect{stroke:#ff7b72}\n}\n", out);
}

/* "at most 255 bytes", for a rule with such a limit; or NULL. */
static const char *limit_text(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->limit_count; i++)
        if (p->limits[i].rule == r)
            return format_text("at most %u bytes", p->limits[i].most);
    return NULL;
}

void write_svg(const profile *p, const rule *r, const shape *s, bool alone, const rule_list *drawn,
               FILE *out) {
    int width = s->width + 2 * (MARGIN + 2 * END), height = s->up + s->down + 2 * MARGIN;
    int x = MARGIN + 2 * END, y = MARGIN + s->up;
    bool reads = s->on;
    const char *limit = limit_text(p, r);
    if (limit != NULL) {
        height += LIMIT_LINE;
        width = width < LIMIT_WIDTH ? LIMIT_WIDTH : width;
    }
    fprintf(out,
            "<svg class=\"rail\"%s width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\" "
            "aria-label=\"",
            alone ? " xmlns=\"http://www.w3.org/2000/svg\"" : "", width, height, width, height);
    write_xml(r->name, out);
    fputs("\">\n", out);
    if (alone) {
        fputs("<style>\n", out);
        write_style(p, out);
        fputs("svg{background:#fff}@media (prefers-color-scheme:dark){svg{background:#0d1117}}\n"
              "</style>\n",
              out);
    }
    for (int now = PASS_LINES; now <= PASS_BOXES; now++) {
        pen pn = {out, (pass)now, drawn, reads};
        fputs(now == PASS_READING ? "<g class=\"reading\">\n" : "<g>\n", out);
        line(&pn, s->on, MARGIN, y, x);
        draw(&pn, s, x, y);
        line(&pn, s->left && !s->stops, x + s->width, y, x + s->width + 2 * END);
        if (now == PASS_LINES)
            fprintf(out, "<path class=\"end\" d=\"M%d %dv16m4 -16v16M%d %dv16m4 -16v16\"/>\n",
                    MARGIN, y - 8, x + s->width + 2 * END - 4, y - 8);
        fputs("</g>\n", out);
    }
    if (limit != NULL)
        fprintf(out, "<text class=\"times\" x=\"%d\" y=\"%d\">%s</text>\n", width / 2,
                height - MARGIN, limit);
    fputs("</svg>\n", out);
}

/* A bar chart of selected parsers, in nanoseconds per URI. */
#include "report.h"

#include "machine.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { WIDTH = 720, LABELS = 190, VALUES = 70, TOP = 44, ROW = 28, BAR = 18, BOTTOM = 34 };

struct palette {
    const char *text, *faint, *ours, *others;
};

static const struct palette light = {"#1f2328", "#59636e", "#0969da", "#afb8c1"};
static const struct palette dark = {"#f0f6fc", "#9198a1", "#4493f8", "#5b6572"};

struct bar {
    const char *name, *label;
    bool ours;
};

static const struct bar bars[] = {
    {"uric check", "uric, verdict alone", true},
    {"uric parse", "uric, all components", true},
    {"ragel -G2", "Ragel's own code (-G2)", false},
    {"http_parser", "http_parser", false},
    {"libxml2", "libxml2", false},
    {"uriparser", "uriparser", false},
    {"libcurl", "libcurl", false},
    {"GLib", "GLib", false},
};
enum { BARS = sizeof bars / sizeof *bars };

/* Returns the result of a bar; NULL if the build did not find its contestant. */
static const struct result *result_of(const struct bar *bar, const struct result *result) {
    for (size_t i = 0; i < entry_count; i++)
        if (entries[i].texts == WHOLE && strcmp(entries[i].name, bar->name) == 0)
            return entries[i].contestant != NULL ? &result[i] : NULL;
    return NULL;
}

static double longest_bar(const struct result *result) {
    double longest = 0;
    for (size_t i = 0; i < BARS; i++) {
        const struct result *one = result_of(&bars[i], result);
        if (one != NULL && one->median > longest)
            longest = one->median;
    }
    return longest;
}

static void put_escaped(const char *text, FILE *out) {
    for (; *text != '\0'; text++)
        if (*text == '&' || *text == '<' || *text == '>')
            fprintf(out, "&#%d;", *text);
        else
            fputc(*text, out);
}

static void put_text(FILE *out, int x, int y, const char *attributes, const char *text) {
    fprintf(out, "<text x=\"%d\" y=\"%d\" %s>", x, y, attributes);
    put_escaped(text, out);
    fputs("</text>\n", out);
}

static void put_bars(FILE *out, const struct palette *colours, const struct result *result) {
    const double longest = longest_bar(result);
    char text[96];
    int y = TOP;
    for (size_t i = 0; i < BARS; i++) {
        const struct result *one = result_of(&bars[i], result);
        if (one == NULL)
            continue;
        const int width = 1 + (int)(one->median / longest * (WIDTH - LABELS - VALUES));
        put_text(out, LABELS - 10, y + BAR - 4, "text-anchor=\"end\"", bars[i].label);
        fprintf(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"2\" fill=\"%s\"/>\n",
                LABELS, y, width, BAR, bars[i].ours ? colours->ours : colours->others);
        snprintf(text, sizeof text, "%.0f ns", one->median);
        put_text(out, LABELS + width + 8, y + BAR - 4, "", text);
        y += ROW;
    }
}

static int bars_found(const struct result *result) {
    int found = 0;
    for (size_t i = 0; i < BARS; i++)
        found += result_of(&bars[i], result) != NULL;
    return found;
}

static void put_chart(FILE *out, const struct palette *colours, const struct corpus *corpus,
                      size_t rounds, const struct result *result) {
    const int height = TOP + ROW * bars_found(result) + BOTTOM;
    char model[128], text[320], faint[64];
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d "
            "%d\" role=\"img\" font-family=\"system-ui, 'Segoe UI', Helvetica, Arial, "
            "sans-serif\" font-size=\"14\" fill=\"%s\">\n",
            WIDTH, height, WIDTH, height, colours->text);
    snprintf(text, sizeof text, "Time to parse a URI of %.0f bytes",
             (double)corpus->bytes / (double)corpus->count);
    fprintf(out, "<title>%s</title>\n", text);
    put_text(out, LABELS, 24, "font-weight=\"600\"", text);
    put_bars(out, colours, result);
    machine_model(model, sizeof model);
    snprintf(text, sizeof text, "median of %zu rounds, %zu URIs; %s; %s", rounds, corpus->count,
             model, machine_compiler());
    snprintf(faint, sizeof faint, "font-size=\"11\" fill=\"%s\"", colours->faint);
    put_text(out, LABELS, height - 12, faint, text);
    fputs("</svg>\n", out);
}

static void write_chart(const char *path, const struct palette *colours,
                        const struct corpus *corpus, size_t rounds, const struct result *result) {
    FILE *out = fopen(path, "w");
    if (out == NULL)
        fail("cannot write", path, errno);
    put_chart(out, colours, corpus, rounds, result);
    if (fclose(out) != 0)
        fail("cannot write", path, errno);
}

void report_svg(const char *path, const struct corpus corpora[TEXTS], size_t rounds,
                const struct result *result) {
    char dark_path[4096];
    const char *dot = strrchr(path, '.');
    const size_t stem =
        dot != NULL && strchr(dot, '/') == NULL ? (size_t)(dot - path) : strlen(path);
    const int len =
        snprintf(dark_path, sizeof dark_path, "%.*s-dark%s", (int)stem, path, path + stem);
    if (len < 0 || (size_t)len >= sizeof dark_path)
        fail("too long:", path, 0);
    write_chart(path, &light, &corpora[WHOLE], rounds, result);
    write_chart(dark_path, &dark, &corpora[WHOLE], rounds, result);
}

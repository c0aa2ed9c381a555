#include "command.h"

#include "ahead.h"

#include <stdlib.h>
#include <string.h>

#include "jobs.h"
#include "trouble.h"

enum {
    PARTS = 4,           /* for each job, so that who begins late, or is slow, does fewer */
    PART_MIN = 8 * 1024, /* bytes: less is done sooner than a thread wakes up */
    RUNS = 128,          /* that a part knows at a time, so that memory is bounded */
};

/* Valid lines, perhaps none, and (`refused`) one behind them that is not. */
struct run {
    size_t len; /* of the valid ones */
    size_t count;
    bool refused;
};

/* Whole lines. */
struct part {
    const char *at; /* what was not looked at yet */
    size_t len;
    size_t runs; /* that were found in what is before; those from `next` are not taken */
    size_t next;
    struct run run[RUNS];
};

static size_t line_end(const struct ahead *ahead, const char *text, size_t len) {
    const char *delimiter = memchr(text, ahead->delimiter, len);
    return delimiter != NULL ? (size_t)(delimiter - text) + 1 : len;
}

/* As uric_check_lines; with `crlf`, line by line. */
static size_t check_lines(const struct ahead *ahead, const char *text, size_t len, size_t *count) {
    size_t taken = 0;
    if (!ahead->crlf)
        return uric_check_lines(ahead->rule, ahead->delimiter, text, len, count);
    while (taken < len) {
        const char *line = text + taken;
        size_t whole = line_end(ahead, line, len - taken), end = whole - 1;
        if (end > 0 && line[end - 1] == '\r')
            end--;
        if (uric_check(ahead->rule, line, end, NULL) != URIC_OK)
            break;
        taken += whole;
        ++*count;
    }
    return taken;
}

static void look(const struct ahead *ahead, struct part *part, struct run *run) {
    run->count = 0;
    run->len = check_lines(ahead, part->at, part->len, &run->count);
    part->at += run->len;
    part->len -= run->len;
    run->refused = part->len > 0;
    size_t refused = line_end(ahead, part->at, part->len);
    part->at += refused;
    part->len -= refused;
}

/* Finds the part's next runs. */
static void look_ahead(void *context, size_t index) {
    struct ahead *ahead = context;
    struct part *part = &ahead->part[index];
    part->runs = part->next = 0;
    while (part->runs < RUNS && part->len > 0)
        look(ahead, part, &part->run[part->runs++]);
}

/* Whole lines become parts, about equally long. */
static void divide(struct ahead *ahead, uric_span text) {
    while (text.len > 0 && text.at[text.len - 1] != ahead->delimiter)
        text.len--;
    size_t least = text.len / ahead->most + 1;
    if (least < PART_MIN)
        least = PART_MIN;
    ahead->parts = ahead->next = 0;
    while (text.len > 0) {
        struct part *part = &ahead->part[ahead->parts++];
        part->runs = part->next = 0;
        part->at = text.at;
        part->len = text.len;
        if (text.len > least)
            part->len = least - 1 + line_end(ahead, text.at + least - 1, text.len - least + 1);
        text.at += part->len;
        text.len -= part->len;
    }
}

/* Threads start when there is something to share. */
static void share(struct ahead *ahead) {
    if (ahead->threads == 0 || ahead->parts < 2)
        return;
    if (ahead->jobs == NULL)
        ahead->jobs = jobs_start(ahead->threads);
    jobs_share(ahead->jobs, look_ahead, ahead, ahead->parts);
}

/* The next run, or NULL where no part is left. What no thread has looked at, this one does. */
static const struct run *next_run(struct ahead *ahead) {
    for (; ahead->next < ahead->parts; ahead->next++) {
        struct part *part = &ahead->part[ahead->next];
        if (part->next == part->runs)
            look_ahead(ahead, ahead->next);
        if (part->next < part->runs)
            return &part->run[part->next++];
    }
    return NULL;
}

void ahead_begin(struct ahead *ahead, const uric_rule *rule, char delimiter, bool crlf,
                 size_t jobs) {
    *ahead = (struct ahead){.rule = rule,
                            .delimiter = delimiter,
                            .crlf = crlf,
                            .threads = jobs - 1,
                            .most = PARTS * jobs};
    ahead->part = grow(NULL, ahead->most * sizeof *ahead->part);
}

size_t ahead_valid(struct ahead *ahead, uric_span text, size_t *count) {
    if (ahead->next == ahead->parts) {
        divide(ahead, text);
        share(ahead);
    }
    size_t taken = 0;
    const struct run *run;
    while ((run = next_run(ahead)) != NULL) {
        taken += run->len;
        *count += run->count;
        if (run->refused)
            break;
    }
    return taken;
}

void ahead_end(struct ahead *ahead) {
    if (ahead->jobs != NULL)
        jobs_end(ahead->jobs);
    free(ahead->part);
}

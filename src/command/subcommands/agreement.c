/* Readings are made and compared in the scratch of `out`, two rooms a reader: one for the reading,
 * and one for its normal form. */
#include "command/command.h"

#include "command/subcommands/agreement.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "agree/agreement.h"
#include "command/grammar_file.h"
#include "command/io/error_line.h"
#include "command/io/errors.h"
#include "command/options.h"

/* The readers, then the grammars. */
static const char *reading_name_at(const void *unused, size_t index) {
    size_t count = 0;
    while (uric_reader_at(count) != NULL)
        count++;
    return index < count ? uric_reader_at(index)->name : grammar_name_at(unused, index - count);
}

static const uric_reader *find_reader(const char *name) {
    const uric_reader *reader;
    for (size_t i = 0; (reader = uric_reader_at(i)) != NULL; i++)
        if (strcmp(reader->name, name) == 0)
            return reader;
    return NULL;
}

/* A grammar compiled in, or that of a file. */
static const uric_grammar *find_grammar(const char *name) {
    const char *known = names_grammar_file(name) ? name : "";
    for (size_t i = 0; known != NULL && strcmp(known, name) != 0; i++)
        known = grammar_name_at(NULL, i);
    if (known != NULL)
        return choose_grammar(name);
    const char *near = nearest_name(name, reading_name_at, NULL);
    if (near != NULL)
        exit_with_error("no reading '%s': did you mean '%s'?", name, near);
    exit_with_error("no reading '%s': neither a reader nor a grammar", name);
}

void add_readers(const struct command *self, struct agreement *agreement, char *names) {
    for (char *name = strtok(names, ","); name != NULL; name = strtok(NULL, ",")) {
        if (agreement->count == AGREEMENT_READERS)
            fail_usage(self, "--agree: at most %d readings", AGREEMENT_READERS - 1);
        struct agreement_reader *added = &agreement->reader[agreement->count++];
        *added = (struct agreement_reader){.name = name, .reader = find_reader(name)};
        if (added->reader == NULL) {
            const uric_grammar *grammar = find_grammar(name);
            added->rule = choose_parser(grammar, NULL, uric_grammar_reference(grammar));
        }
    }
    if (agreement->count < 2)
        fail_usage(self, "--agree needs the name of a reading, such as whatwg");
}

/* A string, its readings, and which components of each differ from the first. */
struct compared {
    uric_span text;
    uric_reading reading[AGREEMENT_READERS];
    unsigned differences[AGREEMENT_READERS];
    unsigned all; /* the union */
    bool refused; /* by a reader */
};

static void read_string(const struct agreement_reader *reader, uric_span text, char *room,
                        uric_reading *reading) {
    uric_uri uri;
    if (reader->reader != NULL)
        uric_read(reader->reader, text, room, reading);
    else if (uric_parse(&uri, reader->rule, text.at, text.len, NULL) == URIC_OK)
        *reading = uric_reading_of(&uri);
    else
        *reading = (uric_reading){.refused = "the grammar refuses the string"};
}

static void compare_readings(const struct agreement *agreement, struct out *out,
                             struct compared *compared) {
    size_t size = uric_agreement_room(compared->text.len);
    if (compared->text.len > SIZE_MAX / 16 / AGREEMENT_READERS)
        exit_with_error("out of memory");
    char *room = out_scratch(out, 2 * size * agreement->count).at;
    uric_reading normal[AGREEMENT_READERS];
    for (size_t i = 0; i < agreement->count; i++) {
        uric_reading *reading = &compared->reading[i];
        read_string(&agreement->reader[i], compared->text, room, reading);
        uric_normal_reading(reading, room + size, size, &normal[i]);
        room += 2 * size;
        compared->differences[i] = 0;
        if (reading->refused == NULL)
            compared->differences[i] = uric_differences(&normal[0], &normal[i]);
        compared->refused |= reading->refused != NULL;
        compared->all |= compared->differences[i];
    }
}

static const char *component_name(unsigned component) {
    return uric_component_name(&uric_rfc3986_URI_reference, component);
}

/* differ<TAB>COMPONENT,...<TAB>READING,... */
static void out_differing(struct out *out, const struct agreement *agreement,
                          const struct compared *compared) {
    const char *before = "differ\t";
    for (unsigned i = 0; i < URIC_READ_COMPONENTS; i++)
        if (compared->all >> i & 1) {
            out_text(out, before);
            out_text(out, component_name(i));
            before = ",";
        }
    if (compared->refused) {
        out_text(out, before);
        out_text(out, "refused");
    }
    before = "\t";
    for (size_t i = 1; i < agreement->count; i++)
        if (compared->differences[i] != 0 || compared->reading[i].refused != NULL) {
            out_text(out, before);
            out_text(out, agreement->reader[i].name);
            before = ",";
        }
    out_byte(out, '\n');
}

static void out_value(struct out *out, const char *name, uric_span value) {
    out_byte(out, '\t');
    out_text(out, name);
    if (value.at == NULL)
        return;
    out_byte(out, '=');
    out_escaped(out, value.at, value.len);
}

static void out_string(struct out *out, uric_span text) {
    out_byte(out, '\t');
    out_escaped(out, text.at, text.len);
    out_byte(out, '\n');
}

/* A line for each component that differs, and for each reader that refuses the string. */
static void out_side_by_side(struct out *out, const struct agreement *agreement,
                             const struct compared *compared) {
    for (unsigned i = 0; i < URIC_READ_COMPONENTS; i++) {
        if (!(compared->all >> i & 1))
            continue;
        out_text(out, component_name(i));
        for (size_t j = 0; j < agreement->count; j++)
            if (compared->reading[j].refused == NULL)
                out_value(out, agreement->reader[j].name, compared->reading[j].component[i]);
        out_string(out, compared->text);
    }
    for (size_t i = 1; i < agreement->count; i++) {
        const char *why = compared->reading[i].refused;
        if (why == NULL)
            continue;
        out_text(out, "refused");
        out_value(out, agreement->reader[i].name, (uric_span){why, (uric_size)strlen(why)});
        out_string(out, compared->text);
    }
}

static void out_reading_json(struct out *out, const uric_reading *reading) {
    if (reading->refused != NULL) {
        out_text(out, "{\"refused\":");
        out_json_text(out, reading->refused);
        out_byte(out, '}');
        return;
    }
    const char *before = "{";
    for (unsigned i = 0; i < URIC_READ_COMPONENTS; i++, before = ",") {
        if (i == URIC_AUTHORITY)
            continue;
        out_text(out, before);
        out_json_text(out, component_name(i));
        out_byte(out, ':');
        out_json(out, reading->component[i]);
    }
    out_byte(out, '}');
}

static void out_agreement_json(struct out *out, const struct agreement *agreement,
                               const struct compared *compared) {
    bool valid = compared->reading[0].refused == NULL;
    const char *before = "\"differ\":[";
    if (valid) {
        for (unsigned i = 0; i < URIC_READ_COMPONENTS; i++)
            if (compared->all >> i & 1) {
                out_text(out, before);
                out_json_text(out, component_name(i));
                before = ",";
            }
        out_text(out, *before == ',' ? "]," : "\"differ\":[],");
    }
    before = "\"readings\":{";
    for (size_t i = valid ? 0 : 1; i < agreement->count; i++, before = ",") {
        out_text(out, before);
        out_json_text(out, agreement->reader[i].name);
        out_byte(out, ':');
        out_reading_json(out, &compared->reading[i]);
    }
    out_text(out, "},\"text\":");
    out_json(out, compared->text);
    out_text(out, "}\n");
}

int out_agreement(const void *context, struct out *out, uric_span text) {
    const struct agreement *agreement = context;
    const uric_rule *rule = agreement->reader[0].rule;
    struct compared compared = {.text = text};
    uric_error error;
    bool valid = uric_check(rule, text.at, text.len, &error) == URIC_OK;
    const struct refused_text refused = {&error, rule, {.text = text}, 0};
    if (!valid && !agreement->json) {
        out_text(out, "invalid\t");
        out_offset_and_sentence(out, &refused);
        if (agreement->each)
            out_byte(out, '\n');
        else
            out_string(out, text);
        return EXIT_REFUSED;
    }
    if (!valid) {
        out_text(out, "{\"agree\":false,\"error\":");
        out_error_json(out, &refused);
        out_byte(out, ',');
    }
    compare_readings(agreement, out, &compared);
    bool agree = valid && compared.all == 0 && !compared.refused;
    if (agreement->json) {
        if (valid)
            out_text(out, agree ? "{\"agree\":true," : "{\"agree\":false,");
        out_agreement_json(out, agreement, &compared);
    } else if (!agreement->each) {
        out_side_by_side(out, agreement, &compared);
    } else if (agree) {
        out_text(out, "agree\n");
    } else {
        out_differing(out, agreement, &compared);
    }
    return agree ? EXIT_OK : EXIT_REFUSED;
}

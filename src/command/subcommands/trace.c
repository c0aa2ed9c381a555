/* The library's own scan, fed one byte at a time: what differs before and behind a byte is what the
 * byte did. */
#include "command/subcommands/trace.h"

#include <string.h>

#include "uric_tables.h"

static void out_cell(struct out *out, size_t number, size_t width) {
    size_t digits = 1;
    for (size_t rest = number; rest >= 10; rest /= 10)
        digits++;
    for (; digits < width; digits++)
        out_byte(out, ' ');
    out_number(out, number);
}

static void out_byte_cell(struct out *out, unsigned char byte) {
    char escaped[ESCAPE_MAX];
    size_t len = escape_byte(escaped, byte);
    out_text(out, "  ");
    out_bytes(out, escaped, len);
    for (; len < ESCAPE_MAX; len++)
        out_byte(out, ' ');
}

/* Parts what a byte does: two spaces before the first, commas between them. */
static void out_next(struct out *out, bool *first) {
    out_text(out, *first ? "  " : ", ");
    *first = false;
}

/* As `uric-grammar dump` has it: "host(" is where the host begins, "host)" where it ends. */
static void out_register(struct out *out, const uric_scan *scan, unsigned which) {
    const uric_components *components = uric_parser(scan)->components;
    uric_size value = scan->registers[which];
    const char *name;
    for (unsigned i = 0; (name = uric_component_name(uric_parser(scan), i)) != NULL; i++) {
        const uric_capture *capture = &components->capture[i];
        if (capture->begin != which && capture->end != which)
            continue;
        out_text(out, name);
        out_text(out, capture->begin == which ? "(=" : ")=");
        if (capture->begin == which || value > 0)
            out_number(out, capture->begin == which ? value : value - 1);
        else
            out_text(out, "none");
        return;
    }
    out_byte(out, 'r');
    out_number(out, which);
    out_byte(out, '=');
    out_number(out, value);
}

static const char *name_of_called(const uric_scan *scan) {
    const uric_machine *machine = scan->chosen->machine;
    return machine->links[machine->action[scan->call - 1].link - 1].rule->name;
}

static void out_changes(struct out *out, const uric_scan *before, const uric_scan *behind) {
    bool first = true;
    if (before->call != 0 && behind->call != before->call) {
        out_next(out, &first);
        out_text(out, "end of ");
        out_text(out, name_of_called(before));
    }
    if (behind->call != 0 && behind->call != before->call) {
        out_next(out, &first);
        out_text(out, "call ");
        out_text(out, name_of_called(behind));
    }
    if (behind->chosen != before->chosen) {
        out_next(out, &first);
        out_text(out, "go on in ");
        out_text(out, behind->chosen->name);
    }
    for (unsigned i = 0; i < URIC_REGISTERS; i++)
        if (before->registers[i] != behind->registers[i]) {
            out_next(out, &first);
            out_register(out, behind, i);
        }
    out_byte(out, '\n');
}

/* The machine that read the byte between the two: behind a jump, the one before it. */
static const uric_machine *reader_of(const uric_scan *before, const uric_scan *behind) {
    return uric_active_machine(behind->chosen == before->chosen ? behind : before);
}

void out_trace(struct out *out, const uric_rule *rule, uric_span text) {
    uric_scan scan, before;
    memset(&scan, 0, sizeof scan);
    uric_scan_begin(&scan, rule);
    out_text(out, "offset  byte  class  state\n                   ");
    out_cell(out, scan.state, 5);
    out_text(out, "  ");
    out_text(out, rule->name);
    out_byte(out, '\n');
    for (size_t i = 0; i < text.len; i++) {
        before = scan;
        bool accepted = uric_scan_feed(&scan, text.at + i, 1) == URIC_OK;
        out_cell(out, i, 6);
        out_byte_cell(out, (unsigned char)text.at[i]);
        if (!accepted) {
            out_text(out, "  refused\n");
            return;
        }
        out_cell(out, uric_class_of(reader_of(&before, &scan), (unsigned char)text.at[i]), 7);
        out_cell(out, scan.state, 7);
        out_changes(out, &before, &scan);
    }
    before = scan;
    bool complete = uric_scan_end(&scan, NULL) == URIC_OK;
    out_cell(out, text.len, 6);
    out_text(out, "  end");
    if (complete) {
        out_text(out, "               ");
        out_changes(out, &before, &scan);
    } else
        out_text(out, "   refused\n");
}

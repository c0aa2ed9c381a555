/* The library's own scan, fed one byte at a time: what differs before and behind a byte is what the
 * byte did. */
#include "trace.h"

#include <string.h>

#include "output.h"
#include "uric_tables.h"

static void out_cell(size_t number, size_t width) {
    size_t digits = 1;
    for (size_t rest = number; rest >= 10; rest /= 10)
        digits++;
    for (; digits < width; digits++)
        out_byte(' ');
    out_number(number);
}

static void out_byte_cell(unsigned char byte) {
    char escaped[ESCAPE_MAX];
    size_t len = escape_byte(escaped, byte);
    out_text("  ");
    out_bytes(escaped, len);
    for (; len < ESCAPE_MAX; len++)
        out_byte(' ');
}

/* Parts what a byte does: two spaces before the first, commas between them. */
static void out_next(bool *first) {
    out_text(*first ? "  " : ", ");
    *first = false;
}

/* As `uric-grammar dump` has it: "host(" is where the host begins, "host)" where it ends. */
static void out_register(const uric_scan *scan, unsigned which) {
    const uric_components *components = uric_parser(scan)->components;
    uric_size value = scan->registers[which];
    for (unsigned i = 0; i < components->captures; i++) {
        const uric_capture *capture = &components->capture[i];
        if (capture->begin != which && capture->end != which)
            continue;
        out_text(uric_component_name(uric_parser(scan), capture->component));
        out_text(capture->begin == which ? "(=" : ")=");
        if (capture->begin == which || value > 0)
            out_number(capture->begin == which ? value : value - 1);
        else
            out_text("none");
        return;
    }
    out_byte('r');
    out_number(which);
    out_byte('=');
    out_number(value);
}

static const char *name_of_called(const uric_scan *scan) {
    const uric_machine *machine = scan->chosen->machine;
    return machine->hands[machine->event[scan->call - 1].hand - 1].rule->name;
}

static void out_changes(const uric_scan *before, const uric_scan *behind) {
    bool first = true;
    if (before->call != 0 && behind->call != before->call) {
        out_next(&first);
        out_text("end of ");
        out_text(name_of_called(before));
    }
    if (behind->call != 0 && behind->call != before->call) {
        out_next(&first);
        out_text("call ");
        out_text(name_of_called(behind));
    }
    if (behind->chosen != before->chosen) {
        out_next(&first);
        out_text("go on in ");
        out_text(behind->chosen->name);
    }
    for (unsigned i = 0; i < URIC_REGISTERS; i++)
        if (before->registers[i] != behind->registers[i]) {
            out_next(&first);
            out_register(behind, i);
        }
    out_byte('\n');
}

/* The machine that read the byte between the two: behind a jump, the one before it. */
static const uric_machine *reader_of(const uric_scan *before, const uric_scan *behind) {
    return uric_reader(behind->chosen == before->chosen ? behind : before);
}

void out_trace(const uric_rule *rule, uric_span text) {
    uric_scan scan, before;
    memset(&scan, 0, sizeof scan);
    uric_scan_begin(&scan, rule);
    out_text("offset  byte  class  state\n                   ");
    out_cell(scan.state, 5);
    out_text("  ");
    out_text(rule->name);
    out_byte('\n');
    for (size_t i = 0; i < text.len; i++) {
        before = scan;
        bool accepted = uric_scan_feed(&scan, text.at + i, 1) == URIC_OK;
        out_cell(i, 6);
        out_byte_cell((unsigned char)text.at[i]);
        if (!accepted) {
            out_text("  refused\n");
            return;
        }
        out_cell(uric_class_of(reader_of(&before, &scan), (unsigned char)text.at[i]), 7);
        out_cell(scan.state, 7);
        out_changes(&before, &scan);
    }
    before = scan;
    bool complete = uric_scan_end(&scan, NULL) == URIC_OK;
    out_cell(text.len, 6);
    out_text("  end");
    if (complete) {
        out_text("               ");
        out_changes(&before, &scan);
    } else
        out_text("   refused\n");
}

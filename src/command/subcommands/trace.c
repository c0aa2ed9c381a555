/* Feeds the library's scan one byte at a time, and compares the scan before and behind the byte:
 *
 *     offset  byte  class  state
 *                            0  URI-reference
 *          0  /         5     12
 *          1  /         5      2  authority(=2, host(=2
 *          2  [        12      5  call IP-literal */
#include "command/subcommands/trace.h"

#include <string.h>

#include "command/io/escape.h"
#include "uric_tables.h"

static void out_byte_column(struct out *out, unsigned char byte) {
    char escaped[ESCAPE_MAX + 1];
    escaped[escape_byte(escaped, byte)] = '\0';
    out_text(out, "  ");
    out_left_aligned(out, escaped, ESCAPE_MAX);
}

/* Separates changes: two spaces before the first, commas between them. */
static void out_next(struct out *out, bool *first) {
    out_text(out, *first ? "  " : ", ");
    *first = false;
}

/* Names registers as `uric-grammar dump` does: "host(" is where the host begins, "host)" where it
 * ends. */
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
        out_text(out, "goto ");
        out_text(out, behind->chosen->name);
    }
    for (unsigned i = 0; i < URIC_REGISTERS; i++)
        if (before->registers[i] != behind->registers[i]) {
            out_next(out, &first);
            out_register(out, behind, i);
        }
    out_byte(out, '\n');
}

/* The machine that took the byte between the two scans. A goto is followed behind the byte. */
static const uric_machine *machine_between(const uric_scan *before, const uric_scan *behind) {
    return uric_active_machine(behind->chosen == before->chosen ? behind : before);
}

void out_trace(struct out *out, const uric_rule *rule, uric_span text) {
    uric_scan scan, before;
    memset(&scan, 0, sizeof scan);
    uric_scan_begin(&scan, rule);
    out_text(out, "offset  byte  class  state\n                   ");
    out_right_aligned(out, scan.state, 5);
    out_text(out, "  ");
    out_text(out, rule->name);
    out_byte(out, '\n');
    for (size_t i = 0; i < text.len; i++) {
        before = scan;
        bool accepted = uric_scan_feed(&scan, text.at + i, 1) == URIC_OK;
        out_right_aligned(out, i, 6);
        out_byte_column(out, (unsigned char)text.at[i]);
        if (!accepted) {
            out_text(out, "  refused\n");
            return;
        }
        out_right_aligned(
            out, uric_class_of(machine_between(&before, &scan), (unsigned char)text.at[i]), 7);
        out_right_aligned(out, scan.state, 7);
        out_changes(out, &before, &scan);
    }
    before = scan;
    bool complete = uric_scan_end(&scan, NULL) == URIC_OK;
    out_right_aligned(out, text.len, 6);
    out_text(out, "  end");
    if (complete) {
        out_text(out, "               ");
        out_changes(out, &before, &scan);
    } else
        out_text(out, "   refused\n");
}

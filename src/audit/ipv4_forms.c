#include "audit/ipv4_forms.h"

#include "audit/host_text.h"

typedef struct numeric_label {
    uint64_t value; /* saturated, or its last bits for URIC_FORM_OVERFLOW */
    bool is_empty;
    bool is_number; /* decimal digits, or "0x" and hexadecimal digits */
    bool is_valid;  /* a number of its base */
    bool is_last;
} numeric_label;

/* Reads a label up to its dot. "0x" begins a hexadecimal number, "0" an octal one, but for
 * URIC_FORM_DECIMAL. */
static numeric_label read_label(const char **at, const char *end, uric_ipv4_form form) {
    numeric_label label = {0, true, true, true, false};
    unsigned base = 10;
    size_t len = 0, digits = 0;
    int c;
    while ((c = uric_next_host_character(at, end)) != '.' && c != URIC_HOST_END) {
        bool hex = c >= 0 && uric_is_hex((char)c);
        unsigned digit = hex ? uric_hex_value((char)c) : 99;
        if (len == 1 && base == 8 && c == 'x') {
            base = 16;
            digits = 0;
        } else {
            if (len == 0 && c == '0' && form != URIC_FORM_DECIMAL)
                base = 8;
            label.is_number = label.is_number && digit < (base == 16 ? 16 : 10);
            label.is_valid = label.is_valid && digit < base;
            if (digit < base && (label.value < (uint64_t)1 << 40 || form == URIC_FORM_OVERFLOW))
                label.value = label.value * base + digit;
            digits++;
        }
        len++;
    }
    label.is_empty = len == 0;
    label.is_last = c == URIC_HOST_END;
    label.is_number = label.is_number && len > 0;
    if (form != URIC_FORM_WHATWG && digits == 0)
        label.is_valid = false;
    return label;
}

static bool is_too_large(const uint64_t *value, unsigned count) {
    for (unsigned i = 0; i + 1 < count; i++)
        if (value[i] > 255)
            return true;
    return value[count - 1] >> 8 * (5 - count) != 0;
}

/* The numbers of the labels, the last of which fills the bytes that remain. */
static void put_numbers(const uint64_t *value, unsigned count, uint8_t address[4]) {
    for (unsigned i = 0; i < 4; i++)
        address[i] = (uint8_t)(i + 1 < count ? value[i] : value[count - 1] >> 8 * (3 - i));
}

uric_ipv4_reading uric_read_ipv4_form(uric_span host, uric_ipv4_form form, uint8_t address[4]) {
    const char *at = host.at, *end = uric_end(host);
    uint64_t value[4] = {0};
    unsigned count = 0;
    bool ends_in_number = false, valid = true, last = false;
    while (!last) {
        numeric_label label = read_label(&at, end, form);
        last = label.is_last;
        if (label.is_empty && last && count > 0 && form == URIC_FORM_WHATWG)
            break; /* the label behind a dot at the end */
        ends_in_number = label.is_number;
        valid = valid && label.is_valid && !label.is_empty && count < 4;
        if (valid)
            value[count] = label.value;
        count += count < 5;
    }
    if (!ends_in_number)
        return URIC_READ_NAME;
    if (!valid || (form == URIC_FORM_DECIMAL && count != 4) ||
        (form != URIC_FORM_OVERFLOW && is_too_large(value, count)))
        return URIC_READ_NOTHING;
    put_numbers(value, count, address);
    return URIC_READ_ADDRESS;
}

bool uric_is_dotted_decimal(uric_span host) {
    uint8_t address[4];
    for (size_t i = 0; i < host.len; i++) {
        bool begins = i == 0 || host.at[i - 1] == '.';
        bool ends = i + 1 == host.len || host.at[i + 1] == '.';
        if (host.at[i] != '.' && (host.at[i] < '0' || host.at[i] > '9'))
            return false;
        if (begins && host.at[i] == '0' && !ends)
            return false;
    }
    return uric_read_ipv4_form(host, URIC_FORM_DECIMAL, address) == URIC_READ_ADDRESS;
}

#include "audit/host_text.h"

/* Characters from `first` to `last` stand for those from `plain` on; after `period` of them, these
 * begin again. */
typedef struct mapped_characters {
    uint32_t first, last;
    char plain;
    uint8_t period;
} mapped_characters;

static const mapped_characters mapped_characters_of_idna[] = {
    {0xB2, 0xB3, '2', 2},        {0xB9, 0xB9, '1', 1},      {0x2070, 0x2070, '0', 1},
    {0x2074, 0x2079, '4', 6},    {0x2080, 0x2089, '0', 10}, {0x2460, 0x2468, '1', 9},
    {0x24B6, 0x24E9, 'a', 26},   {0x24EA, 0x24EA, '0', 1},  {0x3002, 0x3002, '.', 1},
    {0xFF01, 0xFF5E, '!', 94},   {0xFF61, 0xFF61, '.', 1},  {0x1D400, 0x1D6A3, 'a', 26},
    {0x1D7CE, 0x1D7FF, '0', 10},
};

static int map_character(uint32_t character) {
    size_t count = sizeof mapped_characters_of_idna / sizeof *mapped_characters_of_idna;
    for (size_t i = 0; i < count; i++) {
        const mapped_characters *mapped = &mapped_characters_of_idna[i];
        if (character >= mapped->first && character <= mapped->last) {
            char plain =
                (char)((unsigned char)mapped->plain + (character - mapped->first) % mapped->period);
            return uric_lower(plain);
        }
    }
    return URIC_HOST_NOT_ASCII;
}

/* Soft hyphen, zero-width space, word joiner, variation selectors and the byte order mark. */
static bool is_ignored(uint32_t character) {
    return character == 0xAD || character == 0x200B || character == 0x2060 ||
           (character >= 0xFE00 && character <= 0xFE0F) || character == 0xFEFF;
}

/* Reads what follows the first octet of a UTF-8 sequence (RFC 3629, 3). Returns the character; 0 if
 * there is none. */
static uint32_t read_utf8(unsigned char first, const char **at, const char *end) {
    unsigned more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
    uint32_t character = first & (0x3Fu >> more);
    const char *to = *at;
    for (; more > 0; more--) {
        if (to == end)
            return 0;
        unsigned char next = uric_next_octet(&to, end);
        if (next >> 6 != 2)
            return 0;
        character = character << 6 | (next & 0x3Fu);
    }
    *at = to;
    return character;
}

int uric_next_host_character(const char **at, const char *end) {
    while (*at < end) {
        if (**at == '\t' || **at == '\n' || **at == '\r') { /* which a WHATWG parser removes */
            ++*at;
            continue;
        }
        unsigned char octet = uric_next_octet(at, end);
        if (octet < 0x80)
            return uric_lower((char)octet);
        uint32_t character = read_utf8(octet, at, end);
        if (!is_ignored(character))
            return map_character(character);
    }
    return URIC_HOST_END;
}

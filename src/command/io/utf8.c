#define _XOPEN_SOURCE 700 /* for wcwidth */
#include "command/io/utf8.h"

#include <locale.h>
#include <stdbool.h>
#include <stdint.h>
#include <wchar.h>

/* RFC 3629, 3 and 4: no surrogates, no more bytes than needed, nothing above U+10FFFF. */
static size_t decode(const char *bytes, size_t len, uint32_t *character) {
    static const uint32_t least[UTF8_MAX + 1] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned first = (unsigned char)bytes[0];
    size_t count = first < 0x80 ? 1 : first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (count == 0 || first >= 0xF8 || count > len)
        return 0;
    *character = count == 1 ? first : first & (0x7Fu >> count);
    for (size_t i = 1; i < count; i++) {
        unsigned byte = (unsigned char)bytes[i];
        if ((byte & 0xC0) != 0x80)
            return 0;
        *character = *character << 6 | (byte & 0x3F);
    }
    bool surrogate = *character >= 0xD800 && *character < 0xE000;
    return *character < least[count] || surrogate || *character > 0x10FFFF ? 0 : count;
}

size_t utf8_length(const char *bytes, size_t len) {
    uint32_t character;
    size_t count = decode(bytes, len, &character);
    return count > 0 ? count : 1;
}

/* Zero-width and bidirectional controls, with which a terminal shows another text. */
static bool misleads(uint32_t character) {
    return character == 0xAD || character == 0x61C ||
           (character >= 0x200B && character <= 0x200F) ||
           (character >= 0x2028 && character <= 0x202E) ||
           (character >= 0x2060 && character <= 0x206F) || character == 0xFEFF ||
           (character >= 0xFFF9 && character <= 0xFFFB) || character >= 0xE0000;
}

/* wcwidth depends on the locale, and the user's may not be a UTF-8 locale. */
static int width_of(uint32_t character) {
    static locale_t utf8;
    static bool tried;
    if (!tried)
        utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    tried = true;
    if (utf8 == (locale_t)0)
        return -1;
    locale_t before = uselocale(utf8);
    int width = wcwidth((wchar_t)character);
    uselocale(before);
    return width;
}

size_t utf8_shown(const char *bytes, size_t len, size_t *columns) {
    uint32_t character;
    size_t count = decode(bytes, len, &character);
    if (count == 0 || character < 0x20 || character == 0x7F)
        return 0;
    int width = count == 1 ? 1 : misleads(character) ? -1 : width_of(character);
    if (width < 0)
        return 0;
    *columns = (size_t)width;
    return count;
}

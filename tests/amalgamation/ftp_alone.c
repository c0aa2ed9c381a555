/* A program that parses ftp URLs and nothing else. */
#include "uric.h"

int main(int argc, char **argv) {
    uric_uri uri;
    size_t len = 0;
    while (argc > 1 && argv[1][len] != '\0')
        len++;
    return uric_parse(&uri, &uric_rfc1738_ftpurl, argc > 1 ? argv[1] : NULL, len, NULL) != URIC_OK;
}

/* main TEXT: prints the name in the text of a door. */
#include "door.h"

#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
    uric_uri door;
    if (argc != 2 || uric_parse(&door, &uric_door_door, argv[1], strlen(argv[1]), NULL) != URIC_OK)
        return 1;
    uric_span name = uric_part(&door, "name");
    printf("%.*s\n", (int)name.len, name.at);
    return 0;
}

/* The amalgamation, in C. */
#include "uric.c"

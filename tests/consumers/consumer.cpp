// The same program in C++: the headers are valid in both languages.
#include "consumer.c"

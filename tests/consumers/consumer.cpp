// The same program in C++: the headers are good for both.
#include "consumer.c"

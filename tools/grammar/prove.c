#include "prove.h"
void prove(const profile *p, const char *module_path, const char *length) {
    (void)p, (void)module_path, (void)length;
}

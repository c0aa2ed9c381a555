#ifndef READ_PROFILE_H
#define READ_PROFILE_H

#include "front/profile.h"

/* Reads the profile and the grammar files that it names; errors are reported (errors_seen). */
profile *read_profile(const char *path);

#endif

#ifndef READ_PROFILE_H
#define READ_PROFILE_H

#include "front/profile.h"

/* Reads a profile, the grammar files that it names, and its samples. After an error (errors_seen),
 * the profile is incomplete. */
profile *read_profile(const char *path);

#endif

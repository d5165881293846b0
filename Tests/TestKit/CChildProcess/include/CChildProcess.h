#ifndef CCHILDPROCESS_H
#define CCHILDPROCESS_H

#include <sys/types.h>

/// Starts the program at `arguments[0]` with the paths of its three standard streams, the default action of every
/// signal and none of them blocked. If `leads_session` is true, it leads a session of its own, and a terminal among its
/// streams becomes the controlling one. Sets `*id` and returns 0 once the program has started, otherwise an error code.
int child_start(
    char *const *arguments, char *const *environment, const char *input, const char *output, const char *messages,
    _Bool leads_session, pid_t *id
);

#endif

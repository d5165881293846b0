#include "parts.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <unistd.h>

// The terminal of standard error, and the file that replaces it; -1 while no message is held back.
static int messages = -1, held = -1;

_Bool put_bytes(int descriptor, const char *bytes, size_t count) {
    struct pollfd request = {.fd = descriptor, .events = POLLOUT};
    while (count > 0) {
        int ready = poll(&request, 1, 1000);
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) return 0;
        ssize_t written = write(descriptor, bytes, count);
        if (written < 0 && errno != EINTR && errno != EAGAIN) return 0;
        if (written > 0) bytes += written, count -= (size_t)written;
    }
    return 1;
}

void messages_prepare(void) {
    if (held >= 0 || !isatty(STDERR_FILENO)) return;
    messages = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    FILE *file = messages >= 0 ? tmpfile() : NULL;
    if (file) held = fileno(file);
}

void messages_hold(void) {
    if (held >= 0) dup2(held, STDERR_FILENO);
}

void messages_show(void) {
    if (held < 0) return;
    dup2(messages, STDERR_FILENO);
    char bytes[512];
    lseek(held, 0, SEEK_SET);
    for (ssize_t count; (count = read(held, bytes, sizeof bytes)) > 0;) {
        if (!put_bytes(messages, bytes, (size_t)count)) break;
    }
    if (ftruncate(held, 0) == 0) lseek(held, 0, SEEK_SET);
}

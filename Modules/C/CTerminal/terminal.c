#include "CTerminal.h"
#include "parts.h"

#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static int input, output;
static struct termios settings;
static char leaving[128];

static atomic_bool is_entered;
atomic_bool is_ending;
static atomic_flag lock = ATOMIC_FLAG_INIT;

_Bool terminal_acquire(void) {
    for (int waits = 0; atomic_flag_test_and_set(&lock); waits++) {
        if (waits == 100) return 0;
        poll(NULL, 0, 10);
    }
    return 1;
}

void terminal_release(void) { atomic_flag_clear(&lock); }

static void restore(void) {
    if (!terminal_is_in_background(input)) tcsetattr(input, TCSANOW, &settings);
    put_bytes(output, leaving, strlen(leaving));
    messages_show();
}

_Bool terminal_leave(void) {
    _Bool is_holder = terminal_acquire();
    _Bool was_entered = atomic_exchange(&is_entered, 0);
    if (was_entered) restore();
    if (is_holder) terminal_release();
    return was_entered;
}

_Bool terminal_leave_for_good(void) {
    is_ending = 1;
    return terminal_leave();
}

static void leave_for_good(void) { terminal_leave_for_good(); }

// Called with the lock held. Once `is_entered` is set, leaving restores the terminal, even if this function has not
// finished.
static int enter(int new_output, const char *new_leaving) {
    if (is_ending) return ECANCELED;
    if (is_stopping) return EAGAIN;
    if (!is_entered) {
        if (tcgetattr(input, &settings) != 0) return errno;
        output = new_output;
        strncpy(leaving, new_leaving, sizeof leaving - 1);
    }
    struct termios raw = settings;
    raw.c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN);
    raw.c_iflag &= ~(tcflag_t)(IXON | ICRNL);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    is_entered = 1;
    messages_hold();
    if (tcsetattr(input, TCSANOW, &raw) != 0) return errno;
    if (is_entered) return 0;
    // A thread without the lock has left meanwhile.
    restore();
    return ECANCELED;
}

int terminal_enter(int new_input, int new_output, const char *new_leaving) {
    static atomic_bool is_registered;
    if (!atomic_exchange(&is_registered, 1)) atexit(leave_for_good);
    input = new_input;
    endings_call(leave_for_good);
    messages_prepare();
    int code;
    do {
        terminal_await_foreground(input);
        if (terminal_is_in_background(input)) return EIO;
        while (!terminal_acquire()) continue;
        code = enter(new_output, new_leaving);
        terminal_release();
    } while (code == EAGAIN);
    if (code != 0 || is_ending) terminal_leave();
    return is_ending ? ECANCELED : code;
}

ssize_t terminal_write(const void *bytes, size_t count) {
    endings_provide_stack();
    while (!terminal_acquire()) continue;
    ssize_t written = is_entered ? write(output, bytes, count) : (ssize_t)count;
    int code = errno;
    terminal_release();
    errno = code;
    return written;
}

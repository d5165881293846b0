#include "CTerminal.h"
#include "parts.h"

#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// A change of a terminal's settings, and what they were before.
struct change {
    int terminal;
    struct termios before;
    atomic_bool is_made;
};

static struct change screen, echo;
static int output;
static char leaving[128];

static atomic_bool is_ending, is_paused;
static atomic_flag lock = ATOMIC_FLAG_INIT;

_Bool terminal_is_in_background(int terminal) {
    pid_t owner = tcgetpgrp(terminal);
    return owner >= 0 && owner != getpgrp();
}

_Bool terminal_is_paused(void) { return is_paused; }

// Acquires the lock that is held while the screen is written and settings are changed. Returns whether that succeeded
// within a second: a signal may have interrupted its holder for good.
static _Bool acquire(void) {
    for (int waits = 0; atomic_flag_test_and_set(&lock); waits++) {
        if (waits == 100) return 0;
        poll(NULL, 0, 10);
    }
    return 1;
}

static void release(void) { atomic_flag_clear(&lock); }

// Applies the settings from before the change without some local and input flags. Returns 0 or an error code.
static int apply(const struct change *change, tcflag_t local_flags, tcflag_t input_flags) {
    if (terminal_is_in_background(change->terminal)) return EIO;
    struct termios settings = change->before;
    settings.c_lflag &= ~local_flags;
    settings.c_iflag &= ~input_flags;
    if (local_flags & ICANON) settings.c_cc[VMIN] = 1, settings.c_cc[VTIME] = 0;
    return tcsetattr(change->terminal, TCSANOW, &settings) == 0 ? 0 : errno;
}

static void restore(void) {
    apply(&screen, 0, 0);
    put_bytes(output, leaving, strlen(leaving));
    messages_show();
}

_Bool terminal_leave(void) {
    _Bool is_holder = acquire();
    _Bool was_entered = atomic_exchange(&screen.is_made, 0);
    if (was_entered) restore();
    if (is_holder) release();
    return was_entered;
}

_Bool terminal_leave_for_good(void) {
    is_ending = 1;
    _Bool was_entered = terminal_leave();
    echo_restore();
    return was_entered;
}

static void leave_for_good(void) { terminal_leave_for_good(); }

static void prepare_ending(void) {
    static atomic_bool is_registered;
    if (!atomic_exchange(&is_registered, 1)) atexit(leave_for_good);
    endings_call(leave_for_good);
}

// Called with the lock held. Once the change is made, leaving restores the terminal, even if this function has not
// finished.
static int enter(int new_input, int new_output, const char *new_leaving) {
    if (is_ending) return ECANCELED;
    if (is_paused) return EAGAIN;
    if (terminal_is_in_background(new_input)) return EIO;
    if (!screen.is_made) {
        if (tcgetattr(new_input, &screen.before) != 0) return errno;
        screen.terminal = new_input;
        output = new_output;
        strncpy(leaving, new_leaving, sizeof leaving - 1);
    }
    screen.is_made = 1;
    messages_hold();
    int code = apply(&screen, ECHO | ICANON | IEXTEN, IXON | ICRNL);
    if (code != 0 || screen.is_made) return code;
    // A thread without the lock has left meanwhile.
    restore();
    return ECANCELED;
}

int terminal_enter(int new_input, int new_output, const char *new_leaving) {
    prepare_ending();
    messages_prepare();
    while (!acquire()) continue;
    int code = enter(new_input, new_output, new_leaving);
    release();
    if (code != 0 || is_ending) terminal_leave();
    return is_ending ? ECANCELED : code;
}

ssize_t terminal_write(const void *bytes, size_t count) {
    endings_provide_stack();
    while (!acquire()) continue;
    ssize_t written = screen.is_made ? write(output, bytes, count) : (ssize_t)count;
    int code = errno;
    release();
    errno = code;
    return written;
}

static void set_echo(_Bool is_on, _Bool is_over) {
    _Bool is_holder = acquire();
    if (echo.is_made && (is_on || !(is_paused || is_ending))) apply(&echo, is_on ? 0 : ECHO, 0);
    if (is_over) echo.is_made = 0;
    if (is_holder) release();
}

void echo_hide(int terminal) {
    if (!echo.is_made) {
        if (tcgetattr(terminal, &echo.before) != 0) return;
        echo.terminal = terminal;
        echo.is_made = 1;
        prepare_ending();
    }
    set_echo(0, 0);
}

void echo_restore(void) { set_echo(1, 1); }

void terminal_pause(void) {
    is_paused = 1;
    terminal_leave();
    set_echo(1, 0);
}

void terminal_resume(void) {
    is_paused = 0;
    set_echo(0, 0);
}

#include "CTerminal.h"
#include "parts.h"

#include <stdatomic.h>
#include <termios.h>

static int terminal;
static struct termios settings;
static atomic_bool is_hidden;

// Applies the saved settings without the flags `cleared`; `stays_hidden` is false when the echo returns for good.
static void set(tcflag_t cleared, _Bool stays_hidden) {
    _Bool is_holder = terminal_acquire();
    if (is_hidden && !terminal_is_in_background(terminal) && !(cleared && (is_stopping || is_ending))) {
        struct termios changed = settings;
        changed.c_lflag &= ~cleared;
        tcsetattr(terminal, TCSANOW, &changed);
    }
    if (!stays_hidden) is_hidden = 0;
    if (is_holder) terminal_release();
}

void echo_hide(int new_terminal) {
    if (!is_hidden) {
        terminal_await_foreground(new_terminal);
        if (tcgetattr(new_terminal, &settings) != 0) return;
        terminal = new_terminal;
        is_hidden = 1;
        endings_call(echo_restore);
    }
    echo_resume();
}

void echo_pause(void) { set(0, 1); }

void echo_resume(void) { set(ECHO, 1); }

void echo_restore(void) { set(0, 0); }

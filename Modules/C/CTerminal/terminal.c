#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
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

// MARK: Messages

// The terminal of standard error, and the file that replaces it; -1 while no message is held back.
static int messages = -1, held = -1;

// Writes all bytes; returns false after a second without progress, because the terminal may be stopped.
static _Bool put_bytes(int descriptor, const char *bytes, size_t count) {
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

// Opens the file that holds back messages, once; does nothing if standard error is not a terminal.
static void messages_prepare(void) {
    if (held >= 0 || !isatty(STDERR_FILENO)) return;
    messages = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    FILE *file = messages >= 0 ? tmpfile() : NULL;
    if (file) held = fileno(file);
}

static void messages_hold(void) {
    if (held >= 0) dup2(held, STDERR_FILENO);
}

static void messages_show(void) {
    if (held < 0) return;
    dup2(messages, STDERR_FILENO);
    char bytes[512];
    lseek(held, 0, SEEK_SET);
    for (ssize_t count; (count = read(held, bytes, sizeof bytes)) > 0;) {
        if (!put_bytes(messages, bytes, (size_t)count)) break;
    }
    if (ftruncate(held, 0) == 0) lseek(held, 0, SEEK_SET);
}

// MARK: Leaving

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

static const int crashes[] = {SIGILL, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGTRAP};
static const int others[] = {
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
#ifdef __linux__
    SIGIO, SIGPWR, SIGSTKFLT,
#endif
#ifdef SIGEMT
    SIGEMT,
#endif
};

static struct sigaction previous[NSIG];

static void end(int number, siginfo_t *information, void *context) {
    terminal_leave_for_good();
    const struct sigaction *action = &previous[number];
    if (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
        if (action->sa_flags & SA_SIGINFO) action->sa_sigaction(number, information, context);
        else action->sa_handler(number);
    }
    // The signal is blocked until this function returns; one sent by another process does not repeat by itself.
    signal(number, SIG_DFL);
    raise(number);
}

static void catch(int number, _Bool replaces_handler) {
    if (sigaction(number, NULL, &previous[number]) != 0) return;
    if (!replaces_handler && previous[number].sa_handler != SIG_DFL) return;
    struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
    action.sa_sigaction = end;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

// Gives the calling thread a signal stack, so that a stack overflow is handled like any crash. One suffices, because a
// process crashes only once.
static void provide_stack(void) {
    static char stack[1 << 16];
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && current.ss_flags & SS_DISABLE) {
        sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    }
}

// Leaves the terminal for good at `exit`, on a crash, before the previous handler, and on every other signal whose
// default action ends the process. Ignored signals and existing handlers, such as that of Ctrl-C, are kept.
static void prepare_ending(void) {
    static atomic_bool is_done;
    provide_stack();
    if (atomic_exchange(&is_done, 1)) return;
    atexit(leave_for_good);
    for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) catch(crashes[index], 1);
    for (size_t index = 0; index < sizeof others / sizeof *others; index++) catch(others[index], 0);
#ifdef SIGRTMIN
    for (int number = SIGRTMIN; number <= SIGRTMAX; number++) catch(number, 0);
#endif
}

// MARK: Entering

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
    provide_stack();
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

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

static const int crashes[] = {SIGILL, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGTRAP};
enum { crash_count = sizeof crashes / sizeof *crashes };
static struct sigaction previous[crash_count];

static atomic_int state;
enum { left, entered, is_leaving };
static atomic_bool is_writing;
static int input, output;
static struct termios settings;
static char leaving[128];

// The terminal that is standard error, and the file that takes its place meanwhile; -1 if nothing is held back.
static int messages = -1, held = -1;

static _Bool is_in_background(void) {
    pid_t owner = tcgetpgrp(input);
    return owner >= 0 && owner != getpgrp();
}

// Gives up after a second without progress, for a terminal that takes nothing.
static void put(int descriptor, const char *bytes, size_t count) {
    struct pollfd request = {.fd = descriptor, .events = POLLOUT};
    while (count > 0) {
        int ready = poll(&request, 1, 1000);
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) return;
        ssize_t written = write(descriptor, bytes, count);
        if (written < 0 && errno != EINTR && errno != EAGAIN) return;
        if (written > 0) bytes += written, count -= (size_t)written;
    }
}

static void show_messages(void) {
    if (held < 0) return;
    dup2(messages, STDERR_FILENO);
    char bytes[512];
    lseek(held, 0, SEEK_SET);
    for (ssize_t count; (count = read(held, bytes, sizeof bytes)) > 0;) put(messages, bytes, (size_t)count);
    if (ftruncate(held, 0) == 0) lseek(held, 0, SEEK_SET);
}

static void hold_messages(void) {
    if (held < 0 && isatty(STDERR_FILENO)) {
        FILE *file = tmpfile();
        messages = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
        if (file && messages >= 0) held = fileno(file);
    }
    if (held >= 0) dup2(held, STDERR_FILENO);
}

_Bool terminal_leave(void) {
    int expected = entered;
    if (!atomic_compare_exchange_strong(&state, &expected, is_leaving)) {
        for (int waits = 0; state == is_leaving && waits < 300; waits++) poll(NULL, 0, 10);
        return 0;
    }
    for (int waits = 0; is_writing && waits < 100; waits++) poll(NULL, 0, 10);
    if (!is_in_background()) tcsetattr(input, TCSANOW, &settings);
    put(output, leaving, strlen(leaving));
    show_messages();
    state = left;
    return 1;
}

static void leave_at_exit(void) { terminal_leave(); }

static void crash(int number, siginfo_t *information, void *context) {
    terminal_leave();
    for (int index = 0; index < crash_count; index++) {
        if (crashes[index] != number) continue;
        struct sigaction *action = &previous[index];
        if (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
            if (action->sa_flags & SA_SIGINFO) action->sa_sigaction(number, information, context);
            else action->sa_handler(number);
        }
    }
    // A signal that another process sent does not come again by itself.
    signal(number, SIG_DFL);
    raise(number);
}

static void catch_crashes(void) {
    static atomic_bool is_done;
    if (atomic_exchange(&is_done, 1)) return;
    atexit(leave_at_exit);
    struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
    action.sa_sigaction = crash;
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < crash_count; index++) sigaction(crashes[index], &action, &previous[index]);
}

// For an overflow of the thread's own stack. One is enough, as a process crashes once.
static void provide_signal_stack(void) {
    static char stack[1 << 16];
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && current.ss_flags & SS_DISABLE) {
        sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    }
}

int terminal_enter(int new_input, int new_output, const char *entering, const char *new_leaving) {
    input = new_input;
    while (is_in_background()) kill(getpid(), SIGSTOP);
    if (state != entered) {
        if (tcgetattr(input, &settings) != 0) return errno;
        output = new_output;
        strncpy(leaving, new_leaving, sizeof leaving - 1);
    }
    struct termios raw = settings;
    raw.c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN);
    raw.c_iflag &= ~(tcflag_t)(IXON | ICRNL);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    provide_signal_stack();
    catch_crashes();
    hold_messages();
    state = entered;
    if (tcsetattr(input, TCSANOW, &raw) != 0) {
        int code = errno;
        terminal_leave();
        return code;
    }
    put(output, entering, strlen(entering));
    return 0;
}

_Bool terminal_is_entered(void) { return state == entered; }

ssize_t terminal_write(const void *bytes, size_t count) {
    provide_signal_stack();
    is_writing = 1;
    ssize_t written = state == entered ? write(output, bytes, count) : (ssize_t)count;
    int code = errno;
    is_writing = 0;
    errno = code;
    return written;
}

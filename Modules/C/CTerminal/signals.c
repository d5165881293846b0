#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

// Asks for a stop, as SIGTTIN would, but leaves a pending SIGCONT, which tells whether the process was stopped.
enum { request = SIGURG };

static const int handled[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU, request};
// The first ones are sent to the receiver.
enum { handled_count = sizeof handled / sizeof *handled, received_count = 5 };

// A pipe to the thread that receives the signals.
static int ends[2];
static pthread_t receiver;
static void (*receive)(int);

// The terminal whose foreground a thread waits for.
static atomic_int awaited;
static atomic_uint continued_count;

// Set from the request of a stop until the process was stopped, or did not have to be.
static atomic_bool is_requested;
// The value of continued_count for which the stop was requested.
static atomic_uint requested_count;

// Set by a signal that ends the process.
static atomic_bool will_end;
// Set before `signals_handle`, and if no shell could continue the process: waiting for the foreground is then useless.
static atomic_bool cannot_stop = 1;
static _Bool ignores_input;

// Returns whether a signal is pending that ends or continues the process. Such signals are blocked. On macOS,
// `sigpending` reports the calling thread's signals only; one that all threads block is pending on the first thread,
// which also runs `handle`.
static _Bool must_go_on(void) {
    sigset_t pending;
    sigpending(&pending);
    for (int index = 0; index < received_count; index++) {
        if (sigismember(&pending, handled[index])) return 1;
    }
    return 0;
}

// Stops the process with the default action of SIGTSTP; returns once it continues: SIGCONT is then pending, or another
// signal. Otherwise the process was not stopped.
static void suspend(void) {
    struct sigaction action;
    sigset_t signals;
    sigaction(SIGTSTP, NULL, &action);
    signal(SIGTSTP, SIG_DFL);
    raise(SIGTSTP);
    sigemptyset(&signals);
    sigaddset(&signals, SIGTSTP);
    pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
    pthread_sigmask(SIG_BLOCK, &signals, NULL);
    sigaction(SIGTSTP, &action, NULL);
    _Bool was_stopped = must_go_on();
    cannot_stop = ignores_input || !was_stopped;
    if (!was_stopped) raise(SIGCONT);
}

// The terminal is paused until the process handles the signal that lets it go on.
static void stop(void) {
    terminal_pause();
    if (!must_go_on()) suspend();
    is_requested = 0;
}

// Returns SIGTTIN if the process must stop, SIGCONT if it may go on, and 0 if the request is outdated.
static int requested(void) {
    if (!atomic_exchange(&is_requested, 0) || requested_count != continued_count) return 0;
    return terminal_is_in_background(awaited) ? SIGTTIN : SIGCONT;
}

// The threads of a dispatch queue block these signals, as does this function while it runs: they are handled one after
// the other, the lowest number first. A signal that ends a stopped process is therefore handled before anything stops
// it again.
static void handle(int number) {
    int code = errno;
    if (number == request) number = requested();
    switch (number) {
    case 0: break;
    case SIGTSTP:
    case SIGTTIN:
    case SIGTTOU:
        if (!will_end) stop();
        break;
    default:
        if (number == SIGCONT) continued_count++;
        else will_end = 1;
        terminal_resume();
        (void)!write(ends[1], &number, sizeof number);
    }
    errno = code;
}

static void *run(void *unused) {
    for (int number; read(ends[0], &number, sizeof number) == sizeof number || errno == EINTR;) receive(number);
    return unused;
}

// The thread inherits the mask of its creator.
static int start_receiver(void) {
    sigset_t all, mask;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &mask);
    int code = pthread_create(&receiver, NULL, run, NULL);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    return code;
}

int signals_handle(void (*new_receive)(int)) {
    receive = new_receive;
    if (pipe(ends) != 0) return errno;
    for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    int code = start_receiver();
    if (code != 0) return code;
    struct sigaction current, action = {.sa_flags = SA_RESTART | SA_ONSTACK};
    action.sa_handler = handle;
    sigemptyset(&action.sa_mask);
    // An ignored signal that is blocked would be pending.
    for (int index = 0; index < handled_count; index++) {
        int number = handled[index];
        sigaction(number, NULL, &current);
        if (current.sa_handler != SIG_IGN || number == SIGCONT || number == request) sigaddset(&action.sa_mask, number);
    }
    for (int index = 0; index < handled_count; index++) {
        if (sigismember(&action.sa_mask, handled[index])) sigaction(handled[index], &action, NULL);
    }
    cannot_stop = ignores_input = !sigismember(&action.sa_mask, SIGTTIN);
    return 0;
}

unsigned signals_continued(void) { return continued_count; }

_Bool signals_continued_since(unsigned *count) {
    if (terminal_is_paused() || *count == continued_count) return 0;
    *count = continued_count;
    return 1;
}

_Bool terminal_await_foreground(int terminal) {
    unsigned count = continued_count;
    while (terminal_is_paused() || terminal_is_in_background(terminal)) {
        if ((cannot_stop && !terminal_is_paused()) || pthread_equal(pthread_self(), receiver)) return 0;
        if (!atomic_exchange(&is_requested, 1)) {
            awaited = terminal;
            requested_count = count;
            kill(getpid(), request);
        }
        // The process is stopped meanwhile, unless it is ending.
        poll(NULL, 0, 10);
        count = continued_count;
    }
    return tcgetpgrp(terminal) >= 0;
}

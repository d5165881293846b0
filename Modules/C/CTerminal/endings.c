#include "parts.h"

#include <signal.h>
#include <stdatomic.h>

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
static void (*_Atomic restore)(void);

static void end(int number, siginfo_t *information, void *context) {
    restore();
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

void endings_call(void (*new_restore)(void)) {
    static atomic_bool is_done;
    restore = new_restore;
    endings_provide_stack();
    if (atomic_exchange(&is_done, 1)) return;
    for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) catch(crashes[index], 1);
    for (size_t index = 0; index < sizeof others / sizeof *others; index++) catch(others[index], 0);
#ifdef SIGRTMIN
    for (int number = SIGRTMIN; number <= SIGRTMAX; number++) catch(number, 0);
#endif
}

// One stack suffices, because a process crashes only once.
void endings_provide_stack(void) {
    static char stack[1 << 16];
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && current.ss_flags & SS_DISABLE) {
        sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    }
}

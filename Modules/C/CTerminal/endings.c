#include "parts.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static const int crashes[] = {SIGILL, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGTRAP};
enum { crash_count = sizeof crashes / sizeof *crashes };
static struct sigaction previous[crash_count];

static const int others[] = {
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
#ifdef __linux__
    SIGIO, SIGPWR, SIGSTKFLT,
#endif
#ifdef SIGEMT
    SIGEMT,
#endif
};

enum { restorer_count = 2 };
static _Atomic(restorer) restorers[restorer_count];

static void restore(void) {
    for (int index = 0; index < restorer_count; index++) {
        restorer restorer = restorers[index];
        if (restorer) restorer();
    }
}

static void crash(int number, siginfo_t *information, void *context) {
    restore();
    for (int index = 0; index < crash_count; index++) {
        if (crashes[index] != number) continue;
        struct sigaction *action = &previous[index];
        if (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
            if (action->sa_flags & SA_SIGINFO) action->sa_sigaction(number, information, context);
            else action->sa_handler(number);
        }
    }
    // A signal sent by another process does not repeat by itself.
    signal(number, SIG_DFL);
    raise(number);
}

static void end(int number) {
    restore();
    signal(number, SIG_DFL);
    // The signal is blocked until this function returns.
    raise(number);
}

static void catch_crashes(void) {
    struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
    action.sa_sigaction = crash;
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < crash_count; index++) sigaction(crashes[index], &action, &previous[index]);
}

static void catch(int number) {
    struct sigaction current, action = {.sa_flags = SA_ONSTACK};
    if (sigaction(number, NULL, &current) != 0 || current.sa_handler != SIG_DFL) return;
    action.sa_handler = end;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

static void catch_others(void) {
    for (size_t index = 0; index < sizeof others / sizeof *others; index++) catch(others[index]);
#ifdef SIGRTMIN
    for (int number = SIGRTMIN; number <= SIGRTMAX; number++) catch(number);
#endif
}

void endings_call(restorer added) {
    static atomic_bool is_done;
    for (int index = 0; index < restorer_count; index++) {
        restorer found = NULL;
        if (atomic_compare_exchange_strong(&restorers[index], &found, added) || found == added) break;
    }
    endings_provide_stack();
    if (atomic_exchange(&is_done, 1)) return;
    catch_crashes();
    catch_others();
}

// One stack suffices, because a process crashes only once.
void endings_provide_stack(void) {
    static char stack[1 << 16];
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && current.ss_flags & SS_DISABLE) {
        sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    }
}

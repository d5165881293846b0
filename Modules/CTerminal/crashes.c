#include "CTerminal.h"
#include "parts.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static const int crashes[] = {SIGILL, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGTRAP};
enum { crash_count = sizeof crashes / sizeof *crashes };
static struct sigaction previous[crash_count];

void restore_for_good(void) {
    terminal_leave_for_good();
    echo_restore();
}

static void crash(int number, siginfo_t *information, void *context) {
    restore_for_good();
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

void crashes_catch(void) {
    static atomic_bool is_done;
    if (atomic_exchange(&is_done, 1)) return;
    struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
    action.sa_sigaction = crash;
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < crash_count; index++) sigaction(crashes[index], &action, &previous[index]);
    signals_catch();
}

// One stack is enough, as a process crashes once.
void crashes_provide_stack(void) {
    static char stack[1 << 16];
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && current.ss_flags & SS_DISABLE) {
        sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    }
}

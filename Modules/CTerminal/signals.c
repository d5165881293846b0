#include "parts.h"

#include <signal.h>
#include <stddef.h>

static const int others[] = {
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
#ifdef __linux__
    SIGIO, SIGPWR, SIGSTKFLT,
#endif
#ifdef SIGEMT
    SIGEMT,
#endif
};

static void end(int number) {
    restore_for_good();
    signal(number, SIG_DFL);
    // Blocked until this function returns.
    raise(number);
}

static void catch(int number) {
    struct sigaction current, action = {.sa_flags = SA_ONSTACK};
    if (sigaction(number, NULL, &current) != 0 || current.sa_handler != SIG_DFL) return;
    action.sa_handler = end;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

void signals_catch(void) {
    for (size_t index = 0; index < sizeof others / sizeof *others; index++) catch(others[index]);
#ifdef SIGRTMIN
    for (int number = SIGRTMIN; number <= SIGRTMAX; number++) catch(number);
#endif
}

// A time limit of Swift Testing only cancels the task of its test, which does not end one that blocks its thread.

#include "CTimeLimit.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void *end_when_over(void *unused) {
    const char *given = getenv("ARCH_DEMO_TEST_SECONDS");
    const unsigned limit = given ? (unsigned)atoi(given) : TIME_LIMIT;
    for (unsigned left = limit; left > 0;) left = sleep(left);
    dprintf(
        STDERR_FILENO,
        "\nThe tests have run for %u seconds and are ended. A test that hangs is reported above as started, and "
        "neither as passed nor as failed. ARCH_DEMO_TEST_SECONDS sets another limit.\n",
        limit
    );
    // `swift test` makes this process the leader of a group, which exit tests belong to.
    if (getpgrp() == getpid()) kill(0, SIGKILL);
    _exit(1);
}

// Every signal stays with the threads that wait for it.
__attribute__((constructor)) static void start(void) {
    sigset_t all, before;
    pthread_t thread;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    if (pthread_create(&thread, NULL, end_when_over, NULL) == 0) pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

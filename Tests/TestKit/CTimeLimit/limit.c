// A test that hangs, or never ends, may block its thread, so that nothing in its process can end it. A limit of real time
// would also end tests that a busy machine delays.

#include "CTimeLimit.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static double seconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

// The processor time of all threads but this one.
static double used(void) { return seconds(CLOCK_PROCESS_CPUTIME_ID) - seconds(CLOCK_THREAD_CPUTIME_ID); }

static void *end_when_over(void *unused) {
    double last = used();
    for (int idle = 0; idle < IDLE_LIMIT && last < PROCESSOR_LIMIT; idle++) {
        sleep(1);
        const double now = used();
        if (now - last > 0.001) idle = 0;
        last = now;
    }
    dprintf(
        STDERR_FILENO,
        "\nThe tests have done nothing for %d seconds or used %d seconds of processor, and are ended. A test that hangs "
        "is reported above as started, and neither as passed nor as failed.\n",
        IDLE_LIMIT, PROCESSOR_LIMIT
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

#include "CTerminal.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t end = PTHREAD_MUTEX_INITIALIZER;
static atomic_int running;

// Allocates memory, because the system may reserve more for it than for the thread itself, and waits for the other
// threads.
static void *run(void *unused) {
    void *volatile memory = malloc(1);
    free(memory);
    running++;
    pthread_mutex_lock(&end);
    pthread_mutex_unlock(&end);
    return unused;
}

int threads_try(int count) {
    pthread_t threads[count];
    int started = 0, code = 0;
    running = 0;
    pthread_mutex_lock(&end);
    while (started < count && (code = pthread_create(&threads[started], NULL, run, NULL)) == 0) {
        started++;
        while (running < started) sched_yield();
    }
    pthread_mutex_unlock(&end);
    while (started > 0) pthread_join(threads[--started], NULL);
    return code;
}

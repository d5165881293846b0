#include "CTerminal.h"

#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;
static int running;
static _Bool is_over;

// Allocates memory, because the system may reserve more for it than for the thread itself, and waits for the other
// threads.
static void *run(void *unused) {
    void *volatile memory = malloc(1);
    free(memory);
    pthread_mutex_lock(&lock);
    running++;
    pthread_cond_broadcast(&change);
    while (!is_over) pthread_cond_wait(&change, &lock);
    pthread_mutex_unlock(&lock);
    return unused;
}

int threads_try(int count) {
    pthread_t threads[count];
    int started = 0, code = 0;
    pthread_mutex_lock(&lock);
    running = 0;
    is_over = 0;
    while (started < count && (code = pthread_create(&threads[started], NULL, run, NULL)) == 0) {
        started++;
        while (running < started) pthread_cond_wait(&change, &lock);
    }
    is_over = 1;
    pthread_cond_broadcast(&change);
    pthread_mutex_unlock(&lock);
    while (started > 0) pthread_join(threads[--started], NULL);
    return code;
}

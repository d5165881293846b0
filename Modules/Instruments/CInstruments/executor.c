// Linux only: on other systems this file is empty.
#ifdef __linux__

#define _GNU_SOURCE
#include "executor.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))

extern char __executable_start, etext;

struct block {
    void *isa;
    int32_t flags;
    int32_t reserved;
    void *invoke;
};

typedef SWIFT void enqueue_function(void *job);
typedef SWIFT void enqueue_hook(void *job, enqueue_function *original);
typedef void dispatch_function(void *queue, struct block *block);

typedef void dispatch_call(void *queue, void *context, void (*function)(void *));

static void *main_queue;
static enqueue_function *enqueue_on_main;
static dispatch_call *call_on_queue;

// The jobs that wait while a seed determines the order; each has one call of `run_any` on the main queue.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void **waiting;
static size_t count, capacity;
static uint64_t state;

// Xorshift: any order will do, as long as a seed repeats it.
static uint64_t random_number(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

static void run_any(void *context) {
    pthread_mutex_lock(&lock);
    size_t index = random_number() % count;
    void *job = waiting[index];
    waiting[index] = waiting[--count];
    pthread_mutex_unlock(&lock);
    enqueue_on_main(job);
}

static _Bool keep(void *job) {
    pthread_mutex_lock(&lock);
    _Bool is_shuffling = state != 0;
    if (is_shuffling && count == capacity) {
        capacity = 2 * capacity + 64;
        waiting = realloc(waiting, capacity * sizeof(void *));
        if (!waiting) abort();
    }
    if (is_shuffling) waiting[count++] = job;
    pthread_mutex_unlock(&lock);
    return is_shuffling;
}

static SWIFT void enqueue(void *job, enqueue_function *original) {
    if (keep(job)) {
        call_on_queue(main_queue, NULL, run_any);
    } else {
        enqueue_on_main(job);
    }
}

void executor_shuffle(uint64_t seed) {
    pthread_mutex_lock(&lock);
    state = seed * 0x9E3779B97F4A7C15;
    pthread_mutex_unlock(&lock);
}

static _Bool is_in_executable(uintptr_t address) {
    return address >= (uintptr_t)&__executable_start && address < (uintptr_t)&etext;
}

// Replaces libdispatch's function, for actors with a queue of their own and for hashing. Blocks of other code, such as
// URLSession's, keep their queues, because it relies on them. Weak, so that a static libdispatch links too.
__attribute__((weak)) void dispatch_async(void *queue, struct block *block) {
    static dispatch_function *original;
    if (!original) original = (dispatch_function *)dlsym(RTLD_NEXT, "dispatch_async");
    original(main_queue && is_in_executable((uintptr_t)block->invoke) ? main_queue : queue, block);
}

_Bool executor_use_one(void) {
    enqueue_hook **hook = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
    enqueue_on_main = (enqueue_function *)dlsym(RTLD_DEFAULT, "swift_task_enqueueMainExecutor");
    main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
    call_on_queue = (dispatch_call *)dlsym(RTLD_DEFAULT, "dispatch_async_f");
    if (!hook || !enqueue_on_main || !main_queue || !call_on_queue) return 0;
    *hook = enqueue;
    return 1;
}

#endif

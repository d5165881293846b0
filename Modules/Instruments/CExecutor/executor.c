// Linux only: on other systems this file is empty.
#ifdef __linux__

#define _GNU_SOURCE
#include "CExecutor.h"

#include <dlfcn.h>
#include <stdint.h>

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

static void *main_queue;
static enqueue_function *enqueue_on_main;

static SWIFT void enqueue(void *job, enqueue_function *original) { enqueue_on_main(job); }

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
    if (!hook || !enqueue_on_main || !main_queue) return 0;
    *hook = enqueue;
    return 1;
}

#endif

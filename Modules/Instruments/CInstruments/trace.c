// Linux only: on other systems this file is empty.
#ifdef __linux__

#define _GNU_SOURCE
#include "executor.h"
#include "trace.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/personality.h>
#include <unistd.h>
#include <unwind.h>

#define SWIFT __attribute__((swiftcall))

extern char __executable_start, etext;
extern SWIFT void *swift_task_getCurrent(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Bool is_recording;
/// Whether this thread is in the recorder, whose own calls must not be recorded.
static _Thread_local _Bool is_in_recorder;
static int64_t (*clock_time)(void);
static int64_t time_read;
static _Bool (*is_function_wanted)(uintptr_t address);

static struct trace_record *records;
static size_t record_count, record_capacity;
static struct trace_frame *frames;
static size_t frame_count, frame_capacity;

// MARK: Recording

static void *with_room(void *items, size_t count, size_t *capacity, size_t size) {
    if (count < *capacity) return items;
    *capacity = *capacity ? *capacity * 2 : 4096;
    void *result = realloc(items, *capacity * size);
    if (!result) abort();
    return result;
}

static uintptr_t relative(uintptr_t address) { return address - (uintptr_t)&__executable_start; }

static void append_frame(uintptr_t address, uintptr_t activation) {
    if (relative(address) >= relative((uintptr_t)&etext)) return;
    frames = with_room(frames, frame_count, &frame_capacity, sizeof *frames);
    frames[frame_count++] = (struct trace_frame){relative(address), activation};
}

struct walk {
    uintptr_t first;
    uintptr_t address;
};

// The unwinder pairs an address with the stack pointer at its call; the function's own pointer comes with its caller.
static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
    struct walk *walk = argument;
    uintptr_t address = _Unwind_GetIP(context);
    if (walk->address) append_frame(walk->address, _Unwind_GetCFA(context));
    if (walk->address || address == walk->first) walk->address = address;
    return _URC_NO_REASON;
}

static void record(void *first, void *task, _Bool is_task_start) {
    pthread_mutex_lock(&lock);
    size_t start = frame_count;
    struct walk walk = {(uintptr_t)first, 0};
    _Unwind_Backtrace(visit, &walk);
    // A function below on the stack may hold the clock's lock: the clock is read only by the first function of a stack.
    if (frame_count - start == 1) time_read = clock_time();
    records = with_room(records, record_count, &record_capacity, sizeof *records);
    records[record_count++] = (struct trace_record){
        (uintptr_t)task, time_read, is_task_start, start, frame_count - start
    };
    pthread_mutex_unlock(&lock);
}

// The compiler calls these two functions: at the start of the program, and at the entry of every function of a traced
// target. Each function has its own guard, initially 0.
void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
    enum { unknown, wanted, unwanted };
    if (!is_recording || is_in_recorder) return;
    is_in_recorder = 1;
    void *address = __builtin_return_address(0);
    if (*guard == unknown) *guard = is_function_wanted(relative((uintptr_t)address)) ? wanted : unwanted;
    if (*guard == wanted) record(address, swift_task_getCurrent(), 0);
    is_in_recorder = 0;
}

size_t trace_count(void) { return record_count; }

struct trace_record trace_record_at(size_t index) { return records[index]; }

struct trace_frame trace_frame_at(size_t index) { return frames[index]; }

// MARK: Task creation

struct new_task {
    void *task;
    void *context;
};

typedef SWIFT struct new_task create_function(size_t, void *, const void *, void *, void *);

// Replaces the runtime's function to record which code started a task. Weak, because a release contains the runtime,
// whose own function then counts; it records nothing.
__attribute__((weak)) SWIFT struct new_task swift_task_create(
    size_t flags, void *options, const void *type, void *entry, void *context
) {
    static create_function *original;
    if (!original) original = (create_function *)dlsym(RTLD_NEXT, "swift_task_create");
    struct new_task result = original(flags, options, type, entry, context);
    if (is_recording) record(__builtin_return_address(0), result.task, 1);
    return result;
}

void trace_clear(void) {
    record_count = frame_count = 0;
    is_in_recorder = 1;
    time_read = clock_time();
    is_in_recorder = 0;
}

void trace_start(int64_t (*clock)(void), _Bool (*is_wanted)(uintptr_t address)) {
    if (!executor_use_one()) abort();
    clock_time = clock;
    is_function_wanted = is_wanted;
    trace_clear();
    is_recording = 1;
}

_Bool trace_set_recording(_Bool is_wanted) {
    _Bool was_recording = is_recording;
    is_recording = is_wanted;
    return was_recording;
}

// MARK: Randomness

void trace_restart_without_randomness(char *const arguments[]) {
    const char *hashing = "SWIFT_DETERMINISTIC_HASHING";
    if (getenv(hashing)) return;
    setenv(hashing, "1", 1);
    personality((unsigned long)personality(0xFFFFFFFF) | ADDR_NO_RANDOMIZE);
    sigset_t none;
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, NULL);
    execv("/proc/self/exe", arguments);
}

#endif

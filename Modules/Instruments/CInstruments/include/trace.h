#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __linux__
#include <elf.h>
#endif

/// An activation of a function on the stack: the address at which it continues, relative to the start of the
/// executable, and an address that is unique while it lasts.
struct trace_frame {
    uintptr_t address;
    uintptr_t activation;
};

/// The entry of a function, or the start of a task.
struct trace_record {
    /// The task that runs the function, or the task that was started; 0 outside any task.
    uintptr_t task;
    /// The time on the clock.
    int64_t time;
    _Bool is_task_start;
    /// The index of the first frame: for an entry the function itself, then its callers.
    size_t first_frame;
    size_t frame_count;
};

/// Restarts the program with the same arguments, but without randomization of hashing and addresses. Returns in the
/// restarted program, or if restarting fails.
void trace_restart_without_randomness(char *const arguments[]);

/// Discards the current recording and starts a new one, with the time from `clock` and the functions for whose relative
/// addresses `is_wanted` returns true. From the first call on, all jobs and the program's own blocks run on the main
/// queue, one at a time.
void trace_start(int64_t (*clock)(void), _Bool (*is_wanted)(uintptr_t address));

/// Stops or resumes recording; returns whether it was under way.
_Bool trace_set_recording(_Bool is_wanted);

size_t trace_count(void);

struct trace_record trace_record_at(size_t index);

struct trace_frame trace_frame_at(size_t index);

/// Discards the records so far and reads the clock, which may have moved since the last one.
void trace_clear(void);

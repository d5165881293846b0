#ifndef CTRACE_H
#define CTRACE_H

#include <stddef.h>
#include <stdint.h>

/// An activation of a function on the stack: where it continues, and an address that no other activation has while it
/// lasts.
struct trace_frame {
    uintptr_t address;
    uintptr_t activation;
};

/// The entry of a function, or the start of a task.
struct trace_record {
    /// The task that runs the function, or the one that was started; 0 outside any task.
    uintptr_t task;
    /// What the clock showed.
    int64_t time;
    _Bool is_task_start;
    /// The index of its first frame: of an entry the function itself, then its callers.
    size_t first_frame;
    size_t frame_count;
};

/// Starts the program again, with the same arguments, so that nothing in it depends on a random number: neither the
/// order in a dictionary nor an address. Returns in the program that was started so, or where that cannot be done.
void trace_restart_without_chance(char *const arguments[]);

/// Discards what was recorded and records from now on, with the time that `clock` returns, the functions that
/// `is_wanted` says of an address in them. From the first call on every job, and every block of the program's own, runs on the main
/// queue, one after the other.
void trace_start(int64_t (*clock)(void), _Bool (*is_wanted)(uintptr_t address));

/// Reads the clock; called where it may have moved since the last record.
void trace_read_clock(void);

void trace_stop(void);

/// Records on after `trace_stop`.
void trace_continue(void);

size_t trace_count(void);

struct trace_record trace_record_at(size_t index);

struct trace_frame trace_frame_at(size_t index);

/// The address at which the executable was loaded.
uintptr_t trace_image_base(void);

#endif

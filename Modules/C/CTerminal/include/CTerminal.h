#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

/// Puts the terminal `input` into raw mode, but for the keys of signals such as Ctrl-C, and holds back standard error if
/// it is a terminal. Stops the process first while it is in the background. May be called again. Returns 0 or an error
/// code: `ECANCELED` if the terminal was left meanwhile, or for good.
int terminal_enter(int input, int output, const char *leaving);

/// Restores the settings that the terminal had before `terminal_enter`, writes `leaving`, then what was held back of
/// standard error. Waits for a `terminal_enter` that is under way. Returns whether there was anything to leave.
/// Async-signal-safe.
_Bool terminal_leave(void);

/// Leaves like `terminal_leave`; from then on `terminal_enter` fails. To be called before the process ends; called at
/// `exit`, in a crash, and on each signal without a handler that ends the process.
_Bool terminal_leave_for_good(void);

/// Whether `terminal_enter` has begun, and `terminal_leave` was not called since.
_Bool terminal_is_entered(void);

/// Writes to `output` like `write(2)`; after `terminal_leave` discards the bytes.
ssize_t terminal_write(const void *bytes, size_t count);

/// Makes a crash, or a signal without a handler that ends the process, restore the settings that `terminal` has now,
/// until `echo_forget`.
void echo_keep(int terminal);
void echo_forget(void);

/// Starts `count` threads, which end at once when all of them run. Returns 0, or the error code of one that cannot be
/// started.
int threads_try(int count);

/// Overwrites memory, also if nothing reads it afterwards.
void bytes_overwrite(void *bytes, size_t count);

#endif

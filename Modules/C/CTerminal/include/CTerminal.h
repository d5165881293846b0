#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

/// Puts the terminal `input` into raw mode, in which keys such as Ctrl-C still send signals, and holds back standard
/// error if it is a terminal. Stops the process while it is in the background. May be called again. Returns 0 or an
/// error code: `ECANCELED` if the terminal was left meanwhile, or for good.
int terminal_enter(int input, int output, const char *leaving);

/// Restores the settings before `terminal_enter`, writes `leaving`, then the messages of standard error that were held
/// back. Waits for a `terminal_enter` that is running. Returns whether the terminal was entered. Async-signal-safe.
_Bool terminal_leave(void);

/// Leaves like `terminal_leave`; afterwards `terminal_enter` fails. Must be called before the process ends; called
/// automatically at `exit`, in a crash, and on signals without a handler that end the process.
_Bool terminal_leave_for_good(void);

/// Returns whether `terminal_enter` was called without a later `terminal_leave`.
_Bool terminal_is_entered(void);

/// Writes to `output` like `write(2)`; discards the bytes after `terminal_leave`.
ssize_t terminal_write(const void *bytes, size_t count);

/// Saves the settings of `terminal`, which are restored in a crash, or on a signal without a handler that ends the
/// process, until `echo_forget`.
void echo_keep(int terminal);
void echo_forget(void);

/// Starts `count` threads, which end once all of them run. Returns 0, or the error code of the first thread that cannot
/// be started.
int threads_try(int count);

/// Overwrites memory, even if it is never read again.
void bytes_overwrite(void *bytes, size_t count);

#endif

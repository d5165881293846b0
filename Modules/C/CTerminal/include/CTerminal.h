#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

/// Puts the terminal `input` into raw mode, in which keys such as Ctrl-C still send signals, and holds back standard
/// error if it is a terminal. May be called again. Returns 0 or an error code: `EIO` in the background, `EAGAIN` while
/// the process is being stopped, and `ECANCELED` if the terminal was left meanwhile, or for good.
int terminal_enter(int input, int output, const char *leaving);

/// Restores the settings before `terminal_enter`, writes `leaving`, then the messages of standard error that were held
/// back. Waits for a `terminal_enter` that is running. Returns whether the terminal was entered. Async-signal-safe.
_Bool terminal_leave(void);

/// Leaves like `terminal_leave` and restores the echo; both then stay as they are. Must be called before the process
/// ends; called automatically at `exit`, in a crash, and on signals without a handler that end the process.
_Bool terminal_leave_for_good(void);

/// Writes to `output` like `write(2)`; discards the bytes after `terminal_leave`.
ssize_t terminal_write(const void *bytes, size_t count);

/// Turns off the echo of the terminal until `echo_restore`, or until the process ends; not while the process is stopped.
/// Does nothing if it is not a terminal.
void echo_hide(int terminal);
/// Restores the settings before `echo_hide`; does nothing if it was not called. Async-signal-safe.
void echo_restore(void);
/// Restores the terminal while the process is stopped: it cannot be entered, and its echo not be turned off, until
/// `terminal_resume`. Async-signal-safe.
void terminal_pause(void);
_Bool terminal_is_paused(void);
/// Ends the pause of a stopped process: the terminal may be entered again, and its echo is turned off again if it was.
/// Async-signal-safe.
void terminal_resume(void);

/// Handles SIGTSTP, SIGTTIN and SIGTTOU, which restore the terminal and stop the process, and calls `receive` on a
/// thread of its own for SIGINT, SIGTERM, SIGHUP, SIGQUIT and SIGCONT. Ignored signals stay ignored. Must be called
/// once. Returns 0 or an error code.
int signals_handle(void (*receive)(int number));
/// Returns how often a signal has told the process to continue.
unsigned signals_continued(void);
/// Returns whether that is more than `*count`, which is then updated; not while the process is being stopped, because
/// it will continue again.
_Bool signals_continued_since(unsigned *count);

/// Returns whether the process is in the background of the terminal, where a shell reads and owns its settings.
_Bool terminal_is_in_background(int terminal);
/// Stops the process while it is in the background. Returns `false` if it cannot wait: before `signals_handle`, if
/// nothing could continue the process, if `terminal` does not control it, and on the thread that receives signals.
_Bool terminal_await_foreground(int terminal);

/// Starts `count` threads, which end once all of them run. Returns 0, or the error code of the first thread that cannot
/// be started.
int threads_try(int count);

/// Overwrites memory, even if it is never read again.
static inline void bytes_overwrite(void *bytes, size_t count) {
    for (volatile char *byte = bytes; count > 0; count--) *byte++ = 0;
}

#endif

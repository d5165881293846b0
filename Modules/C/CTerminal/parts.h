#ifndef CTERMINAL_PARTS_H
#define CTERMINAL_PARTS_H

// signals.c stops the process, and waits for the foreground for echo.c and terminal.c, which change the settings of the
// terminal under one lock; endings.c restores them. terminal.c also calls messages.c.

#include <stdatomic.h>
#include <stddef.h>

// Writes all bytes; returns false after a second without progress, because the terminal may be stopped.
_Bool put_bytes(int descriptor, const char *bytes, size_t count);

// Opens the file that holds back messages, once; does nothing if standard error is not a terminal.
void messages_prepare(void);
// Replaces standard error with that file.
void messages_hold(void);
// Restores standard error and writes the messages that were held back.
void messages_show(void);

// Set when the process ends, for good, and while it is being stopped: the terminal cannot be entered, and its echo not
// be turned off.
extern atomic_bool is_ending, is_stopping;
// Acquires the lock that is held while the terminal is entered, written or left, and while its echo is changed. Returns
// whether that succeeded within a second: a signal may have interrupted its holder for good.
_Bool terminal_acquire(void);
void terminal_release(void);

// Restores the settings until `echo_resume`. Async-signal-safe.
void echo_pause(void);

// Called when the process ends. Async-signal-safe.
typedef void (*restorer)(void);
// Registers `added`, which is called on a crash before the previous handler, and on every other signal whose default
// action ends the process. Ignored signals and existing handlers, such as that of Ctrl-C, are kept. There is room for
// two restorers.
void endings_call(restorer added);
// Gives the calling thread a signal stack, so that a stack overflow is handled like any crash.
void endings_provide_stack(void);

#endif

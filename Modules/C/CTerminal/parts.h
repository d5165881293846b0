#ifndef CTERMINAL_PARTS_H
#define CTERMINAL_PARTS_H

// signals.c calls terminal.c, which calls endings.c and messages.c. All functions are async-signal-safe but for
// `messages_prepare`.

#include <stddef.h>

// Restores the terminal while the process is stopped: it cannot be entered, and its echo not be turned off, until
// `terminal_resume`.
void terminal_pause(void);
_Bool terminal_is_paused(void);

// Calls `restore` on a crash, before the previous handler, and on every other signal whose default action ends the
// process. Ignored signals and existing handlers, such as that of Ctrl-C, are kept.
void endings_call(void (*restore)(void));
// Gives the calling thread a signal stack, so that a stack overflow is handled like any crash.
void endings_provide_stack(void);

// Opens the file that holds back messages, once; does nothing if standard error is not a terminal.
void messages_prepare(void);
// Replaces standard error with that file.
void messages_hold(void);
// Restores standard error and writes the messages that were held back.
void messages_show(void);
// Writes all bytes; returns false after a second without progress, because the terminal may be stopped.
_Bool put_bytes(int descriptor, const char *bytes, size_t count);

#endif

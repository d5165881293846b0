#ifndef CTERMINAL_PARTS_H
#define CTERMINAL_PARTS_H

// Calls go in one direction: echo.c calls terminal.c, which calls messages.c; the first two also call endings.c, which
// restores.

#include <stddef.h>

// Writes all bytes; returns false after a second without progress, because the terminal may be stopped.
_Bool put_bytes(int descriptor, const char *bytes, size_t count);

// Opens the file that holds back messages, once; does nothing if standard error is not a terminal.
void messages_prepare(void);
// Replaces standard error with that file.
void messages_hold(void);
// Restores standard error and writes the messages that were held back.
void messages_show(void);

// Returns whether the process group is in the background: the system would stop it if it changed the settings.
_Bool is_in_background(int terminal);

// Called when the process ends. Async-signal-safe.
typedef void (*restorer)(void);
// Registers `added`, which is called on a crash before the previous handler, and on every other signal whose default
// action ends the process. Ignored signals and existing handlers, such as that of Ctrl-C, are kept. There is room for
// two restorers.
void endings_call(restorer added);
// Gives the calling thread a signal stack, so that a stack overflow is handled like any crash.
void endings_provide_stack(void);

#endif

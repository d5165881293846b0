#ifndef CTERMINAL_PARTS_H
#define CTERMINAL_PARTS_H

// Files call one way: echo.c calls terminal.c, that messages.c, and the first two endings.c, which restores.

#include <stddef.h>

// Writes all bytes; gives up after a second without progress, for a terminal that takes nothing. Returns whether all are
// written.
_Bool put_bytes(int descriptor, const char *bytes, size_t count);

// Opens the file in which messages are held back, once; without effect if standard error is no terminal.
void messages_prepare(void);
// Makes that file take the place of standard error.
void messages_hold(void);
// Restores standard error, and writes to it what was held back.
void messages_show(void);

// Whether another process group has the terminal: the system would stop this one if it changed the settings.
_Bool is_in_background(int terminal);

// Called where the process ends. Async-signal-safe.
typedef void (*restorer)(void);
// Makes a crash call `added` and then the handler that was there before; so does every other signal whose default action
// ends the process. Signals that are ignored or have a handler keep it: Ctrl-C and the like. Has room for two restorers.
void endings_call(restorer added);
// Gives the calling thread a stack for signals, so that an overflow of its own is such a crash.
void endings_provide_stack(void);

#endif

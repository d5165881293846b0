#ifndef CTERMINAL_PARTS_H
#define CTERMINAL_PARTS_H

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

// Restores what `echo_keep` was given, once.
void echo_restore(void);
// Leaves the terminal for good and restores echo. Async-signal-safe.
void restore_for_good(void);

// Makes a crash restore the terminal for good, then call the handler that was there before. Catches the other signals too.
void crashes_catch(void);
// Makes every other signal whose default action ends the process restore the terminal for good, then end it. Signals
// that are ignored or have a handler keep it: Ctrl-C and the like.
void signals_catch(void);
// Gives the calling thread a stack for signals, so that an overflow of its own is such a crash.
void crashes_provide_stack(void);

#endif

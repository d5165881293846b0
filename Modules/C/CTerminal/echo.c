#include "CTerminal.h"
#include "parts.h"

#include <stdatomic.h>
#include <termios.h>

static int terminal;
static struct termios settings;
static atomic_bool is_kept;

static void restore(void) {
    if (atomic_exchange(&is_kept, 0) && !is_in_background(terminal)) tcsetattr(terminal, TCSANOW, &settings);
}

void echo_keep(int new_terminal) {
    if (tcgetattr(new_terminal, &settings) != 0) return;
    terminal = new_terminal;
    is_kept = 1;
    endings_call(restore);
}

void echo_forget(void) { is_kept = 0; }

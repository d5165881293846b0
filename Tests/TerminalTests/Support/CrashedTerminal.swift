import Foundation

/// The terminal that a signal handler looks at: such a handler can capture nothing, and runs in a process of its own.
nonisolated(unsafe) var crashed: Int32 = -1

nonisolated func isCrashedEchoing() -> Bool {
    var settings = termios()
    return tcgetattr(crashed, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
}

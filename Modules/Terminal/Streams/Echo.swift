import CTerminal
import Foundation
import Synchronization

/// Controls the echo of a terminal.
nonisolated enum Echo {
    private struct Hidden {
        let descriptor: Int32
        /// The terminal's original settings.
        let settings: termios
    }

    private static let hidden = Mutex<Hidden?>(nil)

    /// Turns off the echo of the terminal `descriptor` until `restore`; does nothing if it is not a terminal.
    static func hide(on descriptor: Int32) {
        hidden.withLock { hidden in
            var settings = termios()
            guard hidden == nil, tcgetattr(descriptor, &settings) == 0 else { return }
            hidden = Hidden(descriptor: descriptor, settings: settings)
            echo_keep(descriptor)
            set(settings.hidingInput, on: descriptor)
        }
    }

    /// Restores the settings before `hide`; does nothing if `hide` was not called.
    static func restore() {
        pause()
        hidden.withLock { hidden in
            echo_forget()
            hidden = nil
        }
    }

    /// Restores the settings until `resume`.
    static func pause() {
        hidden.withLock { hidden in
            if let hidden { set(hidden.settings, on: hidden.descriptor) }
        }
    }

    /// Turns off the echo again after `pause`.
    static func resume() {
        hidden.withLock { hidden in
            if let hidden { set(hidden.settings.hidingInput, on: hidden.descriptor) }
        }
    }

    /// Applies the settings, unless in the background, where the system would stop the process.
    private static func set(_ settings: termios, on descriptor: Int32) {
        let owner = tcgetpgrp(descriptor)
        guard owner < 0 || owner == getpgrp() else { return }
        var settings = settings
        tcsetattr(descriptor, TCSANOW, &settings)
    }
}

extension termios {
    fileprivate nonisolated var hidingInput: termios {
        var settings = self
        settings.c_lflag &= ~tcflag_t(ECHO)
        return settings
    }
}

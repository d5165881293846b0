import CTerminal
import Foundation
import Synchronization

/// Controls whether a terminal shows what is typed.
nonisolated enum Echo {
    private struct Hidden {
        let descriptor: Int32
        /// The terminal's original settings.
        let settings: termios
    }

    private static let hidden = Mutex<Hidden?>(nil)

    /// Stops the terminal `descriptor` from showing what is typed, until `restore`; does nothing for any other
    /// descriptor.
    static func hide(on descriptor: Int32) {
        hidden.withLock { hidden in
            var settings = termios()
            guard hidden == nil, tcgetattr(descriptor, &settings) == 0 else { return }
            hidden = Hidden(descriptor: descriptor, settings: settings)
            echo_keep(descriptor)
            set(settings.hidingInput, on: descriptor)
        }
    }

    /// Restores the terminal as it was before `hide`; does nothing if it was not called.
    static func restore() {
        pause()
        hidden.withLock { hidden in
            echo_forget()
            hidden = nil
        }
    }

    /// Restores the terminal until `resume`.
    static func pause() {
        hidden.withLock { hidden in
            if let hidden { set(hidden.settings, on: hidden.descriptor) }
        }
    }

    /// Hides what is typed after `pause`.
    static func resume() {
        hidden.withLock { hidden in
            if let hidden { set(hidden.settings.hidingInput, on: hidden.descriptor) }
        }
    }

    /// Applies the settings, unless in the background: the system would stop the process.
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

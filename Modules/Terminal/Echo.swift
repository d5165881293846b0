import Foundation
import Synchronization

/// Whether a terminal shows what is typed on it.
nonisolated enum Echo {
    private struct Hidden {
        let descriptor: Int32
        let settings: termios
    }

    private static let hidden = Mutex<Hidden?>(nil)

    /// Stops the terminal `descriptor` from showing what is typed, until `restore`; of no effect on anything else.
    static func hide(on descriptor: Int32) {
        hidden.withLock { hidden in
            var settings = termios()
            guard hidden == nil, tcgetattr(descriptor, &settings) == 0 else { return }
            hidden = Hidden(descriptor: descriptor, settings: settings)
            settings.c_lflag &= ~tcflag_t(ECHO)
            tcsetattr(descriptor, TCSANOW, &settings)
        }
    }

    /// Sets the terminal back as `hide` found it; of no effect where nothing is hidden.
    static func restore() {
        hidden.withLock { hidden in
            guard let found = hidden else { return }
            var settings = found.settings
            tcsetattr(found.descriptor, TCSANOW, &settings)
            hidden = nil
        }
    }
}

import CTerminal
import Foundation

/// The threads that the system grants the process.
nonisolated package enum Threads {
    /// More than the app was seen with: dispatch waits for ever for one that it cannot start.
    private static let needed: Int32 = 12

    /// Returns the system's reason why the process cannot start the threads that it needs; `nil` if it can.
    package static var objection: String? {
        let code = threads_try(needed)
        return code == 0 ? nil : String(cString: strerror(code))
    }
}

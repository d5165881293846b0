import CTerminal
import Foundation

/// The number of threads that the system allows the process.
nonisolated package enum Threads {
    /// More threads than the app was observed to use; dispatch waits forever for a thread that it cannot start.
    private static let needed: Int32 = 12

    /// Returns the system's reason why the process cannot start enough threads; `nil` if it can.
    package static var objection: String? {
        let code = threads_try(needed)
        return code == 0 ? nil : String(cString: strerror(code))
    }
}

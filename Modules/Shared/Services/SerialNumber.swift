import Foundation
import Synchronization

/// A number that no other value of this type has in this process. A UUID would be the same each time where the random
/// device cannot be opened.
package struct SerialNumber: Hashable, Sendable {
    private static let last = Atomic(0)

    private let value = last.wrappingAdd(1, ordering: .relaxed).newValue

    package init() {}
}

extension SerialNumber {
    /// Returns a new name for a file, with the process's id: another process may have a file of the same name only if
    /// it has ended, or has another name space for ids.
    package static func fileName() -> String { "\(getpid())-\(SerialNumber().value)" }

    /// Returns whether `text` may be a result of `fileName`.
    package static func isFileName(_ text: Substring) -> Bool {
        text.wholeMatch(of: /[0-9]+-[0-9]+/) != nil
    }
}

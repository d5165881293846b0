import Synchronization

/// A number that no other value of this type has in this process. A UUID would be the same each time where the random
/// device cannot be opened.
package struct SerialNumber: Hashable, Sendable {
    private static let last = Atomic(0)

    let value = last.wrappingAdd(1, ordering: .relaxed).newValue

    package init() {}
}

/// Something to be shown once. It knows what came before it, so that a view that renders late misses nothing.
///
/// Each differs from the one before, because observation does not report a value equal to the last.
nonisolated struct OneShot<Value: Equatable & Sendable>: Equatable, Sendable {
    let value: Value
    private let earlier: [Value]

    /// The one that comes after `previous`.
    init(_ value: Value, after previous: OneShot?) {
        self.value = value
        earlier = previous?.all ?? []
    }

    /// Everything that was to be shown so far, the oldest first.
    var all: [Value] { earlier + [value] }
}

/// Something to be shown once. Each has an identity, because observation does not report a value equal to the last.
nonisolated struct OneShot<Value: Equatable & Sendable>: Equatable, Sendable {
    let number: Int
    let value: Value

    /// The one that comes after `previous`.
    init(_ value: Value, after previous: OneShot?) {
        self.value = value
        number = (previous?.number ?? 0) + 1
    }
}

/// Remembers what a view has shown already, so that it shows each one-shot once, however often it renders.
struct Once<Value: Equatable & Sendable> {
    private var taken: OneShot<Value>?

    /// The value of `shot`, the first time it is asked for.
    mutating func take(_ shot: OneShot<Value>?) -> Value? {
        guard let shot, shot != taken else { return nil }
        taken = shot
        return shot.value
    }
}

/// Remembers what a view has shown already, so that it shows each one-shot once, however often it renders.
struct Once<Value: Equatable & Sendable> {
    private var count = 0

    /// What has come since the last time, the oldest first.
    mutating func take(_ shot: OneShot<Value>?) -> ArraySlice<Value> {
        let new = (shot?.all ?? []).dropFirst(count)
        count += new.count
        return new
    }
}

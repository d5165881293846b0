/// The answers that are ready at the same time, delivered in an order that a seed determines.
struct Turns {
    private var generator: SeededGenerator
    /// The answers in the order of their names.
    private var waiting: [(name: String, pending: Pending<Void>)] = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func add(_ pending: Pending<Void>, named name: String) {
        let index = waiting.firstIndex { name < $0.name } ?? waiting.endIndex
        waiting.insert((name, pending), at: index)
    }

    mutating func remove(_ pending: Pending<Void>) {
        waiting.removeAll { $0.pending === pending }
    }

    /// Removes one of the answers and returns it; which one depends on the names, not on the order in which they came.
    mutating func takeNext() -> Pending<Void>? {
        guard let index = waiting.indices.randomElement(using: &generator) else { return nil }
        return waiting.remove(at: index).pending
    }
}

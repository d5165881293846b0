/// The answers that are ready at the same time, delivered in an order that a seed determines.
struct Turns {
    private struct Turn {
        let name: String
        let pending: Pending<Void>
    }

    private var generator: SeededGenerator
    private var waiting: [Turn] = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func add(_ pending: Pending<Void>, named name: String) {
        waiting.append(Turn(name: name, pending: pending))
    }

    mutating func remove(_ pending: Pending<Void>) {
        waiting.removeAll { $0.pending === pending }
    }

    /// Removes one of the answers and returns it; which one depends on the names, not on the order in which they came.
    mutating func takeNext() -> Pending<Void>? {
        waiting.sort { $0.name < $1.name }
        guard let index = waiting.indices.randomElement(using: &generator) else { return nil }
        return waiting.remove(at: index).pending
    }
}

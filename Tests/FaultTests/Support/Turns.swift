/// Lets a few tasks at a time into work that keeps a core busy; the others wait for their turn, in order.
final class Turns {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(atATime count: Int) {
        free = count
    }

    /// Performs `work` in its turn.
    func take<Value>(_ work: () async throws -> Value) async rethrows -> Value {
        if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
        defer { pass() }
        return try await work()
    }

    private func pass() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}

/// Limits how many tasks do something at the same time; the others wait in the order of arrival.
final class Turns {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(atATime count: Int) {
        free = count
    }

    /// Performs `work` once fewer than that number of others are under way.
    func take<Value>(_ work: () async throws -> Value) async rethrows -> Value {
        if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
        defer { pass() }
        return try await work()
    }

    private func pass() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}

import Shared

/// The durations of an operation that was repeated.
nonisolated struct Timings {
    private var durations: [Duration]

    init(_ durations: [Duration] = []) {
        self.durations = durations
    }

    /// Calls `body` and records its duration.
    mutating func time<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        let start = ContinuousClock.now
        let value = try await body()
        add(.now - start)
        return value
    }

    mutating func add(_ duration: Duration) {
        durations.append(duration)
    }

    var median: Duration { percentile(50) }

    /// Returns the duration at the given percentile; zero if nothing was timed.
    func percentile(_ percent: Int) -> Duration {
        let sorted = durations.sorted()
        return sorted.isEmpty ? .zero : sorted[(sorted.count * percent - 1) / 100]
    }
}

nonisolated extension Duration {
    var microseconds: Double { self / .microseconds(1) }
}

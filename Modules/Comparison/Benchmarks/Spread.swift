/// The middle four fifths of some times, and their median.
nonisolated struct Spread: Equatable {
    let name: String
    let low: Duration
    let median: Duration
    let high: Duration

    /// The 10th, 50th and 90th percentile, as measurements.
    var measurements: [Measurement] {
        [
            Measurement("\(name), p10", low), Measurement("\(name), median", median), Measurement("\(name), p90", high),
        ]
    }

    /// A sentence on each two: equal if their spreads overlap.
    static func comparisons(_ spreads: [Spread]) -> [String] {
        spreads.indices.flatMap { first in
            spreads.indices.dropFirst(first + 1).map { second in spreads[first].comparison(with: spreads[second]) }
        }
    }

    private func comparison(with other: Spread) -> String {
        if low <= other.high, other.low <= high { return "\(name) and \(other.name) are equal: their spreads overlap." }
        let (faster, slower) = median < other.median ? (self, other) : (other, self)
        return "\(faster.name) is faster than \(slower.name)."
    }
}

nonisolated extension Spread {
    init(name: String, timings: Timings) {
        self.init(name: name, low: timings.percentile(10), median: timings.median, high: timings.percentile(90))
    }
}

nonisolated extension Measurement {
    /// A short time, with the most that it should be.
    init(_ name: String, _ time: Duration, atMost limit: Duration? = nil) {
        self.init(name, time / .nanoseconds(1), .nanoseconds, goal: limit.map { .atMost($0 / .nanoseconds(1)) })
    }
}

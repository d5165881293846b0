/// What a benchmark found.
package nonisolated struct BenchmarkReport: Sendable {
    /// Whether this build is optimized. Only then do its numbers say anything.
    #if DEBUG
        package static let isOptimized = false
    #else
        package static let isOptimized = true
    #endif

    package let benchmark: Benchmark
    package let measurements: [Measurement]
    /// Sentences on what the numbers show.
    package let notes: [String]

    package init(benchmark: Benchmark, measurements: [Measurement], notes: [String] = []) {
        self.benchmark = benchmark
        self.measurements = measurements
        self.notes = notes
    }
}

nonisolated extension BenchmarkReport: Encodable {
    private enum CodingKeys: CodingKey {
        case benchmark, isOptimized, measurements, notes
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(benchmark.rawValue, forKey: .benchmark)
        try container.encode(Self.isOptimized, forKey: .isOptimized)
        try container.encode(measurements, forKey: .measurements)
        if !notes.isEmpty { try container.encode(notes, forKey: .notes) }
    }
}

/// The measurements of a benchmark.
package nonisolated struct BenchmarkReport: Sendable {
    /// Whether this build is optimized; otherwise the numbers mean nothing.
    #if DEBUG
        package static let isOptimized = false
    #else
        package static let isOptimized = true
    #endif

    package let benchmark: Benchmark
    package let measurements: [Measurement]

    package init(benchmark: Benchmark, measurements: [Measurement]) {
        self.benchmark = benchmark
        self.measurements = measurements
    }
}

nonisolated extension BenchmarkReport: Encodable {
    private enum CodingKeys: CodingKey {
        case benchmark, isOptimized, measurements
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(benchmark.rawValue, forKey: .benchmark)
        try container.encode(Self.isOptimized, forKey: .isOptimized)
        try container.encode(measurements, forKey: .measurements)
    }
}

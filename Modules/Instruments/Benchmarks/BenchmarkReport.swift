/// The measurements of a benchmark.
package nonisolated struct BenchmarkReport: Encodable, Sendable {
    /// Whether this build is optimized; otherwise the numbers mean nothing.
    #if DEBUG
        package static let isOptimized = false
    #else
        package static let isOptimized = true
    #endif

    package let benchmark: Benchmark
    package let measurements: [Measurement]
    private let isOptimized = Self.isOptimized

    package init(benchmark: Benchmark, measurements: [Measurement]) {
        self.benchmark = benchmark
        self.measurements = measurements
    }
}

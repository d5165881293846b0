import Foundation

/// A benchmark of the app; the raw value is its name on the command line.
package nonisolated enum Benchmark: String, CaseIterable, Encodable, Sendable {
    case store, images, responses, cancel, tap

    /// Measures at full size. Creates files in `directory`, whose disk affects the result; `tapStages` is called only
    /// for taps, and returns the baseline first.
    @concurrent
    package func report(
        in directory: URL,
        tapStages: @MainActor @Sendable () async throws -> [any TapStage]
    ) async throws -> BenchmarkReport {
        switch self {
        case .store: BenchmarkReport(benchmark: self, measurements: try await StoreBenchmark().run(in: directory))
        case .images: BenchmarkReport(benchmark: self, measurements: try await ImagesBenchmark().run(in: directory))
        case .responses: BenchmarkReport(benchmark: self, measurements: try await ResponsesBenchmark().run())
        case .cancel: BenchmarkReport(benchmark: self, measurements: try await CancelBenchmark().run())
        case .tap: BenchmarkReport(benchmark: self, measurements: try await Self.measureTaps(tapStages))
        }
    }

    @MainActor
    private static func measureTaps(
        _ makeStages: @MainActor () async throws -> [any TapStage]
    ) async throws -> [Measurement] {
        try await TapBenchmark(stages: makeStages()).run()
    }
}

import Foundation

/// Something of the app that can be measured, by the word that chooses it.
package nonisolated enum Benchmark: String, CaseIterable, Sendable {
    case store, images, answers, cancel, tap

    /// The stages of the taps: one without a pattern, and one for each pattern.
    package typealias TapStages = (direct: any TapStage, patterns: [any TapStage])

    /// Measures it at full size. Files are made in `directory`, whose disk counts; only a benchmark of taps makes stages.
    @concurrent
    package func report(
        in directory: URL,
        tapStages: @MainActor @Sendable () async throws -> TapStages
    ) async throws -> BenchmarkReport {
        switch self {
        case .store: BenchmarkReport(benchmark: self, measurements: try await StoreBenchmark().run(in: directory))
        case .images: BenchmarkReport(benchmark: self, measurements: try await ImagesBenchmark().run(in: directory))
        case .answers: BenchmarkReport(benchmark: self, measurements: try await AnswersBenchmark().run())
        case .cancel: BenchmarkReport(benchmark: self, measurements: try await CancelBenchmark().run())
        case .tap: BenchmarkReport(benchmark: self, measurements: try await Self.measureTaps(tapStages))
        }
    }

    @MainActor
    private static func measureTaps(
        _ makeStages: @MainActor () async throws -> TapStages
    ) async throws -> [Measurement] {
        let stages = try await makeStages()
        return try await TapBenchmark(direct: stages.direct, patterns: stages.patterns).run()
    }
}

import Foundation

/// Something of the app that can be measured, by the word that chooses it.
package nonisolated enum Benchmark: String, CaseIterable, Sendable {
    case store, images, cancel

    /// Measures it at full size. Files are made in `directory`, whose disk counts.
    @concurrent
    package func report(in directory: URL) async throws -> BenchmarkReport {
        let measurements =
            switch self {
            case .store: try await StoreBenchmark().run(in: directory)
            case .images: try await ImagesBenchmark().run(in: directory)
            case .cancel: try await CancelBenchmark().run()
            }
        return BenchmarkReport(benchmark: self, measurements: measurements)
    }
}

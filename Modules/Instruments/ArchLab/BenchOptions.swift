import ArchDemo
import Benchmarks
import Shared

/// The options of `bench`.
nonisolated package struct BenchOptions: Equatable, Sendable {
    package let benchmark: Benchmark
    package var isJSON = false
}

nonisolated extension BenchOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        guard let word = arguments.operands.first else {
            throw arguments.error("Choose a benchmark: \(Benchmark.words.asAlternatives).")
        }
        guard let benchmark = Benchmark(word: word) else {
            throw arguments.error(
                "Unknown benchmark \(quoted(word)).",
                suggestion: NearMiss.suggestion(for: word, among: Benchmark.words)
            )
        }
        self.benchmark = benchmark
        isJSON = arguments.has(.json)
    }
}

nonisolated extension Benchmark: Choice {}

import ArchDemo
import Benchmarks
import Screens
import Terminal

/// `bench`: measures and reports. A missed goal is not a failure, because a busy machine misses some.
struct BenchCommand {
    private let options: BenchOptions

    init(_ options: BenchOptions) {
        self.options = options
    }

    func perform() async throws -> ExitStatus {
        if !BenchmarkReport.isOptimized {
            Output.messages.write("arch-lab: This is a debug build: its numbers say nothing about a release build.\n")
        }
        let report = try await BenchDirectory.with { directory in
            try await options.benchmark.report(in: directory) {
                var patterns: [LoginTap] = []
                for pattern in Pattern.allCases { patterns.append(try await LoginTap(pattern)) }
                return patterns
            }
        }
        Output.results.write(options.isJSON ? try JSONOutput.line(report) : BenchmarkTable(report).text)
        return .done
    }
}

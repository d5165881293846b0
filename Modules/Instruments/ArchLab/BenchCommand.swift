import ArchDemo
import Benchmarks
import Screens
import Terminal

/// `bench`: times a tap under each pattern.
struct BenchCommand {
    private let options: BenchOptions

    init(_ options: BenchOptions) {
        self.options = options
    }

    func perform() async throws -> ExitStatus {
        if !BenchmarkReport.isOptimized {
            Output.messages.write("arch-lab: This is a debug build: its numbers say nothing about a release build.\n")
        }
        var stages: [LoginTap] = []
        for pattern in Pattern.allCases { stages.append(try await LoginTap(pattern)) }
        let report = BenchmarkReport(try await TapBenchmark(stages).run())
        Output.results.write(options.isJSON ? try JSONOutput.line(report) : report.table)
        return .done
    }
}

import AppCommand
import Screens
import Terminal

/// `bench`: times a tap under each pattern.
struct BenchCommand {
    let options: BenchOptions

    func perform() async throws -> ExitStatus {
        if !BenchmarkReport.isOptimized {
            Output.messages.write("arch-lab: This is a debug build: its numbers say nothing about a release build.\n")
        }
        var stages: [TapBenchmark.Stage] = []
        for pattern in Pattern.allCases {
            let screen = try await LoginTap(pattern)
            stages.append(TapBenchmark.Stage(name: pattern.title) { try await screen.tap() })
        }
        let report = try await TapBenchmark(stages: stages).run()
        Output.results.write(options.isJSON ? try JSONOutput.line(report) : report.table)
        return .done
    }
}

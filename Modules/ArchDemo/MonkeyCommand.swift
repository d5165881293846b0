import Monkey
import Scenarios
import Terminal

/// `monkey`: lets a random user loose on all patterns at once.
struct MonkeyCommand {
    private let options: MonkeyOptions

    init(_ options: MonkeyOptions) {
        self.options = options
    }

    func perform() async throws -> ExitStatus {
        OneExecutor.use()
        let run = Run(
            seed: options.seed,
            patterns: PatternName.allCases.map(\.pattern),
            makeServices: AppServices.forScenarios
        )
        let report = try await run.perform(options.steps)
        Output.results.write(options.isJSON ? try JSONText.line(report) : MonkeyTable(report).text)
        return report.failure == nil ? .done : .failed
    }
}

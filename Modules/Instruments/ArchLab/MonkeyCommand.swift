import AppCommand
import Monkey
import Scenarios
import Screens
import Terminal

/// `monkey`: runs a random user on all patterns at once.
struct MonkeyCommand {
    let options: MonkeyOptions

    func perform() async throws -> ExitStatus {
        OneExecutor.use()
        let run = Run(
            seed: options.seed,
            patterns: Pattern.allCases,
            reducesFindings: !options.isUnreduced,
            shouldStop: { Interruption.isRequested },
            makeServices: AppServices.forScenarios
        )
        Interruption.expectReport()
        defer { Interruption.noteReport() }
        let report = try await report(of: run)
        Output.results.write(options.isJSON ? try JSONOutput.line(report) : MonkeyTable(report: report).text)
        return report.failure == nil ? .done : .failed
    }

    private func report(of run: Run) async throws -> Report {
        guard let scenario = options.scenario else { return try await run.perform(options.steps) }
        return try await run.perform(try ScenarioFile.read(scenario))
    }
}

import Headless
import Scenarios
import Screens
import Terminal

/// `verify`: plays scenarios on every pattern and compares the results.
struct VerifyCommand {
    private let options: VerifyOptions

    init(_ options: VerifyOptions) {
        self.options = options
    }

    func perform() async throws -> ExitStatus {
        var verification = Verification(patterns: options.pattern.map { [$0] } ?? Pattern.allCases)
        for scenario in try scenarios() {
            if options.verbosity == .verbose { Output.messages.write("\(scenario.name.displayable)\n") }
            try await verification.add(options.app.overriding(scenario))
        }
        try report(verification)
        return verification.isPassed ? .done : .failed
    }

    private func scenarios() throws -> [Scenario] {
        options.files.isEmpty
            ? try BuiltInScenarios.all.map { try $0.parsed() }
            : try options.files.map { try ScenarioFile.read($0) }
    }

    private func report(_ verification: Verification) throws {
        if options.isJSON {
            Output.results.write(try JSONOutput.line(verification))
        } else {
            let report = VerificationReport(verification, paint: LinePaint(options.color))
            Output.results.write(options.verbosity == .quiet ? report.failures : report.table + report.failures)
        }
    }
}

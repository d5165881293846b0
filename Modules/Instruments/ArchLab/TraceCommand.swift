import ArchDemo
import Headless
import Scenarios
import Screens
import Shared
import Terminal
import Tracing

/// `trace`: plays a scenario and prints the calls.
struct TraceCommand {
    private let options: TraceOptions

    init(_ options: TraceOptions) {
        self.options = options
    }

    func perform() async throws -> ExitStatus {
        try checkBuild()
        try Recorder.prepare(patterns: Pattern.modules)
        let scenario = try ScenarioFile.read(options.scenario)
        var recordings: [(trace: Trace, failure: Playback.Failure?)] = []
        for pattern in options.patterns { recordings.append(try await record(scenario, on: pattern)) }
        Output.results.write(try text(of: recordings.map { try shown($0.trace) }))
        for failure in recordings.compactMap(\.failure) { Output.messages.write(failure.text) }
        return recordings.allSatisfy { $0.failure == nil } ? .done : .failed
    }

    private func checkBuild() throws {
        let advice = "use “swift run --traits Trace --scratch-path .build/trace arch-lab trace \(options.scenario) …”"
        let objection: String? =
            switch Recorder.build {
            case .recording: nil
            case .ordinary: "This build records no calls: \(advice)."
            case .optimized: "An optimized build inlines calls, so that a trace would lack some: \(advice)."
            case .onOtherSystem: "Calls are recorded on Linux only: read docs/instruments/traces."
            }
        if let objection { throw CommandFailure(message: objection, status: .wrongUsage) }
    }

    private func record(
        _ scenario: Scenario,
        on pattern: Pattern
    ) async throws -> (trace: Trace, failure: Playback.Failure?) {
        let log = TraceLog()
        let runner = ScenarioRunner(pattern, makeServices: AppServices.forScenarios)
        let playback = try await runner.play(scenario, watch: log.note)
        let trace = Trace(
            Recorder.finish(),
            steps: log.marks,
            scenario: scenario.name,
            pattern: pattern.name,
            commit: SourceCommit.name
        )
        return (trace, playback.failure)
    }

    private func shown(_ trace: Trace) throws -> Trace {
        guard let number = options.step else { return trace }
        if let trace = trace.with(step: number) { return trace }
        throw CommandFailure(
            message: "There is no step \(number): the last one is \(trace.steps.count - 1).",
            status: .wrongUsage
        )
    }

    private func text(of traces: [Trace]) throws -> String {
        let titled = zip(options.patterns.map(\.title), traces)
        switch options.format {
        case .json: return try traces.map { try JSONOutput.line($0) }.joined()
        case .counts: return try traces.map { try JSONOutput.line(TraceCounts($0)) }.joined()
        case .mermaid:
            return titled.map { "%% \($0)\n" + TraceDiagram($1, isFolded: options.isFolded).text }.joined()
        case .text:
            let columns = titled.map { ($0, TraceText($1, isFolded: options.isFolded)) }
            guard columns.count > 1 else { return columns.map(\.1.text).joined().displayableLines }
            return TraceColumns(columns).text(columns: Output.results.columns).displayableLines
        }
    }
}

extension String {
    /// The text with each line made displayable.
    var displayableLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).displayable }.joined(separator: "\n")
    }
}

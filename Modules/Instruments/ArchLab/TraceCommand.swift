import AppCommand
import Headless
import Scenarios
import Screens
import Shared
import Terminal
import Tracing

/// `trace`: plays a scenario and prints the calls.
struct TraceCommand {
    let options: TraceOptions

    func perform() async throws -> ExitStatus {
        let tracer = try ScenarioTracer(for: "trace \(options.scenario)")
        let scenario = try ScenarioFile.read(options.scenario)
        var recordings: [(trace: Trace, failure: Playback.Failure?)] = []
        for pattern in options.patterns { recordings.append(try await tracer.record(scenario, on: pattern)) }
        Output.results.write(try text(of: recordings.map { try shown($0.trace) }))
        for failure in recordings.compactMap(\.failure) { Output.messages.write(failure.text) }
        return recordings.allSatisfy { $0.failure == nil } ? .done : .failed
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

nonisolated extension String {
    /// The text with each line made displayable.
    var displayableLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).displayable }.joined(separator: "\n")
    }
}

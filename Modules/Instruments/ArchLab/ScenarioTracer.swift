import ArchDemo
import Scenarios
import Screens
import Shared
import Tracing

/// Records scenarios.
struct ScenarioTracer {
    /// Prepares the recording; called before anything else. Throws if this build records no calls; `command` is the one
    /// to use another build for.
    init(for command: String) throws {
        let advice = "use “swift run --traits Trace --scratch-path .build/trace arch-lab \(command) …”"
        let objection: String? =
            switch Recorder.build {
            case .recording: nil
            case .ordinary: "This build records no calls: \(advice)."
            case .optimized: "An optimized build inlines calls, so that a trace would lack some: \(advice)."
            case .onOtherSystem: "Calls are recorded on Linux only: read docs/instruments/traces."
            }
        if let objection { throw CommandFailure(message: objection, status: .wrongUsage) }
        try Recorder.prepare(patterns: Pattern.modules)
    }

    /// Plays `scenario` on `pattern`, to its end or its first failing step.
    func record(
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
}

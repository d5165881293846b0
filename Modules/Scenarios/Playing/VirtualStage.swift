import Headless
import Shared

/// A stage with a virtual clock, which moves only in a step.
package final class VirtualStage: Stage {
    /// Receives the lines of the transcript.
    let note: ([String]) -> Void
    package let app: RunningApp
    package let configuration: ServicesConfiguration
    package let limit: Duration?
    private let clock: VirtualClock
    private let patience: Duration

    package init(
        _ app: RunningApp,
        clock: VirtualClock,
        _ configuration: ServicesConfiguration,
        patience: Duration,
        limit: Duration?,
        note: @escaping ([String]) -> Void = { _ in }
    ) {
        self.app = app
        self.clock = clock
        self.configuration = configuration
        self.patience = patience
        self.limit = limit
        self.note = note
    }

    package func settle() async throws(StepFailure) {
        do {
            try await clock.settle(patience: patience, limit: limit)
        } catch {
            throw StepFailure(error.description)
        }
    }

    package func wait(_ duration: Duration) async throws(StepFailure) {
        do {
            try await clock.advance(by: duration, patience: patience, limit: limit)
        } catch {
            throw StepFailure(error.description)
        }
    }

    package func write(_ lines: [String]) {
        note(lines.map { Playback.indent + $0 })
    }
}

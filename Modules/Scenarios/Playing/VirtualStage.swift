import Headless
import Shared

/// A stage with a virtual clock, which moves only in a step.
package final class VirtualStage: Stage {
    /// Receives the lines of the transcript.
    let note: ([String]) -> Void
    private let app: RunningApp
    private let clock: VirtualClock
    private let configuration: ServicesConfiguration
    private let patience: Duration
    private let limit: Duration?

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

    package var device: Device { app.device }

    package var requests: RequestLog { configuration.requests }

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

    package func open(_ link: DeepLink) {
        app.open(link)
    }

    package func relaunch() async throws(StepFailure) {
        await app.end(within: limit)
        do {
            try await app.launch()
        } catch {
            throw StepFailure("The app did not start again. \(Failure(error).sentence)")
        }
    }

    package func setNetwork(_ network: Connection.Network) {
        configuration.connection.network = network
    }

    package func write(_ lines: [String]) {
        note(lines.map { Playback.indent + $0 })
    }
}

import Headless
import Scenarios
import Shared
import Terminal

/// A stage on the real clock, for interactive use and pipes.
final class LiveStage: Stage {
    private let app: RunningApp
    private let clock: SystemClock
    private let configuration: ServicesConfiguration
    private let writer: ScreenWriter

    init(_ app: RunningApp, clock: SystemClock, _ configuration: ServicesConfiguration, writer: ScreenWriter) {
        self.app = app
        self.clock = clock
        self.configuration = configuration
        self.writer = writer
    }

    var device: Device { app.device }

    var requests: RequestLog { configuration.requests }

    /// Returns when only the timers of banners and notices are under way.
    func settle() async {
        try? await clock.activity.settle(allowing: [.timer], within: nil)
    }

    func wait(_ duration: Duration) async {
        try? await clock.sleep(for: duration, as: .timer)
    }

    func open(_ link: DeepLink) {
        app.open(link)
    }

    func relaunch() async throws(StepFailure) {
        await app.end()
        do {
            try await app.launch()
        } catch {
            throw StepFailure("The app did not start again. \(Failure(error).sentence)")
        }
    }

    func setNetwork(_ network: Connection.Network) {
        configuration.connection.network = network
    }

    /// Writes the lines only if `isQuiet`, as otherwise the screen is written after every step.
    func write(_ lines: [String]) throws(StepFailure) {
        if writer.isQuiet { try show(lines) }
    }

    /// Whether to show progress.
    var showsProgress: Bool { writer.showsText && Output.messages.isTerminal }

    /// Whether screens are written as JSON, one per line.
    var writesJSON: Bool { writer.isJSON }

    /// Writes a step as given, above its screen, as in a transcript.
    func echo(_ source: String) {
        writer.echo(source)
    }

    /// Writes the screen, unless only `print` steps should.
    func showScreen() throws(StepFailure) {
        if !writer.isQuiet { try show(ScreenText(device).lines) }
    }

    private func show(_ lines: [String]) throws(StepFailure) {
        do {
            try writer.write(lines)
        } catch {
            throw StepFailure("The screen could not be written: \(error)")
        }
    }
}

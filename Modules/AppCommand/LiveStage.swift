import Headless
import Scenarios
import Shared
import Terminal

/// A stage on the real clock, for interactive use and pipes; it writes steps and screens to standard output.
final class LiveStage: Stage {
    private struct Line: Encodable {
        let screen: [String]
    }

    /// The options of `run`.
    let options: DemoOptions
    let app: RunningApp
    let configuration: ServicesConfiguration
    let limit: Duration? = .seconds(60)
    private let paint: LinePaint

    init(_ app: RunningApp, _ configuration: ServicesConfiguration, _ options: DemoOptions) {
        self.app = app
        self.configuration = configuration
        self.options = options
        paint = LinePaint(options.color)
    }

    /// Returns when only the timers of banners and notices are under way.
    func settle() async {
        try? await configuration.activity.settle(allowing: [.timer], within: nil)
    }

    func wait(_ duration: Duration) async {
        try? await configuration.clock.sleep(for: duration, as: .timer)
    }

    /// Writes the lines of a `print` step only with “--quiet”, as otherwise the screen is written after every step.
    func write(_ lines: [String]) throws(StepFailure) {
        if options.verbosity == .quiet { try show(lines) }
    }

    /// Writes a step as given, above its screen, as in a transcript.
    func echo(_ source: String) {
        if options.showsScreens { Output.results.write(source.displayable + "\n") }
    }

    /// Writes the screen, unless only `print` steps should.
    func showScreen() throws(StepFailure) {
        if options.verbosity != .quiet { try show(ScreenText(device).lines) }
    }

    private func show(_ lines: [String]) throws(StepFailure) {
        do {
            let text = lines.map { paint.screenLine($0.displayable) + "\n" }.joined() + "\n"
            Output.results.write(options.isJSON ? try JSONOutput.line(Line(screen: lines)) : text)
        } catch {
            throw StepFailure("The screen could not be written: \(error)")
        }
    }
}

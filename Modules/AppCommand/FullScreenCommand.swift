import Foundation
import Scenarios
import Screens
import Shared
import Terminal

/// `run` on a terminal: shows the app full screen, or several patterns side by side.
package struct FullScreenCommand {
    private let options: DemoOptions
    private let environment: [String: String]

    package init(_ options: DemoOptions, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.options = options
        self.environment = environment
    }

    /// Whether the program may use the whole terminal.
    static var isAvailable: Bool {
        isatty(STDIN_FILENO) == 1 && Output.results.isTerminal
            && ProcessInfo.processInfo.environment.allowsEscapeCodes
    }

    /// Shows the running `apps` until the user quits, with `calls` in a panel below them.
    package func perform(
        _ apps: [(pattern: Pattern, app: RunningApp)],
        calls: LiveCalls? = nil,
        on terminal: any TerminalSurface,
        clock: any AppClock = SystemClock(),
        activity: Activity = Activity()
    ) async throws -> ExitStatus {
        let shown = apps.map { pattern, app in
            ShownApp(app.device, facts: calls == nil ? [pattern.title, network] : [pattern.title])
        }
        let loop = FullScreenLoop(
            shown,
            on: terminal,
            clock: clock,
            activity: activity,
            calls: calls,
            options: drawing
        )
        calls?.onChange = { [weak loop] in loop?.drawSoon() }
        let ending = try await loop.run()
        return withExtendedLifetime(apps) {
            switch ending {
            case .quit: .done
            case .interrupted: .interrupted
            case .inputEnded: .hungUp
            }
        }
    }

    /// The options for drawing in this environment.
    var drawing: FullScreenLoop.Options {
        var drawing = FullScreenLoop.Options()
        drawing.usesColor = options.color.isOn(isTerminal: true, environment: environment)
        drawing.usesASCII = environment["TERM"] == "linux"
        drawing.escapePatience = escapePatience
        let login = SeedAccounts.suggestion
        drawing.greetings = ["Log in": "Try \(login.email) with \(login.password)"]
        return drawing
    }

    /// The network, as the title bar names it.
    private var network: String {
        let network = options.app.network ?? .sample
        return network == .sample ? "sample data" : network.word
    }

    /// The time that a lone Esc waits for the rest of a sequence: `ESCDELAY` in milliseconds, or 50 ms.
    private var escapePatience: Duration {
        environment["ESCDELAY"].flatMap(Int.init).map { .milliseconds(min(max(0, $0), 5_000)) } ?? .milliseconds(50)
    }
}

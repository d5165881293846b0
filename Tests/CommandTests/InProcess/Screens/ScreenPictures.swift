import Headless
import Scenarios
import Screens
import Shared
import TestSupport
import Testing

@testable import AppCommand
@testable import Terminal

/// Pictures of a screen as text, drawn from apps that have played a scenario.
@MainActor struct ScreenPictures {
    private let screen: GoldenScreen
    private let patterns: [Pattern]
    /// What each pattern shows.
    private var contents: [Shown] = []
    private var state = PageState()

    /// Plays the steps of `screen` on each of `patterns`, in no real time.
    init(of screen: GoldenScreen, on patterns: [Pattern]) async throws {
        self.screen = screen
        self.patterns = patterns
        let scenario = try ScenarioParser.parse(Array(screen.steps.utf8), file: "\(screen.name).scenario")
        for pattern in patterns {
            var follower = Follower()
            var state = PageState()
            var shown: Shown?
            let runner = ScenarioRunner(pattern, makeServices: AppServices.forScenarios)
            let playback = try await runner.play(scenario) { moment in
                if case .settled(let device) = moment { shown = follower.follow(device, &state, at: .zero) }
            }
            #expect(playback.failure == nil)
            contents.append(try #require(shown))
            if contents.count == 1 { self.state = state }
        }
    }

    /// Whether all patterns show the same.
    var areAlike: Bool { contents.allSatisfy { $0.difference(from: contents[0]) == nil } }

    /// The pictures of the first pattern, as the lines of a file.
    var lines: [String] {
        screen.sizes.flatMap { lines(of: [Self.app(["Pattern", "sample data"])], $0) }
    }

    /// The pictures of all patterns side by side, in each size.
    var linesSideBySide: [String] {
        get throws {
            let calls = try LiveCalls(of: patterns, clock: VirtualClock(), activities: [])
            let apps = patterns.map { Self.app([$0.title]) }
            return [GoldenScreen.small, GoldenScreen.usual, GoldenScreen.large].flatMap { lines(of: apps, $0, calls) }
        }
    }

    private static func app(_ facts: [String]) -> ShownApp {
        ShownApp(Device(clock: VirtualClock()), facts: facts)
    }

    private func lines(of apps: [ShownApp], _ size: Size, _ calls: LiveCalls? = nil) -> [String] {
        let frame = Frame(apps: apps, size: size, calls: calls, spinner: "-")
        var state = state
        for key in screen.keys {
            let layout = frame.layout(of: contents[0], state)
            let responder = KeyResponder(shown: contents[0], state: state, moment: KeyResponder.alertPause) { layout }
            state = responder.response(to: key).state
        }
        let layout = frame.layout(of: contents[0], state)
        let canvas = frame.page(of: contents, layout, verdict: Verdict.text(of: contents)).canvas
        return ["\(size.columns) × \(size.rows)", String(repeating: "═", count: size.columns)]
            + (0..<size.rows).map { canvas.line($0) } + [""]
    }
}

@MainActor extension Canvas {
    /// The text of a row without the spaces at its end.
    fileprivate func line(_ row: Int) -> String {
        let text = (0..<size.columns).map { self[row, $0].text }.joined()
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}

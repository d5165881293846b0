import Headless
import Scenarios
import Screens
import Shared
import Testing

@testable import ArchDemo
@testable import Terminal

/// Pictures of a screen as text, of one pattern or of several side by side, drawn from apps that have played a
/// scenario.
struct ScreenPictures {
    private static let sizes = [
        Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    ]

    private let apps: [ShownApp]
    private let calls: LiveCalls?
    private let snapshots: [Snapshot]
    private let keys: [Key]
    private let state: PageState

    /// Plays the steps of `screen` on each of `patterns`, in no real time.
    init(of screen: GoldenScreen, on patterns: [Pattern]) async throws {
        let scenario = try ScenarioParser.parse(Array(screen.steps.utf8), file: "\(screen.name).scenario")
        calls = patterns.count > 1 ? try LiveCalls(of: patterns, clocks: patterns.map { _ in VirtualClock() }) : nil
        var apps: [ShownApp] = []
        var snapshots: [Snapshot] = []
        var states: [PageState] = []
        for pattern in patterns {
            var follower = Follower()
            var state = PageState()
            var snapshot: Snapshot?
            let runner = ScenarioRunner(pattern, makeServices: AppServices.forScenarios)
            let playback = try await runner.play(scenario) { moment in
                if case .settled(let device) = moment { snapshot = follower.follow(device, &state, at: .zero) }
            }
            #expect(playback.failure == nil)
            let app = ShownApp(
                Device(clock: VirtualClock()),
                facts: calls == nil ? ["Pattern", "sample data"] : [pattern.title]
            )
            apps.append(app)
            snapshots.append(try #require(snapshot))
            states.append(state)
        }
        self.apps = apps
        self.snapshots = snapshots
        state = try #require(states.first)
        keys = screen.keys
    }

    /// The pictures in each size, as the lines of a file.
    var lines: [String] {
        Self.sizes.flatMap { size in
            ["\(size.columns) × \(size.rows)", String(repeating: "═", count: size.columns)] + lines(in: size) + [""]
        }
    }

    private func lines(in size: Size) -> [String] {
        let frame = Frame(apps, size, calls: calls, spinner: "-")
        var state = state
        for key in keys {
            let page = KeyResponder(
                snapshot: snapshots[0],
                layout: frame.layout(of: snapshots[0], state),
                state: state,
                moment: KeyResponder.alertPause
            )
            state = page.response(to: key).state
        }
        let canvas = frame.page(of: snapshots, state, verdict: Verdict(snapshots).text).canvas
        return (0..<size.rows).map { canvas.line($0) }
    }
}

extension Canvas {
    /// The text of a row without the spaces at its end.
    fileprivate func line(_ row: Int) -> String {
        let text = (0..<size.columns).map { self[row, $0].text }.joined()
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}

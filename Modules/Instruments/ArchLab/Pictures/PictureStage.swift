import AppCommand
import Scenarios
import Screens
import Shared
import Terminal

/// A terminal in memory, on which the app runs full screen on virtual clocks.
final class PictureStage: TerminalSurface {
    private static let step = Duration.milliseconds(100)

    let size: Size
    let isReady = true
    private var clocks: [VirtualClock] = []
    private var frame: PictureFrame?
    private var onBegin: CheckedContinuation<Void, Never>?
    private var onEvent: ((TerminalEvent) -> Void)?

    init(_ size: Size) {
        self.size = size
    }

    /// Runs the app with new data under `patterns`, side by side with their calls if there are several. Returns the
    /// last frame of each scene.
    func frames(of scenes: [Scene], under patterns: [Pattern], latency: Duration) async throws -> [PictureFrame] {
        let apps = try patterns.map { pattern in
            let clock = VirtualClock()
            clocks.append(clock)
            return (pattern, try RunningApp(pattern, on: clock, latency: latency))
        }
        let activities = clocks.map(\.activity)
        let calls = patterns.count > 1 ? try LiveCalls(of: patterns, clock: clocks[0], activities: activities) : nil
        for (_, app) in apps { try await app.launch() }
        let command = FullScreenCommand(DemoOptions(showing: patterns), environment: ["TERM": "xterm-256color"])
        let clock = VirtualClock()
        clocks.append(clock)
        let run = Task {
            try await command.perform(apps, calls: calls, on: self, clock: clock, activity: clock.activity)
        }
        await withCheckedContinuation { onBegin = $0 }
        var frames: [PictureFrame?] = []
        for scene in scenes {
            onEvent?(.input(Array(scene.keys.utf8)))
            try await wait(scene.wait)
            frames.append(frame)
        }
        onEvent?(.ended)
        _ = try await run.value
        return frames.compactMap(\.self)
    }

    /// Advances all clocks step by step, so that timers of several apps fire together, then draws the last calls.
    private func wait(_ duration: Duration) async throws {
        for _ in 0..<Int(duration / Self.step) {
            for clock in clocks { try await clock.advance(by: Self.step, patience: .seconds(5), limit: nil) }
        }
        onEvent?(.ready)
    }

    // MARK: TerminalSurface

    func begin(onEvent: @escaping @MainActor (TerminalEvent) -> Void) {
        self.onEvent = onEvent
        onBegin?.resume()
        onBegin = nil
    }

    func willShow(_ canvas: Canvas, cursor: Cursor?) {
        frame = PictureFrame(canvas: canvas, cursor: cursor)
    }

    func write(_ text: String) {}

    func end() {
        onEvent = nil
    }
}

/// Keys to press, and the time that passes until the screen is drawn.
struct Scene {
    /// The bytes of the keys.
    let keys: String
    /// Longer than a new alert ignores keys.
    var wait = Duration.milliseconds(400)
    /// The name of the picture to draw; `nil` for none.
    var picture: String?
    /// The duration of the screen in an animated picture.
    var seconds = 0.0
}

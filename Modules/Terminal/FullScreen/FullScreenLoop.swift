import Foundation
import Headless
import Shared

/// Runs apps on a whole terminal: turns keys into user actions and draws changes.
package final class FullScreenLoop {
    private let apps: [ShownApp]
    private let surface: any TerminalSurface
    private let clock: any AppClock
    private let options: Options
    private let willPress: (String) -> Void
    private let start: Date

    private lazy var input = KeyInput(clock: clock, escapePatience: options.escapePatience) { [weak self] keys in
        self?.handle(keys)
    }
    private lazy var display = Display(of: apps, on: surface, clock: clock, options: options) { [weak self] in
        self?.draw()
    }
    /// Keys typed before every app has a screen.
    private var earlyKeys: [Key] = []
    private var state = PageState()
    private var follower = Follower()
    private var isRunning = false
    private var willDraw = false
    private var ending: CheckedContinuation<Ending, Never>?

    /// Creates a loop that controls all apps with the same keys. `willPress` is called before each key with its name,
    /// or with “Typing” if the key may be part of a password.
    package init(
        _ apps: [ShownApp],
        on surface: any TerminalSurface,
        clock: any AppClock,
        options: Options = Options(),
        willPress: @escaping (_ key: String) -> Void = { _ in }
    ) {
        self.apps = apps
        self.surface = surface
        self.clock = clock
        self.options = options
        self.willPress = willPress
        start = clock.now
    }

    /// Runs until the user quits or the terminal closes, then restores it. Throws `InputFailure` if it is not a terminal.
    package func run() async throws -> Ending {
        try surface.begin { [weak self] event in self?.handle(event) }
        defer { surface.end() }
        return await withCheckedContinuation { continuation in
            ending = continuation
            isRunning = true
            for app in apps { app.device.onChange = { [weak self] in self?.drawSoon() } }
            draw()
        }
    }

    /// Draws at the end of the current turn, unless something else draws before. Called for changes outside the
    /// devices.
    package func drawSoon() {
        guard !willDraw else { return }
        willDraw = true
        clock.soon { [weak self] in self?.drawIfNeeded() }
    }

    private func end(_ reason: Ending) {
        isRunning = false
        input.cancel()
        display.cancel()
        for app in apps { app.device.onChange = nil }
        ending?.resume(returning: reason)
        ending = nil
    }

    /// The time since the start, rounded to milliseconds because dates are not exact.
    private var moment: Duration { .milliseconds(Int((clock.now.timeIntervalSince(start) * 1000).rounded())) }

    // MARK: Events

    private func handle(_ event: TerminalEvent) {
        guard isRunning else { return }
        switch event {
        case .input(let bytes): input.read(bytes)
        case .resized, .continued:
            display.forget()
            draw()
        case .ready: draw()
        case .ended: end(.inputEnded)
        }
    }

    private func handle(_ keys: [Key]) {
        let typed = earlyKeys + keys
        earlyKeys = []
        for key in typed where isRunning { press(key) }
        if isRunning { draw() }
    }

    // MARK: Keys

    /// Resolves a key on the first app and performs it in every app, after the changes of the previous key were
    /// rendered.
    private func press(_ key: Key) {
        for app in apps { app.device.updateIfNeeded() }
        let snapshot = follow()
        guard hasScreens || key == .control("c") else { return earlyKeys.append(key) }
        let interaction = Interaction(
            snapshot: snapshot,
            layout: self.display.layout(of: snapshot, self.state, at: self.moment),
            state: state,
            moment: moment
        )
        let response = interaction.response(to: key)
        willPress(key.isText && state.isTyping(on: snapshot) ? "Typing" : key.name)
        state = response.state
        for action in response.actions {
            state.message = apps.perform(action, caret: &state.caret) ?? state.message
        }
        if let command = response.command { run(command) }
        follow()
    }

    private var hasScreens: Bool { apps.allSatisfy { $0.device.screen != nil } }

    private func run(_ command: Response.Command) {
        switch command {
        case .quit: end(.quit)
        case .interrupt: end(.interrupted)
        case .suspend: kill(getpid(), SIGTSTP)
        case .repaint: display.forget()
        case .nextApp: if !display.showNextApp() { state.message = Response.noEffect }
        }
    }

    // MARK: Drawing

    private func drawIfNeeded() {
        if willDraw { draw() }
    }

    /// Follows the content of the first device and returns it.
    @discardableResult
    private func follow() -> Snapshot {
        follower.follow(apps[0].device, &state, at: moment)
    }

    private func draw() {
        willDraw = false
        guard isRunning else { return }
        let first = follow()
        if hasScreens, !earlyKeys.isEmpty { return handle([]) }
        let snapshots = [first] + apps.dropFirst().map { Snapshot($0.device) }
        display.draw(snapshots, &state, at: moment)
    }
}

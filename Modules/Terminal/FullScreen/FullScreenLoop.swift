import Foundation
import Headless
import Shared

/// Runs apps on a whole terminal: turns keys into user actions, and draws each frame as the difference from the one
/// before.
package final class FullScreenLoop {
    /// The reason why the loop ended.
    package enum Ending: Equatable, Sendable {
        case quit
        case interrupted
        /// The terminal was closed.
        case inputEnded
    }

    /// Options for drawing, and the time that a lone Esc waits for the rest of a sequence.
    package struct Options {
        package var usesColor = true
        /// Whether to replace characters that the Linux console lacks.
        package var usesASCII = false
        package var escapePatience = Duration.milliseconds(50)
        /// A text for each screen of a title, shown while there is no other message.
        package var greetings: [String: String] = [:]

        package init() {}
    }

    private let apps: [ShownApp]
    private let surface: any TerminalSurface
    private let clock: any AppClock
    private let activity: Activity
    private let options: Options
    private let calls: (any CallSource)?
    private let start: Date

    private lazy var input = KeyInput(
        clock: clock,
        activity: activity,
        escapePatience: options.escapePatience
    ) { [weak self] keys in
        self?.handle(keys)
    }
    private var spinnerAlarm: Alarm?
    /// The index of the first app that is shown if not all fit.
    private var firstShown = 0
    /// The page on the terminal; `nil` if unknown.
    private var drawn: PaintedPage?
    /// Keys typed before every app has a screen.
    private var earlyKeys: [Key] = []
    private var state = PageState()
    private var follower = Follower()
    /// The content of each app when it was last compared.
    private var known: [Shown] = []
    private var isRunning = false
    private var willDraw = false
    private var ending: CheckedContinuation<Ending, Never>?

    /// Creates a loop that controls all apps with the same keys, and shows the calls that they cause. Its drawing is
    /// work of `activity`.
    package init(
        _ apps: [ShownApp],
        on surface: any TerminalSurface,
        clock: any AppClock,
        activity: Activity,
        calls: (any CallSource)? = nil,
        options: Options = Options()
    ) {
        self.apps = apps
        self.surface = surface
        self.clock = clock
        self.activity = activity
        self.options = options
        self.calls = calls
        start = clock.now
    }

    /// Runs until the user quits or the terminal closes, then restores it. Throws `InputFailure` if it is not a
    /// terminal.
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
        activity.soon { [weak self] in if self?.willDraw == true { self?.draw() } }
    }

    private func end(_ reason: Ending) {
        isRunning = false
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
            drawn = nil
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
        let shown = follow()
        guard hasScreens || key == .control("c") else { return earlyKeys.append(key) }
        let responder = KeyResponder(shown: shown, state: state, moment: moment) { [self] in
            frame.layout(of: shown, state)
        }
        let response = responder.response(to: key)
        state = response.state
        if let action = response.action { perform(action, as: key.label(performing: action, on: shown)) }
        if let command = response.command { run(command) }
        follow()
    }

    private func perform(_ action: UserAction, as key: String) {
        let perform = { [self] in state.message = apps.perform(action, caret: &state.caret) ?? state.message }
        guard let calls else { return perform() }
        noteScreens(apps.map { Shown($0.device) })
        calls.perform(key, perform)
    }

    private var hasScreens: Bool { apps.allSatisfy { $0.device.screen != nil } }

    private func run(_ command: Response.Command) {
        switch command {
        case .quit: end(.quit)
        case .interrupt: end(.interrupted)
        case .suspend: kill(getpid(), SIGTSTP)
        case .repaint: drawn = nil
        case .nextApp: showNextApp()
        }
    }

    private func showNextApp() {
        let hidden = apps.count - Frame.fitting(apps.count, in: surface.size)
        if hidden == 0 {
            state.message = Response.noEffect
        } else {
            firstShown = firstShown < hidden ? firstShown + 1 : 0
        }
    }

    /// Reports the screens that have changed.
    private func noteScreens(_ contents: [Shown]) {
        guard let calls else { return }
        for (index, (old, new)) in zip(known, contents).enumerated() {
            if let change = new.change(since: old) { calls.screenChanged(change, ofApp: index) }
        }
        known = contents
    }

    // MARK: Drawing

    /// Follows the content of the first device and returns it.
    @discardableResult
    private func follow() -> Shown {
        let shown = follower.follow(apps[0].device, &state, at: moment)
        state.greeting = options.greetings[shown.title]
        return shown
    }

    private func draw() {
        willDraw = false
        guard isRunning else { return }
        let first = follow()
        if hasScreens, !earlyKeys.isEmpty { return handle([]) }
        let contents = [first] + apps.dropFirst().map { Shown($0.device) }
        noteScreens(contents)
        if state.panel.hasKeys { state.panel.hasKeys = frame.layout(of: first, state).panel != nil }
        let layout = frame.layout(of: first, state)
        if !state.isHelpOpen { state.scroll = layout.firstLine }
        state.panel.height = layout.panel?.height ?? 0
        write(frame.page(of: contents, layout, verdict: Verdict.text(of: contents)))
        spinnerAlarm?.cancel()
        if contents.contains(where: \.isAnythingBusy) {
            spinnerAlarm = clock.schedule(after: Spinner.pause) { [weak self, activity] in
                activity.soon { self?.draw() }
            }
        }
    }

    private var frame: Frame {
        Frame(apps: apps, first: firstShown, size: surface.size, calls: calls, spinner: Spinner.sign(at: moment))
    }

    /// Writes the difference from the page on the terminal; drops `page` while the terminal is not ready.
    private func write(_ page: PaintedPage) {
        guard surface.isReady else { return }
        var page = page
        if options.usesASCII { page.canvas = page.canvas.forLinuxConsole }
        let text = FrameDiff.text(from: drawn, to: page, usesColor: options.usesColor)
        surface.willShow(page.canvas, cursor: page.showsCursor ? page.cursor : nil)
        if !text.isEmpty { surface.write(text) }
        drawn = page
    }
}

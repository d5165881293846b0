import Foundation
import Headless
import Shared

/// Runs apps on a whole terminal: turns keys into user actions and draws what changes.
package final class FullScreenLoop {
    /// Why the loop ended.
    package enum Ending: Equatable, Sendable {
        case quit
        case interrupted
        /// The terminal is gone.
        case inputEnded
    }

    /// How the app is drawn, and how long a lone Esc waits for the rest of a sequence.
    package struct Options {
        package var usesColor = true
        /// Whether signs that the Linux console lacks are replaced.
        package var usesASCII = false
        /// How pictures are shown; with one column only.
        package var images = PictureFormat.never
        package var escapePatience = Duration.milliseconds(50)

        package init() {}
    }

    private static let sequencePatience = Duration.seconds(1)

    private let columns: [Column]
    private let surface: any TerminalSurface
    private let clock: any AppClock
    private let options: Options
    private let willPress: (String) -> Void
    private let writer: FrameWriter
    private let start: Date

    private var reader = KeyReader()
    private var state = PageState()
    private var follower = Follower()
    /// The index of the column that is shown where only one fits.
    private var firstShown = 0
    private var isRunning = false
    private var willDraw = false
    /// The number of reads so far, by which an alarm that comes too late is known.
    private var reads = 0
    private var spinnerAlarm: Alarm?
    private var patienceAlarm: Alarm?
    private var ending: CheckedContinuation<Ending, Never>?

    /// Creates a loop that drives all `columns` with the same keys. `willPress` is called before each key with its name,
    /// which is “Typing” where the key may be a part of a password.
    package init(
        _ columns: [Column],
        on surface: any TerminalSurface,
        clock: any AppClock,
        options: Options = Options(),
        willPress: @escaping (_ key: String) -> Void = { _ in }
    ) {
        self.columns = columns
        self.surface = surface
        self.clock = clock
        self.options = options
        self.willPress = willPress
        writer = FrameWriter(
            surface,
            usesColor: options.usesColor,
            usesASCII: options.usesASCII,
            images: columns.count == 1 ? options.images : .never
        )
        start = clock.now
    }

    /// Runs until the user quits or the terminal closes, then restores it. Throws `InputFailure` if it is not a terminal.
    package func run() async throws -> Ending {
        try surface.begin { [weak self] event in self?.handle(event) }
        defer { surface.end() }
        return await withCheckedContinuation { continuation in
            ending = continuation
            isRunning = true
            for column in columns { column.device.onChange = { [weak self] in self?.drawSoon() } }
            draw()
        }
    }

    /// Draws what has changed once the current turn is over. Called when anything besides a device has changed.
    package func drawSoon() {
        guard !willDraw else { return }
        willDraw = true
        soon { $0.draw() }
    }

    private func end(_ reason: Ending) {
        isRunning = false
        spinnerAlarm?.cancel()
        patienceAlarm?.cancel()
        writer.cancel()
        for column in columns { column.device.onChange = nil }
        ending?.resume(returning: reason)
        ending = nil
    }

    /// Calls `action` on the main actor later, as work that the clock counts.
    private nonisolated func soon(_ action: @escaping @MainActor (FullScreenLoop) -> Void) {
        let job = clock.activity.begin("the screen")
        Task { @MainActor [weak self] in
            await job.run { if let self { action(self) } }
        }
    }

    /// The time since the start, in whole milliseconds: a date is not exact.
    private var moment: Duration { .milliseconds(Int((clock.now.timeIntervalSince(start) * 1000).rounded())) }
}

// MARK: Events

extension FullScreenLoop {
    private func handle(_ event: TerminalEvent) {
        guard isRunning else { return }
        switch event {
        case .input(let bytes):
            reads += 1
            handle(reader.read(bytes))
        case .resized, .continued:
            writer.forget()
            draw()
        case .ended: end(.inputEnded)
        }
    }

    private func handle(_ keys: [Key]) {
        for key in keys where isRunning { press(key) }
        guard isRunning else { return }
        waitForRest()
        draw()
    }

    /// Waits for the rest of a sequence that has begun.
    private func waitForRest() {
        patienceAlarm?.cancel()
        guard let patience = reader.pendingWait else { return }
        let delay = patience == .escape ? options.escapePatience : Self.sequencePatience
        patienceAlarm = clock.schedule(after: delay) { [weak self, reads] in
            self?.soon { $0.giveUp(unlessReadAfter: reads) }
        }
    }

    private func giveUp(unlessReadAfter reads: Int) {
        if isRunning, reads == self.reads { handle(reader.giveUp()) }
    }
}

// MARK: Keys

extension FullScreenLoop {
    /// Resolves a key once, on the first column, and performs it on every column.
    private func press(_ key: Key) {
        follow()
        guard let snapshot = follower.snapshot else { return }
        let layout = frame(of: columns.map { Snapshot($0.device) }).layout(state)
        let interaction = Interaction(snapshot: snapshot, layout: layout, state: state, moment: moment)
        let response = interaction.response(to: key)
        willPress(key.isText && state.isTyping(on: snapshot) ? "Typing" : key.name)
        state = response.state
        for action in response.actions { perform(action) }
        if let command = response.command { run(command) }
        follow()
    }

    private func perform(_ action: UserAction) {
        let caret = state.caret
        for (index, column) in columns.enumerated() {
            var caret = caret
            let message: String?
            do throws(DeviceError) {
                message = try column.perform(action, caret: &caret)
            } catch {
                message = error.message
            }
            guard index == 0 else { continue }
            state.caret = caret
            state.message = message ?? state.message
        }
    }

    private func run(_ command: Response.Command) {
        switch command {
        case .quit: end(.quit)
        case .interrupt: end(.interrupted)
        case .suspend: kill(getpid(), SIGTSTP)
        case .repaint: writer.forget()
        case .nextColumn: firstShown = (firstShown + 1) % columns.count
        }
    }
}

// MARK: Drawing

extension FullScreenLoop {
    private func follow() {
        follower.follow(columns[0].device, &state, at: moment)
    }

    private func draw() {
        willDraw = false
        guard isRunning else { return }
        follow()
        let snapshots = columns.map { Snapshot($0.device) }
        let frame = frame(of: snapshots)
        let page = frame.page(state, verdict: Verdict(snapshots).text)
        state.scroll = page.firstLine
        writer.write(page, of: columns[0].device)
        turnSpinner(while: snapshots.contains(where: \.isAnythingBusy))
    }

    private func frame(of snapshots: [Snapshot]) -> Frame {
        Frame(
            zip(columns, snapshots).map { Frame.Entry(column: $0, snapshot: $1) },
            showing: firstShown,
            writer.size,
            spinner: Spinner.sign(at: moment),
            showsPictures: writer.showsPictures
        )
    }

    private func turnSpinner(while isBusy: Bool) {
        spinnerAlarm?.cancel()
        guard isBusy else { return }
        spinnerAlarm = clock.schedule(after: Spinner.pause) { [weak self] in
            self?.soon { $0.draw() }
        }
    }
}

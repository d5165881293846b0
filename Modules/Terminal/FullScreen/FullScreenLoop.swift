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

    private static let spinnerSigns = ["-", "\\", "|", "/"]
    private static let spinnerPause = Duration.milliseconds(200)

    private let columns: [Column]
    private let surface: any TerminalSurface
    private let clock: any AppClock
    private let usesColor: Bool
    private let usesASCII: Bool
    private let escapePatience: Duration
    private let willPress: (String) -> Void
    private let start: Date

    private let layer: PictureLayer

    private var reader = KeyReader()
    private var state = PageState()
    private var follower = Follower()
    private var shown: (picture: PagePainter.Picture, size: Size)?
    private var firstShown = 0
    private var willDraw = false
    private var spinnerAlarm: Alarm?
    private var patienceAlarm: Alarm?
    private var ending: CheckedContinuation<Ending, Never>?

    /// Creates a loop that drives all `columns` with the same keys. `usesASCII` replaces signs that the Linux
    /// console lacks. `images`
    /// are shown with one column only. A lone Esc counts after `escapePatience`. `willPress` is
    /// called before each key with its name, which tells nothing of what is typed in a field.
    package init(
        _ columns: [Column],
        on surface: any TerminalSurface,
        clock: any AppClock,
        usesColor: Bool,
        usesASCII: Bool = false,
        images: PictureProtocol = .never,
        escapePatience: Duration = .milliseconds(50),
        willPress: @escaping (_ key: String) -> Void = { _ in }
    ) {
        self.columns = columns
        self.surface = surface
        self.clock = clock
        self.usesColor = usesColor
        self.usesASCII = usesASCII
        layer = PictureLayer(columns.count == 1 ? images : .never, write: surface.write)
        self.escapePatience = escapePatience
        self.willPress = willPress
        start = clock.now
    }

    /// Takes the terminal, and returns it once the user quits. Throws if it is not a terminal.
    package func run() async throws -> Ending {
        try surface.begin { [weak self] event in self?.handle(event) }
        defer { surface.end() }
        for column in columns { column.device.onChange = { [weak self] in self?.drawSoon() } }
        draw()
        return await withCheckedContinuation { ending = $0 }
    }

    /// The time since the start, in whole milliseconds: a date is not exact.
    private var moment: Duration { .milliseconds(Int((clock.now.timeIntervalSince(start) * 1000).rounded())) }

    private func end(_ reason: Ending) {
        spinnerAlarm?.cancel()
        patienceAlarm?.cancel()
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

    // MARK: Events

    private func handle(_ event: TerminalEvent) {
        switch event {
        case .input(let bytes): handle(reader.read(bytes))
        case .resized: draw()
        case .continued:
            repaint()
            draw()
        case .ended: end(.inputEnded)
        }
    }

    private func handle(_ keys: [Key]) {
        for key in keys where ending != nil { press(key) }
        waitForRest()
        if ending != nil { draw() }
    }

    /// Waits for the rest of a sequence that has begun.
    private func waitForRest() {
        patienceAlarm?.cancel()
        guard let patience = reader.isWaiting else { return }
        let delay = patience == .escape ? escapePatience : .seconds(1)
        patienceAlarm = clock.schedule(after: delay) { [weak self] in
            self?.soon { $0.handle($0.reader.giveUp()) }
        }
    }

    // MARK: Keys

    /// Resolves a key once, on the first column, and performs it on every column.
    private func press(_ key: Key) {
        follow()
        guard let snapshot = follower.snapshot else { return }
        let layout = frame(of: columns.map { Snapshot($0.device) }).layout(state)
        let interaction = Interaction(snapshot: snapshot, layout: layout, state: state, moment: moment)
        let response = interaction.response(to: key)
        willPress(KeyHints(snapshot, state).isTyping && key.isText ? "Typing" : key.name)
        state = response.state
        for action in response.actions { perform(action) }
        if let command = response.command { obey(command) }
        follow()
    }

    private func perform(_ action: UserAction) {
        let caret = state.caret
        for (index, column) in columns.enumerated() {
            var caret = caret
            let message: String?
            do throws(DeviceError) {
                message = try column.perform(action, caret: &caret)?.message
            } catch {
                message = error.message
            }
            guard index == 0 else { continue }
            state.caret = caret
            state.message = message ?? state.message
        }
    }

    private func obey(_ command: Response.Command) {
        switch command {
        case .quit: end(.quit)
        case .interrupt: end(.interrupted)
        case .suspend: kill(getpid(), SIGTSTP)
        case .repaint: repaint()
        case .nextColumn: firstShown = (firstShown + 1) % columns.count
        }
    }

    private func repaint() {
        shown = nil
        _ = layer.clear(unlessAt: [])
    }

    // MARK: Drawing

    private func follow() {
        follower.follow(columns[0].device, &state, at: moment)
    }

    /// Draws once the current turn is over: it may change more.
    private func drawSoon() {
        guard !willDraw else { return }
        willDraw = true
        soon { $0.draw() }
    }

    private func draw() {
        willDraw = false
        guard ending != nil || shown == nil else { return }
        follow()
        let snapshots = columns.map { Snapshot($0.device) }
        let frame = frame(of: snapshots)
        state.scroll = frame.layout(state).firstLine
        let picture = frame.picture(state, verdict: Verdict(snapshots).text)
        if layer.clear(unlessAt: picture.pictures) { shown = nil }
        write(picture, surface.size)
        layer.show(picture.pictures, of: columns[0].device)
        turnSpinner(while: snapshots.contains(where: \.isAnythingBusy))
    }

    private func write(_ painted: PagePainter.Picture, _ size: Size) {
        let picture = usesASCII ? painted.forLinuxConsole : painted
        let old = shown.flatMap { $0.size == size ? $0.picture : nil }
        let text = FrameDiff.text(
            from: old?.canvas,
            cursor: old?.cursor ?? Cursor(row: 0, column: 0),
            isCursorShown: old?.showsCursor ?? false,
            to: picture.canvas,
            cursor: picture.cursor,
            showsCursor: picture.showsCursor,
            usesColor: usesColor
        )
        if !text.isEmpty { surface.write(text) }
        shown = (picture, size)
    }

    private func frame(of snapshots: [Snapshot]) -> Frame {
        let sign = Self.spinnerSigns[Int(moment / Self.spinnerPause) % Self.spinnerSigns.count]
        let entries = Array(zip(columns, snapshots))
        return Frame(entries, showing: firstShown, surface.size, spinner: sign, showsPictures: layer.isOn)
    }

    private func turnSpinner(while isBusy: Bool) {
        spinnerAlarm?.cancel()
        guard isBusy else { return }
        spinnerAlarm = clock.schedule(after: Self.spinnerPause) { [weak self] in
            self?.soon { $0.draw() }
        }
    }
}

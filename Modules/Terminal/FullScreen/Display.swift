import Shared

/// Draws frames of all columns on a terminal, and turns the spinner while one of them is busy.
final class Display {
    private let columns: [Column]
    private let clock: any AppClock
    private let writer: FrameWriter
    private let onSpin: () -> Void
    /// The index of the column that is shown where only one fits.
    private var firstShown = 0
    private var spinnerAlarm: Alarm?

    /// Creates a display; `onSpin` is called when the spinner has to be drawn anew.
    init(
        of columns: [Column],
        on surface: any TerminalSurface,
        clock: any AppClock,
        options: FullScreenLoop.Options,
        onSpin: @escaping () -> Void
    ) {
        self.columns = columns
        self.clock = clock
        self.onSpin = onSpin
        writer = FrameWriter(surface, usesColor: options.usesColor, usesASCII: options.usesASCII)
    }

    /// Returns the layout of what the first column shows: keys act on it.
    func layout(of snapshot: Snapshot, _ state: PageState, at moment: Duration) -> PageLayout {
        frame(at: moment).layout(of: snapshot, state)
    }

    /// Draws what the columns show, and keeps in `state` how far the content is scrolled.
    func draw(_ snapshots: [Snapshot], _ state: inout PageState, at moment: Duration) {
        let page = frame(at: moment).page(of: snapshots, state, verdict: Verdict(snapshots).text)
        state.scroll = page.firstLine
        writer.write(page)
        spinnerAlarm?.cancel()
        guard snapshots.contains(where: \.isAnythingBusy) else { return }
        spinnerAlarm = clock.schedule(after: Spinner.pause) { [weak self, clock] in
            clock.soon { self?.onSpin() }
        }
    }

    /// Shows the next column; returns `false` where all fit, and nothing changes.
    func showNextColumn() -> Bool {
        guard !Frame.fits(columns.count, in: writer.size) else { return false }
        firstShown = (firstShown + 1) % columns.count
        return true
    }

    /// Forgets what the terminal shows, so that the next frame is written as a whole.
    func forget() {
        writer.forget()
    }

    /// Ends the spinner.
    func cancel() {
        spinnerAlarm?.cancel()
    }

    private func frame(at moment: Duration) -> Frame {
        Frame(columns, showing: firstShown, writer.size, spinner: Spinner.sign(at: moment))
    }
}

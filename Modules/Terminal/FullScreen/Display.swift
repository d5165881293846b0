import Shared

/// Draws frames of all apps on a terminal, and animates the spinner while one is busy.
final class Display {
    private let apps: [ShownApp]
    private let calls: (any CallSource)?
    private let clock: any AppClock
    private let writer: FrameWriter
    private let onSpin: () -> Void
    /// The index of the app that is shown if only one fits.
    private var firstShown = 0
    private var spinnerAlarm: Alarm?
    /// The panel of calls in the last frame.
    private var panel: PaintedPanel?

    /// Creates a display; `onSpin` is called when the spinner must be redrawn.
    init(
        of apps: [ShownApp],
        calls: (any CallSource)? = nil,
        on surface: any TerminalSurface,
        clock: any AppClock,
        options: FullScreenLoop.Options,
        onSpin: @escaping () -> Void
    ) {
        self.apps = apps
        self.calls = calls
        self.clock = clock
        self.onSpin = onSpin
        writer = FrameWriter(surface, usesColor: options.usesColor, usesASCII: options.usesASCII)
    }

    /// Returns the layout of the first app, to which keys are resolved.
    func layout(of snapshot: Snapshot, _ state: PageState, at moment: Duration) -> PageLayout {
        frame(at: moment).layout(of: snapshot, state)
    }

    /// Draws the apps, and stores the scroll position and the panel's height in `state`.
    func draw(_ snapshots: [Snapshot], _ state: inout PageState, at moment: Duration) {
        let frame = frame(at: moment, after: panel)
        if state.panel.hasKeys { state.panel.hasKeys = frame.layout(of: snapshots[0], state).panel != nil }
        let page = frame.page(of: snapshots, state, verdict: Verdict(snapshots).text)
        if !state.isHelpOpen { state.scroll = page.firstLine }
        state.panel.height = page.panel?.canvas.size.rows ?? 0
        panel = page.panel
        writer.write(page)
        spinnerAlarm?.cancel()
        guard snapshots.contains(where: \.isAnythingBusy) else { return }
        spinnerAlarm = clock.schedule(after: Spinner.pause) { [weak self, clock] in
            clock.soon { self?.onSpin() }
        }
    }

    /// Shows the next app; returns `false` if all fit.
    func showNextApp() -> Bool {
        guard !Frame.fits(apps.count, in: writer.size) else { return false }
        firstShown = (firstShown + 1) % apps.count
        return true
    }

    /// Redraws everything in the next frame.
    func forget() {
        writer.forget()
    }

    /// Stops the spinner.
    func cancel() {
        spinnerAlarm?.cancel()
    }

    private func frame(at moment: Duration, after panel: PaintedPanel? = nil) -> Frame {
        Frame(apps, showing: firstShown, writer.size, calls: calls, after: panel, spinner: Spinner.sign(at: moment))
    }
}

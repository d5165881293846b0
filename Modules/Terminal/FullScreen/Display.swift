import Headless
import Shared

/// Draws frames of all apps on a terminal, each as the difference from the previous one, and animates the spinner while
/// one is busy.
final class Display {
    private let apps: [ShownApp]
    private let calls: (any CallSource)?
    private let surface: any TerminalSurface
    private let clock: any AppClock
    private let options: FullScreenLoop.Options
    private let onSpin: () -> Void
    /// The index of the app that is shown if only one fits.
    private var firstShown = 0
    private var spinnerAlarm: Alarm?
    /// The page on the terminal; `nil` if unknown.
    private var drawn: PaintedPage?

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
        self.surface = surface
        self.clock = clock
        self.options = options
        self.onSpin = onSpin
    }

    /// Returns the layout of the first app, to which keys are resolved.
    func layout(of shown: Shown, _ state: PageState, at moment: Duration) -> PageLayout {
        frame(at: moment).layout(of: shown, state)
    }

    /// Draws the apps, and stores the scroll position and the panel's height in `state`.
    func draw(_ contents: [Shown], _ state: inout PageState, at moment: Duration) {
        let frame = frame(at: moment)
        if state.panel.hasKeys { state.panel.hasKeys = frame.layout(of: contents[0], state).panel != nil }
        let page = frame.page(of: contents, state, verdict: Verdict(contents).text)
        if !state.isHelpOpen { state.scroll = page.firstLine }
        state.panel.height = page.panelHeight
        write(page)
        spinnerAlarm?.cancel()
        guard contents.contains(where: \.isAnythingBusy) else { return }
        spinnerAlarm = clock.schedule(after: Spinner.pause) { [weak self, clock] in
            clock.soon { self?.onSpin() }
        }
    }

    /// Writes `page`; drops it while the terminal is not ready.
    private func write(_ page: PaintedPage) {
        guard surface.isReady else { return }
        var page = page
        if options.usesASCII { page.canvas = page.canvas.forLinuxConsole }
        let text = FrameDiff.text(from: drawn, to: page, usesColor: options.usesColor)
        surface.willShow(page.canvas, cursor: page.showsCursor ? page.cursor : nil)
        if !text.isEmpty { surface.write(text) }
        drawn = page
    }

    /// Shows the next app; returns `false` if all fit.
    func showNextApp() -> Bool {
        guard !Frame.fits(apps.count, in: surface.size) else { return false }
        firstShown = (firstShown + 1) % apps.count
        return true
    }

    /// Redraws everything in the next frame.
    func forget() {
        drawn = nil
    }

    /// Stops the spinner.
    func cancel() {
        spinnerAlarm?.cancel()
    }

    private func frame(at moment: Duration) -> Frame {
        Frame(apps, showing: firstShown, surface.size, calls: calls, spinner: Spinner.sign(at: moment))
    }
}

/// Writes frames to a terminal: of each only what differs from the one before.
final class FrameWriter {
    private let surface: any TerminalSurface
    private let usesColor: Bool
    private let usesASCII: Bool
    /// What the terminal shows; `nil` where that is not known.
    private var shown: PaintedPage?

    /// Creates a writer; `usesASCII` replaces signs that the Linux console lacks.
    init(_ surface: any TerminalSurface, usesColor: Bool, usesASCII: Bool) {
        self.surface = surface
        self.usesColor = usesColor
        self.usesASCII = usesASCII
    }

    var size: Size { surface.size }

    /// Forgets what the terminal shows, so that the next frame is written as a whole.
    func forget() {
        shown = nil
    }

    /// Writes `page`; drops it if the terminal is not ready.
    func write(_ page: PaintedPage) {
        guard surface.isReady else { return }
        let page = usesASCII ? page.forLinuxConsole : page
        let text = FrameDiff.text(
            from: shown?.canvas,
            cursor: shown?.cursor ?? Cursor(row: 0, column: 0),
            isCursorShown: shown?.showsCursor ?? false,
            to: page.canvas,
            cursor: page.cursor,
            showsCursor: page.showsCursor,
            usesColor: usesColor
        )
        if !text.isEmpty { surface.write(text) }
        shown = page
    }
}

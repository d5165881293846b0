/// Writes frames to a terminal, each as the difference from the previous one.
final class FrameWriter {
    private let surface: any TerminalSurface
    private let usesColor: Bool
    private let usesASCII: Bool
    /// The page on the terminal; `nil` if unknown.
    private var shown: PaintedPage?

    /// Creates a writer; with `usesASCII`, characters that the Linux console lacks are replaced.
    init(_ surface: any TerminalSurface, usesColor: Bool, usesASCII: Bool) {
        self.surface = surface
        self.usesColor = usesColor
        self.usesASCII = usesASCII
    }

    var size: Size { surface.size }

    /// Redraws everything in the next frame.
    func forget() {
        shown = nil
    }

    /// Writes `page`; drops it while the terminal is not ready.
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
        surface.willShow(page.canvas, cursor: page.showsCursor ? page.cursor : nil)
        if !text.isEmpty { surface.write(text) }
        shown = page
    }
}

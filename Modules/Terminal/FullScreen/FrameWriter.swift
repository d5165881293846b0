import Headless

/// Writes frames to a terminal: of each only what differs from the one before.
final class FrameWriter {
    private let surface: any TerminalSurface
    private let usesColor: Bool
    private let usesASCII: Bool
    private let layer: PictureLayer
    /// What the terminal shows; `nil` where that is not known.
    private var shown: PaintedPage?

    /// Creates a writer; `usesASCII` replaces signs that the Linux console lacks.
    init(_ surface: any TerminalSurface, usesColor: Bool, usesASCII: Bool, images: PictureFormat) {
        self.surface = surface
        self.usesColor = usesColor
        self.usesASCII = usesASCII
        layer = PictureLayer(images, write: surface.write)
    }

    var size: Size { surface.size }

    /// Whether pictures are shown.
    var showsPictures: Bool { layer.isOn }

    /// Forgets what the terminal shows, so that the next frame is written as a whole.
    func forget() {
        shown = nil
        _ = layer.clear(unlessAt: [])
    }

    /// Ends the loading of pictures.
    func cancel() {
        layer.cancel()
    }

    /// Writes `page`, with the pictures that `device` has loaded; drops it if the terminal is not ready.
    func write(_ page: PaintedPage, of device: Device) {
        guard surface.isReady else { return }
        if layer.clear(unlessAt: page.pictures) { shown = nil }
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
        layer.show(page.pictures, of: device)
    }
}

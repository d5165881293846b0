import Headless

/// Builds the lines of an image: a frame with its description, and below it the picture where pictures are shown.
struct ImageLines {
    private static let narrowest = 24

    private let image: Snapshot.Image
    /// The number of lines that a picture takes; 0 where pictures are not shown.
    private let rows: Int
    private let width: Int

    init(_ image: Snapshot.Image, rows: Int, _ width: Int) {
        self.image = image
        self.rows = rows
        self.width = width
    }

    var lines: [Line] {
        guard rows > 0, image.state == .loaded else { return frame }
        let picture = PicturePlace(
            address: image.address,
            row: 0,
            column: 1,
            columns: max(1, min(width - 2, 2 * rows)),
            rows: rows
        )
        return frame + [Line(picture: picture)] + (1..<rows).map { _ in Line() }
    }

    private var frame: [Line] {
        let caption = "\(image.state.symbol) \(image.label) · \(image.state.label)"
        let inner = max(0, min(width - 6, max(caption.columns, Self.narrowest)))
        let edge = String(repeating: "─", count: inner + 2)
        return ["┌\(edge)┐", "│ \(caption.cut(to: inner).padded(to: inner)) │", "└\(edge)┘"].map {
            Line($0, indent: 1, .plain, width: width)
        }
    }
}

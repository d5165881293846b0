import Headless

/// Builds the lines of an image: a frame with its description.
struct ImageLines {
    private static let minimumWidth = 24

    private let image: Snapshot.Image
    private let width: Int

    init(_ image: Snapshot.Image, _ width: Int) {
        self.image = image
        self.width = width
    }

    var lines: [Line] {
        let caption = "\(image.state.symbol) \(image.label) · \(image.state.label)"
        let inner = max(0, min(width - 6, max(caption.columns, Self.minimumWidth)))
        let edge = String(repeating: "─", count: inner + 2)
        return ["┌\(edge)┐", "│ \(caption.cut(to: inner).padded(to: inner)) │", "└\(edge)┘"].map {
            Line($0, indent: 1, .plain, width: width)
        }
    }
}

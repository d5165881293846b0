import Headless
import Shared

/// Builds the lines of an image: a frame with its description and the address of what it would show.
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
        let address = image.address.text
        let inner = max(0, min(width - 6, max(caption.columns, address.columns, Self.minimumWidth)))
        let edge = String(repeating: "─", count: inner + 2)
        let texts = [caption.cut(to: inner), address.cutInMiddle(to: inner)]
        return (["┌\(edge)┐"] + texts.map { "│ \($0.padded(to: inner)) │" } + ["└\(edge)┘"]).map {
            Line($0, indent: 1, .plain, width: width)
        }
    }
}

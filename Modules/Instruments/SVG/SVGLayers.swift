import PseudoTerminal

/// The parts of an animation, each with the frames that show it. Equal elements of several frames are one part.
struct SVGLayers {
    /// The elements of a part, and whether each frame shows them.
    private(set) var layers: [(svg: String, isShown: [Bool])] = []
    private var indices: [String: Int] = [:]

    init(_ frames: [ModelFrame]) {
        for (number, frame) in frames.enumerated() {
            for (row, cells) in frame.cells.enumerated() {
                add(SVGRow(cells, row: row).svg, to: number, of: frames.count)
            }
            if let cursor = frame.cursor { add(Self.svg(cursor), to: number, of: frames.count) }
        }
    }

    private mutating func add(_ svg: String, to frame: Int, of count: Int) {
        guard !svg.isEmpty else { return }
        let index = indices[svg] ?? layers.count
        if index == layers.count {
            indices[svg] = index
            layers.append((svg, Array(repeating: false, count: count)))
        }
        layers[index].isShown[frame] = true
    }

    private static func svg(_ cursor: ModelCursor) -> String {
        let (x, y) = (cursor.column * SVGRow.cellWidth, cursor.row * SVGRow.cellHeight)
        return "<rect class=\"t\" x=\"\(x)\" y=\"\(y)\" width=\"2\" height=\"\(SVGRow.cellHeight)\"/>"
    }
}

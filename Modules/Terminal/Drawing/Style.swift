/// How a cell looks, in the terminal's own 16 colors on its own background, so that both light and dark ones suit.
nonisolated struct Style: Equatable, Sendable {
    /// The colors in use. Yellow is not among them: it is unreadable on white.
    enum Color: Int, Sendable {
        case red = 31
        case green = 32
        case blue = 34
        case magenta = 35
        case cyan = 36
    }

    var color: Color?
    var isBold = false
    var isDim = false
    var isUnderlined = false
    var isReversed = false

    static let plain = Style()

    /// The parameters of the SGR sequence that sets the style, in ascending order.
    var parameters: [Int] {
        let attributes = [(1, isBold), (2, isDim), (4, isUnderlined), (7, isReversed)]
        return attributes.filter(\.1).map(\.0) + (color.map { [$0.rawValue] } ?? [])
    }
}

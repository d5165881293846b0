/// The style of a cell, in the terminal's own 16 colors and background, so that it suits light and dark themes.
nonisolated package struct Style: Equatable, Sendable {
    /// The colors used. Yellow is not, because it is unreadable on white.
    package enum Color: Int, Sendable {
        case red = 31
        case green = 32
        case blue = 34
        case magenta = 35
        case cyan = 36
    }

    package var color: Color?
    package var isBold = false
    package var isDim = false
    package var isUnderlined = false
    package var isReversed = false

    static let plain = Style()

    /// The sequence that sets this style after any other.
    var sequence: String {
        let attributes = [(1, isBold), (2, isDim), (4, isUnderlined), (7, isReversed)]
        let parameters = attributes.filter(\.1).map(\.0) + [color?.rawValue].compactMap(\.self)
        return "\u{1B}[" + ([0] + parameters).map(String.init).joined(separator: ";") + "m"
    }
}

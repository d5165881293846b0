/// The style of a cell as classes of an SVG.
struct SVGStyle {
    /// The classes of the text, separated by spaces; empty for plain text.
    let classes: String
    /// The class of the rectangle behind the text; `nil` without a background.
    let background: String?
    let isUnderlined: Bool

    /// Creates the style for SGR parameters.
    init(_ parameters: [Int]) {
        let isReversed = parameters.contains(7)
        let foreground = parameters.first { (30...37).contains($0) || (90...97).contains($0) }.map { "c\($0)" }
        let behind = parameters.first { (40...47).contains($0) || (100...107).contains($0) }.map { "c\($0 - 10)" }
        let attributes = [(1, "b"), (2, "d"), (4, "u")].filter { parameters.contains($0.0) }.map(\.1)
        let color = isReversed ? behind ?? "k" : foreground
        classes = ((color.map { [$0] } ?? []) + attributes).joined(separator: " ")
        background = isReversed ? foreground ?? "t" : behind
        isUnderlined = parameters.contains(4)
    }
}

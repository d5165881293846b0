/// A plot as an SVG: rectangles, lines and texts. Its text can be selected, and its colors follow the reader's light or
/// dark mode.
package struct SVGPlot: Sendable {
    /// A color, by the class of an SVG.
    package enum Color: String, Sendable {
        case text = "t"
        case background = "k"
        case gray = "c37"
        case blue = "c34"
        case brown = "c33"
        case violet = "c35"
    }

    /// What tells areas apart without color.
    package enum Texture: String, Sendable {
        case solid, outlined
        /// Stripes that rise, fall, are level or upright.
        case striped, falling, level, upright
        case dotted
    }

    /// How an area is filled.
    package struct Fill: Equatable, Sendable {
        package let color: Color
        package let texture: Texture

        package init(_ color: Color, _ texture: Texture) {
            self.color = color
            self.texture = texture
        }
    }

    /// The part of a text that is at its position.
    package enum Anchor: String, Sendable {
        case start, middle, end
    }

    /// The width of a character, rounded up.
    package static let characterWidth = 8

    private let title: String
    private let width: Int
    private let height: Int
    private var elements: [String] = []
    private var fills: [Fill] = []

    package init(title: String, width: Int, height: Int) {
        self.title = title
        self.width = width
        self.height = height
    }

    /// The text of the file.
    package var svg: String {
        SVGFile(
            title: title,
            width: width,
            height: height,
            fontSize: 12,
            rules: "rect{shape-rendering:crispEdges}pattern rect{shape-rendering:auto}",
            elements: (fills.compactMap(\.definition) + elements).map { $0 + "\n" }.joined()
        )
        .text
    }

    package mutating func addRectangle(x: Int, y: Int, width: Int, height: Int, _ fill: Fill) {
        if !fills.contains(fill) { fills.append(fill) }
        let size = "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
        elements.append("<rect \(fill.attributes) \(size)/>")
    }

    /// Draws the outline of an area, two wide and within it.
    package mutating func addFrame(x: Int, y: Int, width: Int, height: Int, _ color: Color) {
        let size = "x=\"\(x + 1)\" y=\"\(y + 1)\" width=\"\(width - 2)\" height=\"\(height - 2)\""
        elements.append("<rect class=\"l\(color.rawValue)\" fill=\"none\" stroke-width=\"2\" \(size)/>")
    }

    /// Connects points by straight lines.
    package mutating func addLine(_ points: [(x: Int, y: Int)], _ color: Color, isDotted: Bool = false) {
        let points = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
        let attributes = "class=\"l\(color.rawValue)\" fill=\"none\"\(isDotted ? " stroke-dasharray=\"1 3\"" : "")"
        elements.append("<polyline \(attributes) points=\"\(points)\"/>")
    }

    /// Adds a text on the baseline `y`, turned by `angle` degrees.
    package mutating func addText(
        _ text: String,
        x: Int,
        y: Int,
        _ anchor: Anchor = .start,
        _ color: Color = .text,
        isBold: Bool = false,
        angle: Int = 0
    ) {
        let turn = angle == 0 ? "" : " transform=\"rotate(\(angle) \(x) \(y))\""
        let attributes = "class=\"\(color.rawValue)\(isBold ? " b" : "")\" text-anchor=\"\(anchor.rawValue)\""
        elements.append("<text \(attributes) x=\"\(x)\" y=\"\(y)\"\(turn)>\(text.escapedForSVG)</text>")
    }
}

extension SVGPlot.Fill {
    fileprivate var attributes: String {
        switch texture {
        case .solid: "class=\"\(color.rawValue)\""
        case .outlined: "class=\"l\(color.rawValue) k\""
        case .striped, .falling, .level, .upright, .dotted: "class=\"l\(color.rawValue)\" fill=\"url(#\(name))\""
        }
    }

    /// The element that `attributes` refer to; `nil` if there is none.
    fileprivate var definition: String? {
        guard let angle = tile.angle else { return nil }
        return """
            <pattern id="\(name)" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(\(angle))">\
            <rect class="k" width="5" height="5"/>\
            <rect class="\(color.rawValue)" width="2" height="\(tile.height)"/></pattern>
            """
    }

    /// The angle and height of the mark that is repeated; no angle if there is none.
    private var tile: (angle: Int?, height: Int) {
        switch texture {
        case .solid, .outlined: (nil, 0)
        case .striped: (45, 5)
        case .falling: (-45, 5)
        case .level: (90, 5)
        case .upright: (0, 5)
        case .dotted: (45, 2)
        }
    }

    private var name: String { "\(texture.rawValue)-\(color.rawValue)" }
}

/// The colors of an SVG, for light and dark backgrounds.
enum SVGColors {
    /// The CSS classes: text, background, and one for each color, named after its SGR parameter.
    private static let all: [(name: String, light: String, dark: String)] = [
        ("t", "#1f2328", "#e6edf3"), ("k", "#ffffff", "#0d1117"), ("c30", "#24292f", "#484f58"),
        ("c31", "#cf222e", "#ff7b72"), ("c32", "#116329", "#3fb950"), ("c33", "#7d4e00", "#d29922"),
        ("c34", "#0550ae", "#79c0ff"), ("c35", "#8250df", "#d2a8ff"), ("c36", "#1b7c83", "#39c5cf"),
        ("c37", "#6e7781", "#b1bac4"), ("c90", "#57606a", "#6e7681"), ("c91", "#a40e26", "#ffa198"),
        ("c92", "#1a7f37", "#56d364"), ("c93", "#633c01", "#e3b341"), ("c94", "#0969da", "#a5d6ff"),
        ("c95", "#a475f9", "#e2c5ff"), ("c96", "#3192aa", "#56d4dd"), ("c97", "#8c959f", "#f0f6fc"),
    ]

    /// Returns the CSS rules of the classes that `content` uses: a color's class fills, and draws a line after an “l”.
    static func rules(for content: String) -> String {
        let properties = all.flatMap { color in
            [("", "fill"), ("l", "stroke")].map { prefix, property in
                let rule = { (value: String) in ".\(prefix)\(color.name){\(property):\(value)}" }
                return (name: prefix + color.name, light: rule(color.light), dark: rule(color.dark))
            }
        }
        let used = properties.filter { content.contains("\"\($0.name)") }
        let dark = used.map(\.dark).joined()
        return used.map(\.light).joined() + "@media(prefers-color-scheme:dark){\(dark)}"
    }
}

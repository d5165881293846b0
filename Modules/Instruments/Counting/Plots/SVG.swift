/// A file whose text can be selected and whose colors follow the reader's light or dark mode.
package nonisolated enum SVG {
    /// The colors by their CSS class: text, background, and those of a terminal, named after their SGR parameters.
    private static let colors: [(name: String, light: String, dark: String)] = [
        ("t", "#1f2328", "#e6edf3"), ("k", "#ffffff", "#0d1117"), ("c31", "#cf222e", "#ff7b72"),
        ("c32", "#116329", "#3fb950"), ("c33", "#7d4e00", "#d29922"), ("c34", "#0550ae", "#79c0ff"),
        ("c35", "#8250df", "#d2a8ff"), ("c36", "#1b7c83", "#39c5cf"), ("c37", "#6e7781", "#b1bac4"),
    ]

    /// Returns the text of a file with `elements`, whose classes name colors; `rules` are further CSS rules.
    package static func file(
        title: String,
        width: Int,
        height: Int,
        fontSize: Int,
        rules: String = "",
        _ elements: String
    ) -> String {
        let body = "<rect class=\"k\" width=\"\(width)\" height=\"\(height)\" rx=\"8\"/>\n" + elements
        let used = colors.filter { body.contains("\"\($0.name)\"") || body.contains("\"\($0.name) ") }
        let light = used.map { ".\($0.name){fill:\($0.light)}" }.joined()
        let dark = used.map { ".\($0.name){fill:\($0.dark)}" }.joined()
        // Browsers keep repeated spaces because of `white-space`, other programs because of `xml:space`.
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="img" xml:space="preserve"><title>\(title.escapedForSVG)</title>
            <style>text{white-space:pre;font:\(fontSize)px ui-monospace,SFMono-Regular,Menlo,Consolas,\
            "DejaVu Sans Mono",monospace}.b{font-weight:700}.d{opacity:.7}.u{text-decoration:underline}\
            \(light)@media(prefers-color-scheme:dark){\(dark)}\(rules)</style>
            \(body)</svg>

            """
    }
}

nonisolated extension String {
    /// The text with entities for the signs that markup uses.
    package var escapedForSVG: String {
        map { ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"][$0] ?? String($0) }.joined()
    }
}

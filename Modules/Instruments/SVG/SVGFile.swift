/// The text of an SVG around its elements.
struct SVGFile {
    let title: String
    let width: Int
    let height: Int
    let fontSize: Int
    /// CSS rules in addition to those of fonts and colors.
    let rules: String
    let elements: String

    var text: String {
        let body = "<rect class=\"k\" width=\"\(width)\" height=\"\(height)\" rx=\"8\"/>\n" + elements
        // Browsers keep repeated spaces because of `white-space`, other programs because of `xml:space`.
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="img" xml:space="preserve"><title>\(title.escapedForSVG)</title>
            <style>text{white-space:pre;font:\(fontSize)px ui-monospace,SFMono-Regular,Menlo,Consolas,\
            "DejaVu Sans Mono",monospace}.b{font-weight:700}.d{opacity:.7}.u{text-decoration:underline}\
            \(SVGColors.rules(for: body))\(rules)</style>
            \(body)</svg>

            """
    }
}

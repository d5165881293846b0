/// Two aligned columns of text, at most 80 characters wide, as help pages have them.
nonisolated struct Columns {
    private static let width = 80
    private static let indent = 2

    let rows: [(left: String, right: String)]

    var text: String {
        let leftWidth = rows.map(\.left.count).max() ?? 0
        let start = Self.indent + leftWidth + Self.indent
        return rows.map { row in
            let lines = Self.wrap(row.right, to: Self.width - start)
            let first = row.left + String(repeating: " ", count: leftWidth - row.left.count + Self.indent)
            let margin = "\n" + String(repeating: " ", count: start)
            return String(repeating: " ", count: Self.indent) + first + lines.joined(separator: margin) + "\n"
        }
        .joined()
    }

    private static func wrap(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, line.count + 1 + word.count <= width {
                lines[lines.count - 1] = line + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

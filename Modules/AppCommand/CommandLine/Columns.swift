/// Two aligned columns of text, as on help pages.
nonisolated struct Columns {
    private static let gap = 2

    let rows: [(left: String, right: String)]
    /// The indentation of the left column.
    var indent = 2
    /// The maximum number of characters in a line.
    var width = 80

    var text: String { texts.joined() }

    /// The rows as text.
    var texts: [String] {
        let leftWidth = rows.map(\.left.count).max() ?? 0
        let start = indent + leftWidth + Self.gap
        return rows.map { row in
            let lines = Self.wrap(row.right, to: width - start)
            let first = row.left + String(repeating: " ", count: leftWidth - row.left.count + Self.gap)
            let margin = "\n" + String(repeating: " ", count: start)
            return String(repeating: " ", count: indent) + first + lines.joined(separator: margin) + "\n"
        }
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

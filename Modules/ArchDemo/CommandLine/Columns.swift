/// Two aligned columns of text, as help pages have them.
nonisolated struct Columns {
    private static let gap = 2

    let rows: [(left: String, right: String)]
    /// How far the left column is from the margin.
    var indent = 2
    /// The most characters of a line.
    var width = 80

    var text: String { texts.joined() }

    /// The text of each row.
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

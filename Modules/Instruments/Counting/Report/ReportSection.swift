/// A section of a report: a description of the counts, and the counts.
package nonisolated struct ReportSection: Equatable, Sendable {
    package let title: String
    /// Paragraphs in Markdown above the table.
    package var text: [String] = []
    package var table: ReportTable?
    /// Paragraphs in Markdown below the table.
    package var remarks: [String] = []

    package var markdown: String {
        (["## \(title)\n"] + text + [table.map { "```\n\($0.text)```\n" }].compactMap(\.self) + remarks)
            .joined(separator: "\n")
    }
}

/// A table whose first column names its rows.
package nonisolated struct ReportTable: Equatable, Sendable {
    package let columns: [String]
    /// Each with a cell for each column, or fewer.
    package let rows: [[String]]
    /// Whether all columns except the first contain numbers, which are aligned right.
    package var isNumeric = true

    /// The table in aligned columns.
    package var text: String {
        let widths = columns.indices.map { index in
            ([columns] + rows).map { index < $0.count ? $0[index].count : 0 }.max() ?? 0
        }
        return ([columns] + rows).map { row in
            let cells = row.indices.map { index in
                let padding = String(repeating: " ", count: widths[index] - row[index].count)
                if index > 0, isNumeric { return padding + row[index] }
                return index == row.count - 1 ? row[index] : row[index] + padding
            }
            return cells.joined(separator: "  ") + "\n"
        }
        .joined()
    }
}

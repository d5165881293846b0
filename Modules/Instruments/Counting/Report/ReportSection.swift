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

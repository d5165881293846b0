/// A part of a report: what is counted and by which command, and the counts.
package nonisolated struct ReportSection: Equatable, Sendable {
    package let title: String
    /// Paragraphs in Markdown.
    package var text: [String] = []
    package var table: ReportTable?
    /// Paragraphs in Markdown that belong below the table.
    package var remarks: [String] = []

    package var markdown: String {
        (["## \(title)\n"] + text + [table.map { "```\n\($0.text)```\n" }].compactMap(\.self) + remarks)
            .joined(separator: "\n")
    }
}

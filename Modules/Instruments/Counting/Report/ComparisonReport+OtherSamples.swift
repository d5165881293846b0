import Foundation

nonisolated extension ComparisonReport {
    /// The lines of code, compared with samples by other authors.
    var otherSamples: ReportSection {
        let lines = inventory.patterns.map { (title: $0.title, lines: Double($0.total.code.lines)) }
        let fewest = lines.min { $0.lines < $1.lines } ?? ("", 1)
        let ours = lines.filter { $0.title != fewest.title }.map { pattern in
            ["\(pattern.title) / \(fewest.title), here", String(format: "%.2f", pattern.lines / fewest.lines)]
        }
        let theirs = [["VIPER / MVC, others", "1.3–1.6"], ["MVVM / MVC, others", "1.1–1.7"]]
        return ReportSection(
            title: "Lines of code beside other authors' samples",
            text: ["Lines of a pattern divided by lines of a simpler one:\n"],
            table: ReportTable(columns: ["lines of code", "ratio"], rows: ours + theirs),
            remarks: [
                """
                The ranges cannot be compared directly: MVC is missing here, and MVP is no substitute, since its views are passive
                and its presenters are counted. Screens, style and the border between pattern and shared code differ in each
                sample, and a ratio changes with each of these; so does ours.

                """
            ]
        )
    }
}

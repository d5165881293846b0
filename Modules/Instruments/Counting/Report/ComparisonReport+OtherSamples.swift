import Foundation

nonisolated extension ComparisonReport {
    /// The lines of code against those of other authors.
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
                The others' range cannot be compared with ours directly. They divide by MVC, which this project does not have: MVP is
                no stand-in for it, since its views are passive and its presenters are counted. Each sample is another app, with other
                screens, another author's style and another border between the pattern and what it shares, and a ratio changes
                with each of these; so does ours.

                """
            ]
        )
    }
}

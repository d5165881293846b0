import Foundation

nonisolated extension ComparisonReport {
    /// The lines of code beside those of samples by other authors, each divided by its own MVC.
    var otherSamples: ReportSection {
        let rows = OtherSample.all.enumerated().map { index, sample in
            ["\(index + 1). \(sample.name), \(sample.year)"] + Self.ratios(of: sample.lines)
        }
        let sources = OtherSample.all.enumerated().map { "\($0 + 1). \($1.link):\n   \($1.scope)\n" }
        return ReportSection(
            title: "Lines of code beside other authors' samples",
            text: ["Lines of MVC, and those of the other patterns divided by them:\n"],
            table: ReportTable(
                columns: ["sample", Self.divisor] + Self.others.map { "\($0) / \(Self.divisor)" },
                rows: [["here"] + Self.ratios(of: ours)] + rows
            ),
            remarks: [
                sources.joined(),
                """
                Tests and generated code are left out. A whole folder has code that depends on no pattern, which pulls its ratios
                towards 1. Our targets contain no such code, and our MVVM has coordinators. Because screens and style differ, this is
                not a ranking.

                """,
            ]
        )
    }

    private static let divisor = "MVC"
    private static let others = ["MVP", "MVVM", "VIPER"]

    /// The lines of this project's patterns, by the first word of their titles.
    private var ours: [String: Int] {
        let names = inventory.patterns.map { $0.title.prefix { $0 != " " } }
        return Dictionary(
            zip(names.map(String.init), inventory.patterns.map(\.total.code.lines)),
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Returns the divisor, and the ratio of each other pattern; “–” without a count.
    private static func ratios(of lines: [String: Int]) -> [String] {
        guard let divisor = lines[divisor] else { return ["–"] + others.map { _ in "–" } }
        let ratios = others.map { lines[$0].map { Double($0) / Double(divisor) } }
        return [String(divisor)] + ratios.map { $0.map { String(format: "%.2f", $0) } ?? "–" }
    }
}

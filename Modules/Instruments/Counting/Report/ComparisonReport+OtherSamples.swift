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
                Tests and generated code are left out; whole folders have code that depends on no pattern. Screens and style differ,
                and so does the order of MVP and MVVM: this is not a ranking.

                """,
            ]
        )
    }

    private static let divisor = "MVC"
    private static let others = ["MVP", "VIPER", "MVVM"]

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

/// The lines of code of another author's sample that shows one app under several patterns.
nonisolated struct OtherSample {
    /// The repository's owner and name on GitHub.
    let repository: String
    /// The commit that was counted.
    let commit: String
    /// The year of the commit.
    let year: Int
    /// What was counted: folders and files, in Markdown.
    let scope: String
    /// The lines of each pattern that are neither blank nor only a comment, without tests and generated code.
    let lines: [String: Int]

    var name: String { String(repository.split(separator: "/").last ?? "") }
    var link: String { "[\(name)](https://github.com/\(repository)/tree/\(commit))" }
}

nonisolated extension OtherSample {
    static let all = [
        OtherSample(
            repository: "giftbott/iOS-Architecture-Sample",
            commit: "8d28cbb",
            year: 2017,
            scope: "`MVC-Code`, `MVP-Code`, `MVVM-Rx`, `VIPER-Code`, whole",
            lines: ["MVC": 581, "MVP": 670, "MVVM": 690, "VIPER": 823]
        ),
        OtherSample(
            repository: "giftbott/iOS-Architecture-Sample",
            commit: "8d28cbb",
            year: 2017,
            scope: "only their `Module`, and `AppWireframe`",
            lines: ["MVC": 359, "MVP": 448, "MVVM": 438, "VIPER": 602]
        ),
        OtherSample(
            repository: "marshallxxx/iOSArchitectures_Demo",
            commit: "37ca128",
            year: 2016,
            scope: "`Contacts/MVC` to `Contacts/VIPER`",
            lines: ["MVC": 190, "MVP": 331, "MVVM": 340, "VIPER": 704]
        ),
        OtherSample(
            repository: "ohetzendorfer/ArchitecturalPatterns",
            commit: "78f6de8",
            year: 2019,
            scope: "`mvc_example` to `viper_example`, whole (a master's thesis)",
            lines: ["MVC": 149, "MVP": 251, "MVVM": 189, "VIPER": 387]
        ),
    ]
}

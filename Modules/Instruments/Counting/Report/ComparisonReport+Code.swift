import Foundation

nonisolated extension ComparisonReport {
    /// A row for each number, a column for each pattern.
    var totals: ReportSection {
        let numbers = inventory.patterns.map(\.total.numbers)
        return ReportSection(
            title: "All features together",
            table: ReportTable(
                columns: ["counted"] + inventory.patterns.map(\.title),
                rows: FeatureCount.numberNames.enumerated().map { index, name in [name] + numbers.map { $0[index] } }
            )
        )
    }

    /// A row for each feature, a column for each pattern.
    var linesByFeature: ReportSection {
        ReportSection(
            title: "Lines of code by feature",
            table: ReportTable(
                columns: ["feature"] + inventory.patterns.map(\.title),
                rows: inventory.features.map { name in
                    let counts = inventory.patterns.map { pattern in pattern.features.first { $0.name == name } }
                    return [name] + counts.map { $0.map { String($0.code.lines) } ?? "–" }
                }
            )
        )
    }

    /// A row for each feature of a pattern, a column for each number.
    func features(of pattern: PatternCount) -> ReportSection {
        ReportSection(
            title: pattern.title,
            table: ReportTable(
                columns: ["feature"] + FeatureCount.numberNames,
                rows: pattern.features.map { [$0.name] + $0.numbers }
            )
        )
    }

    /// A row for each target of shared code.
    var shared: ReportSection {
        let total = Inventory.SharedCount(name: "all", code: CodeCount(sumOf: inventory.shared.map(\.code)))
        return ReportSection(
            title: "Shared code",
            table: ReportTable(
                columns: ["target"] + CodeCount.numberNames,
                rows: (inventory.shared + [total]).map { [$0.name] + $0.code.numbers }
            )
        )
    }
}

nonisolated extension CodeCount {
    fileprivate static let numberNames = ["files", "lines", "types", "protocols"]

    fileprivate var numbers: [String] { [files, lines, types, protocols].map(String.init) }
}

nonisolated extension FeatureCount {
    fileprivate static let numberNames =
        CodeCount.numberNames + [
            "strong", "closures", "weak", "weak captures", "tests", "test lines", "spies", "set-up/test",
        ]

    fileprivate var numbers: [String] {
        let references = [count(of: .strong), count(of: .closure), count(of: .weak)]
        let setUp = tests.setUpLinesPerTest.map { String(format: "%.1f", $0) } ?? "–"
        return code.numbers + (references + [weakCaptures, tests.tests, tests.lines, tests.spies]).map(String.init) + [
            setUp
        ]
    }
}

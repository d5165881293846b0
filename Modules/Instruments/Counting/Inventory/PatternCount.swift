import SwiftReader

/// The counts of a pattern.
package nonisolated struct PatternCount: Encodable, Equatable, Sendable {
    /// The pattern's word on the command line.
    package let name: String
    package let title: String
    /// In the order of their names.
    package let features: [FeatureCount]

    /// Counts the files of a module and of its tests by their first folder; those in none belong to `common`.
    init(_ pattern: ComparedPattern, code: [SourceFile], tests: [SourceFile], _ reader: ReferenceReader) {
        let code = Dictionary(grouping: code, by: \.folder)
        let tests = Dictionary(grouping: tests, by: \.folder)
        name = pattern.name
        title = pattern.title
        features = Set(code.keys).union(tests.keys).sorted().map { name in
            FeatureCount(
                name: name,
                code: CodeCount(code[name] ?? []),
                references: reader.references(in: code[name] ?? []),
                tests: TestCount(tests[name] ?? [])
            )
        }
    }

    /// All features together.
    package var total: FeatureCount {
        FeatureCount(
            name: "all",
            code: CodeCount(sumOf: features.map(\.code)),
            references: features.flatMap(\.references),
            tests: TestCount(sumOf: features.map(\.tests))
        )
    }
}

nonisolated extension SourceFile {
    /// The first folder of the path.
    var folder: String {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : "common"
    }
}

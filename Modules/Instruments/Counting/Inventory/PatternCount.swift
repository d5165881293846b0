import SwiftReader

/// The counts of a pattern.
package nonisolated struct PatternCount: Encodable, Equatable, Sendable {
    /// The pattern's name on the command line.
    package let name: String
    package let title: String
    /// The counts of the folders, sorted by name.
    package let features: [FeatureCount]

    /// Counts the files of a module and its tests by their first folder; files outside any folder count as `common`.
    init(_ pattern: ComparedPattern, code: [SourceFile], tests: [SourceFile], _ reader: ReferenceReader) {
        let code = Dictionary(grouping: code, by: \.folder)
        let tests = Dictionary(grouping: tests, by: \.folder)
        name = pattern.name
        title = pattern.title
        features = Set(code.keys).union(tests.keys).sorted().map { name in
            FeatureCount(
                name: name,
                code: CodeCount(code[name] ?? []),
                roles: Dictionary((code[name] ?? []).map { (Role(of: $0), $0.linesOfCode) }, uniquingKeysWith: +),
                references: reader.references(in: code[name] ?? []),
                weakCaptures: (code[name] ?? []).map(\.weakCaptures).reduce(0, +),
                tests: TestCount(tests[name] ?? [])
            )
        }
    }

    /// The sum of all features.
    package var total: FeatureCount {
        FeatureCount(
            name: "all",
            code: CodeCount(sumOf: features.map(\.code)),
            roles: features.reduce(into: [:]) { $0.merge($1.roles, uniquingKeysWith: +) },
            references: features.flatMap(\.references),
            weakCaptures: features.map(\.weakCaptures).reduce(0, +),
            tests: TestCount(sumOf: features.map(\.tests))
        )
    }
}

nonisolated extension SourceFile {
    /// The first folder of the path, or `common`.
    var folder: String {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : "common"
    }
}

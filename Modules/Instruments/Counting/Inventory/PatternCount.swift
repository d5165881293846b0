/// The counts of one folder of a pattern: a feature, the app's start, or code that several features share.
package nonisolated struct FeatureCount: Encodable, Equatable, Sendable {
    package let name: String
    package let code: CodeCount
    /// The lines of code of each role that has any.
    package let roles: [Role: Int]
    package let references: [StoredReference]
    /// `weak` and `unowned` captures of closures.
    package let weakCaptures: Int
    package let tests: TestCount

    init(_ name: String, code: [SourceFile], tests: [SourceFile], _ reader: ReferenceReader) {
        self.name = name
        self.code = CodeCount(code)
        roles = Dictionary(code.map { (Role(of: $0), $0.linesOfCode) }, uniquingKeysWith: +)
        references = reader.references(in: code)
        weakCaptures = code.map(\.weakCaptures).reduce(0, +)
        self.tests = TestCount(tests)
    }

    package func count(of kind: StoredReference.Kind) -> Int { references.count { $0.kind == kind } }
}

/// The counts of a pattern.
package nonisolated struct PatternCount: Encodable, Equatable, Sendable {
    private enum CodingKeys: CodingKey {
        case name, title, features
    }

    /// The pattern's name on the command line.
    package let name: String
    package let title: String
    /// The counts of the folders, sorted by name.
    package let features: [FeatureCount]
    /// The counts of all features together.
    package let total: FeatureCount

    /// Counts the files of a module and its tests by their first folder; files outside any folder count as `common`.
    init(_ pattern: ComparedPattern, code: [SourceFile], tests: [SourceFile], _ reader: ReferenceReader) {
        let folders = Dictionary(grouping: code, by: \.folder)
        let testFolders = Dictionary(grouping: tests, by: \.folder)
        name = pattern.name
        title = pattern.title
        features = Set(folders.keys).union(testFolders.keys).sorted().map { name in
            FeatureCount(name, code: folders[name] ?? [], tests: testFolders[name] ?? [], reader)
        }
        total = FeatureCount("all", code: code, tests: tests, reader)
    }
}

nonisolated extension SourceFile {
    /// The first folder of the path, or `common`.
    var folder: String {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : "common"
    }
}

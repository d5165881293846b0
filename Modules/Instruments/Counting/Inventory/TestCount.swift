import SwiftReader

/// The amount of test code in some files.
package nonisolated struct TestCount: Encodable, Equatable, Sendable {
    /// Functions with `@Test`; one with arguments counts once.
    package let tests: Int
    /// Classes whose name ends in `Spy`.
    package let spies: Int
    /// Lines of code.
    package let lines: Int
    /// Lines of code outside tests: spies, messages, samples and factories.
    package let setUpLines: Int

    /// The number of set-up lines per test; `nil` if there are no tests.
    package var setUpLinesPerTest: Double? { tests == 0 ? nil : Double(setUpLines) / Double(tests) }
}

nonisolated extension TestCount {
    init(_ files: [SourceFile]) {
        let tests = files.map(\.tests)
        self.tests = tests.map(\.count).reduce(0, +)
        spies = files.flatMap(\.types).count { $0.kind == .class && $0.name.hasSuffix("Spy") }
        lines = files.map(\.linesOfCode).reduce(0, +)
        let testLines = zip(files, tests).flatMap { file, tests in tests.map { file.linesOfCode(in: $0.lines) } }
        setUpLines = lines - testLines.reduce(0, +)
    }

    /// Adds up `counts`.
    init(sumOf counts: [TestCount]) {
        tests = counts.map(\.tests).reduce(0, +)
        spies = counts.map(\.spies).reduce(0, +)
        lines = counts.map(\.lines).reduce(0, +)
        setUpLines = counts.map(\.setUpLines).reduce(0, +)
    }
}

nonisolated extension SourceFile {
    fileprivate var tests: [FunctionDeclaration] {
        (functions + types.flatMap(\.functions)).filter { function in
            function.attributes.contains { $0 == "Test" || $0.hasPrefix("Test(") }
        }
    }
}

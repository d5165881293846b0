import SwiftReader

/// How much test code some files hold, and how much of it tests.
package nonisolated struct TestCount: Encodable, Equatable, Sendable {
    /// The functions with `@Test`; one with arguments counts once.
    package let tests: Int
    /// The classes whose name ends in `Spy`.
    package let spies: Int
    /// The lines of code.
    package let lines: Int
    /// The lines of code outside tests: spies, messages, samples, and functions that put a subject together.
    package let setUpLines: Int

    /// The lines of set-up that stand against one test; `nil` where there is none.
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

    /// All of `counts` together.
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

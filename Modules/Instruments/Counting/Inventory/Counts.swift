/// The amount of code in some files.
package nonisolated struct CodeCount: Encodable, Equatable, Sendable {
    package let files: Int
    /// Lines that are neither blank nor only a comment.
    package let lines: Int
    /// Words, numbers, signs and string literals.
    package let tokens: Int
    /// Classes, structs, enums and actors, nested ones included.
    package let types: Int
    package let protocols: Int
}

nonisolated extension CodeCount {
    init(_ files: [SourceFile]) {
        let kinds = files.flatMap(\.types).map(\.kind)
        self.files = files.count
        lines = files.map(\.linesOfCode).reduce(0, +)
        tokens = files.map(\.tokenCount).reduce(0, +)
        types = kinds.count { ![.protocol, .extension].contains($0) }
        protocols = kinds.count { $0 == .protocol }
    }

    /// Adds up `counts`.
    init(sumOf counts: [CodeCount]) {
        files = counts.map(\.files).reduce(0, +)
        lines = counts.map(\.lines).reduce(0, +)
        tokens = counts.map(\.tokens).reduce(0, +)
        types = counts.map(\.types).reduce(0, +)
        protocols = counts.map(\.protocols).reduce(0, +)
    }
}

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
}

nonisolated extension SourceFile {
    fileprivate var tests: [FunctionDeclaration] {
        (functions + types.flatMap(\.functions)).filter { function in
            function.attributes.contains { $0 == "Test" || $0.hasPrefix("Test(") }
        }
    }
}

/// What the code of a file of a pattern is for, by the file's name.
package nonisolated enum Role: String, CaseIterable, CodingKeyRepresentable, Encodable, Sendable {
    /// A view controller, or the app's view or controller.
    case view
    /// A presenter or a view model.
    case presenter
    case interactor
    /// A router or a coordinator.
    case router
    case assembly
    /// The protocols between the parts of a screen, and what these hand over.
    case contract
    case other

    private static let suffixes: [(suffix: String, role: Self)] = [
        ("ViewController", .view), ("AppView", .view), ("AppController", .view), ("Presenter", .presenter),
        ("ViewModel", .presenter), ("Interactor", .interactor), ("Router", .router), ("Coordinator", .router),
        ("Assembly", .assembly), ("Contract", .contract),
    ]

    /// Finds the role of a file, such as `Login/LoginViewModel+State.swift`.
    init(of file: SourceFile) {
        let name = file.path.split(separator: "/").last?.prefix { !"+.".contains($0) } ?? ""
        self = Self.suffixes.first { name.hasSuffix($0.suffix) }?.role ?? .other
    }

    /// The name in prose.
    var title: String {
        switch self {
        case .presenter: "presenter, view model"
        case .router: "router, coordinator"
        case .view, .interactor, .assembly, .contract, .other: rawValue
        }
    }
}

import Foundation

/// A pattern whose code is counted.
package nonisolated struct ComparedPattern: Equatable, Sendable {
    /// The pattern's name on the command line.
    package let name: String
    /// The name in prose.
    package let title: String
    /// The name of the target, in `Modules`, and of its tests, in `Tests`.
    package let module: String

    package init(name: String, title: String, module: String) {
        self.name = name
        self.title = title
        self.module = module
    }
}

/// The code of a clone: that of each pattern, and that shared by all.
///
/// A pattern's code is every file of its target: views, contracts, display and response structs, presenters, view
/// models, interactors, routers, coordinators, assemblies and the binding. Shared code does not change with the
/// pattern: services, forms, rules and texts, storyboards and the device.
package nonisolated struct Inventory: Encodable, Equatable, Sendable {
    /// A shared target.
    package struct SharedCount: Encodable, Equatable, Sendable {
        package let name: String
        package let code: CodeCount
    }

    package let patterns: [PatternCount]
    package let shared: [SharedCount]
    /// The presentation logic in `Shared`, part of the shared code.
    package let presentation: CodeCount

    private static let sharedModules = ["Shared", "Screens", "Headless"]

    /// Counts the code of `patterns` in the clone at `root`.
    package init(of patterns: [ComparedPattern], in root: URL) throws(SourceTreeError) {
        let tree = SourceTree(root)
        var modules: [(name: String, files: [SourceFile])] = []
        for name in Self.sharedModules { modules.append((name, try tree.files(below: "Modules/\(name)"))) }
        let sharedFiles = modules.flatMap(\.files)
        var counts: [PatternCount] = []
        for pattern in patterns {
            let code = try tree.files(below: "Modules/\(pattern.module)")
            let tests = try tree.files(below: "Tests/\(pattern.module)Tests")
            let reader = ReferenceReader(objectsIn: sharedFiles + code)
            counts.append(PatternCount(pattern, code: code, tests: tests, reader))
        }
        self.patterns = counts
        presentation = CodeCount(modules[0].files.filter(PresentationLogic.contains))
        shared = modules.map { SharedCount(name: $0.name, code: CodeCount($0.files)) }
    }

    /// The names of the folders in which at least one pattern has code, sorted.
    package var features: [String] {
        Set(patterns.flatMap(\.features).filter { $0.code.files > 0 }.map(\.name)).sorted()
    }
}

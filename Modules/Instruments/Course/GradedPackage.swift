import Foundation

/// The package as it is graded: of all targets only those that grading needs.
enum GradedPackage {
    /// Writes a manifest that Swift prefers to Package.swift: the app, the tests of rules and leaks, and those of
    /// `modules`.
    static func write(into tree: URL, modules: [String]) throws {
        let roots = ["arch-demo", "ConformanceTests", "DocumentationTests"] + modules.map { "\($0)Tests" }
        let code = """

            var graded: Set = [\(roots.map { "\"\($0)\"" }.joined(separator: ", "))]
            var rest = Array(graded)
            while let name = rest.popLast() {
                for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
                    switch dependency {
                    case .targetItem(let name, _), .byNameItem(let name, _):
                        if graded.insert(name).inserted { rest.append(name) }
                    default: break
                    }
                }
            }
            package.targets.removeAll { !graded.contains($0.name) }
            package.products.removeAll { $0.name != "arch-demo" }

            """
        let text = try String(contentsOf: tree.appending(path: "Package.swift"), encoding: .utf8)
        let manifest = tree.appending(path: "Package@swift-6.swift")
        try (text + code).write(to: manifest, atomically: true, encoding: .utf8)
    }
}

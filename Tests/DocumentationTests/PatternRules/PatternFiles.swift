import Testing

/// The files that a pattern's module consists of: roles with their rules and tests, and the few others, each with a
/// reason.
struct PatternFiles: CustomTestStringConvertible, Sendable {
    let module: String
    /// How the names of files with a role end that has a test file of its own.
    let testedRoles: [String]
    /// How the names of the other files with a role end.
    var otherRoles: [String] = []
    /// The file that shows what a view and its partner say to each other, of which every screen has one; `nil` if views
    /// have no partner.
    var contract: String?
    /// The files without a role, by their path in the module, and why they are there.
    let others: [String: String]

    /// What no file of a role may do.
    let rules: [PatternRule]

    var folder: String { "Modules/\(module)" }
    var testDescription: String { module }

    /// Every pattern; the folder of this name beside this file has its rules.
    static let all: [PatternFiles] = [mvc, mvp, viper, mvvmCoordinator]

    /// What is wrong with `paths`, the files of the module, and `tests`, those of its tests; both by path in their
    /// folder.
    func faults(in paths: [String], tests: [String]) -> [String] {
        let roles = paths.filter { others[$0] == nil }
        let unknown = roles.filter { path in !(testedRoles + otherRoles).contains { path.hasSuffix("\($0).swift") } }
        let untested = roles.filter { path in
            testedRoles.contains { path.hasSuffix("\($0).swift") } && !tests.contains(test(of: path))
        }
        let screens = roles.filter { $0.hasSuffix("ViewController.swift") }
        let silent = contract.map { contract in
            screens.filter { !roles.contains($0.replacing("ViewController.swift", with: "\(contract).swift")) }
                .map { "\($0) has no \(contract)" }
        }
        let gone = others.keys.filter { !paths.contains($0) }
        return unknown.map { "\($0) has no role" }
            + untested.map { "\($0) has no \(test(of: $0))" }
            + (silent ?? [])
            + gone.sorted().map { "\($0) is not there" }
    }

    private func test(of path: String) -> String { path.replacing(".swift", with: "Tests.swift") }
}

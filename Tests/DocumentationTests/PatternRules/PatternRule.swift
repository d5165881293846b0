import Counting
import Testing

/// What no file of a role may do, with examples that do it and similar ones that are allowed.
struct PatternRule: CustomTestStringConvertible, Sendable {
    private(set) var testDescription: String
    /// The folder whose files, at any depth, the rule is for.
    private(set) var folder: String
    /// How the names of those files end, such as `Presenter.swift`; every Swift file where none is given.
    let roles: [String]
    /// The ends of the names of files for which the rule does not hold.
    let exceptions: [String]
    /// What breaks the rule.
    let checks: [Check]
    /// Code that breaks the rule, each in a way of its own.
    let examples: [String]
    /// Code that looks alike and keeps the rule.
    let allowed: [String]

    init(
        _ rule: String,
        _ roles: [String] = [".swift"],
        in folder: String = "Modules",
        except exceptions: [String] = [],
        never checks: Check...,
        suchAs examples: [String],
        but allowed: [String] = []
    ) {
        testDescription = rule
        self.folder = folder
        self.roles = roles
        self.exceptions = exceptions
        self.checks = checks
        self.examples = examples
        self.allowed = allowed
    }

    /// Returns the rule for the files of one pattern.
    func of(_ module: String) -> PatternRule {
        var rule = self
        (rule.testDescription, rule.folder) = ("\(module): \(testDescription)", "Modules/\(module)")
        return rule
    }

    /// The files that the rule is for.
    var files: [SourceFile] {
        Sources.modules.filter { file in
            file.path.hasPrefix(folder + "/") && roles.contains(where: file.path.hasSuffix)
                && !exceptions.contains(where: file.path.hasSuffix)
        }
    }

    /// What in `file` breaks the rule.
    func breaches(in file: SourceFile) -> [String] {
        checks.flatMap { $0.findings(file) }
    }

    /// What in `code` breaks the rule.
    func breaches(in code: String) -> [String] {
        breaches(in: file(of: code))
    }

    /// Returns `code` as a file of the rule's first role.
    func file(of code: String) -> SourceFile {
        SourceFile(path: "\(folder)/Example\(roles.first ?? "")", text: code)
    }
}

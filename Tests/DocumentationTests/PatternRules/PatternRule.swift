import Testing

/// What no file of a role may say, and an example that says it.
struct PatternRule: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The folder whose files, at any depth, the rule is for.
    let folder: String
    /// How the names of those files end, such as `Presenter.swift`; every Swift file where none is given.
    let roles: [String]
    /// The roles in whose files it may be said all the same.
    let exceptions: [String]
    /// A regular expression.
    let forbidden: String
    /// A line that breaks the rule.
    let example: String

    init(
        _ rule: String,
        _ folder: String,
        _ roles: [String] = [".swift"],
        except exceptions: [String] = [],
        never forbidden: String,
        suchAs example: String
    ) {
        testDescription = rule
        self.folder = folder
        self.roles = roles
        self.exceptions = exceptions
        self.forbidden = forbidden
        self.example = example
    }

    /// The files that the rule is for.
    func files() throws -> [String] {
        try Repository.swiftFiles(below: folder).filter { file in
            roles.contains(where: file.hasSuffix) && !exceptions.contains(where: file.hasSuffix)
        }
    }

    /// The lines of `code` that break the rule, comments aside.
    func breaches(in code: String) throws -> [Substring] {
        let regex = try Regex(forbidden).wordBoundaryKind(.simple)
        return code.split(separator: "\n").filter { line in
            !line.drop { $0 == " " }.hasPrefix("//") && line.contains(regex)
        }
    }
}

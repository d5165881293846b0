import Testing

/// What no file of a role may say, and examples that say it.
struct PatternRule: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The folder whose files, at any depth, the rule is for.
    let folder: String
    /// How the names of those files end, such as `Presenter.swift`; every Swift file where none is given.
    let roles: [String]
    /// The roles in whose files it may be said all the same.
    let exceptions: [String]
    /// A regular expression that finds a line that breaks the rule.
    let forbidden: String
    /// Lines that break the rule, each in a way of its own.
    let examples: [String]

    init(
        _ rule: String,
        _ folder: String,
        _ roles: [String] = [".swift"],
        except exceptions: [String] = [],
        never forbidden: String,
        suchAs examples: String...
    ) {
        testDescription = rule
        self.folder = folder
        self.roles = roles
        self.exceptions = exceptions
        self.forbidden = forbidden
        self.examples = examples
    }

    /// The files that the rule is for.
    func files() throws -> [String] {
        try Repository.swiftFiles(below: folder).filter { file in
            roles.contains(where: file.hasSuffix) && !exceptions.contains(where: file.hasSuffix)
        }
    }

    /// The lines of `code` that break the rule, comments aside.
    func breaches(in code: String) throws -> [String] {
        let regex = try Regex(forbidden).wordBoundaryKind(.simple)
        return code.split(separator: "\n").map(String.init).filter { line in
            !line.drop { $0 == " " }.hasPrefix("//") && line.contains(regex)
        }
    }
}

import Foundation

/// What is compared apart from the code: results of other scripts in a clone, objects in memory and formatted lines;
/// `nil` if they are missing. Counts are `Int32`: one that is too large to calculate with cannot be decoded.
package nonisolated struct Findings: Encodable, Equatable, Sendable {
    /// The messages of one action under each pattern.
    package struct Action: Codable, Equatable, Sendable {
        package struct Counts: Codable, Equatable, Sendable {
            package let pattern: String
            package let messages: Int32
            /// Calls of a part to itself.
            package let own: Int32
            /// Calls on the way of a state or an event to its view.
            package let deliveries: Int32
            package let services: Int32
            package let answers: Int32
            package let turns: Int32
            /// Functions entered.
            package let functions: Int32

            /// Messages, and what that rule leaves out.
            var calls: Int { Int(messages) + Int(own) + Int(deliveries) }
        }

        package let heading: String
        package let scenario: String
        /// The number of the scenario's step.
        package let step: Int32
        package let counts: [Counts]
    }

    /// Whether each check caught a planted fault; `nil` if the check was not run.
    package struct Fault: Codable, Equatable, Sendable {
        package let fault: String
        package let pattern: String
        /// Whether the tests of the pattern's roles fail.
        package let tests: Bool?
        package let leaks: Bool?
        package let scenarios: Bool?
        package let monkey: Bool?
        package let rules: Bool?
    }

    /// The size of a change of the app in one part of the code.
    package struct Change: Codable, Equatable, Sendable {
        package let change: String
        /// A pattern's name on the command line, or `shared`.
        package let part: String
        /// Lines of code added, minus those removed; without `onceLines`.
        package let netLines: Int32
        /// Lines of code added, plus those removed; without `onceLines`.
        package let churn: Int32
        package let filesTouched: Int32
        /// Lines of test code added, minus those removed.
        package let netTestLines: Int32
        /// Lines of test code added, plus those removed.
        package let testChurn: Int32
        /// The lines of new routers and coordinators, which are paid once.
        package let onceLines: Int32

        /// Whether the change was drawn: a number begins its name. The others were chosen.
        var isDrawn: Bool { change.first?.isNumber == true }
    }

    /// The lines of a pattern's code after `swift format` has broken them for a width.
    package struct FormattedLines: Encodable, Equatable, Sendable {
        package let columns: Int
        /// The pattern's name on the command line.
        package let pattern: String
        package let lines: Int
    }

    package var actions: [Action]?
    package var screens: [ScreenCount]?
    package var formatted: [FormattedLines]?
    package var faults: [Fault]?
    package var changes: [Change]?

    package init() {}
}

nonisolated extension Findings {
    /// Reads the results of scripts in the clone at `root`. Throws `unreadableFile` if one cannot be decoded.
    package init(in root: URL) throws(SourceTreeError) {
        actions = try Self.decode("scripts/traces.json", in: root)
        faults = try Self.decode("scripts/faults.d/results.json", in: root)
        changes = try Self.decode("scripts/changes.json", in: root)
    }

    private static func decode<Value: Decodable>(_ path: String, in root: URL) throws(SourceTreeError) -> Value? {
        let url = root.appending(path: path)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let data = try url.content()
        guard let value = try? JSONDecoder().decode(Value.self, from: data) else {
            throw .unreadableFile(path: url.path, reason: "Not a result of this project’s scripts")
        }
        return value
    }
}

/// The objects that opening a screen under a pattern creates.
package nonisolated struct ScreenCount: Encodable, Equatable, Sendable {
    package let screen: String
    /// The pattern's name on the command line.
    package let pattern: String
    /// The number of new objects of the pattern's own types once the screen has settled.
    package let parts: Int

    package init(screen: String, pattern: String, parts: Int) {
        self.screen = screen
        self.pattern = pattern
        self.parts = parts
    }
}

nonisolated extension Findings.FormattedLines {
    /// Counts the lines of `patterns` in a folder that has, for each width, a folder with the patterns' formatted code.
    package static func all(of patterns: [ComparedPattern], in folder: URL) throws(SourceTreeError) -> [Self] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            throw .unreadable(path: folder.path)
        }
        var counts: [Self] = []
        for columns in names.compactMap(Int.init).sorted() {
            let tree = SourceTree(folder.appending(path: String(columns)))
            for pattern in patterns {
                let code = CodeCount(try tree.files(below: pattern.module))
                counts.append(Self(columns: columns, pattern: pattern.name, lines: code.lines))
            }
        }
        return counts
    }
}

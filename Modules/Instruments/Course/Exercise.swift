import Foundation

/// An exercise, a folder of docs/course with a file exercise.json.
package struct Exercise: Decodable, Equatable, Sendable {
    private enum CodingKeys: CodingKey {
        case number, title, minutes, patterns, folders, tests, parts
    }

    /// Its folder in the clone.
    var folder = URL(filePath: "/")
    package let number: Int
    package let title: String
    package let minutes: Int
    /// The names of the patterns to work on, as on the command line.
    package let patterns: [String]
    /// The folders whose files a submission may contain, each with a slash at its end.
    package let folders: [String]
    /// A regular expression that chooses the student's tests.
    package let tests: String
    package let parts: [ExercisePart]

    /// The sum of all parts' points.
    package var points: Int { parts.map(\.points).reduce(0, +) }

    /// A line of the list of exercises.
    var summary: String {
        "\(number)  \(title) (\(minutes) min, \(points) points, \(patterns.joined(separator: ", ")))\n"
    }

    var needsBuild: Bool { parts.contains { $0.check != .answers } }

    /// Whether the program is right, and students write its tests: those that the start removes are an answer.
    var isOfTests: Bool { folders.allSatisfy { $0.hasPrefix("Tests/") } }
}

/// A graded part of an exercise.
package struct ExercisePart: Decodable, Equatable, Sendable {
    /// What is checked; in the order of the checks.
    package enum Check: String, CaseIterable, Decodable, Sendable {
        case scenarios, verify, rules, leaks, tests, scenario, mutants, answers
    }

    package let check: Check
    package let points: Int
    /// A sentence about what a failure means.
    package let why: String
    /// Where to read on.
    package let read: [String]
    /// `tests`: words that the names of suites or tests contain.
    package var required: [String]?
    /// `mutants`: those that the report may name.
    package var named: [String]?
    /// `answers`: the right ones, by their questions. Students can read them, so no points of theirs count.
    package var key: [String: String]?

    /// What a failure means, and where to read on.
    var advice: [String] { [why] + (read.isEmpty ? [] : ["Read " + read.joined(separator: ", ")]) }
}

extension Exercise {
    /// The name of its folder, such as `05-a-control`.
    package var name: String { folder.lastPathComponent }

    /// Returns its file at this path; `nil` if there is none, as in a student's clone for hidden parts.
    func url(_ path: String) -> URL? {
        let url = folder.appending(path: path)
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }

    /// Applies the start, unless the clone has it and so no patch.
    func applyStart(to tree: URL) throws {
        if url("start.patch") != nil { try apply("start.patch", to: tree) }
    }

    /// Applies a patch, unless the tree has its changes.
    func apply(_ name: String, to tree: URL) throws {
        guard let patch = url(name)?.path else { throw CourseError.course("There is no \(name).") }
        if Shell.succeeds(["git", "apply", "--reverse", "--check", patch], in: tree) { return }
        try Shell.run(["git", "apply", patch], in: tree)
    }
}

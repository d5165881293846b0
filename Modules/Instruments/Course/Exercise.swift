import Foundation

/// An exercise, a folder of docs/course with a file exercise.json.
package struct Exercise: Decodable, Equatable, Sendable {
    private enum CodingKeys: CodingKey {
        case number, title, minutes, patterns, folders, tests, parts
    }

    var folder = URL(filePath: "/")
    package let number: Int
    let title: String
    let minutes: Int
    let patterns: [String]
    /// The folders whose files a submission may contain, each with a slash at its end.
    let folders: [String]
    /// A regular expression that chooses the student's tests.
    let tests: String
    let parts: [ExercisePart]

    var points: Int { parts.map(\.points).reduce(0, +) }

    var summary: String {
        "\(number)  \(title) (\(minutes) min, \(points) points, \(patterns.joined(separator: ", ")))\n"
    }

    var needsBuild: Bool { parts.contains { $0.check != .answers } }

    /// The folders of the program that the student's tests are of.
    var testedFolders: [String] {
        folders.filter { $0.hasPrefix("Tests/") }.map { "Modules/" + $0.dropFirst(6).replacing("Tests/", with: "/") }
    }

    /// Whether the program is right, and students write its tests: those that the start removes are an answer.
    var isOfTests: Bool { folders.allSatisfy { $0.hasPrefix("Tests/") } }
}

/// A graded part of an exercise.
struct ExercisePart: Decodable, Equatable, Sendable {
    /// What is checked; in the order of the checks.
    enum Check: String, CaseIterable, Decodable, Sendable {
        case scenarios, verify, rules, leaks, tests, scenario, mutants, answers
    }

    let check: Check
    let points: Int
    /// What a failure means, in a sentence, and where to read on.
    let why: String
    let read: [String]
    /// `tests`: words that the names of suites or tests contain.
    var required: [String]?
    /// `mutants`: those that the report may name.
    var named: [String]?
    /// `mutants`: whether the start is the named one.
    var isStart: Bool?
    /// `answers`: the right ones, by their questions. Students can read them, so no points of theirs count.
    var key: [String: String]?

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

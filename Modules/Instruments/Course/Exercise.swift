import Foundation

/// An exercise, a folder of docs/course with a file exercise.json.
package struct Exercise: Decodable, Equatable, Sendable {
    private enum CodingKeys: CodingKey {
        case number, title, minutes, patterns, folders, tests, parts
    }

    /// The name of its folder, such as `05-a-control`.
    package internal(set) var name = ""
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
}

/// The files of an exercise: its patches, scenarios and hidden parts.
struct ExerciseFiles: Sendable {
    /// The folders to look in, the preferred one first.
    let folders: [URL]

    init(of exercise: Exercise, in root: URL, privateFolder: URL?) {
        folders = [privateFolder, root.appending(path: Course.folder)].compactMap { $0?.appending(path: exercise.name) }
    }

    /// Returns the file at this path; `nil` if there is none, as in a student's repository for hidden parts.
    func url(_ path: String) -> URL? {
        folders.map { $0.appending(path: path) }.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The paths of the files `acceptance/*.scenario`, sorted by name.
    var scenarios: [String] {
        let folders = folders.map { $0.appending(path: "acceptance").path }
        let names = Set(folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] })
        return names.filter { $0.hasSuffix(".scenario") }.sorted().compactMap { url("acceptance/\($0)")?.path }
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

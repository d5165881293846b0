import Foundation

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

    /// The files `acceptance/*.scenario`, sorted by name.
    var scenarios: [URL] {
        let names = folders.flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "acceptance").path)) ?? []
        }
        return Set(names).filter { $0.hasSuffix(".scenario") }.sorted().compactMap { url("acceptance/\($0)") }
    }

    func patch(_ name: String) throws -> String {
        guard let url = url(name) else { throw CourseError.course("There is no \(name).") }
        return url.path
    }

    /// Applies the start, unless the tree has it.
    func applyStart(to tree: URL) throws {
        let patch = try patch("start.patch")
        if Shell.succeeds(["git", "apply", "--reverse", "--check", patch], in: tree) { return }
        try apply("start.patch", to: tree)
    }

    func apply(_ name: String, to tree: URL) throws {
        try Shell.run(["git", "apply", patch(name)], in: tree)
    }
}

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

    /// The paths of the files `acceptance/*.scenario`, sorted by name.
    var scenarios: [String] {
        let folders = folders.map { $0.appending(path: "acceptance").path }
        let names = Set(folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] })
        return names.filter { $0.hasSuffix(".scenario") }.sorted().compactMap { url("acceptance/\($0)")?.path }
    }

    /// Applies a patch, unless the tree has its changes.
    func apply(_ name: String, to tree: URL) throws {
        guard let patch = url(name)?.path else { throw CourseError.course("There is no \(name).") }
        if Shell.succeeds(["git", "apply", "--reverse", "--check", patch], in: tree) { return }
        try Shell.run(["git", "apply", patch], in: tree)
    }
}

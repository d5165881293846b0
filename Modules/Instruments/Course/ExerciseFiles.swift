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

    /// Returns the files at a path whose last part may be a pattern such as `*.scenario`, sorted by name.
    func urls(_ pattern: String) -> [URL] {
        guard let star = pattern.lastIndex(of: "*") else { return [url(pattern)].compactMap(\.self) }
        let (folder, ending) = (String(pattern[..<star]), pattern[pattern.index(after: star)...])
        let names = folders.flatMap { root in
            (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
        }
        return Set(names).sorted().filter { $0.hasSuffix(ending) }.compactMap { url(folder + $0) }
    }

    /// Applies the start, unless the tree has it.
    func applyStart(to tree: URL) throws {
        guard let patch = url("start.patch") else { return }
        if Shell.succeeds(["git", "apply", "--reverse", "--check", patch.path], in: tree) { return }
        try apply("start.patch", to: tree)
    }

    func apply(_ name: String, to tree: URL) throws {
        guard let patch = url(name) else { throw CourseError.course("There is no \(name).") }
        try Shell.run(["git", "apply", patch.path], in: tree)
    }
}

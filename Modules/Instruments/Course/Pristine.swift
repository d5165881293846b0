import Foundation

/// The repository as students got it.
struct Pristine: Sendable {
    /// The clone.
    let root: URL

    /// Writes it into an empty folder: from a lecturer's clone, which has hidden parts, the files as they are; from a
    /// student's, the first commit.
    func write(to folder: URL) throws {
        let isStudents = !hasHiddenParts && Shell.succeeds(["git", "rev-parse", "--verify", "HEAD"], in: root)
        guard isStudents else { return try Shell.copy(root, to: folder) }
        let roots = try Shell.run(["git", "rev-list", "--max-parents=0", "HEAD"], in: root)
        let first = roots.split(separator: "\n").last.map(String.init) ?? "HEAD"
        let command = "git archive \"$1\" | tar -xf - -C \"$2\""
        try Shell.run(["sh", "-c", command, "sh", first, folder.path], in: root)
    }

    private var hasHiddenParts: Bool {
        let course = root.appending(path: Course.folder).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: course)) ?? []
        return names.contains { name in
            ["hidden", "exemplar.patch"].contains { FileManager.default.fileExists(atPath: "\(course)/\(name)/\($0)") }
        }
    }
}

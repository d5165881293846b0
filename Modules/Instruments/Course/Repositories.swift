import Foundation

extension Course {
    /// Writes the students' repository into the new folder `target`: no exemplars, no hidden parts, and one commit.
    package func handOut(to target: URL) throws {
        guard (try? FileManager.default.contentsOfDirectory(atPath: target.path)) ?? [] == [] else {
            throw CourseError.usage("\(target.path) is not empty: name a new folder.")
        }
        guard !target.path.hasPrefix(root.path + "/") else {
            throw CourseError.usage("\(target.path) is in the clone itself: name a folder outside.")
        }
        try Shell.copy(root, to: target)
        try Shell.run(["git", "init", "-q", "-b", "main"], in: target)
        try Self.commit("Hand out the course", in: target)
    }

    /// Writes a copy with the start of an exercise into the new folder `target`, or applies the start to this clone if
    /// that is the folder.
    package func start(_ exercise: Exercise, in target: URL) throws {
        let files = ExerciseFiles(of: exercise, in: root, privateFolder: nil)
        if target.standardized.path == root.standardized.path { return try files.apply("start.patch", to: root) }
        try handOut(to: target)
        try files.apply("start.patch", to: target)
        try Self.commit("Start exercise \(exercise.number)", in: target)
    }

    /// Writes the repository as students got it into an empty folder: from a lecturer's clone, which has hidden parts,
    /// the files as they are; from a student's, the first commit.
    func writePristine(to folder: URL) throws {
        let hidden = "ls -d \(Self.folder)/*/hidden \(Self.folder)/*/exemplar.patch | grep -q ."
        let first = "git archive $(git rev-list --max-parents=0 HEAD | tail -n 1) | tar -xf - -C \"$1\""
        guard !Shell.succeeds(["sh", "-c", hidden], in: root), Shell.succeeds(["git", "rev-parse", "HEAD"], in: root)
        else { return try Shell.copy(root, to: folder) }
        try Shell.run(["sh", "-c", first, "sh", folder.path], in: root)
    }

    private static func commit(_ message: String, in folder: URL) throws {
        try Shell.run(["git", "add", "-A"], in: folder)
        let author = ["-c", "user.name=arch-lab", "-c", "user.email=arch-lab@localhost"]
        try Shell.run(["git"] + author + ["commit", "-q", "-m", message], in: folder)
    }
}

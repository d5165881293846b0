import Foundation
import TestTools

/// The exercises in docs/course of a clone.
package struct Course: Sendable {
    static let folder = "docs/course"

    /// The clone.
    package let root: URL
    package private(set) var exercises: [Exercise] = []

    /// Reads the exercises of the clone at `root`.
    package init(in root: URL) throws(CourseError) {
        self.root = root
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: Self.folder).path)
        guard let names else {
            throw .course("Cannot read \(root.path)/\(Self.folder): name a clone of this project with “--sources”.")
        }
        for name in names {
            let file = "\(Self.folder)/\(name)/exercise.json"
            guard let data = try? Data(contentsOf: root.appending(path: file)) else { continue }
            do {
                var exercise = try JSONDecoder().decode(Exercise.self, from: data)
                exercise.name = name
                exercises.append(exercise)
            } catch {
                throw .course("\(file) cannot be read: \(error)")
            }
        }
        exercises.sort { $0.number < $1.number }
    }

    /// Returns the exercise with this number.
    package func exercise(_ number: Int) throws(CourseError) -> Exercise {
        if let exercise = exercises.first(where: { $0.number == number }) { return exercise }
        throw .usage("There is no exercise \(number): “arch-lab exercise list” lists them.")
    }

    /// A line for each exercise.
    package var list: String { exercises.map(\.summary).joined() }
}

/// Why an exercise could not be given or graded.
package enum CourseError: Error, Equatable {
    /// The course's own files are missing or wrong.
    case course(String)
    /// The request cannot be met, for example because a folder exists.
    case usage(String)
    /// The submission cannot be read; it gets no points.
    case submission(String)
}

// MARK: Repositories

extension Course {
    /// Writes the students' repository into the new folder `target`, without exemplars and hidden parts, or a copy with
    /// the start of an exercise. Its only commit shows no change.
    package func handOut(starting exercise: Exercise? = nil, to target: URL) throws {
        guard (try? FileManager.default.contentsOfDirectory(atPath: target.path)) ?? [] == [] else {
            throw CourseError.usage("\(target.path) is not empty: name a new folder.")
        }
        guard !target.path.hasPrefix(root.path + "/") else {
            throw CourseError.usage("\(target.path) is in the clone itself: name a folder outside.")
        }
        try copy(to: target, starting: exercise)
        let author = ["-c", "user.name=arch-lab", "-c", "user.email=arch-lab@localhost"]
        let message = exercise.map { "Start exercise \($0.number)" } ?? "Hand out the course"
        try Shell.run(["git", "init", "-q", "-b", "main"], in: target)
        try Shell.run(["git", "add", "-A"], in: target)
        try Shell.run(["git"] + author + ["commit", "-q", "-m", message], in: target)
    }

    private func copy(to target: URL, starting started: Exercise? = nil) throws {
        try Shell.copy(root, to: target)
        for exercise in exercises where exercise.isOfTests || exercise == started {
            try ExerciseFiles(of: exercise, in: target, privateFolder: nil).applyStart(to: target)
            try Shell.run(["rm", "-f", "\(Self.folder)/\(exercise.name)/start.patch"], in: target)
        }
    }

    /// Writes a copy with the start of an exercise into the new folder `target`, or applies the start to this clone if
    /// that is the folder.
    package func start(_ exercise: Exercise, in target: URL) throws {
        guard target.path == root.path else { return try handOut(starting: exercise, to: target) }
        try ExerciseFiles(of: exercise, in: root, privateFolder: nil).applyStart(to: root)
    }

    /// Packs the clone into an archive beside it, without builds and history; returns the archive.
    package func handIn(_ exercise: Exercise) throws -> URL {
        let archive = root.deletingLastPathComponent().appending(path: "\(exercise.name).tar.gz")
        try Shell.run(["tar", "-czf", archive.path] + Submission.exclusions + ["."], in: root)
        return archive
    }

    /// Writes the repository as students got it into an empty folder: from a lecturer's clone, which has hidden parts,
    /// the files as they are; from a student's, the first commit.
    func writePristine(to folder: URL) throws {
        let hidden = "ls -d \(Self.folder)/*/hidden \(Self.folder)/*/exemplar.patch | grep -q ."
        let first = "git archive $(git rev-list --max-parents=0 HEAD | tail -n 1) | tar -xf - -C \"$1\""
        guard !Shell.succeeds(["sh", "-c", hidden], in: root), Shell.succeeds(["git", "rev-parse", "HEAD"], in: root)
        else { return try copy(to: folder) }
        try Shell.run(["sh", "-c", first, "sh", folder.path], in: root)
    }
}

// MARK: Grading

extension Course {
    /// Grades the folder, archive or patch at `url`.
    package func grade(_ url: URL, in workspace: Workspace) throws -> Grade {
        let exercise = workspace.exercise
        let lock = try workspace.lock()
        defer { close(lock) }
        defer { try? workspace.clear() }
        do {
            try workspace.clear()
            try writePristine(to: workspace.tree)
            let pristine = try workspace.submission(in: workspace.tree)
            try workspace.files.applyStart(to: workspace.tree)
            let submission = try workspace.submission(at: url)
            let start = try workspace.submission(in: workspace.tree)
            let isStarted = pristine.files == start.files || submission.files != pristine.files
            guard isStarted || Workspace.isPatch(url) else {
                let command = "arch-lab exercise start \(exercise.number)"
                throw CourseError.submission("Not started: “\(command)” makes a folder to work in.")
            }
            let oldTests = exercise.needsBuild ? try workspace.buildStart() : []
            try submission.write(into: workspace.tree, submission.folders)
            let merged = try workspace.submission(in: workspace.tree)
            let checks = Checks(workspace: workspace, submission: merged, oldTests: oldTests)
            return Grade(exercise, try checks.grades(), submission, Suspicion.all(in: merged, start: start))
        } catch CourseError.submission(let message) {
            return Grade(exercise, exercise.parts.map { PartGrade($0, .skipped(message)) }, Submission(), [])
        }
    }
}

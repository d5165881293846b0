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
        let folder = root.appending(path: Self.folder)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            throw .course("Cannot read \(folder.path): name a clone of this project with “--sources”.")
        }
        for name in names {
            guard let data = try? Data(contentsOf: folder.appending(path: "\(name)/exercise.json")) else { continue }
            do {
                var exercise = try JSONDecoder().decode(Exercise.self, from: data)
                exercise.folder = folder.appending(path: name)
                exercises.append(exercise)
            } catch {
                throw .course("\(Self.folder)/\(name)/exercise.json cannot be read: \(error)")
            }
        }
        exercises.sort { $0.number < $1.number }
    }

    /// Returns the exercise with this number.
    package func exercise(_ number: Int) throws(CourseError) -> Exercise {
        if let exercise = exercises.first(where: { $0.number == number }) { return exercise }
        throw .course("There is no exercise \(number): “arch-lab exercise list” lists them.")
    }

    /// A line for each exercise.
    package var list: String { exercises.map(\.summary).joined() }
}

/// Why an exercise could not be given or graded.
package enum CourseError: Error, Equatable {
    /// The course's own files are wrong, or the request cannot be met.
    case course(String)
    /// The submission cannot be read; it gets no points.
    case submission(String)
}

// MARK: Repositories

extension Course {
    /// Writes the students' repository into the new folder `target`. Its only commit shows no change.
    package func handOut(to target: URL) throws {
        guard (try? FileManager.default.contentsOfDirectory(atPath: target.path)) ?? [] == [] else {
            throw CourseError.course("\(target.path) is not empty: name a new folder.")
        }
        guard !target.path.hasPrefix(root.path + "/") else {
            throw CourseError.course("\(target.path) is in the clone itself: name a folder outside.")
        }
        try copy(to: target)
        try Shell.run(["git", "init", "-q", "-b", "main"], in: target)
        try commit("Hand out the course", in: target)
    }

    /// Starts an exercise on a new branch of the clone, which so keeps its build. The branch has one commit, which
    /// shows no change. Saves the work on the branch of another exercise.
    package func start(_ exercise: Exercise) throws {
        if Shell.succeeds(["git", "show-ref", "-q", "refs/heads/\(exercise.name)"], in: root) {
            throw CourseError.course("It is started: “git switch \(exercise.name)” goes on with it.")
        }
        let branch = try Shell.run(["git", "branch", "--show-current"], in: root).dropLast()
        if exercises.contains(where: { $0.name == branch }) {
            try commit("Work on \(branch)", in: root)
            try Shell.run(["git", "switch", "-q", "main"], in: root)
        }
        guard try Shell.run(["git", "status", "--porcelain"], in: root).isEmpty else {
            throw CourseError.course("There are changes that are not committed: “git status” shows them.")
        }
        try Shell.run(["git", "checkout", "-q", "--orphan", exercise.name], in: root)
        try prepare(root, starting: exercise)
        try commit("Start exercise \(exercise.number)", in: root)
    }

    private func commit(_ message: String, in folder: URL) throws {
        let git = ["git", "-c", "user.name=arch-lab", "-c", "user.email=arch-lab@localhost"]
        try Shell.run(["git", "add", "-A"], in: folder)
        try Shell.run(git + ["commit", "-q", "--allow-empty", "-m", message], in: folder)
    }

    private func copy(to target: URL) throws {
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try Shell.copy(root, to: target, without: [".git", ".build", ".swiftpm"], keepsDates: true)
        try prepare(target)
    }

    /// Removes what students do not get: exemplars, hidden parts, and what a start removes.
    private func prepare(_ tree: URL, starting started: Exercise? = nil) throws {
        for exercise in exercises {
            let isStarted = exercise.isOfTests || exercise == started
            if isStarted { try exercise.applyStart(to: tree) }
            let unwanted = ["hidden", "exemplar.patch"] + (isStarted ? ["start.patch"] : [])
            let paths = unwanted.map { "\(Self.folder)/\(exercise.name)/\($0)" }
            try Shell.run(["rm", "-rf"] + paths, in: tree)
        }
    }

    /// Packs the clone into an archive beside it, without builds and history; returns the archive.
    package func handIn(_ exercise: Exercise) throws -> URL {
        let archive = root.deletingLastPathComponent().appending(path: "\(exercise.name).tar.gz")
        try Shell.run(["tar", "-czf", archive.path] + Submission.exclusions + ["."], in: root)
        return archive
    }

    /// Makes a folder the repository as students got it: a lecturer's clone, which has exemplars, as it is; the first
    /// commit of a student's.
    func writePristine(to folder: URL) throws {
        let isStudents = exercises.allSatisfy { $0.url("exemplar.patch") == nil }
        guard isStudents, Shell.succeeds(["git", "rev-parse", "HEAD"], in: root) else { return try copy(to: folder) }
        try Shell.remove(folder)
        try Shell.run(["mkdir", folder.path])
        let first = "git archive $(git rev-list --max-parents=0 HEAD | tail -n 1) | tar -xf - -C \"$1\""
        try Shell.run(["sh", "-c", first, "sh", folder.path], in: root)
    }
}

// MARK: Grading

extension Course {
    /// Grades the folder, archive or patch at `url`.
    package func grade(_ url: URL, in workspace: Workspace) async throws -> Grade {
        let exercise = workspace.exercise
        let lock = try workspace.lock()
        defer { close(lock) }
        do {
            try workspace.clear()
            try writePristine(to: workspace.tree)
            let pristine = try workspace.submission(in: workspace.tree)
            try exercise.applyStart(to: workspace.tree)
            let submission = try workspace.submission(at: url)
            let start = try workspace.submission(in: workspace.tree)
            let isStarted = pristine.files == start.files || submission.files != pristine.files
            guard isStarted || Workspace.isPatch(url) else {
                let command = "arch-lab exercise start \(exercise.number)"
                throw CourseError.submission("Not started: “\(command)” makes a branch to work on.")
            }
            let oldTests = exercise.needsBuild ? try workspace.buildStart() : []
            try submission.write(into: workspace.tree, submission.folders)
            let merged = try workspace.submission(in: workspace.tree)
            let program = try Submission(in: workspace.tree, folders: exercise.testedFolders, tree: workspace.tree)
            let suspicions = Suspicion.all(in: merged, start: start, program: program)
            let checks = Checks(workspace: workspace, submission: merged, oldTests: oldTests)
            return Grade(exercise, try await checks.grades(), submission, suspicions)
        } catch CourseError.submission(let message) {
            return Grade(exercise, exercise.parts.map { PartGrade($0, .skipped(message)) }, Submission(), [])
        }
    }
}

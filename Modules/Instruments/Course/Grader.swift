import Counting
import Foundation

/// Grades one submission of an exercise.
package struct Grader: Sendable {
    let exercise: Exercise
    let course: Course
    let workspace: Workspace

    /// Creates a grader that builds in `.build` of the course's clone. `patterns` are all patterns.
    package init(
        _ exercise: Exercise,
        of course: Course,
        patterns: [ComparedPattern],
        privateFolder: URL? = nil,
        sandbox: String? = nil,
        progress: @escaping @Sendable (String) -> Void
    ) {
        self.exercise = exercise
        self.course = course
        let cache = course.root.resolvingSymlinksInPath().appending(path: ".build/course/\(exercise.name)")
        workspace = Workspace(
            files: ExerciseFiles(of: exercise, in: course.root, privateFolder: privateFolder),
            patterns: patterns.filter { exercise.patterns.contains($0.name) },
            cache: cache,
            runner: Runner(sandbox: sandbox, work: cache.appending(path: "work")),
            progress: progress
        )
    }

    /// Grades the folder, archive or patch at `url`.
    package func grade(_ url: URL) throws -> Grade {
        let lock = try workspace.lock()
        defer { close(lock) }
        defer { try? workspace.clear() }
        do {
            try writeStart(for: url)
            let reader = SubmissionReader(folders: exercise.folders, start: workspace.tree)
            let submission = try reader.read(url, scratch: workspace.cache.appending(path: "submission"))
            let start = reader.submission(in: workspace.tree)
            if exercise.needsBuild { try workspace.buildStart() }
            try submission.write(into: workspace.tree, submission.folders)
            let merged = reader.submission(in: workspace.tree)
            let checks = Checks(exercise: exercise, workspace: workspace, submission: merged, start: start)
            return Grade(exercise, try grades(checks), submission, Suspicion.all(in: merged, start: start))
        } catch CourseError.submission(let message) {
            return Grade(exercise, exercise.parts.map { PartGrade($0, .skipped(message)) }, Submission(), [])
        }
    }

    /// Writes what students start with. Throws if the submission is a folder as they get it before.
    private func writeStart(for submission: URL) throws {
        try workspace.clear()
        try course.writePristine(to: workspace.tree)
        let reader = SubmissionReader(folders: exercise.folders, start: workspace.tree)
        if submission.fileType == .typeDirectory,
            reader.submission(in: submission).files == reader.submission(in: workspace.tree).files
        {
            let start = "arch-lab exercise start \(exercise.number)"
            throw CourseError.submission("Not started: “\(start)” makes a folder to work in.")
        }
        try workspace.files.apply("start.patch", to: workspace.tree)
    }

    private func grades(_ checks: Checks) throws -> [PartGrade] {
        let sorted = ExercisePart.Check.allCases.flatMap { check in exercise.parts.filter { $0.check == check } }
        var grades: [PartGrade] = []
        if exercise.needsBuild {
            workspace.progress("Building your program…")
            if let errors = try workspace.build() {
                let skipped = Finding.skipped("Not checked, because the program does not build.")
                return [PartGrade(nil, .failed("It does not build.", errors))] + sorted.map { PartGrade($0, skipped) }
            }
            grades.append(PartGrade(nil, .passed("It builds.")))
        }
        var failure: Finding?
        for part in sorted {
            let skipped = part.check == .mutants ? nil : failure
            if skipped == nil { workspace.progress("Checking \(part.check.rawValue)…") }
            let finding = try skipped ?? checks.finding(of: part)
            grades.append(PartGrade(part, finding))
            if part.check == .scenarios, finding.fraction == 0 {
                failure = .skipped("Not checked, because none of the exercise's scenarios passes.")
            }
        }
        return grades
    }
}

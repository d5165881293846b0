import Counting
import Foundation

/// Grades one submission of an exercise.
package struct Grader: Sendable {
    let exercise: Exercise
    let files: ExerciseFiles
    let workspace: Workspace
    let pristine: Pristine
    let progress: @Sendable (String) -> Void

    private var allowed: AllowedFiles { AllowedFiles(patterns: exercise.description.files) }
    private var parts: [ExercisePart] { exercise.description.parts }

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
        self.progress = progress
        files = ExerciseFiles(of: exercise, in: course.root, privateFolder: privateFolder)
        pristine = Pristine(root: course.root)
        let cache = course.root.resolvingSymlinksInPath().appending(path: ".build/course/\(exercise.name)")
        let chosen = patterns.filter { exercise.description.patterns.contains($0.name) }
        workspace = Workspace(
            files: files,
            modules: chosen.map(\.module),
            cache: cache,
            runner: Runner(sandbox: sandbox, work: cache.appending(path: "work")),
            progress: progress
        )
    }

    /// Grades the folder, archive or patch at `url`.
    package func grade(_ url: URL) throws -> Grade {
        let lock = try FolderLock(workspace.cache)
        defer { lock.release() }
        try workspace.prepareStart { try pristine.write(to: $0) }
        let startTree = workspace.startTree
        let start = Submission(in: startTree, allowed: allowed, tree: startTree)
        let submission: Submission
        do {
            let scratch = workspace.cache.appending(path: "submission")
            submission = try SubmissionReader(allowed: allowed, start: startTree).read(url, scratch: scratch)
        } catch CourseError.submission(let message) {
            let grades = parts.map { PartGrade($0, .skipped(message)) }
            return Grade(exercise, grades, Submission(), [])
        }
        let merged = submission.over(start)
        defer { try? workspace.clear() }
        let suspicions = Suspicion.all(in: merged, start: start)
        return Grade(exercise, try grades(of: merged, start: start), submission, suspicions)
    }

    private func grades(of submission: Submission, start: Submission) throws -> [PartGrade] {
        let checks = Checks(
            exercise: exercise,
            files: files,
            workspace: workspace,
            submission: submission,
            start: start
        )
        try workspace.take(.start)
        try submission.write(into: workspace.tree, allowed)
        progress("Building your program…")
        let outcome = try workspace.build()
        let isBuilt = outcome.status == 0
        let errors = isBuilt ? [] : Workspace.errors(of: outcome, in: workspace.tree)
        let built: Finding = isBuilt ? .passed("It builds.") : .failed("It does not build.", errors)
        var grades = [PartGrade(ExercisePart(.build), built)]
        let buildFailure: Finding? = isBuilt ? nil : .skipped("Not checked, because the program does not build.")
        var failure = buildFailure
        let listed = isBuilt ? try workspace.listedTests() : []
        let sorted = ExercisePart.Check.allCases.flatMap { check in parts.filter { $0.check == check } }
        for part in sorted where part.check != .mutants {
            progress("Checking \(part.check.rawValue)…")
            let finding = try failure ?? checks.finding(of: part, listed: listed)
            grades.append(PartGrade(part, finding))
            if part.check == .scenarios, finding.fraction == 0, failure == nil {
                failure = .skipped("Not checked, because none of the exercise's scenarios passes.")
            }
        }
        let mutantParts = sorted.filter { $0.check == .mutants }
        guard !mutantParts.isEmpty else { return grades }
        let objection = try buildFailure ?? buildMutants(submission, start)
        let tests = objection == nil ? try workspace.listedTests() : []
        for part in mutantParts {
            progress("Checking \(part.check.rawValue)…")
            grades.append(PartGrade(part, try objection ?? checks.mutants(part, listed: tests)))
        }
        return grades
    }

    /// Builds the student's tests with the exemplar and the mutants; returns what is in the way.
    private func buildMutants(_ submission: Submission, _ start: Submission) throws -> Finding? {
        guard files.url("hidden/mutants.patch") != nil else {
            return .skipped("Not checked: the mutants are not in this repository.")
        }
        try workspace.take(.mutants)
        try submission.write(into: workspace.tree, allowed) { $0.hasPrefix("Tests/") }
        progress("Building your tests with the mutants…")
        let outcome = try workspace.build()
        guard outcome.status != 0 else { return nil }
        return .failed(
            "Your tests do not build with another solution: they may use only what the start declares.",
            Workspace.errors(of: outcome, in: workspace.tree)
        )
    }
}

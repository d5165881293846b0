import Foundation
import PseudoTerminal

extension Course {
    /// Grades the folder, archive or patch at `url`.
    package func grade(_ url: URL, in workspace: Workspace) throws -> Grade {
        let exercise = workspace.exercise
        let lock = try workspace.lock()
        defer { close(lock) }
        defer { try? workspace.clear() }
        do {
            try writeStart(for: url, in: workspace)
            let submission = try workspace.submission(at: url)
            let start = workspace.submission(in: workspace.tree)
            if exercise.needsBuild { try workspace.buildStart() }
            try submission.write(into: workspace.tree, submission.folders)
            let merged = workspace.submission(in: workspace.tree)
            let checks = Checks(workspace: workspace, submission: merged, start: start)
            return Grade(exercise, try checks.grades(), submission, Suspicion.all(in: merged, start: start))
        } catch CourseError.submission(let message) {
            return Grade(exercise, exercise.parts.map { PartGrade($0, .skipped(message)) }, Submission(), [])
        }
    }

    /// Writes what students start with. Throws if the submission is a folder as they get it before.
    private func writeStart(for submission: URL, in workspace: Workspace) throws {
        try workspace.clear()
        try writePristine(to: workspace.tree)
        if submission.fileType == .typeDirectory,
            workspace.submission(in: submission).files == workspace.submission(in: workspace.tree).files
        {
            let start = "arch-lab exercise start \(workspace.exercise.number)"
            throw CourseError.submission("Not started: “\(start)” makes a folder to work in.")
        }
        try workspace.files.apply("start.patch", to: workspace.tree)
    }
}

extension Checks {
    /// Builds the program and checks all parts.
    fileprivate func grades() throws -> [PartGrade] {
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
            let finding = try skipped ?? finding(of: part)
            grades.append(PartGrade(part, finding))
            if part.check == .scenarios, finding.fraction == 0 {
                failure = .skipped("Not checked, because none of the exercise's scenarios passes.")
            }
        }
        return grades
    }
}

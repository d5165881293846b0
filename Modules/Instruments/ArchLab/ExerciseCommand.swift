import AppCommand
import Course
import Foundation
import Terminal

/// `exercise`: gives exercises to students and grades what they submit.
struct ExerciseCommand {
    let options: ExerciseOptions

    func perform() async throws -> ExitStatus {
        do {
            return try await perform(Course(in: Self.url(options.sources)))
        } catch CourseError.course(let message) {
            throw CommandFailure(message: message, status: .badInput)
        }
    }

    private func perform(_ course: Course) async throws -> ExitStatus {
        switch options.action {
        case .list:
            Output.results.write(course.list)
        case .start(let number, let folder):
            if let folder { try course.handOut(to: Self.url(folder)) }
            let students = try folder.map { try Course(in: Self.url($0)) } ?? course
            let exercise = try students.exercise(number)
            try students.start(exercise)
            let next = "read docs/course/\(exercise.name)/README.md, then “swift run arch-lab exercise check \(number)”"
            Output.results.write("You are on the branch \(exercise.name): \(next).\n")
        case .handIn(let number):
            let archive = try course.handIn(course.exercise(number))
            Output.results.write("Hand in \(archive.path).\n")
        case .handOut(let folder):
            let target = Self.url(folder)
            try course.handOut(to: target)
            Output.results.write("The students’ repository is in \(target.path).\n")
        case .grade(let number, let submission):
            let url = submission.map(Self.url) ?? course.root
            let sandbox = options.sandbox.map { Self.url($0).path }
            let workspace = try Workspace(for: course.exercise(number), of: course, sandbox: sandbox) {
                Output.messages.write($0 + "\n")
            }
            var grade = try await course.grade(url, in: workspace)
            if submission == nil { grade.suspicions = [] }
            Output.results.write(options.isJSON ? try JSONOutput.line(grade) : grade.report.displayableLines)
            return grade.isSuccess ? .done : .failed
        }
        return .done
    }

    /// Resolves a path of the command line; `standardized` would drop its leading `..` on Linux.
    private static func url(_ path: String) -> URL { URL(filePath: path).standardizedFileURL }
}

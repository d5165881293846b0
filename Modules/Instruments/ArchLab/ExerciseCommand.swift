import ArchDemo
import Counting
import Course
import Foundation
import Screens
import Terminal

/// `exercise`: gives exercises to students and grades what they submit.
struct ExerciseCommand {
    private let options: ExerciseOptions

    init(_ options: ExerciseOptions) {
        self.options = options
    }

    func perform() async throws -> ExitStatus {
        let course = try Course(in: URL(filePath: options.sources).standardized)
        Output.results.write(course.list)
        return .done
    }
}

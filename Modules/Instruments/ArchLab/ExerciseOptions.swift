import AppCommand
import Shared

/// The options of `exercise`.
nonisolated package struct ExerciseOptions: Equatable, Sendable {
    package enum Action: Equatable, Sendable {
        case list
        /// Makes a branch in the clone, or in a students' repository in this new folder.
        case start(Int, folder: String?)
        case handIn(Int)
        case handOut(folder: String)
        /// Grades a submission, or the clone itself.
        case grade(Int, submission: String?)
    }

    static let words = ["list", "start", "check", "hand-in", "hand-out", "grade"]

    package var action = Action.list
    package var isJSON = false
    /// The path of the clone.
    package var sources = "."
    /// The program that starts what a submission contains.
    package var sandbox: String?
}

nonisolated extension ExerciseOptions {
    /// Stores the action. Throws if options were given that it does not have.
    static func storeAction(_ options: inout LabOptions, _ given: Arguments<LabOptions>) throws(UsageError) {
        options.exercise.action = try action(given)
    }

    private static func action(_ given: Arguments<LabOptions>) throws(UsageError) -> Action {
        var rest = given.operands[...]
        let word = try required(rest.popFirst(), "Choose what to do: \(words.asAlternatives).")
        let action: Action
        switch word {
        case "list": action = .list
        case "start": action = .start(try number(rest.popFirst()), folder: rest.popFirst())
        case "check": action = .grade(try number(rest.popFirst()), submission: nil)
        case "hand-in": action = .handIn(try number(rest.popFirst()))
        case "hand-out":
            let request = "Name the folder to write the students’ repository to."
            action = .handOut(folder: try required(rest.popFirst(), request))
        case "grade":
            let request = "Name a folder, an archive or a patch with “--submission”."
            let number = try number(rest.popFirst())
            action = .grade(number, submission: try required(given.value(of: "submission"), request))
        default:
            throw UsageError(
                "\(quoted(word)) is not an action: choose \(words.asAlternatives).",
                suggestion: NearMiss.suggestion(for: word, among: words)
            )
        }
        let surplus = rest.first.map { "the argument \(quoted($0))" }
        let unused = ["grade": [], "check": ["submission"]][word] ?? ["submission", "json", "sandbox"]
        let option = unused.first(where: given.has).map { "“--\($0)”" }
        guard let surplus = surplus ?? option else { return action }
        throw UsageError("“exercise \(word)” does not take \(surplus).")
    }

    private static func number(_ word: String?) throws(UsageError) -> Int {
        let word = try required(word, "Name the exercise by its number: “exercise list” lists them.")
        return try required(Int(word), "\(quoted(word)) is not the number of an exercise.")
    }
}

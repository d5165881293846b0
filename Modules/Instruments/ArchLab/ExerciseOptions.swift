import ArchDemo
import Shared

/// The options of `exercise`.
nonisolated package struct ExerciseOptions: Equatable, Sendable {
    package enum Format: String, CaseIterable, Choice, Sendable {
        case text, json, gradescope
    }

    package enum Action: Equatable, Sendable {
        case list
        /// Makes a copy in a folder, or beside the clone.
        case start(Int, folder: String?)
        case handOut(folder: String)
        /// Grades a submission, or the clone itself.
        case grade(Int, submission: String?)
    }

    /// The words of the actions.
    static let words = ["list", "start", "check", "hand-out", "grade"]

    package let action: Action
    package var format = Format.text
    /// The path of the clone.
    package var sources = "."
    /// The folder with hidden parts of the lecturer's own, in a folder for each exercise.
    package var privateFolder: String?
    /// The program that starts what a submission contains.
    package var sandbox: String?
}

nonisolated extension ExerciseOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        action = try Self.action(arguments)
        format = try arguments.choice(.gradeFormat) ?? .text
        sources = arguments.value(of: .sources) ?? sources
        privateFolder = arguments.value(of: .privateFolder)
        sandbox = arguments.value(of: .sandbox)
    }

    private static func action(_ arguments: Arguments) throws(UsageError) -> Action {
        var rest = arguments.operands[...]
        let word = try arguments.required(rest.popFirst(), "Choose what to do: \(words.asAlternatives).")
        var unused: [Option] = [.submission, .gradeFormat, .privateFolder, .sandbox]
        let action: Action
        switch word {
        case "list": action = .list
        case "start": action = .start(try number(rest.popFirst(), arguments), folder: rest.popFirst())
        case "check":
            action = .grade(try number(rest.popFirst(), arguments), submission: nil)
            unused = [.submission]
        case "hand-out":
            let request = "Name the folder to write the students’ repository to."
            action = .handOut(folder: try arguments.required(rest.popFirst(), request))
        case "grade":
            let request = "Name a folder, an archive or a patch with “--submission”."
            let number = try number(rest.popFirst(), arguments)
            action = .grade(number, submission: try arguments.required(arguments.value(of: .submission), request))
            unused = []
        default:
            throw arguments.error(
                "\(quoted(word)) is not an action: choose \(words.asAlternatives).",
                suggestion: NearMiss.suggestion(for: word, among: words)
            )
        }
        let surplus = rest.first.map { "the argument \(quoted($0))" }
        let option = unused.first(where: arguments.has).map { "“\($0.flag)”" }
        guard let surplus = surplus ?? option else { return action }
        throw arguments.error("“exercise \(word)” does not take \(surplus).")
    }

    private static func number(_ word: String?, _ arguments: Arguments) throws(UsageError) -> Int {
        let word = try arguments.required(word, "Name the exercise by its number: “exercise list” lists them.")
        return try arguments.required(Int(word), "\(quoted(word)) is not the number of an exercise.")
    }
}

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
        case check(Int)
        case handOut(folder: String)
        case grade(Int, submission: String)
    }

    /// The words of the actions.
    static let words = ["list", "start", "check", "hand-out", "grade"]
    private static let ofGrade: [Option] = [.submission, .gradeFormat, .privateFolder, .sandbox]

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
        guard let word = rest.popFirst() else {
            throw arguments.error("Choose what to do: \(words.asAlternatives).")
        }
        let action: Action
        switch word {
        case "list": action = .list
        case "start": action = .start(try number(rest.popFirst(), arguments), folder: rest.popFirst())
        case "check": action = .check(try number(rest.popFirst(), arguments))
        case "hand-out":
            guard let folder = rest.popFirst() else {
                throw arguments.error("Name the folder to write the students’ repository to.")
            }
            action = .handOut(folder: folder)
        case "grade":
            let number = try number(rest.popFirst(), arguments)
            guard let submission = arguments.value(of: .submission) else {
                throw arguments.error("Name a folder, an archive or a patch with “--submission”.")
            }
            action = .grade(number, submission: submission)
        default:
            throw arguments.error(
                "\(quoted(word)) is not an action: choose \(words.asAlternatives).",
                suggestion: NearMiss.suggestion(for: word, among: words)
            )
        }
        if let operand = rest.first {
            throw arguments.error("“exercise \(word)” does not take the argument \(quoted(operand)).")
        }
        let unused: [String: [Option]] = ["check": [.submission], "grade": []]
        guard let option = (unused[word] ?? ofGrade).first(where: arguments.has) else { return action }
        throw arguments.error("“exercise \(word)” does not take “\(option.flag)”.")
    }

    private static func number(_ word: String?, _ arguments: Arguments) throws(UsageError) -> Int {
        guard let word else { throw arguments.error("Name the exercise by its number: “exercise list” lists them.") }
        if let number = Int(word) { return number }
        throw arguments.error("\(quoted(word)) is not the number of an exercise.")
    }
}

/// The source of a step, which determines what else is allowed there.
package nonisolated enum StepContext: Sendable {
    /// A scenario file, which may begin with options.
    case file
    /// Steps sent by another program.
    case pipe
    /// A prompt, where `type "Label"` without a text asks for it.
    case keyboard

    /// The command that explains the steps.
    var help: String {
        switch self {
        case .file: "arch-demo help steps"
        case .pipe, .keyboard: "help"
        }
    }

    /// The words besides steps that a misspelled step may stand for.
    var otherWords: [String] {
        switch self {
        case .file: ["option"]
        case .pipe, .keyboard: ["help", "quit", "exit"]
        }
    }
}

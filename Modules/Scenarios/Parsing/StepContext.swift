/// Where a step is written, which decides what else may stand there.
package nonisolated enum StepContext: Sendable {
    /// A scenario file, which may begin with options.
    case file
    /// Steps that another program sends.
    case pipe
    /// A prompt: `type "Label"` may leave out the text, which is then asked for.
    case keyboard

    /// Where the steps are explained.
    var help: String {
        switch self {
        case .file: "arch-demo help steps"
        case .pipe, .keyboard: "help"
        }
    }

    /// The words that a misspelled step could have meant apart from steps.
    var otherWords: [String] {
        switch self {
        case .file: ["option"]
        case .pipe, .keyboard: ["help", "quit", "exit"]
        }
    }
}

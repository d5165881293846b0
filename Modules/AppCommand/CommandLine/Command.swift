/// A command of a program, with its help.
nonisolated package struct Command<Options: Sendable>: Sendable {
    /// The word on the command line.
    package let name: String
    let summary: String
    /// The text after the command's name under “USAGE”.
    let usage: String
    /// The maximum number of operands.
    let maximumOperands: Int
    /// Command lines with their explanations.
    let examples: KeyValuePairs<String, String>
    /// The options but “--help” and “--version”, in the order of the help.
    let options: [Option<Options>]
    /// Stores the operands, and checks which options were given; called before the options' values are stored.
    let begin: @Sendable (inout Options, Arguments<Options>) throws(UsageError) -> Void
    /// Performs the command; an error ends the program with its message and status.
    let perform: @MainActor @Sendable (Options) async throws -> ExitStatus

    /// Creates a command; `help` does nothing, because the program prints the pages.
    package init(
        _ name: String,
        _ summary: String,
        usage: String = "[OPTION…]",
        maximumOperands: Int = 0,
        examples: KeyValuePairs<String, String>,
        options: [Option<Options>] = [],
        begin: @escaping @Sendable (inout Options, Arguments<Options>) throws(UsageError) -> Void = { _, _ in },
        perform: @escaping @MainActor @Sendable (Options) async throws -> ExitStatus = { _ in .done }
    ) {
        self.name = name
        self.summary = summary
        self.usage = usage
        self.maximumOperands = maximumOperands
        self.examples = examples
        self.options = options
        self.begin = begin
        self.perform = perform
    }
}

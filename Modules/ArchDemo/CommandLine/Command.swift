/// A command of a program, with its help.
nonisolated package struct Command: Sendable {
    /// An example command line with its explanation.
    package struct Example: Sendable {
        package let line: String
        let effect: String

        package init(_ line: String, _ effect: String) {
            self.line = line
            self.effect = effect
        }
    }

    /// The word on the command line.
    package let name: String
    let summary: String
    /// The text after the program's name under “USAGE”.
    let usage: String
    /// The maximum number of operands.
    let maximumOperands: Int
    package let examples: [Example]

    package init(_ name: String, _ summary: String, usage: String, maximumOperands: Int = 0, examples: [Example]) {
        self.name = name
        self.summary = summary
        self.usage = usage
        self.maximumOperands = maximumOperands
        self.examples = examples
    }
}

nonisolated extension Command: Equatable {
    package static func == (one: Command, other: Command) -> Bool { one.name == other.name }
}

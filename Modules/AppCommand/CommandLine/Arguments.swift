import Shared

/// The words after a command: its operands, and its options with values that are not read yet.
nonisolated package struct Arguments<Options: Sendable> {
    package private(set) var operands: [String] = []
    private(set) var given: [(option: Option<Options>, value: String)] = []
    private let command: Command<Options>
    private let program: Program<Options>

    /// Sorts the `words`; stops at a request for help.
    init(_ words: some Sequence<String>, of command: Command<Options>, in program: Program<Options>) throws(UsageError)
    {
        self.command = command
        self.program = program
        var rest = Array(words)[...]
        while let word = rest.popFirst(), !has("help") {
            if word == "--" {
                for operand in rest { try take(operand: operand) }
                break
            } else if word.hasPrefix("-"), word != "-" {
                try take(option: word, valueFrom: &rest)
            } else {
                try take(operand: word)
            }
        }
    }

    /// Returns whether the option with this name was given.
    package func has(_ name: String) -> Bool {
        value(of: name) != nil
    }

    /// Returns the value given; empty for an option without a value; `nil` if the option was not given.
    package func value(of name: String) -> String? {
        given.first { $0.option.name == name }?.value
    }

    /// Returns the first of `names` whose option was given.
    package func first(of names: String...) -> String? {
        names.first(where: has)
    }

    private mutating func take(operand: String) throws(UsageError) {
        operands.append(operand)
        guard operands.count > command.maximumOperands else { return }
        guard command.name == program.standardCommand?.name, program.command(operand) != nil else {
            throw UsageError("“\(command.name)” does not take the argument \(quoted(operand)).")
        }
        throw UsageError("Write the command first: “\(program.name) \(operand)”.")
    }

    private mutating func take(option word: String, valueFrom rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try find(parts[0])
        var value = parts.count == 2 ? String(parts[1]) : nil
        if option.values.isEmpty {
            guard value == nil else { throw UsageError("“\(option.flag)” takes no value.") }
        } else {
            if has(option.name) { throw UsageError("“\(option.flag)” was given twice.") }
            if value == nil, let next = rest.first, !isFlag(next) { value = rest.removeFirst() }
            guard value?.isEmpty == false else {
                throw UsageError("“\(option.flag)” needs a value: \(option.values.asAlternatives).")
            }
        }
        given.append((option, value ?? ""))
    }

    /// Whether `word` is an option, and so not the value of the one before it.
    private func isFlag(_ word: String) -> Bool {
        word.hasPrefix("--") || program.options(of: command).contains { $0.shortFlag == word }
    }

    private func find(_ word: Substring) throws(UsageError) -> Option<Options> {
        let options = program.options(of: command)
        let isMeant = { (option: Option<Options>) in [option.flag, option.shortFlag].contains(String(word)) }
        if let option = options.first(where: isMeant) { return option }
        if program.commands.contains(where: { program.options(of: $0).contains(where: isMeant) }) {
            throw UsageError("“\(command.name)” does not take the option \(quoted(word)).")
        }
        throw UsageError(
            "Unknown option \(quoted(word)).",
            suggestion: NearMiss.suggestion(for: String(word), among: options.map(\.flag))
        )
    }
}

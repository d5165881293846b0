import Shared

/// The options and operands of a command line, with unparsed values.
nonisolated package struct Arguments {
    package let command: Command
    private let program: Program
    private var given: [(option: Option, value: String)] = []
    package private(set) var operands: [String] = []

    /// Sorts the `words` after the command; stops at a request for help.
    init(_ words: some Sequence<String>, of command: Command, in program: Program) throws(UsageError) {
        self.command = command
        self.program = program
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                for operand in rest { try take(operand: operand) }
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                try take(operand: word)
                continue
            }
            let option = try take(option: word, valueFrom: &rest)
            if option.name == Option.help.name { break }
        }
    }

    package func has(_ option: Option) -> Bool {
        value(of: option) != nil
    }

    /// Returns the value given; empty for an option without a value; `nil` if the option is not given.
    package func value(of option: Option) -> String? {
        given.first { $0.option.name == option.name }?.value
    }

    /// Returns the choice given for `option`; `nil` if the option is not given.
    package func choice<Value: Choice>(_ option: Option) throws(UsageError) -> Value? {
        guard let word = value(of: option) else { return nil }
        return try choice(word, of: option)
    }

    /// Returns the choice with this word. Throws if `option` does not have it.
    package func choice<Value: Choice>(_ word: String, of option: Option) throws(UsageError) -> Value {
        if let choice = Value(word: word) { return choice }
        throw error(
            "\(quoted(word)) is not a value of “\(option.flag)”: choose \(Value.words.asAlternatives).",
            suggestion: NearMiss.suggestion(for: word, among: Value.words)
        )
    }

    /// The verbosity: the last of “--quiet” and “--verbose” decides.
    package var verbosity: Verbosity {
        let last = given.last { ["quiet", "verbose"].contains($0.option.name) }
        return last.map { $0.option.name == "quiet" ? .quiet : .verbose } ?? .normal
    }

    /// Returns `value`. Throws the request for it if it is `nil`.
    package func required<Value>(_ value: Value?, _ request: String) throws(UsageError) -> Value {
        guard let value else { throw error(request) }
        return value
    }

    package func error(_ message: String, suggestion: String? = nil) -> UsageError {
        UsageError(message, suggestion: suggestion, command: command, of: program)
    }

    private mutating func take(operand: String) throws(UsageError) {
        operands.append(operand)
        guard operands.count > command.maximumOperands else { return }
        guard command == program.standardCommand, program.command(operand) != nil else {
            throw error("“\(command.name)” does not take the argument \(quoted(operand)).")
        }
        throw error("Write the command first: “\(program.name) \(operand)”.")
    }

    private mutating func take(
        option word: String,
        valueFrom rest: inout ArraySlice<String>
    ) throws(UsageError) -> Option {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try find(parts[0])
        let attached = parts.count == 2 ? String(parts[1]) : nil
        if option.takesValue, has(option) { throw error("“\(option.flag)” was given twice.") }
        switch option.value {
        case .nothing:
            guard attached == nil else { throw error("“\(option.flag)” takes no value.") }
            given.append((option, ""))
        case .any(let placeholder):
            given.append((option, try value(of: option, attached, orFrom: &rest, expected: placeholder)))
        case .one(let choice), .several(let choice):
            let words = choice.words.asAlternatives
            given.append((option, try value(of: option, attached, orFrom: &rest, expected: words)))
        }
        return option
    }

    private func find(_ name: Substring) throws(UsageError) -> Option {
        let options = program.options(of: command)
        if let option = options.first(where: { $0.isNamed(name) }) { return option }
        if program.options.contains(where: { $0.isNamed(name) }) {
            throw error("“\(command.name)” does not take the option \(quoted(name)).")
        }
        throw error(
            "Unknown option \(quoted(name)).",
            suggestion: NearMiss.suggestion(for: String(name), among: options.map(\.flag))
        )
    }

    private func value(
        of option: Option,
        _ attached: String?,
        orFrom rest: inout ArraySlice<String>,
        expected: String
    ) throws(UsageError) -> String {
        let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
        let value = attached ?? next ?? ""
        guard !value.isEmpty else { throw error("“\(option.flag)” needs a value: \(expected).") }
        if attached == nil { rest.removeFirst() }
        return value
    }
}

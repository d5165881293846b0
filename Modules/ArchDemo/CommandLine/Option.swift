/// An option of the command line; the parser and the help are built from it.
nonisolated package struct Option: Sendable {
    /// The kind of value that follows the name.
    package enum Value: Sendable {
        case nothing
        case any(placeholder: String)
        case one(of: any Choice.Type)
        /// One or more words, separated by commas.
        case several(of: any Choice.Type)
    }

    package let name: String
    let letter: Character?
    package let value: Value
    /// The default, by command.
    package let standard: CommandTexts
    /// The explanation in the help, by command that has the option.
    let meaning: CommandTexts

    package init(
        name: String,
        letter: Character? = nil,
        value: Value = .nothing,
        standard: CommandTexts = [:],
        meaning: CommandTexts
    ) {
        self.name = name
        self.letter = letter
        self.value = value
        self.standard = standard
        self.meaning = meaning
    }

    /// Whether the option has a value; such an option may be given only once.
    var takesValue: Bool {
        if case .nothing = value { false } else { true }
    }

    /// The option as typed.
    package var flag: String { "--" + name }

    /// The option and its value, as shown in the help.
    var signature: String {
        let names = [letter.map { "-\($0)" }, flag].compactMap { $0 }.joined(separator: ", ")
        return switch value {
        case .nothing: names
        case .any(let placeholder): "\(names) \(placeholder)"
        case .one(let choice): "\(names) \(choice.words.joined(separator: "|"))"
        case .several(let choice): "\(names) \(choice.words.joined(separator: "|"))[,…]"
        }
    }

    /// Returns the explanation for `command`, with the default.
    func explanation(for command: Command) -> String {
        let standard = standard[command].map { " [default: \($0)]" } ?? ""
        return (meaning[command] ?? "") + standard
    }

    /// Returns whether `argument` is this option's name, long or short.
    func isNamed(_ argument: Substring) -> Bool {
        argument == flag || letter.map { argument == "-\($0)" } ?? false
    }
}

nonisolated extension Option {
    /// The option of every command.
    package static let help = Option(
        name: "help",
        letter: "h",
        meaning: CommandTexts(everywhere: "Print this help.")
    )

    /// Returns the option that prints the version, which belongs to the command of a line that names none.
    package static func version(of command: Command) -> Option {
        Option(name: "version", meaning: [command: "Print the version."])
    }
}

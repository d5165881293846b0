/// An option of the command line, as a value: the parser and the help both read it.
nonisolated struct Option: Sendable {
    /// What follows the option's name.
    enum Value: Sendable {
        case nothing
        case any(placeholder: String)
        case one(of: [String])
    }

    let name: String
    var letter: Character?
    var value = Value.nothing
    /// What holds for each command where the option is not given.
    var standard: [Command: String] = [:]
    /// What the option means to each command that takes it.
    let meaning: [Command: String]

    /// Whether a value follows the name; such an option may be given only once.
    var takesValue: Bool {
        if case .nothing = value { false } else { true }
    }

    /// The option as it is typed.
    var flag: String { "--" + name }

    /// The option and its value, as help shows them.
    var signature: String {
        let names = [letter.map { "-\($0)" }, flag].compactMap { $0 }.joined(separator: ", ")
        return switch value {
        case .nothing: names
        case .any(let placeholder): "\(names) \(placeholder)"
        case .one(let words): "\(names) \(words.joined(separator: "|"))"
        }
    }

    /// Whether `argument` is this option's name, long or short.
    func isNamed(_ argument: Substring) -> Bool {
        argument == flag || letter.map { argument == "-\($0)" } ?? false
    }
}

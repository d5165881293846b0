import Shared

/// An option of a command; the parser and the help are built from it.
nonisolated package struct Option<Options: Sendable>: Sendable {
    /// Reads a value and stores it.
    package typealias Store = @Sendable (inout Options, String) throws(UsageError) -> Void

    package let name: String
    /// The words to choose a value from, or one word that describes it; empty for an option without a value.
    let values: [String]
    /// Whether several values may be given, separated by commas.
    let isList: Bool
    let help: String
    /// The default, for the help.
    let standard: String?
    let store: Store

    /// Creates an option with a value; `values` are the words to choose from, or one that describes it.
    package init(
        _ name: String,
        _ values: [String],
        isList: Bool = false,
        _ help: String,
        standard: String? = nil,
        store: @escaping Store
    ) {
        self.name = name
        self.values = values
        self.isList = isList
        self.help = help
        self.standard = standard
        self.store = store
    }

    /// Creates an option without a value.
    package init(_ name: String, _ help: String, store: @escaping @Sendable (inout Options) -> Void) {
        self.init(name, [], help) { options, _ in store(&options) }
    }

    /// Creates an option with one of a few values.
    package init<Value: Choice>(
        _ name: String,
        oneOf type: Value.Type,
        _ help: String,
        standard: String? = nil,
        store: @escaping @Sendable (inout Options, Value) -> Void
    ) {
        self.init(name, type.words, help, standard: standard) { options, word throws(UsageError) in
            store(&options, try Value(word, of: name))
        }
    }

    /// The option as typed.
    package var flag: String { "--" + name }
    /// The option as typed with one letter; `nil` if it has none.
    var shortFlag: String? { ["help", "quiet", "verbose"].contains(name) ? "-\(name.prefix(1))" : nil }
}

/// A value that is chosen by one of several words.
nonisolated package protocol Choice: SendableMetatype {
    /// All words, for help and messages.
    static var words: [String] { get }

    init?(word: String)
}

nonisolated extension Choice {
    /// Creates the value of `word`. Throws if the option of this name does not have it.
    init(_ word: String, of option: String) throws(UsageError) {
        guard let value = Self(word: word) else {
            throw UsageError(
                "\(quoted(word)) is not a value of “--\(option)”: choose \(Self.words.asAlternatives).",
                suggestion: NearMiss.suggestion(for: word, among: Self.words)
            )
        }
        self = value
    }
}

nonisolated extension Choice where Self: CaseIterable & RawRepresentable, RawValue == String {
    package static var words: [String] { allCases.map(\.rawValue) }

    package init?(word: String) {
        self.init(rawValue: word)
    }
}

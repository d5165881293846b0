/// A value that is chosen by one of several words.
nonisolated package protocol Choice: SendableMetatype {
    /// All words, for help and messages.
    static var words: [String] { get }

    init?(word: String)
}

nonisolated extension Choice where Self: CaseIterable & RawRepresentable, RawValue == String {
    package static var words: [String] { allCases.map(\.rawValue) }

    package init?(word: String) {
        self.init(rawValue: word)
    }
}

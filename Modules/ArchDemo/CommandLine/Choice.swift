import Shared
import Terminal

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

nonisolated extension Connection.Network: Choice {}
nonisolated extension PasswordPolicy: Choice {}
nonisolated extension AppOptions.Landing: Choice {}
nonisolated extension AppOptions.AfterSignup: Choice {}
nonisolated extension ColorChoice: Choice {}

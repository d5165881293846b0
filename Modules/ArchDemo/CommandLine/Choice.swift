import Comparison
import Shared
import Terminal

/// A value that is chosen by one of a few words.
nonisolated protocol Choice: SendableMetatype {
    /// The words, for help and messages.
    static var words: [String] { get }

    init?(word: String)
}

nonisolated extension Choice where Self: CaseIterable & RawRepresentable, RawValue == String {
    static var words: [String] { allCases.map(\.rawValue) }

    init?(word: String) {
        self.init(rawValue: word)
    }
}

nonisolated extension PatternName: Choice {}
nonisolated extension Connection.Network: Choice {}
nonisolated extension PasswordPolicy: Choice {}
nonisolated extension AppOptions.Landing: Choice {}
nonisolated extension AppOptions.AfterSignup: Choice {}
nonisolated extension ColorChoice: Choice {}
nonisolated extension Benchmark: Choice {}
nonisolated extension TraceOptions.Format: Choice {}

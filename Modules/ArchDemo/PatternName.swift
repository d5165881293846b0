/// An architecture pattern that builds the app, by the word that chooses it.
nonisolated package enum PatternName: String, CaseIterable, Sendable {
    case viper
    case mvp
    case mvvmC = "mvvm-c"

    /// The pattern that `word` chooses; `mvvm` is understood too.
    package init?(word: String) {
        self.init(rawValue: word == "mvvm" ? Self.mvvmC.rawValue : word)
    }

    /// The pattern's name as people write it.
    package var title: String {
        switch self {
        case .viper: "VIPER"
        case .mvp: "MVP"
        case .mvvmC: "MVVM + Coordinator"
        }
    }
}

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

    /// Where the pattern's code is, and the page that explains it.
    package var places: [String] {
        switch self {
        case .viper: ["Modules/VIPER", "docs/patterns/viper.md"]
        case .mvp: ["Modules/MVP", "docs/patterns/mvp.md"]
        case .mvvmC: ["Modules/MVVMCoordinator", "docs/patterns/mvvm-coordinator.md"]
        }
    }
}

/// An architecture pattern, by its name on the command line.
nonisolated package enum PatternName: String, CaseIterable, Sendable {
    case viper
    case mvp
    case mvvmC = "mvvm-c"

    /// Parses a pattern; also accepts `mvvm`.
    package init?(word: String) {
        self.init(rawValue: word == "mvvm" ? Self.mvvmC.rawValue : word)
    }

    /// The name in prose.
    package var title: String {
        switch self {
        case .viper: "VIPER"
        case .mvp: "MVP"
        case .mvvmC: "MVVM + Coordinator"
        }
    }

    /// The name of the target.
    package var module: String {
        switch self {
        case .viper: "VIPER"
        case .mvp: "MVP"
        case .mvvmC: "MVVMCoordinator"
        }
    }

    /// The paths of the pattern's code and of the page that explains it.
    package var places: [String] {
        switch self {
        case .viper: ["Modules/VIPER", "docs/patterns/viper.md"]
        case .mvp: ["Modules/MVP", "docs/patterns/mvp.md"]
        case .mvvmC: ["Modules/MVVMCoordinator", "docs/patterns/mvvm-coordinator.md"]
        }
    }
}

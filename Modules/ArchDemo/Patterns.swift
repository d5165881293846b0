import Headless
import MVP
import MVVMCoordinator
import Screens
import VIPER

extension PatternName {
    /// The pattern itself. Only this file imports all three.
    package var pattern: Pattern {
        switch self {
        case .viper: Pattern(name: rawValue, title: title, makeApplication: VIPER.AppAssembly.make)
        case .mvp: Pattern(name: rawValue, title: title, makeApplication: MVP.AppAssembly.make)
        case .mvvmC: Pattern(name: rawValue, title: title, makeApplication: MVVMCoordinator.AppCoordinator.init)
        }
    }
}

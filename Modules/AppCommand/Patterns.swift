import MVC
import MVP
import MVVMCoordinator
import Screens
import VIPER

/// The patterns, in the order in which they are shown. Only this file imports them.
nonisolated extension Pattern: CaseIterable {
    package static let allCases = [mvc, mvp, viper, mvvmC]
    /// The names of their targets.
    package static let modules = Set(allCases.map(\.module))

    package static let mvc = Pattern(
        name: "mvc",
        title: "MVC",
        module: "MVC",
        page: "docs/patterns/mvc.md",
        isBaseline: true,
        makeApplication: MVC.AppController.init
    )
    package static let mvp = Pattern(
        name: "mvp",
        title: "MVP",
        module: "MVP",
        page: "docs/patterns/mvp.md",
        makeApplication: MVP.AppAssembly.make
    )
    package static let viper = Pattern(
        name: "viper",
        title: "VIPER",
        module: "VIPER",
        page: "docs/patterns/viper.md",
        makeApplication: VIPER.AppAssembly.make
    )
    package static let mvvmC = Pattern(
        name: "mvvm-c",
        otherName: "mvvm",
        title: "MVVM + Coordinator",
        module: "MVVMCoordinator",
        page: "docs/patterns/mvvm-coordinator.md",
        makeApplication: MVVMCoordinator.AppCoordinator.init
    )
}

nonisolated extension Pattern: Choice {
    package static var words: [String] { allCases.map(\.name) }

    package init?(word: String) {
        guard let pattern = Self.allCases.first(where: { [$0.name, $0.otherName].contains(word) }) else { return nil }
        self = pattern
    }

    /// Returns the patterns whose names `words` contains, with commas between.
    static func list(_ words: String) throws(UsageError) -> [Pattern] {
        var patterns: [Pattern] = []
        for word in words.split(separator: ",", omittingEmptySubsequences: false) {
            let pattern = try Pattern(String(word), of: "pattern")
            if patterns.contains(pattern) { throw UsageError("“\(pattern.name)” was given twice.") }
            patterns.append(pattern)
        }
        return patterns
    }
}

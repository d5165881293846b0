import Headless
import Shared

/// An architecture pattern as its host sees it.
nonisolated package struct Pattern: Sendable {
    /// The name on the command line.
    package let name: String
    /// Another name that the command line accepts.
    package let otherName: String?
    /// The name in prose.
    package let title: String
    /// The name of the target, a folder of `Modules`; empty for an app without one.
    package let module: String
    /// The path of the page that explains it.
    package let page: String
    /// Whether this is the baseline, with which the other patterns are compared.
    package let isBaseline: Bool
    /// Builds the app in a device's window; the caller must retain it.
    package let makeApplication: @MainActor (Services, Window) -> any Application

    package init(
        name: String,
        otherName: String? = nil,
        title: String,
        module: String = "",
        page: String = "",
        isBaseline: Bool = false,
        makeApplication: @escaping @MainActor (Services, Window) -> any Application
    ) {
        self.name = name
        self.otherName = otherName
        self.title = title
        self.module = module
        self.page = page
        self.isBaseline = isBaseline
        self.makeApplication = makeApplication
    }
}

nonisolated extension Pattern: Hashable, CustomStringConvertible {
    package var description: String { name }

    package static func == (left: Pattern, right: Pattern) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

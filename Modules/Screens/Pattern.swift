import Headless
import Shared

/// An architecture pattern as its host sees it.
package struct Pattern: Sendable {
    /// The name on the command line.
    package let name: String
    /// The name in prose.
    package let title: String
    /// Builds the app in a device's window; the caller must retain it.
    package let makeApplication: @MainActor (Services, Window) -> any Application

    package nonisolated init(
        name: String,
        title: String,
        makeApplication: @escaping @MainActor (Services, Window) -> any Application
    ) {
        self.name = name
        self.title = title
        self.makeApplication = makeApplication
    }
}

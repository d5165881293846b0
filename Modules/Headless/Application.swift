import Shared

/// A running app, whatever its pattern. It lives until it is let go.
package protocol Application: AnyObject {
    /// Shows the first screen: the landing screen where the saved session is valid, else Log in.
    func start()
}

/// An architecture pattern, as those know it who only run its app.
package struct Pattern: Sendable {
    /// The name on the command line.
    package let name: String
    /// The name in prose.
    package let title: String
    /// Builds the app on a device's navigator; the caller keeps it alive.
    package let makeApplication: @MainActor (Services, Navigator) -> any Application

    package nonisolated init(
        name: String,
        title: String,
        makeApplication: @escaping @MainActor (Services, Navigator) -> any Application
    ) {
        self.name = name
        self.title = title
        self.makeApplication = makeApplication
    }
}

/// A pattern whose code is counted.
package nonisolated struct ComparedPattern: Equatable, Sendable {
    /// The word that chooses it on the command line.
    package let name: String
    /// Its name in prose.
    package let title: String
    /// The name of its target, whose code is in `Modules` and whose tests are in `Tests`.
    package let module: String

    package init(name: String, title: String, module: String) {
        self.name = name
        self.title = title
        self.module = module
    }
}

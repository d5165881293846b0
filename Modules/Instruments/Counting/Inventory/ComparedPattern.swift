/// A pattern whose code is counted.
package nonisolated struct ComparedPattern: Equatable, Sendable {
    /// The pattern's name on the command line.
    package let name: String
    /// The name in prose.
    package let title: String
    /// The name of the target, in `Modules`, and of its tests, in `Tests`.
    package let module: String

    package init(name: String, title: String, module: String) {
        self.name = name
        self.title = title
        self.module = module
    }
}

/// A pattern of the atlas: its names, and what its clone says of it.
package struct AtlasPattern: Sendable {
    /// The name on the command line.
    package let name: String
    /// The name in prose.
    package let title: String
    /// The name of the target.
    package let module: String
    package let isBaseline: Bool
    package let owners: AtlasOwners

    package init(name: String, title: String, module: String, isBaseline: Bool, owners: AtlasOwners) {
        self.name = name
        self.title = title
        self.module = module
        self.isBaseline = isBaseline
        self.owners = owners
    }
}

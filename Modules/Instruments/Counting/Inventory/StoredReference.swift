/// A stored property that refers to an object: its type is a class, an actor, an `any` protocol or a closure, possibly
/// optional or in a collection.
package nonisolated struct StoredReference: Encodable, Equatable, Sendable {
    package enum Kind: String, CaseIterable, Encodable, Sendable {
        case strong
        /// A closure; its declaration does not show what it captures.
        case closure
        /// A `weak` or `unowned` reference.
        case weak
    }

    /// The qualified name of the type that has the property, such as `LoginViewModel.Exits`.
    package let owner: String
    package let name: String
    package let type: String
    package let kind: Kind
}

/// Finds the stored properties that are references.
nonisolated struct ReferenceReader: Sendable {
    /// The qualified names of the classes, actors and protocols.
    private let objects: Set<String>

    /// Creates a reader that treats only the classes, actors and protocols in `files` as objects.
    init(objectsIn files: [SourceFile]) {
        let kinds: Set<TypeDeclaration.Kind> = [.class, .actor, .protocol]
        objects = Set(files.flatMap(\.types).filter { kinds.contains($0.kind) }.map(\.name))
    }

    /// Returns the references that the types in `files` store, in source order.
    func references(in files: [SourceFile]) -> [StoredReference] {
        files.flatMap(\.types).flatMap { type in
            type.properties.filter { !$0.isComputed && !$0.modifiers.contains("static") }.compactMap { property in
                kind(of: property, in: type.name).map { kind in
                    StoredReference(owner: type.name, name: property.name, type: property.type ?? "", kind: kind)
                }
            }
        }
    }

    private func kind(of property: PropertyDeclaration, in owner: String) -> StoredReference.Kind? {
        if property.isWeak || property.isUnowned { return .weak }
        if property.isClosure { return .closure }
        return property.qualifiedTypeNames.contains { objects.contains($0) || objects.contains("\(owner).\($0)") }
            ? .strong : nil
    }
}

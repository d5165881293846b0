import SwiftReader

/// Tells which stored properties are references.
nonisolated struct ReferenceReader: Sendable {
    /// The names of the classes, actors and protocols, each with those of the types around it.
    private let objects: Set<String>

    /// A reader that takes the classes, actors and protocols in `files` for objects, and no other type.
    init(objectsIn files: [SourceFile]) {
        let kinds: Set<TypeDeclaration.Kind> = [.class, .actor, .protocol]
        objects = Set(files.flatMap(\.types).filter { kinds.contains($0.kind) }.map(\.name))
    }

    /// The references that the types in `files` store, in the order of the sources.
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

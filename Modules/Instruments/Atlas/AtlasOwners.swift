import Counting
import Tracing

/// The stored references of a pattern's screens.
package struct AtlasOwners: Sendable {
    /// A reference of an object behind a screen.
    struct Edge: Hashable, Sendable {
        let owner: String
        let name: String
        /// The class of the object referred to; the declared type if no such object was found.
        let target: String
        let kind: StoredReference.Kind
        /// Whether the object that has the property was found behind the screen.
        let isAlive: Bool
    }

    private let features: [[StoredReference]]

    /// Takes the references of a pattern, a list for each feature.
    package init(features: [[StoredReference]]) {
        self.features = features
    }

    /// Returns the references of the screen that is visible in `scene`.
    func edges(in scene: TracedStep.Scene) -> [Edge] {
        guard let viewController = scene.viewController,
            let feature = features.first(where: { $0.contains { $0.owner == viewController } })
        else { return [] }
        let alive = Set(scene.references.flatMap { [$0.owner, $0.target] } + [viewController])
        return feature.flatMap { reference -> [Edge] in
            let owner = String(reference.owner.prefix { $0 != "." })
            let targets = scene.references.filter { $0.owner == owner && $0.name == reference.name }.map(\.target)
            return (targets.isEmpty ? [reference.plainType] : targets).map { target in
                Edge(
                    owner: owner,
                    name: reference.name,
                    target: target,
                    kind: reference.kind,
                    isAlive: alive.contains(owner)
                )
            }
        }
    }
}

extension StoredReference {
    /// The declared type without what says that it is an optional, or any of a protocol's.
    fileprivate var plainType: String {
        if kind == .closure { return type }
        let type = type.hasSuffix("?") ? String(type.dropLast()) : type
        let bare = type.hasPrefix("(") && type.hasSuffix(")") ? String(type.dropFirst().dropLast()) : type
        return bare.hasPrefix("any ") ? String(bare.dropFirst(4)) : bare
    }
}

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

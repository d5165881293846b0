/// A stored property of a type that refers to an object: to a class, an actor, an `any` protocol or a closure, optional or
/// in a collection as well.
package nonisolated struct StoredReference: Encodable, Equatable, Sendable {
    package enum Kind: String, CaseIterable, Encodable, Sendable {
        case strong
        /// A strong reference to what the closure captures, which a declaration does not tell.
        case closure
        /// Or `unowned`.
        case weak
    }

    /// The type that has the property, with those around it, such as `LoginViewModel.Exits`.
    package let owner: String
    package let name: String
    package let type: String
    package let kind: Kind
}

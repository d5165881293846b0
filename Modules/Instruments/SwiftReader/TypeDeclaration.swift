/// A type, or an extension of one.
package nonisolated struct TypeDeclaration: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case `actor`, `class`, `enum`, `extension`, `protocol`, `struct`
    }

    package let kind: Kind
    /// The name with those of the types around it, such as `LoginViewModel.State`.
    package let name: String
    package let attributes: [String]
    /// The superclass and the protocols, as written.
    package let inherited: [String]
    package let lines: ClosedRange<Int>
    package let properties: [PropertyDeclaration]
    package let functions: [FunctionDeclaration]
    /// The names in the body, nested types included.
    package let references: [Reference]

    /// The name without those of the types around it.
    package var simpleName: String { String(name.split(separator: ".").last ?? "") }
}

/// A declaration of a type or an extension.
package nonisolated struct TypeDeclaration: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case `actor`, `class`, `enum`, `extension`, `protocol`, `struct`
    }

    package let kind: Kind
    /// The qualified name, such as `LoginViewModel.State`.
    package let name: String
    package let attributes: [String]
    /// The superclass and the protocols, as written.
    package let inherited: [String]
    package let lines: ClosedRange<Int>
    package let properties: [PropertyDeclaration]
    package let functions: [FunctionDeclaration]
    /// The references in the body, nested types included.
    package let references: [Reference]

    /// The unqualified name.
    package var simpleName: String { String(name.split(separator: ".").last ?? "") }
}

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

/// A `var` or `let` of a type or of a file.
package nonisolated struct PropertyDeclaration: Equatable, Sendable {
    package let name: String
    package let isVariable: Bool
    package let attributes: [String]
    /// The modifiers in source order, such as `private(set)`, `weak` and `static`.
    package let modifiers: [String]
    /// The type as written, or that of the initial value's call or literal; `nil` if it cannot be told.
    package let type: String?
    /// Whether the property has a getter, or is a protocol requirement. Observers do not make it computed.
    package let isComputed: Bool
    package let line: Int

    package var isClosure: Bool { type?.contains("->") == true }
    package var isWeak: Bool { modifiers.contains("weak") }
    package var isUnowned: Bool { modifiers.contains { $0.hasPrefix("unowned") } }

    /// The names in the type, such as `any` and `LoginView`.
    package var typeNames: Set<String> { Set(SourceLexer(type ?? "").tokens.filter { $0.kind == .word }.map(\.text)) }

    /// The qualified names in the type, such as `Work` and `LoginViewModel.State`.
    package var qualifiedTypeNames: [String] {
        SourceLexer(type ?? "").tokens.map(\.name).reduce(into: [""]) { names, token in
            let joins = token == "." || names[names.count - 1].hasSuffix(".")
            if joins { names[names.count - 1] += token } else { names.append(token) }
        }
    }
}

/// A function, an initializer (`init`), a deinitializer or a subscript.
package nonisolated struct FunctionDeclaration: Equatable, Sendable {
    package struct Parameter: Equatable, Sendable {
        /// The argument label; `nil` for `_`.
        package let label: String?
        package let type: String
        package let hasDefault: Bool
    }

    package let name: String
    package let attributes: [String]
    package let modifiers: [String]
    package let parameters: [Parameter]
    /// `async`, `throws`, `throws(E)` and `rethrows`, as written.
    package let effects: [String]
    /// The return type as written; `nil` if there is none.
    package let result: String?
    package let lines: ClosedRange<Int>
}

/// A use of a name: a type, a member or a variable. Contextual keywords such as `await` count as names.
package nonisolated struct Reference: Equatable, Sendable {
    package enum Use: Sendable {
        /// An argument list follows, possibly after generic arguments.
        case call
        /// A single `=` follows.
        case assignment
        /// The name is in the capture list of a closure.
        case capture
        /// The name ends a whole argument or element.
        case argument
        case other
    }

    package let name: String
    /// The name before the dot; empty if the base is an expression or implicit, `nil` without a dot.
    package let base: String?
    package let use: Use
    package let line: Int

    package var isCalled: Bool { use == .call }
}

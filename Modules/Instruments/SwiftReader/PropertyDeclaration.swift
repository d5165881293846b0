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

/// A `var` or `let` of a type or of a file.
package nonisolated struct PropertyDeclaration: Equatable, Sendable {
    package let name: String
    package let isVariable: Bool
    package let attributes: [String]
    /// Such as `private(set)`, `weak` and `static`, in order.
    package let modifiers: [String]
    /// The type as written, or the name that the initializer calls or the type of its literal; `nil` if neither tells.
    package let type: String?
    /// Whether it has a getter, or is a requirement, and nothing is stored. An observer makes no property computed.
    package let isComputed: Bool
    package let line: Int

    package var isClosure: Bool { type?.contains("->") == true }
    package var isWeak: Bool { modifiers.contains("weak") }
    package var isUnowned: Bool { modifiers.contains { $0.hasPrefix("unowned") } }

    /// The names that the type consists of, such as `any` and `LoginView`.
    package var typeNames: Set<String> { Set(SourceLexer(type ?? "").tokens.filter { $0.kind == .word }.map(\.text)) }

    /// The qualified names that the type consists of, such as `Work` and `LoginViewModel.State`.
    package var qualifiedTypeNames: [String] {
        SourceLexer(type ?? "").tokens.map(\.name).reduce(into: [""]) { names, token in
            let joins = token == "." || names[names.count - 1].hasSuffix(".")
            if joins { names[names.count - 1] += token } else { names.append(token) }
        }
    }
}

/// Swift's keywords, as far as declarations need them.
nonisolated enum Keywords {
    static let types: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]
    static let functions: Set = ["deinit", "func", "init", "subscript"]
    static let variables: Set = ["let", "var"]

    static let modifiers: Set = [
        "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "infix",
        "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
        "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
    ]

    /// The words that can follow `class` if it is a modifier.
    static let memberBeginnings = functions.union(variables).union(modifiers)

    /// The words and signs that begin a declaration.
    static let beginnings = types.union(memberBeginnings).union([
        "@", "#else", "#elseif", "#endif", "#if", "associatedtype", "case", "import", "operator",
        "precedencegroup", "typealias",
    ])

    /// The keywords that are followed by a new name.
    static let namings = types.subtracting(["extension"]).union(variables).union([
        "associatedtype", "func", "typealias",
    ])

    /// The keywords that cannot be names.
    static let reserved: Set = namings.union(functions).union([
        "Any", "Self", "as", "break", "case", "catch", "continue", "default", "defer", "do", "else", "extension",
        "fallthrough", "false", "fileprivate", "for", "guard", "if", "import", "in", "inout", "internal", "is", "nil",
        "operator", "precedencegroup", "private", "public", "repeat", "rethrows", "return", "self", "static", "super",
        "switch", "throw", "throws", "true", "try", "where", "while", "_",
    ])
}

import SwiftReader

/// The amount of code in some files.
package nonisolated struct CodeCount: Encodable, Equatable, Sendable {
    package let files: Int
    /// Lines that are neither blank nor only a comment.
    package let lines: Int
    /// Words, numbers, signs and string literals.
    package let tokens: Int
    /// Classes, structs, enums and actors, nested ones included.
    package let types: Int
    package let protocols: Int
}

nonisolated extension CodeCount {
    init(_ files: [SourceFile]) {
        let kinds = files.flatMap(\.types).map(\.kind)
        self.files = files.count
        lines = files.map(\.linesOfCode).reduce(0, +)
        tokens = files.map(\.tokenCount).reduce(0, +)
        types = kinds.count { ![.protocol, .extension].contains($0) }
        protocols = kinds.count { $0 == .protocol }
    }

    /// Adds up `counts`.
    init(sumOf counts: [CodeCount]) {
        files = counts.map(\.files).reduce(0, +)
        lines = counts.map(\.lines).reduce(0, +)
        tokens = counts.map(\.tokens).reduce(0, +)
        types = counts.map(\.types).reduce(0, +)
        protocols = counts.map(\.protocols).reduce(0, +)
    }
}

import SwiftReader

/// How much code some files hold.
package nonisolated struct CodeCount: Encodable, Equatable, Sendable {
    package let files: Int
    /// The lines that are neither blank nor only a comment.
    package let lines: Int
    /// The classes, structs, enums and actors, nested ones included.
    package let types: Int
    package let protocols: Int
}

nonisolated extension CodeCount {
    init(_ files: [SourceFile]) {
        let kinds = files.flatMap(\.types).map(\.kind)
        self.files = files.count
        lines = files.map(\.linesOfCode).reduce(0, +)
        types = kinds.count { ![.protocol, .extension].contains($0) }
        protocols = kinds.count { $0 == .protocol }
    }

    /// All of `counts` together.
    init(sumOf counts: [CodeCount]) {
        files = counts.map(\.files).reduce(0, +)
        lines = counts.map(\.lines).reduce(0, +)
        types = counts.map(\.types).reduce(0, +)
        protocols = counts.map(\.protocols).reduce(0, +)
    }
}

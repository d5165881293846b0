/// The closures in the code of a function.
package nonisolated struct Closures {
    /// A brace that is open.
    private struct Brace {
        let line: Int
        /// The numbers from the outermost closure on; `nil` for the brace of a statement.
        var path: [Int]?
        /// The number of closures so far, in this brace or in those of statements.
        var count = 0
        /// Whether a word was read that a statement's brace follows.
        var awaitsStatement = false
    }

    private static let statements: Set = [
        "if", "guard", "else", "for", "while", "switch", "do", "catch", "defer", "repeat", "get", "set", "willSet",
        "didSet",
    ]
    /// The tokens after which a brace begins a closure, not the body of a statement.
    private static let introductions: Set = ["(", ",", ":", "=", "["]

    /// The lines of each closure, from 1, by its number and those of the closures around it, the outermost first.
    package private(set) var lines: [[Int]: ClosedRange<Int>] = [:]

    /// Reads a declaration with its body.
    package init(in code: String) {
        let tokens = SourceLexer(code).tokens
        var braces: [Brace] = []
        for (index, token) in tokens.enumerated() {
            let previous = index > 0 ? tokens[index - 1].text : ""
            switch token.text {
            case "{" where braces.isEmpty: braces.append(Brace(line: token.line, path: []))
            case "{":
                let isStatement = braces[braces.count - 1].awaitsStatement && !Self.introductions.contains(previous)
                if isStatement { braces[braces.count - 1].awaitsStatement = false }
                braces.append(Brace(line: token.line, path: isStatement ? nil : nextPath(in: &braces)))
            case "}":
                guard let brace = braces.popLast() else { return }
                if let path = brace.path, !path.isEmpty { lines[path] = brace.line...token.line }
            case let word where Self.statements.contains(word):
                guard !braces.isEmpty, previous != ".", tokens.dropFirst(index + 1).first?.text != ":" else { continue }
                braces[braces.count - 1].awaitsStatement = true
            default: break
            }
        }
    }

    /// Returns the path of a closure that begins, and counts it.
    private func nextPath(in braces: inout [Brace]) -> [Int] {
        let parent = braces.lastIndex { $0.path != nil } ?? 0
        braces[parent].count += 1
        return (braces[parent].path ?? []) + [braces[parent].count]
    }
}

/// The declarations and references of one Swift file.
///
/// Reads imports, types, their members and top-level declarations, in both branches of an `#if`. Ignores declarations
/// in functions and accessors, enum cases, type aliases and macros.
package nonisolated struct SourceFile: Sendable {
    package let path: String
    /// The imported modules.
    package let imports: [String]
    /// The types in source order, each before its nested types.
    package let types: [TypeDeclaration]
    package let properties: [PropertyDeclaration]
    package let functions: [FunctionDeclaration]
    package let references: [Reference]
    /// The lines on which the code chooses by a condition; a `switch` over cases is none.
    package let conditions: [Int]
    /// Why the file could not be read to its end; `nil` if it was.
    package let objection: String?
    /// The number of words, numbers, signs and string literals; of a literal, only the code in interpolations counts
    /// too.
    package let tokenCount: Int
    private let codeLines: [Int]

    package init(path: String, text: String) {
        let lexer = SourceLexer(text)
        var reader = DeclarationReader(SourceTokens(lexer.tokens))
        let members = reader.readFile()
        self.path = path
        imports = reader.imports
        types = reader.types
        properties = members.properties
        functions = members.functions
        references = reader.references(in: lexer.tokens.indices)
        conditions = lexer.tokens.indices.filter { Self.isCondition($0, lexer.tokens) }.map { lexer.tokens[$0].line }
        objection =
            if lexer.isTooDeep || reader.isTooDeep {
                "its types or interpolations are nested too deep"
            } else {
                lexer.isUnfinished ? "it ends within a comment or a literal" : nil
            }
        tokenCount = lexer.tokens.count
        codeLines = lexer.codeLines
    }

    /// Whether a token begins a condition: `if`, `guard`, `while` or the sign of a ternary choice.
    private static func isCondition(_ index: Int, _ tokens: [SourceToken]) -> Bool {
        let token = tokens[index]
        if token.kind == .word { return ["if", "guard", "while"].contains(token.text) }
        let isDoubled = [index - 1, index + 1].contains { tokens.indices.contains($0) && tokens[$0].text == "?" }
        return token.text == "?" && token.followsSpace && !isDoubled
    }

    /// The number of lines that are neither blank nor only a comment.
    package var linesOfCode: Int { codeLines.count }

    /// The number of `weak` and `unowned` names in the capture lists of closures.
    package var weakCaptures: Int {
        references.count { $0.use == .capture && ["unowned", "weak"].contains($0.name) }
    }

    /// Returns the number of `lines` that are neither blank nor only a comment.
    package func linesOfCode(in lines: ClosedRange<Int>) -> Int { codeLines.count(where: lines.contains) }
}

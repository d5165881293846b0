/// The declarations and names of one Swift file.
///
/// Read are imports, types, their members and what a file declares itself. Not read are declarations within functions and
/// accessors, enum cases, type aliases, macros, and which branch of an `#if` applies: both are.
package nonisolated struct SourceFile: Sendable {
    package let path: String
    /// The names of the imported modules.
    package let imports: [String]
    /// The types in the order of their names in the file, each before those nested in it.
    package let types: [TypeDeclaration]
    package let properties: [PropertyDeclaration]
    package let functions: [FunctionDeclaration]
    package let references: [Reference]
    /// Whether types or interpolations are nested too deep to be read.
    package let isTooDeep: Bool
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
        isTooDeep = lexer.isTooDeep || reader.isTooDeep
        codeLines = lexer.codeLines
    }

    /// How many lines hold more than space and comments.
    package var linesOfCode: Int { codeLines.count }

    /// How many of `lines` hold more than space and comments.
    package func linesOfCode(in lines: ClosedRange<Int>) -> Int { codeLines.count(where: lines.contains) }
}

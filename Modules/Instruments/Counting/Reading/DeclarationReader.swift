/// Parses declarations from tokens. Keywords and modifiers decide the kind of a member; bodies are skipped.
nonisolated struct DeclarationReader {
    struct Members {
        var properties: [PropertyDeclaration] = []
        var functions: [FunctionDeclaration] = []
    }

    /// The attributes and modifiers before a declaration.
    struct Prefix {
        var start = 0
        var attributes: [String] = []
        var modifiers: [String] = []
    }

    /// The maximum depth of nested types, which are read recursively.
    private static let maximumDepth = 100

    let tokens: SourceTokens
    var index = 0
    private var depth = 0
    /// Whether types are nested deeper than the maximum.
    private(set) var isTooDeep = false
    private(set) var imports: [String] = []
    var types: [TypeDeclaration] = []
    /// The name that each token refers to; `nil` if it is not a reference.
    private let uses: [Reference?]

    init(_ tokens: SourceTokens) {
        self.tokens = tokens
        uses = (0..<tokens.count).map(tokens.reference)
    }

    /// Returns the references in `range`.
    func references(in range: Range<Int>) -> [Reference] {
        uses[range.clamped(to: uses.indices)].compactMap { $0 }
    }

    mutating func readFile() -> Members {
        readMembers(until: tokens.count, of: "")
    }

    mutating func readMembers(until end: Int, of outer: String) -> Members {
        var members = Members()
        depth += 1
        defer { depth -= 1 }
        isTooDeep = isTooDeep || depth > Self.maximumDepth
        while index < end, !isTooDeep {
            let prefix = readPrefix(until: end)
            let keyword = tokens.text(index)
            if keyword == "import" {
                readImport()
            } else if let kind = TypeDeclaration.Kind(rawValue: keyword) {
                readType(kind, prefix, of: outer)
            } else if Keywords.variables.contains(keyword) {
                members.properties += readProperties(prefix)
            } else if Keywords.functions.contains(keyword) {
                members.functions.append(readFunction(prefix))
            } else {
                index = tokens.after(index)
                skip { _ in false }
            }
        }
        index = end
        return members
    }

    private mutating func readPrefix(until end: Int) -> Prefix {
        var prefix = Prefix(start: index)
        while index < end {
            let start = index
            if tokens.text(index) == "@" {
                index += 2
                while tokens.text(index) == "." { index += 2 }
                if tokens.text(index) == "(" { index = tokens.after(index) }
                prefix.attributes.append(tokens.text(start + 1..<index))
            } else if Keywords.modifiers.contains(tokens.text(index)) || isClassModifier {
                index += 1
                if tokens.text(index) == "(" { index = tokens.after(index) }
                prefix.modifiers.append(tokens.text(start..<index))
            } else {
                break
            }
        }
        return prefix
    }

    private var isClassModifier: Bool {
        tokens.text(index) == "class"
            && Keywords.memberBeginnings.contains(tokens.text(index + 1))
    }

    private mutating func readImport() {
        index += ["class", "enum", "func", "protocol", "struct"].contains(tokens.text(index + 1)) ? 2 : 1
        imports.append(tokens.text(index))
        skip { _ in false }
    }

    /// Returns the lines from a token to the last one read.
    func lines(from start: Int) -> ClosedRange<Int> {
        tokens.line(start)...max(tokens.line(start), tokens.line(index - 1))
    }

    /// Reads a type after a colon or an arrow.
    mutating func readType() -> String {
        index += 1
        return readText { ["=", ",", "{", ")", "where"].contains($0) }
    }

    /// Returns the text up to a token that satisfies `isEnd`, or to the next declaration.
    mutating func readText(until isEnd: (String) -> Bool) -> String {
        let start = index
        skip(until: isEnd)
        return tokens.text(start..<index)
    }

    /// Skips to a token that satisfies `isEnd`, outside brackets and generic arguments, or to the next declaration.
    mutating func skip(until isEnd: (String) -> Bool) {
        while let token = tokens[index], !isEnd(token.text), !isBeginning(index) {
            let afterGenerics = tokens.afterGenerics(index)
            index = afterGenerics > index ? afterGenerics : tokens.after(index)
        }
    }

    private func isBeginning(_ index: Int) -> Bool {
        guard let token = tokens[index] else { return false }
        if ["}", ";"].contains(token.text) || tokens.text(index - 1) == ";" { return true }
        return token.beginsLine && Keywords.beginnings.contains(token.text)
    }
}

import Counting

/// A Swift file with all its mutants, which it finds among its tokens.
package struct MutatedFile: Sendable {
    /// The body of a function or an accessor.
    struct Body: Sendable {
        let bytes: Range<Int>
        let isInitializer: Bool
        /// Whether it is an expression whose value is returned without `return`.
        let isExpression: Bool
    }

    private static let accessors: Set = ["get", "set", "willSet", "didSet"]
    private static let types: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]
    private static let members = accessors.union(types).union(["deinit", "func", "init", "let", "subscript", "var"])
    private static let operators: [String: (Mutant.Operator, [String])] = [
        "==": (.relational, ["!="]), "!=": (.relational, ["=="]),
        "<": (.relational, ["<=", ">"]), "<=": (.relational, ["<", ">="]),
        ">": (.relational, [">=", "<"]), ">=": (.relational, [">", "<="]),
        "&&": (.logical, ["||"]), "||": (.logical, ["&&"]),
        "+": (.arithmetic, ["-"]), "-": (.arithmetic, ["+"]),
        "*": (.arithmetic, ["/"]), "/": (.arithmetic, ["*"]), "%": (.arithmetic, ["*"]),
    ]

    /// The path in the clone.
    package let path: String
    package let text: String
    let tokens: SourceTokens
    let bytes: [UInt8]
    private(set) var bodies: [Body] = []
    package private(set) var mutants: [Mutant] = []
    /// The index of the body that is read; `nil` in declarations.
    private var body: Int?

    package init(path: String, text: String) {
        (self.path, self.text) = (path, text)
        (tokens, bytes) = (SourceTokens(of: text), Array(text.utf8))
        readDeclarations()
        mutants.sort { ($0.range.lowerBound, $0.kind.rawValue) < ($1.range.lowerBound, $1.kind.rawValue) }
    }

    private func start(_ index: Int) -> Int { tokens[index]?.start ?? bytes.count }

    /// Returns the bytes of tokens, without the space after them.
    private func bytes(of range: Range<Int>) -> Range<Int> {
        let (start, end) = (start(range.lowerBound), start(range.upperBound))
        let last = bytes[start..<end].lastIndex { $0 > UInt8(ascii: " ") }
        return start..<(last.map { $0 + 1 } ?? start)
    }

    func text(_ range: Range<Int>) -> String { string(bytes(of: range)) }

    /// Returns the tokens of a range that are not in brackets of it.
    func outer(_ range: Range<Int>) -> [Int] {
        sequence(first: range.lowerBound) { tokens.after($0) }.prefix { $0 < range.upperBound }.map(\.self)
    }

    /// Whether no space is before a token.
    func isJoined(_ index: Int) -> Bool { tokens[index]?.followsSpace == false }

    mutating func add(_ kind: Mutant.Operator, _ range: Range<Int>, _ replacement: String) {
        if text(range) == replacement { return }
        mutants.append(Mutant(kind: kind, range: bytes(of: range), replacement: replacement, body: body))
    }

    // MARK: Declarations

    /// Reads the bodies, and finds the mutants outside them.
    private mutating func readDeclarations() {
        var (index, keyword, returns, hasValue) = (0, "", false, false)
        while index < tokens.count {
            let (text, next) = (tokens.text(index), tokens.text(index + 1))
            let isMember = tokens.text(tokens.bracket(around: index)) != "("
            switch text {
            case "{" where Self.types.contains(keyword) || Self.accessors.contains(next): keyword = ""
            case "{":
                let content = index + 1..<tokens.after(index) - 1
                if isMember, !hasValue { readBody(content, keyword, returns: returns) }
                index = content.upperBound
            case "->" where isMember: returns = true
            case "=" where isMember && ["let", "var"].contains(keyword): hasValue = true
            case "unowned" where next == "let", "unowned" where next == "var", "weak" where next == "var":
                add(.reference, index..<index + 2, next)
            case _ where Self.members.contains(text) && tokens.text(index - 1) != ".":
                (keyword, returns, hasValue) = (text, ["get", "subscript", "var"].contains(text), false)
            default: readLiteral(index)
            }
            index += 1
        }
    }

    private mutating func readBody(_ content: Range<Int>, _ keyword: String, returns: Bool) {
        let first = tokens.text(content.lowerBound)
        let jumps = ["if", "switch"].contains(first) ? content : content.prefix(1)
        let isValue = !jumps.contains { ["return", "throw"].contains(tokens.text($0)) }
        let isExpression = returns && isValue && statements(in: content).count == 1
        let bytes = start(content.lowerBound - 1) + 1..<start(content.upperBound)
        bodies.append(Body(bytes: bytes, isInitializer: keyword == "init", isExpression: isExpression))
        body = bodies.count - 1
        readStatements(after: content.lowerBound - 1, isValue: isExpression)
        for token in content { read(token) }
        body = nil
    }

    // MARK: Expressions

    private mutating func read(_ index: Int) {
        readLiteral(index)
        if let spelled = spelledOperator(index), let (kind, others) = Self.operators[spelled] {
            for other in others { add(kind, index..<index + spelled.count, other) }
        }
        switch tokens.text(index) {
        case "{": readStatements(after: index)
        case "(": readArguments(index)
        case "?" where spelledOperator(index) == "?": readTernary(index)
        case "if", "guard", "while": readCondition(index)
        case "unowned", "weak": readCapture(index)
        default: break
        }
    }

    private mutating func readLiteral(_ index: Int) {
        let text = tokens.text(index)
        if ["false", "true"].contains(text) { add(.boolean, index..<index + 1, text == "true" ? "false" : "true") }
        let isWhole = tokens.text(index - 1) != "." && tokens.text(index + 1) != "."
        if tokens[index]?.kind == .number, isWhole, let number = Int(text) {
            add(.number, index..<index + 1, "\(number + 1)")
        }
    }

    /// Returns the operator with spaces around it that begins at a token.
    private func spelledOperator(_ index: Int) -> String? {
        guard tokens[index]?.kind == .sign, !isJoined(index) else { return nil }
        let end = (index + 1..<tokens.count).first { tokens[$0]?.kind != .sign || !isJoined($0) }
        return end.flatMap { isJoined($0) ? nil : text(index..<$0) }
    }

    private mutating func readTernary(_ index: Int) {
        let end = end(of: index + 1, before: ["{", ",", "else"])
        guard let colon = outer(index + 1..<end).first(where: { spelledOperator($0) == ":" }) else { return }
        add(.ternary, index + 1..<end, "(\(text(colon + 1..<end))) : (\(text(index + 1..<colon)))")
    }

    /// Returns the end of an expression or a condition: one of some tokens, a closing bracket or the next statement.
    private func end(of start: Int, before ends: [String]) -> Int {
        let end = outer(start..<tokens.count).first { index in
            (ends + [")", "]", "}"]).contains(tokens.text(index)) || index > start && beginsStatement(index)
        }
        return end ?? tokens.count
    }

    private mutating func readArguments(_ index: Int) {
        let isCallee = tokens[index - 1]?.kind == .word || [")", "]", ">", "?"].contains(tokens.text(index - 1))
        guard isCallee, isJoined(index), tokens.text(index - 2) != "func" else { return }
        let values = parts(in: index + 1..<tokens.after(index) - 1).map { part in
            let isLabeled = tokens.text(part.lowerBound + 1) == ":" && isJoined(part.lowerBound + 1)
            return part.lowerBound + (isLabeled ? 2 : 0)..<part.upperBound
        }
        if values.contains(where: { ["let", "var", "_"].contains(tokens.text($0.lowerBound)) }) { return }
        for (value, next) in zip(values, values.dropFirst() + values.prefix(1)) { add(.argument, value, text(next)) }
    }

    private mutating func readCondition(_ index: Int) {
        let last = tokens.text(index) == "guard" ? "else" : "{"
        for clause in parts(in: index + 1..<end(of: index + 1, before: [last])) {
            let operators = outer(clause).compactMap(spelledOperator).filter(["==", "!=", "&&", "||"].contains)
            let isPattern = ["case", "let", "var"].contains(tokens.text(clause.lowerBound))
            if !isPattern, ![["=="], ["!="]].contains(operators) { add(.negation, clause, "!(\(text(clause)))") }
        }
    }

    /// Returns the parts of a range between its commas.
    private func parts(in range: Range<Int>) -> [Range<Int>] {
        let commas = outer(range).filter { tokens.text($0) == "," }
        let starts = [range.lowerBound] + commas.map { $0 + 1 }
        return zip(starts, commas + [range.upperBound]).map { $0..<max($0, $1) }
    }

    /// Makes a capture strong, which takes away the question marks after its name in the closure.
    private mutating func readCapture(_ index: Int) {
        let list = tokens.bracket(around: index)
        guard list >= 0, tokens.text(list) == "[", tokens.text(tokens.bracket(around: list)) == "{" else { return }
        let (name, end) = (tokens.text(index + 1), tokens.after(tokens.bracket(around: list)))
        let uses = (index + 1..<end).filter { tokens.text($0) == name && tokens.text($0 + 1) == "?" }
        let marks = uses.map { start($0 + 1) }
        let kept = (start(index + 1)..<bytes(of: index..<end).upperBound).filter { !marks.contains($0) }
        add(.reference, index..<end, String(decoding: kept.map { bytes[$0] }, as: UTF8.self))
    }
}

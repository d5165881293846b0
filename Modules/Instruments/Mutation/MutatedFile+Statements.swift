import Counting

extension MutatedFile {
    /// The first words of statements that are not exchanged: jumps and declarations.
    private static let fixed: Set = [
        "break", "continue", "fallthrough", "return", "throw",
        "class", "enum", "func", "let", "struct", "typealias", "var",
    ]
    private static let kept = fixed.union(["defer", "do", "for", "if", "repeat", "switch", "while"])

    /// Returns the statements in a range of tokens.
    func statements(in range: Range<Int>) -> [Range<Int>] {
        let starts = outer(range).filter { $0 == range.lowerBound || beginsStatement($0) }
        return zip(starts, starts.dropFirst() + [range.upperBound]).map { $0..<$1 }
    }

    /// Whether a token begins a line and, unless it is the first of its block, a statement.
    func beginsStatement(_ index: Int) -> Bool {
        guard let token = tokens[index], token.beginsLine else { return false }
        let continues = ".?:&|=+-*/%<>".contains(token.text) || ["else", "catch"].contains(token.text)
        return !continues && !",=&|+?:".contains(tokens.text(index - 1))
    }

    /// Returns the operator that deletes a statement; `nil` if none does.
    private func removal(of statement: Range<Int>) -> Mutant.Operator? {
        let first = tokens.text(statement.lowerBound)
        if first == "guard" { return .guard }
        if Self.kept.contains(first) { return nil }
        let assigns = outer(statement).contains { index in
            let isCompound = isJoined(index) && "+-*/%".contains(tokens.text(index - 1))
            return tokens.text(index) == "=" && !isJoined(index + 1) && (!isJoined(index) || isCompound)
        }
        if assigns { return first == "_" ? .call : .assignment }
        return [")", "}"].contains(tokens.text(statement.upperBound - 1)) ? .call : nil
    }

    /// Reads the statements of a block, or those of each case of a `switch`.
    mutating func readStatements(after brace: Int, isValue: Bool = false) {
        let content = brace + 1..<max(brace + 1, tokens.after(brace) - 1)
        let header = outer(content).prefix { tokens.line($0) == tokens.line(brace) && tokens.text($0) != "for" }
        let start = header.last { tokens.text($0) == "in" }.map { $0 + 1 } ?? content.lowerBound
        if ["case", "default"].contains(tokens.text(start)) { return readCases(content) }
        read(statements(in: start..<content.upperBound), isValue: isValue, emptied: "")
    }

    private mutating func readCases(_ content: Range<Int>) {
        let starts = statements(in: content).map(\.lowerBound).filter { ["case", "default"].contains(tokens.text($0)) }
        let cases = zip(starts, starts.dropFirst() + [content.upperBound]).compactMap { start, end in
            outer(start..<end).first { tokens.text($0) == ":" }.map { $0 + 1..<end }
        }
        for (statements, next) in zip(cases, cases.dropFirst() + cases.prefix(1)) {
            add(.repetition, statements, text(next))
            read(self.statements(in: statements), isValue: false, emptied: "break")
        }
    }

    private mutating func read(_ list: [Range<Int>], isValue: Bool, emptied: String) {
        for statement in list {
            guard let kind = removal(of: statement), kind != .call || !isValue else { continue }
            add(kind, statement, list.count == 1 ? emptied : "")
        }
        for (statement, next) in zip(list, list.dropFirst()) where bodies.last?.isInitializer == false {
            let pair = [statement, next]
            let isFixed = pair.contains { Self.fixed.contains(tokens.text($0.lowerBound)) }
            if isFixed || pair.allSatisfy({ removal(of: $0) == .assignment }) { continue }
            add(.exchange, statement.lowerBound..<next.upperBound, "\(text(next))\n\(text(statement))")
        }
    }
}

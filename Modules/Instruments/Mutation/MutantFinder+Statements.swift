import Counting

extension MutantFinder {
    private enum Statement {
        case assignment, call, declaration, `guard`, jump, other
    }

    private static let kinds: [String: Statement] = [
        "break": .jump, "continue": .jump, "fallthrough": .jump, "return": .jump, "throw": .jump, "guard": .guard,
        "class": .declaration, "enum": .declaration, "func": .declaration, "let": .declaration, "struct": .declaration,
        "typealias": .declaration, "var": .declaration, "defer": .other, "do": .other, "for": .other, "if": .other,
        "repeat": .other, "switch": .other, "while": .other,
    ]
    private static let continuations: Set = [
        ".", "?", ":", "&", "|", "=", "+", "-", "*", "/", "%", "<", ">", "else", "catch",
    ]

    /// Returns the statements in a range of tokens.
    func statements(in range: Range<Int>) -> [Range<Int>] {
        let starts = outer(range).filter { $0 == range.lowerBound || beginsStatement($0) }
        return zip(starts, starts.dropFirst() + [range.upperBound]).map { $0..<$1 }
    }

    /// Whether a token begins a line and, unless it is the first of its block, a statement.
    func beginsStatement(_ index: Int) -> Bool {
        guard let token = tokens[index], token.beginsLine else { return false }
        let isContinued = [",", "=", "&", "|", "+", "?", ":"].contains(tokens.text(index - 1))
        return !Self.continuations.contains(token.text) && !isContinued
    }

    private func kind(of statement: Range<Int>) -> Statement {
        let first = tokens.text(statement.lowerBound)
        if let kind = Self.kinds[first] { return kind }
        let assigns = outer(statement).contains { index in
            let isCompound = isJoined(index) && "+-*/%".contains(tokens.text(index - 1))
            return tokens.text(index) == "=" && !isJoined(index + 1) && (!isJoined(index) || isCompound)
        }
        if assigns { return first == "_" ? .call : .assignment }
        return [")", "}"].contains(tokens.text(statement.upperBound - 1)) ? .call : .other
    }

    /// Reads the statements of a block, or those of each case of a `switch`.
    mutating func readStatements(after brace: Int) {
        let content = brace + 1..<max(brace + 1, tokens.after(brace) - 1)
        let header = outer(content).prefix { tokens.line($0) == tokens.line(brace) && tokens.text($0) != "for" }
        let start = header.last { tokens.text($0) == "in" }.map { $0 + 1 } ?? content.lowerBound
        if ["case", "default"].contains(tokens.text(start)) { return readCases(content) }
        let isValue = body.map { bodies[$0].isExpression && bodies[$0].tokens == content } == true
        read(statements(in: start..<content.upperBound), isValue: isValue, emptied: "")
    }

    private mutating func readCases(_ content: Range<Int>) {
        let starts = outer(content).filter {
            ["case", "default"].contains(tokens.text($0))
                && ($0 == content.lowerBound || tokens[$0]?.beginsLine == true)
        }
        let cases = zip(starts, starts.dropFirst() + [content.upperBound]).compactMap { start, end in
            outer(start..<end).first { tokens.text($0) == ":" }.map { $0 + 1..<end }
        }
        for (statements, next) in zip(cases, cases.dropFirst() + cases.prefix(1)) {
            add(.repetition, statements, text(next))
            read(self.statements(in: statements), isValue: false, emptied: "break")
        }
    }

    private mutating func read(_ list: [Range<Int>], isValue: Bool, emptied: String) {
        let rest = list.count == 1 ? emptied : ""
        for (position, statement) in list.enumerated() {
            let kind = kind(of: statement)
            switch kind {
            case .assignment: add(.assignment, statement, rest)
            case .call where !isValue: add(.call, statement, rest)
            case .guard: add(.guard, statement, rest)
            default: break
            }
            guard position + 1 < list.count, body.map({ bodies[$0].isInitializer }) == false else { continue }
            let next = list[position + 1]
            let kinds = [kind, self.kind(of: next)]
            if kinds.contains(.declaration) || kinds.contains(.jump) || kinds == [.assignment, .assignment] {
                continue
            }
            add(.exchange, statement.lowerBound..<next.upperBound, "\(text(next))\n\(text(statement))")
        }
    }
}

/// Tokens with their enclosing brackets, and the end of each bracket.
package nonisolated struct SourceTokens: Sendable {
    private let tokens: [SourceToken]
    /// The index after the matching closing bracket, or the end if there is none, by the index of the opening bracket.
    private var ends: [Int: Int] = [:]
    /// The index after the closing angle bracket, by the index of the opening one.
    private var genericEnds: [Int: Int] = [:]
    private var brackets: [Int] = []

    package init(of text: String) {
        self.init(SourceLexer(text).tokens)
    }

    init(_ tokens: [SourceToken]) {
        self.tokens = tokens
        var open: [Int] = []
        /// The open angle brackets within each of the other open brackets, the innermost last.
        var angles: [[Int]] = [[]]
        for (index, token) in tokens.enumerated() {
            brackets.append(open.last ?? -1)
            guard token.kind == .sign else { continue }
            switch token.text {
            case "(", "[", "{":
                if token.text == "{" { angles[angles.count - 1] = [] }
                open.append(index)
                angles.append([])
            case ")", "]", "}":
                guard let start = open.popLast() else { continue }
                ends[start] = index + 1
                angles.removeLast()
            case "<": angles[angles.count - 1].append(index)
            case ">": if let start = angles[angles.count - 1].popLast() { genericEnds[start] = index + 1 }
            case "=", ";": angles[angles.count - 1] = []
            default: break
            }
        }
        for start in open { ends[start] = tokens.count }
    }

    package var count: Int { tokens.count }

    package subscript(index: Int) -> SourceToken? { index >= 0 && index < tokens.count ? tokens[index] : nil }

    /// Returns the text of a token without backticks; empty if the index is out of range.
    package func text(_ index: Int) -> String { self[index]?.name ?? "" }

    /// Returns the text of tokens, with a space wherever the source has space.
    func text(_ range: Range<Int>) -> String {
        range.clamped(to: tokens.indices).reduce("") { text, index in
            text + (index > range.lowerBound && tokens[index].followsSpace ? " " : "") + tokens[index].text
        }
    }

    package func line(_ index: Int) -> Int { self[index]?.line ?? tokens.last?.line ?? 1 }

    /// Returns the index of the innermost bracket around a token; -1 if there is none.
    package func bracket(around index: Int) -> Int { brackets[index] }

    /// Returns the index after a token, or after the matching bracket if the token opens one.
    package func after(_ index: Int) -> Int { ends[index] ?? index + 1 }

    /// Returns the index after the generic parameters or arguments at `index`, or `index` if there are none.
    func afterGenerics(_ index: Int) -> Int { genericEnds[index] ?? index }
}

nonisolated extension SourceTokens {
    /// Returns the reference at `index`; `nil` for a keyword, a declared name or a label.
    func reference(at index: Int) -> Reference? {
        guard let token = self[index], token.kind == .word else { return nil }
        let base = base(of: index)
        if base == nil, Keywords.reserved.contains(token.text) || isDeclared(index) || isLabel(index) { return nil }
        return Reference(name: token.name, base: base, use: use(of: index), line: token.line)
    }

    private func use(of index: Int) -> Reference.Use {
        let bracket = bracket(around: index)
        if text(bracket) == "[", text(bracket - 1) == "{" { return .capture }
        if text(afterGenerics(index + 1)) == "(" { return .call }
        switch text(index + 1) {
        case "=": return text(index + 2) == "=" ? .other : .assignment
        case ",", ")": return .argument
        default: return .other
        }
    }

    private func base(of index: Int) -> String? {
        guard text(index - 1) == "." else { return nil }
        var before = index - 2
        while ["?", "!"].contains(text(before)), self[before]?.followsSpace == false { before -= 1 }
        return self[before]?.kind == .word && self[index - 1]?.followsSpace == false ? text(before) : ""
    }

    private func isDeclared(_ index: Int) -> Bool {
        Keywords.namings.contains(text(index - 1)) && text(index - 2) != "."
    }

    /// Returns whether the token is a label or a parameter: it is in parentheses and a colon follows.
    private func isLabel(_ index: Int) -> Bool {
        let colon = self[index + 1]?.kind == .word ? index + 2 : index + 1
        return text(colon) == ":" && self[colon]?.followsSpace == false
            && text(bracket(around: index)) == "("
    }
}

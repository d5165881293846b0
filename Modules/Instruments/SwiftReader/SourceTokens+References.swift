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

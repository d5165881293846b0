nonisolated extension DeclarationReader {
    /// The names in `range` that are used: no keywords, no declared names, no labels.
    func references(in range: Range<Int>) -> [Reference] {
        range.compactMap { index in
            guard let token = tokens[index], token.kind == .word else { return nil }
            let base = base(of: index)
            if base == nil, Keywords.reserved.contains(token.text) || isDeclared(index) || isLabel(index) { return nil }
            return Reference(name: tokens.text(index), base: base, use: use(of: index), line: token.line)
        }
    }

    private func use(of index: Int) -> Reference.Use {
        let bracket = tokens.bracket(around: index)
        if tokens.text(bracket) == "[", tokens.text(bracket - 1) == "{" { return .capture }
        if tokens.text(tokens.afterGenerics(index + 1)) == "(" { return .call }
        switch tokens.text(index + 1) {
        case "=": return tokens.text(index + 2) == "=" ? .other : .assignment
        case ",", ")": return .argument
        default: return .other
        }
    }

    private func base(of index: Int) -> String? {
        guard tokens.text(index - 1) == "." else { return nil }
        var before = index - 2
        while ["?", "!"].contains(tokens.text(before)), tokens[before]?.followsSpace == false { before -= 1 }
        return tokens[before]?.kind == .word && tokens[index - 1]?.followsSpace == false ? tokens.text(before) : ""
    }

    private func isDeclared(_ index: Int) -> Bool {
        Keywords.namings.contains(tokens.text(index - 1)) && tokens.text(index - 2) != "."
    }

    /// Whether it is a label or a parameter: a colon follows at once, in round brackets.
    private func isLabel(_ index: Int) -> Bool {
        let colon = tokens[index + 1]?.kind == .word ? index + 2 : index + 1
        return tokens.text(colon) == ":" && tokens[colon]?.followsSpace == false
            && tokens.text(tokens.bracket(around: index)) == "("
    }
}

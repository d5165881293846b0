nonisolated extension DeclarationReader {
    /// The names in `range` that are used: no keywords, no declared names, no labels.
    func references(in range: Range<Int>) -> [Reference] {
        range.compactMap { index in
            guard let token = tokens[index], token.kind == .word else { return nil }
            let base = base(of: index)
            if base == nil, Keywords.reserved.contains(token.text) || isDeclared(index) || isLabel(index) { return nil }
            return Reference(
                name: tokens.text(index),
                base: base,
                isCalled: tokens.text(tokens.afterGenerics(index + 1)) == "(",
                line: token.line
            )
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

    /// Whether a colon follows at once, as after a label and a parameter's name. A key of a dictionary literal that is not
    /// its first is taken for a label too.
    private func isLabel(_ index: Int) -> Bool {
        let isFirst = ["(", ","].contains(tokens.text(index - 1))
        let colon = isFirst && tokens[index + 1]?.kind == .word ? index + 2 : index + 1
        return tokens.text(colon) == ":" && tokens[colon]?.followsSpace == false
            && (isFirst || tokens[index - 1]?.kind == .word)
    }
}

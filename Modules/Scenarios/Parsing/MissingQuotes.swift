/// Suggests where quotes are missing in a step of plain words.
nonisolated enum MissingQuotes {
    /// The maximum number of words; longer lines get no suggestion.
    private static let mostWords = 12
    private static let mostBytes = 200

    /// Returns the step that `read` and the words after it form with quotes around some of them, such as
    /// `tap "Log out"` for the words `tap`, `Log` and `out`; `nil` if quotes do not help. A text for a field, which
    /// may be a password, is left out.
    static func suggestion(after read: [Token], _ unread: [Token]) -> String? {
        let words = unread.compactMap { if case .word(let word) = $0.kind { word } else { nil } }
        let bytes = (read + unread).reduce(0) { $0 + $1.source.utf8.count }
        guard words.count == unread.count, words.count <= mostWords, bytes <= mostBytes else { return nil }
        guard words.first?.first?.isLetter == true else { return nil }
        let fromLongest = (1...words.count).reversed().map { [quoted(words[..<$0])] + words[$0...] }
        let pair = words.count > 1 ? [[quoted(words[..<1]), quoted(words[1...])]] : []
        for words in fromLongest + pair {
            let text = (read.map(\.source) + words).joined(separator: " ")
            switch step(text) {
            case .type(let label, _): return Step.type(label: label, text: "…").source
            case .inSameTurn(.type(let label, _)): return Step.inSameTurn(.type(label: label, text: "…")).source
            case .expect(.field(let label, _)): return Step.expect(.field(label: label, value: "…")).source
            case .some: return text
            case nil: continue
            }
        }
        return nil
    }

    private static func quoted(_ words: ArraySlice<String>) -> String {
        "\"\(words.joined(separator: " "))\""
    }

    private static func step(_ text: String) -> Step? {
        let line = SourceLine(file: nil, number: 1, text: text)
        var tokenizer = Tokenizer(line)
        guard let tokens = try? tokenizer.tokens() else { return nil }
        var parser = StepParser(TokenReader(line, tokens), in: .pipe)
        return try? parser.parse()
    }
}

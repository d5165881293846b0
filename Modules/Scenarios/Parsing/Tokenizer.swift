/// Splits a line into words and quoted texts, up to its comment.
struct Tokenizer {
    private let line: SourceLine
    private let characters: [Character]
    private var position = 0

    init(_ line: SourceLine) {
        self.line = line
        characters = Array(line.text)
    }

    mutating func tokens() throws(ScenarioError) -> [Token] {
        var tokens: [Token] = []
        while let token = try next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() throws(ScenarioError) -> Token? {
        while let character = current, character.isWhitespace { position += 1 }
        guard let first = current, first != "#" else { return nil }
        let start = position
        let kind: Token.Kind = first == "\"" ? .text(try text()) : .word(word())
        if let next = current, !next.isWhitespace, next != "#" {
            throw line.error("A space is missing before “\(next)”.", at: position + 1)
        }
        return Token(kind: kind, column: start + 1, source: String(characters[start..<position]))
    }

    private var current: Character? {
        characters.indices.contains(position) ? characters[position] : nil
    }

    private mutating func word() -> String {
        var word = ""
        while let character = current, !character.isWhitespace, character != "\"", character != "#" {
            word.append(character)
            position += 1
        }
        return word
    }

    private mutating func text() throws(ScenarioError) -> String {
        let opening = position
        var text = ""
        position += 1
        while let character = current, character != "\"" {
            text.append(character == "\\" ? try escaped() : character)
            position += 1
        }
        guard current != nil else { throw line.error("The quote that opens here is never closed.", at: opening + 1) }
        position += 1
        return text
    }

    private mutating func escaped() throws(ScenarioError) -> Character {
        position += 1
        guard let character = current, character == "\"" || character == "\\" else {
            throw line.error("In quotes, a backslash stands only before a quote or another backslash.", at: position)
        }
        return character
    }
}

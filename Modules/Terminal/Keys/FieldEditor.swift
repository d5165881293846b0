/// The text of a field during editing, and the position of the caret.
nonisolated struct FieldEditor: Equatable, Sendable {
    /// The maximum number of Unicode scalars.
    static let limit = 2_000
    /// The maximum number of bytes of entered text.
    static let maximumBytes = 4 * limit

    var text: String
    /// The number of characters before the caret.
    var caret: Int
    /// Whether the last key's text did not fit as a whole.
    private(set) var isFull = false

    /// Creates an editor with the caret at the end.
    init(_ text: String = "") {
        self.text = text
        caret = text.count
    }

    /// Edits the text or moves the caret; returns `false` if the key is not handled by a field.
    mutating func apply(_ key: Key) -> Bool {
        let before = text.prefix(caret)
        let after = text.dropFirst(caret)
        switch key {
        case .character(let character): insert(String(character), between: before, and: after)
        case .paste(let pasted): insert(pasted, between: before, and: after)
        case .backspace: replace(before.dropLast(), after)
        case .delete: replace(before, after.dropFirst())
        case .control("w"): replace(before.withoutLastWord, after)
        case .control("u"): replace("", after)
        case .control("k"): replace(before, "")
        case .left: caret = max(0, before.count - 1)
        case .right: caret = before.count + min(1, after.count)
        case .home, .control("a"): caret = 0
        case .end, .control("e"): caret = text.count
        case .control, .enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown, .help: return false
        }
        return true
    }

    private mutating func insert(_ new: String, between before: Substring, and after: Substring) {
        var room = Self.limit - text.unicodeScalars.count
        var added = ""
        for character in new {
            room -= character.unicodeScalars.count
            isFull = room < 0
            if isFull { break }
            added.append(character)
        }
        replace(before + added, after)
    }

    /// Sets the text, with the caret between its parts. Characters can merge there, such as a letter with an accent.
    private mutating func replace(_ before: Substring, _ after: Substring) {
        caret = before.count
        text = String(before + after)
    }
}

nonisolated extension Substring {
    /// The text without its last word and the spaces after it.
    fileprivate var withoutLastWord: Substring {
        let end = lastIndex { !$0.isWhitespace } ?? startIndex
        let start = self[..<end].lastIndex { $0.isWhitespace }.map(index(after:)) ?? startIndex
        return self[..<start]
    }
}

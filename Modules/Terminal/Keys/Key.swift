/// A pressed key or pasted text.
nonisolated enum Key: Equatable, Sendable {
    /// A text character.
    case character(Character)
    /// A character pressed with Control, in lower case: `c` for Ctrl-C.
    case control(Character)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1.
    case help
    /// Pasted text, in one line and without control characters.
    case paste(String)

    /// Whether the key is text, which may be part of a password.
    var isText: Bool {
        switch self {
        case .character, .paste: true
        default: false
        }
    }

    /// The name of the key on the keyboard.
    var name: String {
        switch self {
        case .character(let character): String(character)
        case .control(let character): "Ctrl-\(character.uppercased())"
        case .enter: "Enter"
        case .escape: "Esc"
        case .tab: "Tab"
        case .backTab: "Shift-Tab"
        case .backspace: "Backspace"
        case .delete: "Delete"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .help: "F1"
        case .paste: "Paste"
        }
    }
}

nonisolated extension Key {
    /// Creates the key of a control character.
    init(control byte: UInt8) {
        switch byte {
        case 0x08, 0x7F: self = .backspace
        case 0x09: self = .tab
        case 0x0A, 0x0D: self = .enter
        default: self = .control(Character(Unicode.Scalar(byte | ((1...26).contains(byte) ? 0x60 : 0x40))))
        }
    }

    /// Creates the key of a control character after ESC, which means Alt, or Shift-Tab on the Linux console.
    init(alternateControl byte: UInt8) {
        switch Key(control: byte) {
        case .tab: self = .backTab
        case .backspace: self = .control("w")
        case let key: self = key
        }
    }

    /// Creates the key of a character; `nil` if the scalar is not text.
    init?(typing scalar: Unicode.Scalar) {
        guard scalar.isText else { return nil }
        self = .character(Character(scalar))
    }

    /// Creates the key of a paste.
    init(pasting text: String) {
        self = .paste(text.inOneLine.filter { !$0.isControl })
    }

    /// Creates the key of a character pressed with Control; `nil` if the scalar is not text.
    init?(controlling scalar: Unicode.Scalar) {
        guard scalar.isText else { return nil }
        let small = scalar.properties.lowercaseMapping
        self = .control(small.count == 1 ? Character(small) : Character(scalar))
    }
}

nonisolated extension String {
    /// The text in one line: without line ends at its end, with a space for each other line end and for each tab.
    var inOneLine: String {
        let end = lastIndex { !$0.isNewline }.map(index(after:)) ?? startIndex
        return String(self[..<end].map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
}

nonisolated extension Character {
    /// Whether the character could move the cursor.
    var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}

nonisolated extension Unicode.Scalar {
    fileprivate var isText: Bool {
        switch properties.generalCategory {
        case .control, .privateUse, .lineSeparator, .paragraphSeparator, .unassigned: false
        default: true
        }
    }
}

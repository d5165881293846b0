extension Key {
    /// Whether the key is text, which may be part of a password.
    nonisolated var isText: Bool {
        switch self {
        case .character, .paste: true
        default: false
        }
    }

    /// The name of the key on the keyboard.
    nonisolated var name: String {
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

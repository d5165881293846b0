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

    /// Creates the key of a character pressed with Control; `nil` if the scalar is not text.
    init?(controlling scalar: Unicode.Scalar) {
        guard scalar.isText else { return nil }
        let small = scalar.properties.lowercaseMapping
        self = .control(small.count == 1 ? Character(small) : Character(scalar))
    }
}

nonisolated extension Unicode.Scalar {
    fileprivate var isText: Bool {
        switch properties.generalCategory {
        case .control, .privateUse, .lineSeparator, .paragraphSeparator, .unassigned: false
        default: true
        }
    }
}

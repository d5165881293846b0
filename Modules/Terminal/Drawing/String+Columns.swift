extension String {
    /// The number of terminal columns that the text takes: two for an emoji or a wide East Asian character, one for any
    /// other.
    nonisolated package var columns: Int {
        reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }

    /// Returns the text padded with spaces to `width` columns; a longer one is unchanged.
    nonisolated package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - columns))
    }
}

extension Character {
    fileprivate nonisolated var isWide: Bool {
        guard let first = unicodeScalars.first else { return false }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return true }
        return switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

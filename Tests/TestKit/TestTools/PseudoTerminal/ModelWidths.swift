/// The widths of characters that real terminals measure differently.
package struct ModelWidths: Sendable {
    /// The number of columns of an emoji: 2, or 1 in old terminals.
    package var emoji: Int
    /// Whether a combining mark joins the character before it; otherwise it takes one column.
    package var combinesMarks: Bool

    package init(emoji: Int = 2, combinesMarks: Bool = true) {
        self.emoji = emoji
        self.combinesMarks = combinesMarks
    }

    func columns(_ scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return 1 }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: combinesMarks ? 0 : 1
        case .format: 0
        default:
            switch scalar.value {
            case 0x1160...0x11FF: combinesMarks ? 0 : 1
            case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6, 0xAC00...0xD7A3,
                0xF900...0xFAFF, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
                2
            default: scalar.properties.isEmojiPresentation ? emoji : 1
            }
        }
    }
}

extension String {
    /// The number of terminal columns of the text.
    nonisolated package var columns: Int {
        isPrintableASCII ? utf8.count : glyphs.reduce(0) { $0 + $1.width }
    }

    /// Whether all characters are of printable ASCII, each of one column.
    nonisolated var isPrintableASCII: Bool {
        for byte in utf8 where !byte.isPrintable { return false }
        return true
    }

    /// Returns the text padded with spaces to `width` columns; longer text is unchanged.
    nonisolated package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - columns))
    }
}

extension Unicode.Scalar {
    /// The number of terminal columns of the character: 0 if it joins the previous one, 2 for an emoji or a wide East
    /// Asian character.
    ///
    /// Where terminals differ between one and two columns, it is two, because a gap is better than an overlap.
    nonisolated var columns: Int {
        switch value {
        case ..<0x300: 1
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF,
            0x1D300...0x1D37F, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            properties.generalCategory == .nonspacingMark ? 0 : 2
        default:
            switch properties.generalCategory {
            case .nonspacingMark, .enclosingMark: 0
            default: properties.isEmojiPresentation ? 2 : 1
            }
        }
    }
}

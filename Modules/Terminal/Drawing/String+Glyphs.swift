import Foundation
import Headless

/// All text for the screen passes through this extension.
extension String {
    /// The text in pieces that fill cells and that a terminal can show safely.
    ///
    /// Control, formatting, private-use and unassigned characters are replaced. Emoji are reduced to forms that every
    /// terminal shows in the same width: a sequence to its first emoji, a flag to its letters. Right-to-left letters
    /// keep their order; `TerminalSession` prevents terminals from reordering them.
    nonisolated var glyphs: [(text: String, width: Int)] { glyphs(beyond: .max) }

    /// Returns the first glyphs that fit in `width` columns; the last one is an ellipsis if the text is truncated.
    nonisolated func glyphs(fitting width: Int) -> [(text: String, width: Int)] {
        guard width > 0 else { return [] }
        var fitting = glyphs(beyond: width)
        var used = fitting.reduce(0) { $0 + $1.width }
        guard used > width else { return fitting }
        while used >= width, let last = fitting.popLast() { used -= last.width }
        return fitting + [("…", 1)]
    }

    /// Returns the glyphs of the first characters that exceed `width` columns, or all glyphs.
    ///
    /// Marks are treated with the character before them; in some scripts Swift regards them as separate characters.
    private nonisolated func glyphs(beyond width: Int) -> [(text: String, width: Int)] {
        var glyphs: [(text: String, width: Int)] = []
        var used = 0
        var start = startIndex
        while start < endIndex, used <= width {
            var end = utf8.index(after: start)
            let byte = utf8[start]
            if byte.isPrintable, end == endIndex || utf8[end] < 0x80 {
                glyphs.append((String(Unicode.Scalar(byte)), 1))
                used += 1
            } else {
                end = index(after: start)
                while end < endIndex, unicodeScalars[end].isMark { end = index(after: end) }
                for glyph in self[start..<end].glyphs {
                    glyphs.append(glyph)
                    used += glyph.width
                }
            }
            start = end
        }
        return glyphs
    }
}

extension UInt8 {
    /// Whether this is a printable ASCII character.
    nonisolated var isPrintable: Bool { self >= 0x20 && self < 0x7F }
}

extension Substring {
    /// The maximum number of scalars after the first one of a glyph.
    private nonisolated static let limit = 3

    fileprivate nonisolated var glyphs: [(text: String, width: Int)] {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return [] }
        if let letter = first.regionLetter {
            return [letter] + scalars.dropFirst().compactMap(\.regionLetter)
        }
        guard first.isShown else { return Self.replaced(scalars) }
        if first.properties.isEmoji, !first.isASCII { return [(String(first), first.columns)] }
        if first.isMark { return Self.glyphs("\u{25CC}", scalars) }
        return first.columns > 0 ? Self.glyphs(first, scalars.dropFirst()) : Self.replaced(scalars)
    }

    private nonisolated static func replaced(_ scalars: UnicodeScalarView) -> [(text: String, width: Int)] {
        glyphs("\u{FFFD}", scalars.dropFirst().drop { $0.columns == 0 && !$0.isMark })
    }

    /// Returns the glyphs of a base and its combining scalars. Marks beyond the limit are dropped; letters begin a new
    /// glyph.
    private nonisolated static func glyphs(
        _ base: Unicode.Scalar,
        _ joining: Substring.UnicodeScalarView
    ) -> [(text: String, width: Int)] {
        if joining.isEmpty { return [(String(base), base.columns)] }
        var clusters: [[Unicode.Scalar]] = [[base]]
        for scalar in joining {
            let isFull = clusters[clusters.count - 1].count > limit
            if isFull, scalar.isMark || scalar.columns == 0 { continue }
            guard scalar.isShown else { continue }
            if isFull { clusters.append([scalar]) } else { clusters[clusters.count - 1].append(scalar) }
        }
        return clusters.map { cluster in
            var text = String(String.UnicodeScalarView(cluster))
            if cluster.count > 1 { text = text.precomposedStringWithCanonicalMapping }
            return (text, text.unicodeScalars.reduce(0) { $0 + $1.columns })
        }
    }
}

extension Unicode.Scalar {
    /// Whether a terminal shows the character, in its own cell or on the previous character.
    fileprivate nonisolated var isShown: Bool {
        switch properties.generalCategory {
        case .privateUse, .unassigned, .surrogate, .enclosingMark: false
        default:
            !isUnsafeToDisplay && !properties.isDefaultIgnorableCodePoint && !properties.isEmojiModifier
                && regionLetter == nil
        }
    }

    /// Whether the character is drawn on the previous one.
    fileprivate nonisolated var isMark: Bool {
        guard value >= 0x300 else { return false }
        return switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }

    /// The letter of a regional indicator; `nil` for other characters.
    fileprivate nonisolated var regionLetter: (text: String, width: Int)? {
        guard (0x1F1E6...0x1F1FF).contains(value) else { return nil }
        let letter = Unicode.Scalar(UInt8(ascii: "A") + UInt8(value - 0x1F1E6))
        return (String(letter), 1)
    }
}

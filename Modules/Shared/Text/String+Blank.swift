extension String {
    /// Whether nothing of the text can be seen: it has only white space, controls and other characters without a glyph.
    package var isBlank: Bool { unicodeScalars.allSatisfy(\.isInvisible) }
}

extension Unicode.Scalar {
    /// The characters with an empty glyph that have no property in common: of Braille, Khitan, Egyptian hieroglyphs and
    /// music.
    private static let emptyGlyphs: Set<Unicode.Scalar> = [
        "\u{2800}", "\u{16FE4}", "\u{13441}", "\u{13442}", "\u{1D159}",
    ]

    fileprivate var isInvisible: Bool {
        properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
            || Self.emptyGlyphs.contains(self)
    }
}

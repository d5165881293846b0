import Testing

@testable import Terminal

@Suite nonisolated struct `The gate for text` {
    @Test(arguments: [
        ("abc", ["a", "b", "c"]),
        ("漢字", ["漢", "字"]),
        ("e\u{301}", ["é"]),
        ("한", ["한"]),
        ("שלו", ["ש", "ל", "ו"]),
        ("\u{301}a", ["\u{25CC}\u{301}", "a"]),
        ("क्षि", ["क्षि"]),
        ("स्त्री", ["स्त्", "री"]),
        ("กำ", ["กำ"]),
        ("မာ", ["မာ"]),
        ("ﾞ", ["ﾞ"]),
    ])
    func `keeps letters and their marks`(text: String, expected: [String]) {
        let glyphs = text.glyphs.map(\.text)

        #expect(glyphs == expected)
    }

    @Test(arguments: [
        ("👩", "👩", 2), ("👩‍🔬", "👩", 2), ("👩🏽", "👩", 2), ("❤️‍🔥", "❤", 1), ("♥️", "♥", 1), ("♥", "♥", 1), ("1️⃣", "1", 1),
        ("#️⃣", "#", 1), ("🇫🇷", "FR", 2), ("🇫", "F", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴", 2), ("🖥️", "🖥", 2), ("漢", "漢", 2),
        ("ᅡ", "\u{FFFD}", 1),
    ])
    func `reduces an emoji to what every terminal shows in the same width`(text: String, shown: String, width: Int) {
        let glyphs = text.glyphs

        #expect(glyphs.map(\.text).joined() == shown)
        #expect(text.columns == width)
    }

    @Test(arguments: [
        "\u{1B}", "\u{7}", "\r\n", "\u{7F}", "\u{9B}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{FE0F}",
        "\u{FEFF}",
        "\u{E000}", "\u{10EEEE}", "\u{10FFFF}", "\u{378}", "\u{20DD}", "\u{3164}", "\u{1F3FD}", "\u{E0041}",
    ])
    func `replaces what a terminal could obey or show in any width`(text: String) {
        let glyphs = text.glyphs.map(\.text)

        #expect(glyphs == ["\u{FFFD}"])
    }

    @Test func `keeps three of 1,000 accents`() {
        let text = "x" + String(repeating: "\u{301}", count: 1_000)

        let glyphs = text.glyphs

        #expect(glyphs.map(\.text) == ["x\u{301}\u{301}\u{301}"])
        #expect(glyphs.map(\.width) == [1])
    }

    @Test func `lets no harmful scalar through, whatever the text`() {
        var random = RandomText(seed: 1)

        for _ in 0..<600 {
            let glyphs = random.text().glyphs

            for glyph in glyphs {
                #expect(glyph.width > 0)
                #expect(glyph.text.unicodeScalars.count <= 4)
                #expect(glyph.text.unicodeScalars.allSatisfy(isHarmless), "\(glyph.text.unicodeScalars.map(\.value))")
            }
        }
    }

    @Test func `gives text that passed it already the same width again`() {
        var random = RandomText(seed: 2)

        for _ in 0..<600 {
            let glyphs = random.text().glyphs

            let text = glyphs.map(\.text).joined()

            #expect(text.columns == glyphs.reduce(0) { $0 + $1.width }, "\(text.unicodeScalars.map(\.value))")
        }
    }

    @Test func `fits text into a width, with an ellipsis where it is cut`() {
        let texts = (0...6).map { "a漢b漢".glyphs(fitting: $0).map(\.text).joined() }

        #expect(texts == ["", "…", "a…", "a…", "a漢…", "a漢b…", "a漢b漢"])
    }
}

private nonisolated func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: !(0x1F1E6...0x1F1FF).contains(scalar.value) && !scalar.properties.isVariationSelector
    }
}

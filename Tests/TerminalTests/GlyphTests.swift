import TestSupport
import Testing

@testable import Terminal

struct GlyphTests {
    @Test(arguments: [
        ("abc", ["a", "b", "c"]), ("漢字", ["漢", "字"]), ("e\u{301}", ["é"]), ("한", ["한"]), ("שלו", ["ש", "ל", "ו"]),
        ("\u{301}a", ["\u{25CC}\u{301}", "a"]), ("क्षि", ["क्षि"]), ("स्त्री", ["स्त्", "री"]), ("กำ", ["กำ"]),
        ("မာ", ["မာ"]), ("ﾞ", ["ﾞ"]), ("1\u{323}a", ["1\u{323}", "a"]),
        ("x" + String(repeating: "\u{301}", count: 1_000), ["x\u{301}\u{301}\u{301}"]),
    ])
    func `Shown text keeps letters and their marks, at most three`(text: String, expected: [String]) {
        let glyphs = text.glyphs.map(\.text)

        #expect(glyphs == expected)
    }

    @Test(arguments: [
        ("👩", "👩", 2), ("👩‍🔬", "👩", 2), ("👩🏽", "👩", 2), ("❤️‍🔥", "❤", 1), ("♥️", "♥", 1), ("♥", "♥", 1), ("1️⃣", "1", 1),
        ("#️⃣", "#", 1), ("🇫🇷", "FR", 2), ("🇫", "F", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴", 2), ("🖥️", "🖥", 2), ("漢", "漢", 2),
        ("ᅡ", "\u{FFFD}", 1), ("x\u{301}\u{301}\u{301}\u{301}", "x\u{301}\u{301}\u{301}", 1),
    ])
    func `An emoji is reduced to what every terminal shows in the same width`(text: String, shown: String, width: Int) {
        let glyphs = text.glyphs

        #expect(glyphs.map(\.text).joined() == shown)
        #expect(text.columns == width)
    }

    @Test(arguments: [
        "\u{1B}", "\u{7}", "\r\n", "\u{7F}", "\u{9B}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{FE0F}",
        "\u{FEFF}", "\u{E000}", "\u{10EEEE}", "\u{10FFFF}", "\u{378}", "\u{20DD}", "\u{3164}", "\u{1F3FD}", "\u{E0041}",
    ])
    func `What a terminal could obey or show in any width is replaced`(text: String) {
        let glyphs = text.glyphs.map(\.text)

        glyphs.expect(["\u{FFFD}"])
    }

    /// The first and the last of each range of wide characters, each with the one beside it where that is narrow.
    @Test(
        arguments: [
            ("\u{10FF}", 1), ("\u{1100}", 2), ("\u{115F}", 2), ("\u{2328}", 1), ("\u{2329}", 2), ("\u{232A}", 2),
            ("\u{2E80}", 2), ("\u{303E}", 2), ("\u{303F}", 1), ("\u{3041}", 2), ("\u{A4C6}", 2), ("\u{A4D0}", 1),
            ("\u{A95F}", 1), ("\u{A960}", 2), ("\u{A97C}", 2), ("\u{A984}", 1), ("\u{ABFF}", 1), ("\u{AC00}", 2),
            ("\u{D7A3}", 2), ("\u{F900}", 2), ("\u{FAD9}", 2), ("\u{FB00}", 1), ("\u{FE10}", 2), ("\u{FE19}", 2),
            ("\u{FE30}", 2), ("\u{FE6B}", 2), ("\u{FE70}", 1), ("\u{FF01}", 2), ("\u{FF21}", 2), ("\u{FF60}", 2),
            ("\u{FF61}", 1), ("\u{FFDC}", 1), ("\u{FFE0}", 2), ("\u{FFE6}", 2), ("\u{FFE8}", 1), ("\u{16FE0}", 2),
            ("\u{1B2FB}", 2), ("\u{1D2FF}", 1), ("\u{1D300}", 2), ("\u{1D378}", 2), ("\u{1D400}", 1), ("\u{1F004}", 2),
            ("\u{1FAF8}", 2), ("\u{1FB00}", 1), ("\u{20000}", 2), ("\u{323AF}", 2), ("\u{231A}", 2), ("é", 1),
            ("\u{300}", 0), ("\u{1160}", 0), ("\u{11FF}", 0), ("\u{20DD}", 0), ("\u{302A}", 0), ("\u{D7B0}", 0),
            ("\u{D7FB}", 0), ("\u{FE20}", 0),
        ] as [(String, Int)]
    )
    func `A character that is wide on some terminal takes two columns, one that joins the previous one none`(
        character: String,
        columns: Int
    ) {
        character.unicodeScalars.map(\.columns).expect([columns])
    }

    @Test(arguments: [1, 2] as [UInt64])
    func `Shown text has no harmful scalar, whatever the text, and the same width if it is shown again`(seed: UInt64) {
        var random = RandomContent(seed: seed)

        for _ in 0..<600 {
            let glyphs = random.text().glyphs

            let text = glyphs.map(\.text).joined()
            #expect(glyphs.allSatisfy { $0.width > 0 && $0.text.unicodeScalars.count <= 4 })
            #expect(text.unicodeScalars.allSatisfy(isHarmless), "\(text.unicodeScalars.map(\.value))")
            #expect(text.columns == glyphs.reduce(0) { $0 + $1.width }, "\(text.unicodeScalars.map(\.value))")
        }
    }

    // MARK: Lines

    @Test(
        arguments: [
            ("one two three", 7, ["one two", "three"]), ("one two", 6, ["one", "two"]),
            ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdefg h", 4, ["a", "bcde", "fg h"]), ("漢字漢", 4, ["漢字", "漢"]),
            ("漢a", 2, ["漢", "a"]), ("  one   two  ", 20, ["one two"]), ("", 5, []), ("one", 0, []), ("one", -1, []),
        ] as [(String, Int, [String])]
    )
    func `A text is broken between words, a word only if it is too long`(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
    }

    @Test(
        arguments: [
            ("abc", 3, 10, "abc", 3), ("abcdef", 6, 4, "…ef", 3), ("abcdef", 0, 4, "abc…", 0),
            ("abcdef", 3, 4, "abc…", 3), ("abcdef", 4, 4, "…cd…", 3), ("漢字漢", 3, 4, "… ", 2),
            ("漢字漢字", 3, 6, "… 漢…", 4), ("abc", 9, 10, "abc", 3), ("abc", 0, 0, "", 0),
        ]
    )
    @MainActor func `A field shows the part of its text that has the caret, with … where it is cut`(
        text: String,
        caret: Int,
        width: Int,
        shown: String,
        column: Int
    ) {
        let window = FieldWindow(text, caret: caret, width: width)

        #expect(window.text == shown)
        #expect(window.column == column)
    }
}

private nonisolated func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: !(0x1F1E6...0x1F1FF).contains(scalar.value) && !scalar.properties.isVariationSelector
    }
}

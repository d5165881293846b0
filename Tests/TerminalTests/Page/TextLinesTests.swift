import Testing

@testable import Terminal

/// Text in lines of a width.
struct TextLinesTests {
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

    @Test(arguments: [("abc", 5, "abc  "), ("漢", 3, "漢 "), ("abc", 3, "abc"), ("abcd", 3, "abcd")])
    func `A text is padded to a width in columns`(text: String, width: Int, padded: String) {
        #expect(text.padded(to: width) == padded)
    }

    @Test(
        arguments: [
            ("abc", 3, 10, "abc", 3), ("abcdef", 6, 4, "…ef", 3), ("abcdef", 0, 4, "abc…", 0),
            ("abcdef", 3, 4, "abc…", 3), ("abcdef", 4, 4, "…cd…", 3), ("漢字漢", 3, 4, "… ", 2),
            ("漢字漢字", 3, 6, "… 漢…", 4), ("abc", 9, 10, "abc", 3), ("abc", 0, 0, "", 0),
        ]
    )
    func `A field shows the part of its text that has the caret, with … where it is cut`(
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

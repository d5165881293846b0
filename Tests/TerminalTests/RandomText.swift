import Shared

/// Texts that are hard to draw, the same for the same seed.
nonisolated struct RandomText {
    private static let pieces = [
        "a", "Z", "7", " ", "—", "é", "e\u{301}", "n\u{303}\u{323}", "ﬁ", "ﷺ", "漢", "字", "한", "ᄒ", "ᅡ", "ᆫ", "ｶ", "ﾞ",
        "　",
        "👩", "👩‍🔬", "👩🏽", "🇫🇷", "🇫", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "♥️", "♥", "❤️‍🔥", "1️⃣", "🖥", "🖥️", "שלום", "אָ", "مرحبا", "لا", "क्षि", "स्त्री", "กำ",
        "\u{301}", "\u{20DD}", "\u{93E}", "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{AD}", "\u{1F3FD}", "\u{605}",
        "\u{1B}]52;c;eA==\u{7}", "\u{9B}2J", "\u{202E}", "\u{2066}", "\u{10EEEE}", "\u{E000}", "\u{FFFF}", "\r\n", "\t",
    ]

    private(set) var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func next(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    /// Returns some hard pieces, any scalars and letters.
    mutating func text() -> String {
        (0..<next(0...12)).map { _ in piece() }.joined()
    }

    private mutating func piece() -> String {
        switch next(0...9) {
        case 0...3: Self.pieces[next(0...Self.pieces.count - 1)]
        case 4: Unicode.Scalar(UInt32(next(0...0x10FFFF))).map { String($0) } ?? "x"
        case 5: Unicode.Scalar(UInt32(next(0...0x3FFF))).map { String($0) } ?? "x"
        default: String(repeating: "ab c".randomElement(using: &generator) ?? "d", count: next(1...3))
        }
    }
}

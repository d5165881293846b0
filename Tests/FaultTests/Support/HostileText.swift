import Testing

/// A text that could be harmful if it is displayed unchanged.
nonisolated struct HostileText: CustomTestStringConvertible {
    let testDescription: String
    let text: String

    private init(_ name: String, _ text: String) {
        testDescription = name
        self.text = text
    }

    static let all = [
        HostileText("ESC", "before\u{1B}[31mred\u{1B}]0;title\u{7}after"),
        HostileText("C1", "before\u{9B}31mred\u{7F}after"),
        HostileText("CR and LF", "before\rover\nbelow\r\nafter"),
        HostileText("bidi controls", "before\u{202E}evil\u{2066}after\u{200F}"),
        HostileText("NUL and line separators", "before\u{0}\u{2028}\u{2029}\u{85}after"),
        HostileText("10,000 characters", String(repeating: "ß👩‍👩‍👧‍👦", count: 5000)),
        HostileText("quotes and SQL", #"'); DROP TABLE photos; -- "\\"#),
    ]

    /// Control characters, line and paragraph separators, directional marks and embeddings.
    private static let harmful = Set<UInt32>(
        [0x00...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069].joined()
    )

    /// Returns whether `lines` contain nothing that could move a cursor or reverse text.
    static func isHarmless(_ lines: [String]) -> Bool {
        lines.allSatisfy { line in line.unicodeScalars.allSatisfy { !harmful.contains($0.value) } }
    }
}

/// Returns the bytes of texts, since texts that look alike or compare equal may differ in them.
nonisolated func bytes(_ texts: [String]) -> [[UInt8]] {
    texts.map { Array($0.utf8) }
}

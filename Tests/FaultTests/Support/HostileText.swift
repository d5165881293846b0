import Headless
import Testing

/// A text that could harm where it is shown as it is.
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

    /// Whether nothing in `lines` could move a cursor or turn text round.
    static func isHarmless(_ lines: [String]) -> Bool {
        lines.allSatisfy { $0.unicodeScalars.allSatisfy { !$0.isUnsafeToDisplay } }
    }
}

/// The bytes of texts: two that look or compare alike may differ in them.
nonisolated func bytes(_ texts: [String]) -> [[UInt8]] {
    texts.map { Array($0.utf8) }
}

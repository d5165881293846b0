/// A title that could harm a terminal, and a plain title of the same width.
struct HostileTitle {
    /// The character that replaces each hostile column in a plain title and occurs in no other text.
    static let placeholder = "Q"

    let text: String
    let plain: String

    private init(_ text: String, _ plain: String) {
        self.text = text + " edge"
        self.plain = plain + " edge"
    }

    static let all = [
        HostileTitle("\u{1B}]52;c;aGVsbG8=\u{7}", "Q]52;c;aGVsbG8=Q"),
        HostileTitle("\u{1B}[2J\u{1B}[H", "Q[2JQ[H"),
        HostileTitle("\u{9D}52;c;aGVsbG8=\u{9C}", "Q52;c;aGVsbG8=Q"),
        HostileTitle("\u{9B}2J", "Q2J"),
        HostileTitle("\u{202E}", "Q"),
        HostileTitle("\u{10EEEE}\u{305}\u{30D}", "Q"),
        HostileTitle("e" + String(repeating: "\u{301}", count: 1_000), "Q"),
        HostileTitle("漢", "QQ"),
        HostileTitle("👩‍🔬", "QQ"),
        HostileTitle("🇫🇷", "QQ"),
        HostileTitle("♥️", "Q"),
    ]

    /// A title that is truncated at the edge of every screen, within a character if the number of columns is odd.
    static let long = HostileTitle(
        String(repeating: "漢", count: 60),
        String(repeating: placeholder, count: 120)
    )
}

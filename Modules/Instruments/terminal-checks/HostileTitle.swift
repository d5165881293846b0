/// A title that could harm a terminal, with a plain one that takes as many columns.
struct HostileTitle {
    /// The sign that stands in a plain title for each column of what is hostile; no other text has it.
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

    /// One that is cut at the edge of each screen, within a character where that has an odd number of columns.
    static let long = HostileTitle(
        String(repeating: "漢", count: 60),
        String(repeating: placeholder, count: 120)
    )
}

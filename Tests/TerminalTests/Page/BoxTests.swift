import TestSupport
import Testing

@testable import Terminal

/// Boxes as they are painted, apart from what the pictures of whole screens show.
struct BoxTests {
    @Test func `Buttons that do not fit side by side stand one below the other`() {
        let box = Box(title: "Which?", choices: ["[Keep both]", "[Replace]"], isSideways: true)

        box.painted(atMost: Size(columns: 26, rows: 10)).canvas.lines.expect([
            "┌────────────────────────┐", "│ Which?                 │", "│ > [Keep both]          │",
            "│   [Replace]            │", "└────────────────────────┘",
        ])
    }

    @Test func `Of a long message the beginning is shown, above all buttons`() {
        let message = (1...40).map { "word\($0)" }.joined(separator: " ")
        let box = Box(title: "Title", message: message, choices: ["[One]", "[Two]"], isSideways: true)

        box.painted(atMost: Size(columns: 28, rows: 6)).canvas.lines.dropFirst().dropLast().expect([
            "│ Title                    │", "│ word1 word2 word3 word4  │", "│ word5 word6 word7 word8  │",
            "│ > [One]   [Two]          │",
        ])
    }
}

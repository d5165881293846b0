import Headless
import TestSupport
import Testing

@testable import Terminal

/// Boxes as they are painted: alerts and menus.
struct BoxTests {
    private static let large = Size(columns: 80, rows: 24)

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

    @Test func `A menu scrolls so that its choice is in the middle, with arrows where there are more choices`() async {
        let stage = Stage(columns: 40, rows: 12) { app in
            app.show(app.list())
            app.top.section().rows[0].actions = (1...20).map { Row.Action("Action \($0)") }
        }
        await stage.press("a")
        let top = stage.text
        var choices: [String] = []

        for number in 1...20 {
            choices += stage.marked.filter { $0.hasPrefix("Action") }
            if number == 10 { #expect((7...13).allSatisfy { stage.shows("Action \($0) ") }) }
            await stage.press(.down)
        }
        await stage.press(.up)

        choices.expect((1...20).map { "Action \($0)" })
        #expect(top.contains(/Action 7 +↓│/))
        #expect(!top.contains("↑│"))
        #expect(stage.text.contains(/│ ↑|Action 14 +↑│/))
        #expect(!stage.text.contains("↓│"))
    }
}

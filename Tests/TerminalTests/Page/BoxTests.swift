import Headless
import TestSupport
import Testing

@testable import Terminal

/// Boxes as they are painted: alerts and menus.
struct BoxTests {
    private static let large = Size(columns: 80, rows: 24)

    @Test func `Title and message stand above the buttons, side by side if they fit`() {
        let box = Box(
            title: "Delete photo?",
            message: "It is gone for good.",
            choices: ["[Delete]", "[Cancel]"],
            choice: 1,
            isSideways: true
        )

        let painted = box.painted(atMost: Self.large)

        let chosen = Style(isBold: true, isReversed: true)
        painted.canvas.lines.expect([
            "┌──────────────────────────┐",
            "│ Delete photo?            │",
            "│ It is gone for good.     │",
            "│   [Delete] > [Cancel]    │",
            "└──────────────────────────┘",
        ])
        #expect(painted.cursor == Cursor(row: 3, column: 15))
        [(1, 2), (2, 2), (3, 15), (3, 4)].map { painted.canvas[$0.0, $0.1].style }.expect([
            Style(isBold: true), .plain, chosen, .plain,
        ])
    }

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

    @Test(
        arguments: [
            (4, nil, 10), (4, 3..<4, 10), (4, 10..<11, 11), (4, 13..<14, 14), (12, 17..<18, 5), (4, 14..<15, 10),
            (9, 12..<13, 13), (9, 13..<14, 4), (11, 11..<12, 0), (4, 9..<12, 12), (8, 9..<17, 1), (16, 4..<9, 6),
            (20, 12..<13, 2),
        ] as [(Int, Range<Int>?, Int)]
    )
    func `A box stands in the middle, else below or above the focus, else where it covers least of it`(
        height: Int,
        focus: Range<Int>?,
        top: Int
    ) {
        #expect(Box.top(height: height, on: Self.large, beside: focus) == top)
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

    @Test(arguments: [([], "[Cancel]"), ([.tab], "[Choice 1]")] as [([Step], String)])
    func `An alert scrolls so that its choice is in view, below its title`(keys: [Step], choice: String) async {
        let stage = Stage(columns: 36, rows: 10) { app in
            app.show(app.list())
            let buttons = (1...9).map { app.answer("Choice \($0)") } + [app.answer("Cancel", .cancel)]
            app.device.window.present(Alert(title: "Which?", message: "There are many.", buttons: buttons))
        }

        await stage.press([.pause] + keys)

        #expect(stage.focus == choice)
        #expect(stage.shows("│ Which?"))
    }
}

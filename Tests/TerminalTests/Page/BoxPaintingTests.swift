import TestSupport
import Testing

@testable import Terminal

/// Boxes as they are painted.
struct BoxPaintingTests {
    private static let large = Size(columns: 80, rows: 24)

    @Test func `Title and message stand above the buttons, side by side if they fit`() {
        var box = Box(title: "Delete photo?")
        box.message = "It is gone for good."
        box.choices = ["[Delete]", "[Cancel]"]
        box.choice = 1
        box.isSideways = true

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

    @Test func `A box is wide enough for its buttons; those that do not fit stand one below the other`() {
        let wide = Box(title: "", choices: Array(repeating: "[Button]", count: 4), isSideways: true)
        let narrow = Box(title: "Which?", choices: ["[Keep both]", "[Replace]"], isSideways: true)

        let size = wide.painted(atMost: Self.large).canvas.size
        let lines = narrow.painted(atMost: Size(columns: 26, rows: 10)).canvas.lines

        #expect(size == Size(columns: 48, rows: 3))
        lines.expect([
            "┌────────────────────────┐", "│ Which?                 │", "│ > [Keep both]          │",
            "│   [Replace]            │", "└────────────────────────┘",
        ])
    }

    @Test func `Of a long message the beginning is shown, above all buttons`() {
        let box = Box(
            title: "Title",
            message: (1...40).map { "word\($0)" }.joined(separator: " "),
            choices: ["[One]", "[Two]"],
            isSideways: true
        )

        let lines = box.painted(atMost: Size(columns: 28, rows: 6)).canvas.lines

        lines.dropFirst().dropLast().expect([
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
}

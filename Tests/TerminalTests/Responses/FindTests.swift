import Headless
import TestSupport
import TestTools
import Testing

struct FindTests {
    @Test(
        arguments: [
            (Press.each(of: "/row 2"), "Row 2", "/row 2"), (Press.each(of: "/row 27"), "Row 27", "/row 27"),
            (["/", .paste("row\n 2\r\n7")], "Row 27", "/row 27"), (["/", "3"], "Row 3", "/3"),
            (["/", "2", "7", .backspace], "Row 2", "/2"),
            // Enter stays on the match; Esc, Ctrl-U and a text without a match return to where the focus was.
            (["/", "2", "7", .enter, .down], "Row 28", ""), ([.down, "/", "1", "3", .escape], "Row 2", ""),
            ([.down, "/", "9", .control("u")], "Row 2", "/"),
            ([.down] + Press.each(of: "/27x"), "Row 2", "/27x  No row contains “27x”."),
            (Press.each(of: "/q?/jk rfad1"), "Row 1", "/q?/jk rfad1  No row contains “q?/jk rfad1”."),
            // Arrows go to the other matches, around the end.
            (["/", "0", .down], "Row 20", "/0"), (["/", "0", .up], "Row 40", "/0"),
            (["/", "0", .up, .down], "Row 10", "/0"),
            (["/", "2", "7", .down], "Row 27", "/27  No other row contains “27”."),
            ([.down, "/", .down], "Row 2", "/  This key does nothing here."),
            ([.down, "/", "x", .down], "Row 2", "/x  No row contains “x”."),
        ] as [([Press], String, String)]
    )
    func `Find moves the focus to the first row with the text that is typed, which the line of messages shows`(
        keys: [Press],
        focus: String,
        message: String
    ) async {
        let stage = Stage { $0.showTabs($0.list(), $0.form()) }

        await stage.press(keys)

        #expect(stage.outcome == Outcome(focus: focus, message: message))
    }

    @Test func `The first match that arrives later gets the focus, and another one leaves it`() async throws {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(.down, "/", "4", "1")
        let before = stage.outcome

        for number in [41, 141] {
            try await stage.change { try $0.section().rows.append(StubApp.row(number)) }
        }

        [before, stage.outcome].expect([
            Outcome(focus: "Row 2", message: "/41  No row contains “41”."),
            Outcome(focus: "Row 41", message: "/41"),
        ])
    }

    @Test func `A row beyond the side of a shelf is found and scrolled into view, a banner out of view is not`() async {
        let stage = Stage { $0.show($0.dashboard()) }

        await stage.press(Press.each(of: "/c10"))
        let shelf = stage.focus
        await stage.press(.escape, .tab)
        await stage.press(Press.each(of: "/B3"))

        #expect(shelf == "C10")
        #expect(stage.outcome == Outcome(focus: "C9", message: "/B3  No row contains “B3”."))
    }

    @Test(arguments: [("/漢é", 5), ("/" + String(repeating: "x", count: 60), 39)])
    func `The cursor stands after the text, in the frame`(text: String, column: Int) async {
        let stage = Stage(columns: 40) { $0.show($0.list()) }

        await stage.press(Press.each(of: text))

        #expect(stage.hasCursor)
        #expect(stage.cursor == ModelCursor(row: 22, column: column))
    }

    @Test func `↓ goes to the first match once the one in focus no longer matches`() async throws {
        let stage = Stage { $0.show($0.list(count: 13)) }
        await stage.press("/", "3", .down)

        try stage.app.section().rows[12].title = "Other"
        await stage.press(.down)

        stage.marked.expect(["Row 3"])
    }

    @Test func `A row is found by its subtitle, in any case`() async throws {
        let stage = Stage { $0.show($0.list()) }
        try stage.app.section().rows[4].subtitle = "Fresh Bread"

        await stage.press(Press.each(of: "/bREAD"))

        stage.marked.expect(["Row 5 · Fresh Bread"])
    }
}

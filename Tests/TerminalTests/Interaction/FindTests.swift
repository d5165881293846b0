import Headless
import PseudoTerminal
import Testing

struct FindTests {
    @Test func `/ finds a row as it is typed`() async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press("/")
        await stage.type("row 2")
        let first = stage.marked
        await stage.type("7")

        #expect(first == ["Row 2"])
        #expect(stage.marked == ["Row 27"])
        #expect(stage.message == "/row 27")
        #expect(stage.log == [])
    }

    @Test func `Every character is text in find`() async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press("/")
        await stage.type("q?/jk rfad1")

        #expect(stage.message.hasPrefix("/q?/jk rfad1"))
        #expect(stage.log == [])
        #expect(stage.isRunning)
    }

    @Test func `Enter stays on the match`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press("/")
        await stage.type("27")

        await stage.press(.enter, .down)

        #expect(stage.marked == ["Row 28"])
        #expect(stage.log == [])
    }

    @Test func `Esc returns to where the focus was`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(.down, "/")
        await stage.type("13")

        await stage.press(.escape)

        #expect(stage.marked == ["Row 2"])
        #expect(stage.message == "")
    }

    @Test func `Backspace widens what is found`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press("/")
        await stage.type("27")

        await stage.press(.backspace)

        #expect(stage.marked == ["Row 2"])
        #expect(stage.message == "/2")
    }

    @Test func `Without a match the focus is where it was, and the line says so`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(.down, "/")

        await stage.type("27x")

        #expect(stage.marked == ["Row 2"])
        #expect(stage.message == "/27x  No row contains “27x”.")
    }

    @Test func `The first match that arrives later gets the focus, and another one leaves it`() async throws {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(.down, "/", "4", "1")
        let before = (stage.message, stage.marked)

        for number in [41, 141] {
            try #require(try stage.app.device.sections().first).rows.append(StubApp.row(number))
            await stage.settle()
        }

        #expect(before == ("/41  No row contains “41”.", ["Row 2"]))
        #expect(stage.message == "/41")
        #expect(stage.marked == ["Row 41"])
    }

    @Test func `↓ and ↑ go to the other matches, around the end`() async {
        let stage = Stage { $0.show($0.list(count: 13)) }
        await stage.press("/", "3")

        await stage.press(.down)
        let second = stage.marked
        await stage.press(.down)
        let around = stage.marked
        await stage.press(.up)

        #expect(second == ["Row 13"])
        #expect(around == ["Row 3"])
        #expect(stage.marked == ["Row 13"])
    }

    @Test func `A row beyond the side of a shelf is found and scrolled into view`() async {
        let stage = Stage { $0.show($0.dashboard()) }

        await stage.press("/")
        await stage.type("c10")

        #expect(stage.marked == ["C10"])
    }

    @Test func `A banner that is out of view is not found`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab, "/")

        await stage.type("B3")

        #expect(stage.marked == ["C1"])
        #expect(stage.message.contains("No row contains “B3”."))
    }

    @Test func `The cursor stands after the text`() async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press("/", "漢", "é")

        #expect(stage.hasCursor)
        #expect(stage.cursor.row == 22)
        #expect(stage.cursor.column == 5)
    }

    @Test func `/ in a field is text`() async {
        let stage = Stage { $0.show($0.form()) }

        await stage.press("/")

        #expect(stage.marked == ["/"])
        #expect(stage.log == ["edit Name"])
    }

    @Test func `A pasted text is found, without its line ends`() async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press("/", .paste("row\n 2\r\n7"))

        #expect(stage.message == "/row 27")
        #expect(stage.marked == ["Row 27"])
    }

    @Test func `Ctrl-U removes the text, and the focus is where it was`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(.down, "/", "9")

        await stage.press(.control("u"))

        #expect(stage.message == "/")
        #expect(stage.marked == ["Row 2"])
    }

    @Test func `↓ before anything is typed, or without a match, leaves the focus where it was`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(.down, "/")

        await stage.press(.down)
        let before = (stage.marked, stage.message)
        await stage.press("x", .down)

        #expect(before == (["Row 2"], "/  This key does nothing here."))
        #expect(stage.marked == ["Row 2"])
        #expect(stage.message == "/x  No row contains “x”.")
    }

    @Test func `↓ goes to the first match once the one in focus no longer matches`() async throws {
        let stage = Stage { $0.show($0.list(count: 13)) }
        await stage.press("/", "3", .down)

        try #require(try stage.app.device.sections().first).rows[12].title = "Other"
        await stage.press(.down)

        #expect(stage.marked == ["Row 3"])
    }

    @Test func `A row is found by its subtitle, in any case`() async throws {
        let stage = Stage { $0.show($0.list()) }
        try #require(try stage.app.device.sections().first).rows[4].subtitle = "Fresh Bread"

        await stage.press("/")
        await stage.type("bREAD")

        #expect(stage.marked == ["Row 5 · Fresh Bread"])
    }

    @Test func `Where no section has a row there is nothing to find`() async {
        let stage = Stage { $0.showTabs($0.list(count: 0), $0.form()) }

        await stage.press("/")

        #expect(stage.message == "There is no row to find here.")
    }
}

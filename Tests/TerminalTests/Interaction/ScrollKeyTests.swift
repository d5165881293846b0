import Headless
import Testing

@testable import Terminal

/// A list of 40 rows, about half of which fit.
struct ScrollKeyTests {
    @Test func `End goes to the last row, which is “scroll end”`() async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press(.end)

        #expect(stage.marked == ["Row 40"])
        #expect(stage.log == ["scroll end"])
    }

    @Test func `Home goes to the first row`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(.end)

        await stage.press(.home)

        #expect(stage.marked == ["Row 1"])
        #expect(stage.log == ["scroll end"])
    }

    @Test func `↓ that reaches the last row is “scroll end”, and no earlier one is`() async {
        let stage = Stage { $0.show($0.list(count: 3)) }

        await stage.press(.down)
        #expect(stage.log == [])
        await stage.press(.down)

        #expect(stage.marked == ["Row 3"])
        #expect(stage.log == ["scroll end"])
    }

    @Test func `PgDn that reaches the last row is “scroll end”, and no earlier one is`() async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press(.pageDown)
        #expect(stage.log == [])
        await stage.press(.pageDown)

        #expect(stage.marked == ["Row 40"])
        #expect(stage.log == ["scroll end"])
    }

    @Test func `PgDn and PgUp move by what is in view`() async {
        let stage = Stage(rows: 12) { $0.show($0.list()) }

        await stage.press(.pageDown)
        let below = stage.marked
        await stage.press(.pageUp)

        #expect(below == ["Row 9"])
        #expect(stage.marked == ["Row 1"])
    }

    @Test func `End, ↓ and PgDn at the last row ask for more again`() async {
        let stage = Stage { $0.show($0.list(count: 2)) }
        await stage.press(.end)

        await stage.press(.end, .down, .pageDown)

        #expect(stage.log == ["scroll end", "scroll end", "scroll end", "scroll end"])
    }

    @Test func `New rows below the last one are not “scroll end”, and the focus stays`() async {
        let stage = Stage { app in
            let list = app.list()
            app.show(list)
            app.on("scroll end") { list.section("List").rows += (41...60).map(StubApp.row) }
        }

        await stage.press(.end)
        await stage.settle()

        #expect(stage.log == ["scroll end"])
        #expect(stage.marked == ["Row 40"])
    }

    @Test func `A list that gets its last row while the focus is on it is not scrolled to its end`() async throws {
        let stage = Stage { $0.show($0.list(count: 1)) }
        let section = try #require(try stage.app.device.sections().first)

        section.rows = []
        await stage.settle()
        section.rows = [StubApp.row(7)]
        await stage.settle()

        #expect(stage.marked == ["Row 7"])
        #expect(stage.log == [])
    }

    @Test func `A resize that brings the last row into view is not “scroll end”`() async {
        let stage = Stage(rows: 12) { $0.show($0.list(count: 20)) }

        stage.surface.resize(Size(columns: 80, rows: 40))
        await stage.settle()

        #expect(stage.shows("Row 20"))
        #expect(stage.log == [])
    }

    @Test func `Tab and find that reach the last row are not “scroll end”`() async {
        let stage = Stage { app in
            let list = app.list(count: 1)
            app.showTabs(list)
        }

        await stage.press(.tab, .tab, "/", "R", .enter)

        #expect(stage.marked == ["Row 1"])
        #expect(stage.log == [])
    }

    @Test func `At the last row, what is said below it is in view`() async throws {
        let stage = Stage(rows: 12) { $0.show($0.list()) }
        try #require(try stage.app.device.sections().first).status = "No more photos"

        await stage.press(.end)

        #expect(stage.marked == ["Row 40"])
        #expect(stage.shows("No more photos"))
    }

    @Test func `↑ and ↓ within the view move the focus and do not scroll`() async {
        let stage = Stage(rows: 12) { $0.show($0.list()) }
        for _ in 0..<12 { await stage.press(.down) }
        let top = stage.lines[1]

        await stage.press(.up, .up)

        #expect(stage.marked == ["Row 11"])
        #expect(stage.lines[1] == top)
    }

    @Test func `Side by side, they do not scroll either`() async {
        let stage = Stage(columns: 120, rows: 24, apps: 3) { $0.show($0.list()) }
        for _ in 0..<20 { await stage.press(.down) }
        let top = stage.lines[2]

        await stage.press(.up)

        #expect(stage.lines[2] == top)
    }

    @Test func `PgUp goes to the first row in view once that many lines are above`() async {
        let stage = Stage(rows: 12) { $0.show($0.list()) }
        await stage.press(.end)

        await stage.press(.pageUp)
        let above = stage.marked
        await stage.press(.pageUp, .pageUp, .pageUp, .pageUp, .pageUp)

        #expect(above == ["Row 32"])
        #expect(stage.marked == ["Row 1"])
    }

    @Test func `Home and End in a form go to its first and last line`() async {
        let stage = Stage { $0.show($0.form()) }
        await stage.press(.backTab)

        await stage.press(.home)
        let first = stage.focusedField
        await stage.press(.backTab, .end)

        #expect(first == "Name")
        #expect(stage.marked == ["[Save]"])
    }

    @Test func `The position says which lines are in view`() async {
        let stage = Stage(rows: 12) { $0.show($0.list()) }
        let before = stage.lines[0]

        await stage.press(.end)

        #expect(before.contains("lines 1–9 of 40 ↓"))
        #expect(stage.lines[0].contains("lines 32–40 of 40 ↑"))
    }

    @Test func `PgUp and PgDn in a field go to the first and the last place in view`() async {
        let stage = Stage { $0.show($0.form()) }
        await stage.press(.tab, .tab, .pageUp)
        let first = stage.focusedField

        await stage.press(.pageDown)

        #expect(first == "Name")
        #expect(stage.marked == ["[Save]"])
    }

    @Test func `End goes to the last row, above the buttons below it`() async {
        let stage = Stage { app in
            let section = Section("List", showsTitle: false, buttons: [Button("Retry")])
            section.rows = (1...3).map { StubApp.row($0) }
            app.show(StubScreen("List", [.section(section)], of: app))
        }

        await stage.press(.end)

        #expect(stage.marked == ["Row 3"])
    }
}

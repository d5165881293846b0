import Headless
import TestSupport
import Testing

@testable import Terminal

/// A list of 40 rows, about half of which fit.
struct ScrollKeyTests {
    private nonisolated static let pageDowns = [Press](repeating: .pageDown, count: 5)
    private nonisolated static let pageUps = [Press](repeating: .pageUp, count: 6)
    private nonisolated static let downs = [Press](repeating: .down, count: 38)

    @Test(
        arguments: [
            ([.pageDown], "Row 9", 0), ([.pageDown, .pageUp], "Row 1", 0), (pageDowns.dropLast(), "Row 33", 0),
            (pageDowns, "Row 40", 1), ([.end], "Row 40", 1), ([.end, .home], "Row 1", 1),
            ([.end, .pageUp], "Row 32", 1),
            ([.end] + pageUps, "Row 1", 1), (downs, "Row 39", 0), (downs + [.down], "Row 40", 1),
            ([.end, .end, .down, .pageDown], "Row 40", 4),
        ] as [([Press], String, Int)]
    )
    func `PgUp and PgDn move by what is in view, Home and End to the ends; reaching the last row is “scroll end”`(
        keys: [Press],
        focus: String,
        ends: Int
    ) async {
        let stage = Stage(rows: 12) { $0.show($0.list()) }

        await stage.press(keys)

        stage.marked.expect([focus])
        stage.log.expect(Array(repeating: "scroll end", count: ends))
    }

    @Test func `New rows below the last one are not “scroll end”, and the focus stays`() async {
        let stage = Stage { app in
            let list = app.list()
            app.show(list)
            app.on("scroll end") { list.section("List").rows += (41...60).map(StubApp.row) }
        }

        await stage.press(.end)
        await stage.settle()

        stage.log.expect(["scroll end"])
        stage.marked.expect(["Row 40"])
    }

    @Test func `A list that gets its last row while the focus is on it is not scrolled to its end`() async throws {
        let stage = Stage { $0.show($0.list(count: 1)) }
        let section = try #require(try stage.app.device.sections().first)

        section.rows = []
        await stage.settle()
        section.rows = [StubApp.row(7)]
        await stage.settle()

        stage.marked.expect(["Row 7"])
        #expect(stage.log.isEmpty)
    }

    @Test func `A resize that brings the last row into view is not “scroll end”`() async {
        let stage = Stage(rows: 12) { $0.show($0.list(count: 20)) }

        stage.surface.resize(Size(columns: 80, rows: 40))
        await stage.settle()

        #expect(stage.shows("Row 20"))
        #expect(stage.log.isEmpty)
    }

    @Test func `Tab and find that reach the last row are not “scroll end”`() async {
        let stage = Stage { app in
            let list = app.list(count: 1)
            app.showTabs(list)
        }

        await stage.press(.tab, .tab, "/", "R", .enter)

        stage.marked.expect(["Row 1"])
        #expect(stage.log.isEmpty)
    }

    @Test func `At the last row the status below it is in view, and the position says which lines are`() async throws {
        let stage = Stage(rows: 12) { $0.show($0.list()) }
        try #require(try stage.app.device.sections().first).status = "No more photos"

        await stage.press(.end)

        stage.marked.expect(["Row 40"])
        #expect(stage.lines[9] == "   No more photos")
        #expect(stage.lines[0].contains("lines 33–41 of 41 ↑"))
    }

    @Test(arguments: [(80, 1), (120, 3)])
    func `The focus scrolls the list with it, but not within the view`(columns: Int, apps: Int) async {
        let stage = Stage(columns: columns, rows: 12, apps: apps) { $0.show($0.list()) }
        let rows = { stage.lines.filter { $0.contains("Row") }.map { String($0.drop { " >".contains($0) }.prefix(6)) } }

        for _ in 0..<30 { await stage.press(.down) }
        let below = rows()
        let path = await stage.path(.up, .up)

        let twoRowsUp = ["Row 30", "Row 29"].map { Array(repeating: $0, count: apps).joined(separator: ", ") }
        path.expect(twoRowsUp)
        #expect(below.last == "Row 31")
        #expect(rows() == below)
    }

    @Test func `In a form PgUp and PgDn, and outside a field Home and End, go to the first and last place`() async {
        let stage = Stage { $0.show($0.form()) }

        let path = await stage.path(.tab, .tab, .pageUp, .pageDown, .home, .backTab, .end)

        path.expect(["Email", "Password", "Name", "[Save]", "Name", "[Cancel]", "[Save]"])
    }

    @Test func `End goes to the last row, above the buttons below it`() async {
        let stage = Stage { app in
            let section = Section("List", showsTitle: false, buttons: [Button("Retry")])
            section.rows = (1...3).map { StubApp.row($0) }
            app.show(StubScreen("List", [.section(section)], of: app))
        }

        await stage.press(.end)

        stage.marked.expect(["Row 3"])
    }
}

import Headless
import TestSupport
import Testing

@testable import Terminal

struct ResizeTests {
    @Test(arguments: [(36, 10), (40, 12), (80, 24), (120, 40), (200, 60)])
    func `A resize draws the screen as if it had begun in that size`(columns: Int, rows: Int) async {
        let stage = Stage(columns: 100, rows: 30) { $0.showTabs($0.dashboard(), $0.list()) }
        let fresh = Stage(columns: columns, rows: rows) { $0.showTabs($0.dashboard(), $0.list()) }

        stage.surface.resize(Size(columns: columns, rows: rows))
        await stage.settle()

        stage.lines.expect(fresh.lines)
    }

    @Test func `After a resize the focus is in view`() async {
        let stage = Stage(columns: 120, rows: 40) { $0.show($0.list()) }
        for _ in 0..<30 { await stage.press(.down) }

        stage.surface.resize(Size(columns: 40, rows: 12))
        await stage.settle()

        stage.marked.expect(["Row 31"])
    }

    @Test func `An alert and its choice survive a resize`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.ask("Sure?")
        }
        await stage.wait(.milliseconds(300))
        await stage.press(.left)

        stage.surface.resize(Size(columns: 40, rows: 12))
        await stage.settle()

        #expect(stage.shows("Sure?"))
        stage.marked.expect(["[Delete]"])
    }

    @Test(arguments: [(35, 24), (80, 9), (20, 5), (1, 1), (0, 0)])
    func `A terminal that is too small says so; enlarged again, it shows the screen with its focus`(
        columns: Int,
        rows: Int
    ) async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(.down, .down)

        stage.surface.resize(Size(columns: columns, rows: rows))
        await stage.settle()
        let small = stage.text
        stage.surface.resize(Size(columns: 80, rows: 24))
        await stage.settle()

        #expect(!small.contains("Row"))
        #expect(small.contains("Too small: enlarge") == (columns >= 20 && rows >= 5))
        stage.marked.expect(["Row 3"])
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 20), (4, 4), (80, 1)])
    func `A form survives a terminal of no room`(columns: Int, rows: Int) async throws {
        let stage = Stage { app in
            app.show(app.form())
            app.present(app.form("Sheet"))
        }

        stage.surface.resize(Size(columns: columns, rows: rows))
        await stage.press("a", .tab, .backTab)
        stage.surface.resize(Size(columns: 80, rows: 24))

        #expect(stage.focusedField == "Name")
        #expect(try stage.app.device.field("Name").value == "a")
    }

    @Test func `A list that was scrolled to its end fills a terminal that became larger`() async {
        let stage = Stage(rows: 12) { $0.show($0.list()) }
        await stage.press(.end)

        stage.surface.resize(Size(columns: 80, rows: 24))
        await stage.settle()

        #expect(stage.lines[1] == "   Row 20")
        stage.marked.expect(["Row 40"])
    }
}

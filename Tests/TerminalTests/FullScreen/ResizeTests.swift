import Headless
import Testing

@testable import Terminal

struct ResizeTests {
    @Test(arguments: [(36, 10), (40, 12), (80, 24), (120, 40), (200, 60)])
    func `A resize draws the screen as if it had begun in that size`(columns: Int, rows: Int) async {
        let stage = Stage(columns: 100, rows: 30) { $0.showTabs($0.dashboard(), $0.list()) }
        let fresh = Stage(columns: columns, rows: rows) { $0.showTabs($0.dashboard(), $0.list()) }

        await stage.resize(columns: columns, rows: rows)

        #expect(stage.lines == fresh.lines)
    }

    @Test(
        arguments: [
            ((80, 12), [.end], (80, 24), ["   Row 20", "Row 40"]),
            ((120, 40), [Press](repeating: .down, count: 30), (40, 12), ["   Row 23", "Row 31"]),
        ]
    )
    func `After a resize the focus is in view, and a list at its end fills a larger terminal`(
        before: (columns: Int, rows: Int),
        keys: [Press],
        after: (columns: Int, rows: Int),
        lines: [String]
    ) async {
        let stage = Stage(columns: before.columns, rows: before.rows) { $0.show($0.list()) }
        await stage.press(keys)

        await stage.resize(columns: after.columns, rows: after.rows)

        #expect([stage.lines[1], stage.focus] == lines)
    }

    @Test func `An alert and its choice survive a resize`() async {
        let stage = Stage { $0.show($0.list()).ask("Sure?") }
        await stage.wait(.milliseconds(300))
        await stage.press(.left)

        await stage.resize(columns: 40, rows: 12)

        #expect((stage.shows("Sure?"), stage.focus) == (true, "[Delete]"))
    }

    @Test(arguments: [(35, 24), (80, 9), (20, 5), (1, 1), (0, 0)])
    func `Too small a terminal says so; enlarged, it shows the screen with its focus`(columns: Int, rows: Int) async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(.down, .down)

        await stage.resize(columns: columns, rows: rows)
        let small = stage.text
        await stage.resize(columns: 80, rows: 24)

        let texts = ["Row", "Too small: enlarge"].map(small.contains)
        #expect((texts, stage.focus) == ([false, columns >= 20 && rows >= 5], "Row 3"))
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 20), (4, 4), (80, 1)])
    func `A form survives a terminal of no room`(columns: Int, rows: Int) async throws {
        let stage = Stage { $0.show($0.form()).present($0.form("Sheet")) }

        stage.surface.resize(Size(columns: columns, rows: rows))
        await stage.press("a", .tab, .backTab)
        stage.surface.resize(Size(columns: 80, rows: 24))

        #expect(try (stage.focus, stage.app.device.field("Name").value) == ("Name", "a"))
    }
}

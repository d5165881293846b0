import TestSupport
import TestTools
import Testing

@testable import Terminal

struct HelpKeyTests {
    @Test(
        arguments: [
            (KeyContext("a list") { $0.show($0.list()) }, "?", "?"),
            (KeyContext("a list") { $0.show($0.list()) }, .help, .enter),
            (KeyContext("a field") { $0.show($0.form()) }, .help, .escape),
            (KeyContext("find", ["/", "2"]) { $0.show($0.list()) }, .help, .escape),
            (KeyContext("find", ["/", "2"]) { $0.show($0.list()) }, .help, .help),
            (KeyContext("a menu", ["a", .down]) { $0.show($0.list()) }, "?", .escape),
            (KeyContext("a menu", ["a", .down]) { $0.show($0.list()) }, .help, "?"),
        ] as [(KeyContext, Press, Press)]
    )
    func `Help opens with ? and F1, and closes to what is below`(context: KeyContext, open: Press, close: Press) async {
        let stage = await context.stage(columns: 80, rows: 24)
        let before = stage.text

        await stage.press(open)
        let texts = ["Tab, Shift-Tab", "PgUp, PgDn, Home, End"].filter { stage.shows($0) }
        await stage.press(close)

        #expect(texts.count == 2)
        #expect(stage.text == before)
        #expect(stage.log.isEmpty)
    }

    @Test(
        arguments: [
            ([], 0), ([.down], 1), (["j"], 1), ([.down, .down, .up], 1), (["j", "j", "k"], 1), ([.up], 0),
            (["k", .down], 1), ([.pageDown], 9), ([.pageDown, .down, .pageUp], 1), ([.pageUp], 0), ([.end, .home], 0),
            ([.end, .down, .up], nil), ([.end, .pageDown, .up], nil), ([.end, .up], nil),
        ] as [([Press], Int?)]
    )
    func `Arrows, j and k scroll the keys by a line, PgUp and PgDn by what is in view, Home and End to the ends`(
        keys: [Press],
        scroll: Int?
    ) async {
        let stage = Stage(columns: 40, rows: 12) { $0.show($0.list()) }
        let lines = KeyGuide.lines(width: 40)
        await stage.press("?")

        await stage.press(keys)

        let first = scroll ?? lines.count - 9 - 1
        let ends = ["\(first + 9)/\(lines.count)", "lines \(first + 1)–"]
        let hasPosition = ends.contains { stage.lines[0].contains($0) }
        stage.lines[1...9].expect(Array(lines[first..<first + 9]))
        #expect(hasPosition)
    }

    @Test func `Keys act on nothing below help`() async {
        let stage = Stage { $0.showTabs($0.list(), $0.form()) }
        await stage.press("?")

        await stage.press("2", "r", "f", "d", .delete, .down, .tab)

        #expect(stage.log.isEmpty)
        #expect(stage.shows("↑↓ scroll"))
    }

    @Test func `Help above an alert has the keys, so the tab in focus is marked as in front`() async {
        let stage = Stage { $0.showTabs($0.list(), $0.form()) }
        await stage.press(.backTab)
        stage.app.ask()
        await stage.wait(.milliseconds(300))
        let behind = stage.lines[0]

        await stage.press(.help)

        #expect(behind.hasPrefix("-[1 List]"))
        #expect(stage.lines[0].hasPrefix(">[1 List]"))
        #expect(!stage.shows("Delete?"))
    }
}

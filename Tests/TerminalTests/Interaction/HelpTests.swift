import PseudoTerminal
import Testing

@testable import Terminal

struct HelpTests {
    @Test(arguments: ["?", .help] as [Press])
    func `? and F1 show the keys`(key: Press) async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press(key)

        #expect(stage.shows("Tab, Shift-Tab"))
        #expect(stage.shows("PgUp, PgDn, Home, End"))
    }

    @Test func `F1 shows the keys from a field, where ? is text`() async {
        let stage = Stage { $0.show($0.form()) }

        await stage.press("?")
        #expect(stage.marked == ["?"])
        await stage.press(.help)

        #expect(stage.shows("Tab, Shift-Tab"))
    }

    @Test(arguments: [.escape, .help] as [Press])
    func `F1 shows the keys from find, and closing them returns to it`(key: Press) async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press("/", "2")

        await stage.press(.help)
        let help = stage.text
        await stage.press(key, "7")

        #expect(help.contains("Tab, Shift-Tab"))
        #expect(stage.message == "/27")
        #expect(stage.marked == ["Row 27"])
    }

    @Test(arguments: ["?", .help] as [Press])
    func `? and F1 show the keys from the menu, and closing them returns to it`(key: Press) async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press("a", .down)

        await stage.press(key)
        let help = stage.text
        await stage.press(.escape)

        #expect(help.contains("Tab, Shift-Tab"))
        #expect(stage.marked.contains("Delete"))
        #expect(stage.log == [])
    }

    @Test func `An alert closes help and what is below it`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press("/", "2", .help)

        stage.app.ask()
        await stage.settle()
        await stage.wait(.milliseconds(300))
        await stage.press(.enter)

        #expect(!stage.shows("Tab, Shift-Tab"))
        #expect(stage.message == "")
    }

    @Test func `On a small terminal the keys scroll`() async {
        let stage = Stage(columns: 40, rows: 12) { $0.show($0.list()) }
        await stage.press("?")
        let top = stage.text

        await stage.press(.end)
        let bottom = stage.text
        await stage.press(.home)

        #expect(!top.contains("Ctrl-Z"))
        #expect(bottom.contains("Ctrl-Z"))
        #expect(stage.text == top)
    }

    @Test func `Keys act on nothing below help`() async {
        let stage = Stage { $0.showTabs($0.list(), $0.form()) }
        await stage.press("?")

        await stage.press("2", "r", "f", "d", .delete, .down, .tab)

        #expect(stage.log == [])
        #expect(stage.shows("PgUp, PgDn"))
    }

    @Test func `The last line tells the key for help`() async {
        let stage = Stage { $0.showTabs($0.list(), $0.form()) }
        let onList = stage.lines[23]

        await stage.press("2")

        #expect(onList.hasSuffix("? keys"))
        #expect(stage.lines[23].hasSuffix("F1 keys"))
    }

    @Test(
        arguments: [
            ([.down], 1), (["j"], 1), ([.down, .down, .up], 1), (["j", "j", "k"], 1), ([.up], 0), (["k", .down], 1),
            ([.pageDown], 9), ([.pageDown, .down, .pageUp], 1), ([.pageUp], 0), ([.end, .down, .up], nil),
            ([.end, .pageDown, .up], nil), ([.end, .up], nil),
        ] as [([Press], Int?)]
    )
    func `Arrows, j and k scroll the keys by a line, PgUp and PgDn by what is in view`(
        keys: [Press],
        scroll: Int?
    ) async {
        let stage = Stage(columns: 40, rows: 12) { $0.show($0.list()) }
        let lines = KeyGuide.lines(width: 40)
        await stage.press("?")

        for key in keys { await stage.press(key) }

        let first = scroll ?? lines.count - 9 - 1
        #expect(Array(stage.lines[1...9]) == Array(lines[first..<first + 9]))
        #expect(
            stage.lines[0].contains("\(first + 9)/\(lines.count)") || stage.lines[0].contains("lines \(first + 1)–")
        )
    }

    @Test func `Help has no cursor, though a field below it has; it stands hidden at the first line`() async {
        let stage = Stage { $0.show($0.form()) }

        await stage.press(.help)
        let (hasCursor, cursor) = (stage.hasCursor, stage.cursor)
        await stage.press(.escape)

        #expect(!hasCursor)
        #expect((cursor.row, cursor.column) == (1, 0))
        #expect(stage.hasCursor)
    }

    @Test func `Help that was scrolled to its end fills a terminal that became larger`() async {
        let stage = Stage(columns: 80, rows: 12) { $0.show($0.list()) }
        await stage.press("?", .end)

        stage.surface.resize(Size(columns: 80, rows: 24))

        let lines = KeyGuide.lines(width: 80)
        let first = lines.count - 21
        #expect(Array(stage.lines[1...21]) == lines.suffix(21))
        #expect(stage.lines[0].contains("lines \(first + 1)–\(lines.count) of \(lines.count) ↑"))
        await stage.press(.up)
        #expect(Array(stage.lines[1...21]) == Array(lines[first - 1..<first + 20]))
    }

    @Test func `Help above an alert has the keys, so the tab in focus is marked as in front`() async {
        let stage = Stage { $0.showTabs($0.list(), $0.form()) }
        await stage.press(.backTab)
        stage.app.ask()
        await stage.settle()
        await stage.wait(.milliseconds(300))
        let behind = stage.lines[0]

        await stage.press(.help)

        #expect(behind.hasPrefix("-[1 List]"))
        #expect(stage.lines[0].hasPrefix(">[1 List]"))
        #expect(!stage.shows("Delete?"))
    }
}

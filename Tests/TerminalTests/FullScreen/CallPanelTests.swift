import Headless
import Shared
import TestSupport
import TestTools
import Testing

@testable import Terminal

/// The panel of calls below two or more columns.
struct CallPanelTests {
    private static func lines(_ count: Int) -> [(Int, String)] { (1...count).map { (0, "call \($0)") } }

    private static func stage(
        columns: Int = 80,
        rows: Int = 24,
        apps: Int = 2,
        _ calls: CallSpy = CallSpy(lines(20), lines(20))
    ) -> Stage {
        Stage(columns: columns, rows: rows, apps: apps, calls: calls) { $0.showTabs($0.list(), $0.form()) }
    }

    /// The row of the panel's edge; `nil` without a panel.
    private static func edge(_ stage: Stage) -> Int? {
        stage.lines.firstIndex { $0.hasPrefix("───") }
    }

    // MARK: Size

    @Test(
        arguments: [(13, nil), (14, 10), (15, 10), (24, 16), (29, 20), (30, 19), (36, 24), (50, 34)] as [(Int, Int?)]
    )
    func `Below a long page the panel takes a third, 11 of 30 rows or more, leaves ten, and is gone below 14`(
        rows: Int,
        edge: Int?
    ) {
        #expect(Self.edge(Self.stage(rows: rows)) == edge)
    }

    @Test func `Below a short page it takes what the page and an alert leave, at most two thirds`() async {
        let stages = [24, 36, 60].map { Self.stage(rows: $0) }
        for stage in stages { await stage.press("2") }

        // 3 rows of headings, 7 of the form, 2 below it, 6 for an alert.
        stages.map(Self.edge).expect([16, 18, 20])
    }

    @Test func `The panel takes the rows that its source asks for`() {
        let advice = (1...2).map { _ in CallList(advice: ["one", "two", "three"]) }

        let stage = Self.stage(CallSpy(advice, rows: 4))

        #expect(Self.edge(stage) == 20)
        stage.lines[21...].map { $0.prefix(7) }.expect([" one   ", " two   ", " three "])
    }

    @Test func `The current line stays in view on a smaller terminal, and without room the page has the keys`() async {
        let stage = Self.stage(rows: 36)
        await stage.press("c", .end)

        stage.surface.resize(Size(columns: 80, rows: 24))
        await stage.settle()
        let hasLine = stage.shows("call 20")
        stage.surface.resize(Size(columns: 80, rows: 13))
        await stage.settle()
        await stage.press(.down)

        #expect(hasLine)
        stage.marked.expect(["Row 2", "Row 2"])
    }

    @Test(arguments: [(79, nil), (80, 16), (119, 16)])
    func `If only one column fits, its calls are shown from 80 columns on, and Ctrl-N shows the next`(
        columns: Int,
        edge: Int?
    ) async {
        let calls = CallSpy([(0, "one")], [(0, "two")], [(0, "three")])
        let stage = Self.stage(columns: columns, apps: 3, calls)
        let first = stage.text

        await stage.press(.control("n"))

        #expect(Self.edge(stage) == edge)
        #expect(first.contains(" one") == (edge != nil))
        #expect(!stage.shows(" one"))
        #expect(stage.shows(" two") == (edge != nil))
    }

    // MARK: Lines

    @Test func `Each column has its title and its calls, further right than their callers`() {
        let stage = Self.stage(CallSpy([(0, "a()"), (1, "b()")], [(0, "c()")]))

        let panel = stage.lines[17...19].map { $0.split(separator: "│").map(String.init) }

        panel[0].map { $0.prefix(8) }.expect([" List 1 ", " List 2"])
        panel[1].map { $0.prefix(5) }.expect([" a() ", " c()"])
        #expect(panel[2][0].hasPrefix("  b() "))
    }

    @Test(arguments: [(24, " 2 ⇢, 1 ⇠"), (17, " a")])
    func `Below the title is what was counted, except in a low panel`(rows: Int, line: String) {
        let lists = (1...2).map { _ in CallList(number: 1, headings: ["Title", "2 ⇢, 1 ⇠"], [CallLine("a")]) }

        let stage = Self.stage(rows: rows, CallSpy(lists))

        let edge = Self.edge(stage) ?? 0
        #expect(stage.lines[edge + 1].hasPrefix(" Title "))
        #expect(stage.lines[edge + 2].hasPrefix(line))
    }

    @Test func `The panel shows how many lines are out of view`() async {
        let stage = Self.stage()
        let before = stage.lines

        await stage.press("c", .end)

        #expect(before[17].hasPrefix(" List 1   "))
        #expect(before[22].hasPrefix(" call 5"))
        #expect(before[23].hasPrefix(" … 15 more below"))
        #expect(stage.lines[17].hasPrefix(" List 1 · ↑14"))
        #expect(stage.lines[23].hasPrefix(">call 20"))
    }

    @Test(
        arguments: [
            (["a", "⇢load", "b"], ["c", "d", "⇢other", "⇢load", "e"], ["a c", "d", "⇢other", "⇢load ⇢load", "b e"]),
            (["⇢load", "a", "⇢load"], ["⇢load", "b", "c", "⇢load"], ["⇢load ⇢load", "a b", "c", "⇢load ⇢load"]),
        ]
    )
    func `Lines of one moment stand side by side, also of one that comes twice`(
        first: [String],
        second: [String],
        rows: [String]
    ) {
        let stage = Self.stage(CallSpy(first.map { (0, $0) }, second.map { (0, $0) }))

        let shown = stage.lines[18..<18 + rows.count].map { $0.split { " │".contains($0) }.joined(separator: " ") }

        shown.expect(rows)
    }

    @Test(
        arguments: [
            ("FeedViewController.showRetry(_:for:)", "FeedViewController.showRetry(_:for:)"),
            ("FeedViewController.showRetry(_:for:_:_:_:)", "FeedViewController.showRetry(…)"),
            ("FeedViewController.{ showRetry(_:for:_:) }", "FeedViewController.{ showRetry(…) }"),
            ("FeedPresenterOfManyWords.didBeginFetchingPictures(_:)", "FeedPresenterOfMany…etchingPictures(…)"),
        ]
    )
    func `A name that is too long loses its arguments, then its middle`(name: String, shown: String) {
        let stage = Self.stage(CallSpy([(0, name)], []))

        #expect(stage.lines[18].hasPrefix(" \(shown)".padded(to: 39)))
    }

    @Test func `A role has a sign, a color and a place in the legend; messages are bold, calls to oneself dim`() {
        let lines = [
            CallLine("View.show()", role: .view, emphasis: .message),
            CallLine("Presenter.load()", role: .presenter, emphasis: .callToItself), CallLine("Binding.update()"),
        ]
        let lists = ["A", "B"].map { CallList(number: 1, headings: [$0], lines) }
        let apps = ["A", "B"].map { ShownApp(StubApp(VirtualClock()).device, facts: [$0]) }
        let contents = apps.map { Shown($0.device) }
        let frame = Frame(apps, Size(columns: 120, rows: 30), calls: CallSpy(lists))

        let canvas = frame.page(of: contents, PageState(), verdict: "").canvas

        let top = canvas.lines.firstIndex { $0.hasPrefix("──") } ?? 0
        #expect(canvas.lines[top].hasPrefix("── ■ view ◆ presenter or view model ──"))
        [(0, 3), (2, 1), (2, 7), (3, 3), (4, 1)].map { canvas[top + $0.0, $0.1] }.expect([
            Cell(text: "■", style: Style(color: .blue)), Cell(text: "■", style: Style(color: .blue, isBold: true)),
            Cell(text: ".", style: Style(isBold: true)),
            Cell(text: "P", style: Style(color: .magenta, isDim: true)), Cell(text: "B", style: .plain),
        ])
    }

    // MARK: Keys

    @Test func `c moves the keys to the panel, while the screen’s focus stays marked, and Esc returns them`() async {
        let stage = Self.stage()
        let edge = stage.lines[16]

        await stage.press("c", .down, "f")
        let inPanel = stage.lines
        await stage.press(.escape, "f")

        #expect(edge.hasSuffix("─ c to scroll ──"))
        #expect(inPanel.contains { $0.hasPrefix(">call 2") })
        #expect(!inPanel[16].contains("c to scroll"))
        #expect(inPanel[3].hasPrefix(" - Row 1"))
        #expect(inPanel[15].contains("Esc return"))
        stage.apps.map(\.log).expect([["Like R1"], ["Like R1"]])
        #expect(!stage.shows(">call"))
    }

    @Test func `← and → choose a column, at whose line the cursor stands while the panel has the keys`() async {
        let stage = Self.stage()
        let before = stage.cursor

        await stage.press("c", .right)
        let right = stage.lines[18]
        await stage.press(.down)
        let (inPanel, row) = (stage.cursor, stage.lines.firstIndex { $0.contains("│>call 2") })
        await stage.press("?")
        let inHelp = stage.cursor
        await stage.press(.escape, .left, .up)
        let left = stage.lines[18]
        await stage.press(.escape)

        #expect(right.hasSuffix("│>call 1"))
        #expect(left.hasPrefix(">call 1 "))
        #expect(inPanel == ModelCursor(row: row ?? 0, column: 40))
        #expect(inHelp.row < 16)
        #expect(stage.cursor == before)
    }

    @Test func `An alert takes the keys back; below it c moves them to the panel again, and Esc returns them`() async {
        let stage = Self.stage()
        await stage.press("c", .down)
        for app in stage.apps { app.ask() }
        await stage.wait(.milliseconds(300))
        let inAlert = stage.shows(">call")

        await stage.press("c", .down)
        let inPanel = stage.text
        await stage.press(.escape, .enter)

        #expect(!inAlert)
        #expect(inPanel.contains("\n>call 3"))
        stage.apps.map(\.log).expect([["answer Cancel"], ["answer Cancel"]])
    }

    @Test func `In a field c is text`() async throws {
        let stage = Self.stage()

        await stage.press("2", "c", .down, "c")

        try stage.apps.map { try $0.device.field("Email").value }.expect(["c", "c"])
        #expect(!stage.shows("c to scroll"))
    }

    @Test(
        arguments: [
            ([.down], 2), ([.down, .up, .up], 1), ([.pageDown], 6), ([.pageDown, .pageUp], 1), ([.end], 20),
            ([.end, .up], 19), ([.end, .home], 1), ([.end, .down], 20), (["j", "j", "k"], 2), ([.end, .pageUp], 14),
        ] as [([Press], Int)]
    )
    func `The keys move through all columns together`(keys: [Press], line: Int) async {
        let stage = Self.stage()
        await stage.press("c")

        await stage.press(keys)

        let columns = stage.lines.first { $0.hasPrefix(">call \(line) ") }?.split(separator: "│")
        #expect(columns?.last?.hasPrefix(" call \(line)") == true)
    }

    @Test func `Enter folds the calls of a line, tells how many, and opens them again`() async {
        let stage = Self.stage(CallSpy([(0, "a"), (1, "b"), (2, "c"), (0, "d")], [(0, "e"), (1, "f")]))
        let open = stage.lines

        await stage.press("c", .enter)
        let (folded, hints) = (stage.lines, stage.lines[15])
        await stage.press(.enter)
        let again = stage.lines[19...]
        await stage.press(.end, .enter)

        #expect(folded[18].hasPrefix(">a +2 "))
        #expect(folded[19].hasPrefix(" d "))
        #expect(folded[19].contains("│  f"))
        #expect(hints.contains("Enter open"))
        again.expect(Array(open[19...]))
        #expect(stage.lines[14].hasPrefix(" This line has no calls below it."))
    }

    @Test func `The calls of another key begin at the top, open`() async {
        let calls = CallSpy(Self.lines(20), Self.lines(20))
        let stage = Self.stage(calls)
        await stage.press("c", .end, .escape)

        calls.lists = (1...2).map { CallList(number: 2, headings: ["New \($0)"], [CallLine("x")]) }
        await stage.press("f")

        #expect(stage.lines[17].hasPrefix(" New 1 "))
        #expect(stage.lines[18].hasPrefix(" x "))
    }

    @Test func `Without calls c says so`() async {
        let empty = Self.stage(CallSpy((0..<2).map { _ in CallList(number: 0, headings: [""], []) }))
        let alone = Stage { $0.show($0.list()) }
        let narrow = Self.stage(columns: 79)
        let stages = [empty, alone, narrow]

        for stage in stages { await stage.press("c") }

        #expect(empty.lines[14].hasPrefix(" No key has caused a message yet."))
        let reply = "Calls are shown beside another pattern, from 80 columns on."
        #expect(alone.message == reply)
        #expect(narrow.message == reply)
        stages.map { $0.shows("c to scroll") }.expect([false, false, false])
    }

    // MARK: Reports

    @Test func `A key that acts on no app is not reported, and each change of a screen once`() async throws {
        let calls = CallSpy(Self.lines(3), Self.lines(3))
        let stage = Self.stage(calls)

        await stage.press("?", .escape, .down, .pageDown, .home, "c", .escape)
        stage.surface.resize(Size(columns: 100, rows: 30))
        let silent = calls.log
        await stage.press("2")
        stage.apps[1].ask()
        await stage.settle()

        #expect(silent.isEmpty)
        calls.log.expect(["2 on Form", "1: screen: Form", "2: screen: Form", "2: alert: Delete?"])
    }
}

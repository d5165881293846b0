import Headless
import PseudoTerminal
import Shared
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

    /// The texts of the columns in rows of the screen.
    private static func texts(_ stage: Stage, _ rows: ClosedRange<Int>) -> [[String]] {
        stage.lines[rows].map { $0.split(separator: "│").map { String($0.replacing(/[ ]+$/, with: "")) } }
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
        #expect(stages.map(Self.edge) == [16, 18, 20])
    }

    @Test func `One page of help is as wide as the terminal, above the panel`() async {
        let stage = Self.stage(columns: 120, rows: 36)
        let guide = KeyGuide.lines(width: 120)

        await stage.press("?")

        let (caption, lines) = (stage.lines[0].prefix(15), Array(stage.lines[3..<3 + guide.count]))
        #expect((caption, lines, Self.edge(stage)) == (" App 1 · App 2 ", guide, 24))
    }

    @Test func `Closing help shows the columns scrolled as they were, though help was wider`() async {
        let stage = Stage(columns: 120, rows: 12, apps: 3) {
            $0.show($0.dashboard().with { $0.section("Banners").status = String(repeating: "word ", count: 60) })
        }
        await stage.press(.end, .up, .up, .up)
        let before = stage.text

        await stage.press("?", .escape)

        #expect(stage.text == before)
    }

    @Test func `While a screen is busy the panel keeps its height`() async {
        let stage = Self.stage(rows: 36)
        await stage.press("2")
        let before = Self.edge(stage)

        for app in stage.apps { app.device.screen?.isBusy = true }
        await stage.press("1")
        for app in stage.apps { app.device.screen?.isBusy = true }
        await stage.settle()
        await stage.press("2")

        #expect(Self.edge(stage) == before)
    }

    @Test func `The panel takes the rows that its source asks for`() {
        let advice = (1...2).map { _ in CallList(advice: ["one", "two", "three"]) }

        let stage = Self.stage(CallSpy(advice, rows: 4))

        let rows = [[" one", " one"], [" two", " two"], [" three", " three"]]
        #expect((Self.edge(stage), Self.texts(stage, 21...23)) == (20, rows))
    }

    @Test func `The current line stays in view on a smaller terminal, and without room the page has the keys`() async {
        let stage = Self.stage(rows: 36)
        await stage.press("c", .end)

        await stage.resize(columns: 80, rows: 24)
        let hasLine = stage.shows("call 20")
        await stage.resize(columns: 80, rows: 13)
        await stage.press(.down)

        #expect((hasLine, stage.marked) == (true, ["Row 2", "Row 2"]))
    }

    @Test(arguments: [(79, nil), (80, 16), (119, 16)])
    func `If only one app fits, 80 columns show its calls, and Ctrl-N the next one's`(columns: Int, edge: Int?) async {
        let calls = CallSpy([(0, "one")], [(0, "two")], [(0, "three")])
        let stage = Self.stage(columns: columns, apps: 3, calls)
        let first = stage.text

        await stage.press(.control("n"))

        let shown = [first.contains(" one"), stage.shows(" one"), stage.shows(" two")]
        #expect((Self.edge(stage), shown) == (edge, [edge != nil, false, edge != nil]))
    }

    // MARK: Lines

    @Test func `Each column has its title and its calls, further right than their callers`() {
        let stage = Self.stage(CallSpy([(0, "a()"), (1, "b()")], [(0, "c()")]))

        #expect(Self.texts(stage, 17...19) == [[" List 1", " List 2"], [" a()", " c()"], ["  b()"]])
    }

    @Test(arguments: [(24, " 2 ⇢, 1 ⇠"), (17, " a")])
    func `Below the title is what was counted, except in a low panel`(rows: Int, line: String) {
        let lists = (1...2).map { _ in CallList(number: 1, headings: ["Title", "2 ⇢, 1 ⇠"], [CallLine("a")]) }

        let stage = Self.stage(rows: rows, CallSpy(lists))

        let edge = Self.edge(stage) ?? 0
        #expect(stage.lines[edge + 2].hasPrefix(line))
    }

    @Test func `The panel shows how many lines are out of view`() async {
        let stage = Self.stage()
        let before = Self.texts(stage, 17...23)

        await stage.press("c", .end)

        let after = Self.texts(stage, 17...23)
        #expect(
            [before[0], before[5], before[6], after[0], after[6]].map(\.first) == [
                " List 1", " call 5", " … 15 more below", " List 1 · ↑14", ">call 20",
            ]
        )
    }

    @Test(
        arguments: [
            (["a", "⇢load", "b"], ["c", "d", "⇢other", "⇢load", "e"], ["a c", "d", "⇢other", "⇢load ⇢load", "b e"]),
            (["⇢load", "a", "⇢load"], ["⇢load", "b", "c", "⇢load"], ["⇢load ⇢load", "a b", "c", "⇢load ⇢load"]),
        ]
    )
    func `Lines of a moment stand side by side, also if it repeats`(first: [String], second: [String], rows: [String]) {
        let stage = Self.stage(CallSpy(first.map { (0, $0) }, second.map { (0, $0) }))

        let shown = stage.lines[18..<18 + rows.count].map { $0.split { " │".contains($0) }.joined(separator: " ") }

        #expect(shown == rows)
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
        let snapshots = apps.map { Snapshot($0.device) }
        let frame = Frame(apps, Size(columns: 120, rows: 30), calls: CallSpy(lists))

        let canvas = frame.page(of: snapshots, PageState(), verdict: "").canvas

        let top = canvas.lines.firstIndex { $0.hasPrefix("──") } ?? 0
        let legend = "── ■ view ◆ presenter or view model ──"
        let cells = [
            Cell(text: "■", style: Style(color: .blue)), Cell(text: "■", style: Style(color: .blue, isBold: true)),
            Cell(text: ".", style: Style(isBold: true)), Cell(text: "P", style: Style(color: .magenta, isDim: true)),
            Cell(text: "B", style: .plain),
        ]
        let drawn = [(0, 3), (2, 1), (2, 7), (3, 3), (4, 1)].map { canvas[top + $0.0, $0.1] }
        #expect((canvas.lines[top].hasPrefix(legend), drawn) == (true, cells))
    }

    @Test func `A panel is painted only after a change`() {
        let lists = [CallList(number: 1, headings: ["A"], [CallLine("a()")])]
        func painter(_ lists: [CallList], canBeEntered: Bool = true) -> CallPanelPainter {
            let panel = CallPanel(lists, of: [0], height: 5, PanelState())
            return CallPanelPainter(panel: panel, columns: 80, width: 80, canBeEntered: canBeEntered)
        }
        let last = PaintedPanel(painter: painter(lists), canvas: Canvas(Size(columns: 80, rows: 5)))

        let same = painter(lists).painted(after: last)
        let others = [painter(lists, canBeEntered: false), painter([CallList(number: 1, headings: ["B"], [])])]

        #expect(same.canvas == last.canvas)
        #expect(
            others.allSatisfy { other in
                let canvas = other.painted(after: last).canvas
                return canvas == other.painted(after: nil).canvas && canvas != last.canvas
            }
        )
    }

    // MARK: Keys

    @Test func `c moves the keys to the panel, while the screen’s focus stays marked, and Esc returns them`() async {
        let stage = Self.stage()
        let before = stage.text

        await stage.press("c", .down, "f")
        let inPanel = stage.text
        await stage.press(.escape, "f")

        let (hints, logs) = ([before, inPanel].map { $0.contains("─ c to scroll ──\n") }, [["Like R1"], ["Like R1"]])
        #expect((hints, stage.apps.map(\.log), stage.shows(">call")) == ([true, false], logs, false))
        #expect(["\n>call 2", "\n - Row 1", "Esc return"].filter { !inPanel.contains($0) } == [])
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

        let signs = [right.hasSuffix("│>call 1"), left.hasPrefix(">call 1 "), inHelp.row < 16]
        let chosen = ModelCursor(row: row ?? 0, column: 40)
        #expect((signs, [inPanel, stage.cursor]) == ([true, true, true], [chosen, before]))
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

        let logs = [["answer Cancel"], ["answer Cancel"]]
        #expect((inAlert, inPanel.contains("\n>call 3"), stage.apps.map(\.log)) == (false, true, logs))
    }

    @Test func `In a field c is text`() async throws {
        let stage = Self.stage()

        await stage.press("2", "c", .down, "c")

        let texts = try stage.apps.map { try $0.device.field("Email").value }
        #expect((texts, stage.shows("c to scroll")) == (["c", "c"], false))
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
        let open = stage.lines[19...]

        await stage.press("c", .enter)
        let (folded, hints) = (Self.texts(stage, 18...19), stage.lines[15])
        await stage.press(.enter)
        let again = stage.lines[19...]
        await stage.press(.end, .enter)

        let reply = " This line has no calls below it."
        #expect((folded, again) == ([[">a +2", " e"], [" d", "  f"]], open))
        #expect([hints.contains("Enter open"), stage.lines[14].hasPrefix(reply)] == [true, true])
    }

    @Test func `The calls of another key begin at the top, open`() async {
        let calls = CallSpy(Self.lines(20), Self.lines(20))
        let stage = Self.stage(calls)
        await stage.press("c", .end, .escape)

        calls.lists = (1...2).map { CallList(number: 2, headings: ["New \($0)"], [CallLine("x")]) }
        await stage.press("f")

        #expect(Self.texts(stage, 17...18) == [[" New 1", " New 2"], [" x", " x"]])
    }

    @Test func `Without calls c says so`() async {
        let empty = Self.stage(CallSpy((0..<2).map { _ in CallList(number: 0, headings: [""], []) }))
        let alone = Stage { $0.show($0.list()) }
        let narrow = Self.stage(columns: 79)
        let stages = [empty, alone, narrow]

        for stage in stages { await stage.press("c") }

        let reply = "Calls are shown beside another pattern, from 80 columns on."
        #expect(empty.lines[14].hasPrefix(" No key has caused a message yet."))
        #expect(
            ([alone.message, narrow.message], stages.contains { $0.shows("c to scroll") }) == ([reply, reply], false)
        )
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

        let reports = ["2 on Form", "1: screen: Form", "2: screen: Form", "2: alert: Delete?"]
        #expect((silent, calls.log) == ([], reports))
    }
}

import Headless
import Shared
import TestSupport
import TestTools
import Testing

@testable import Terminal

/// The panel of calls below two or more columns.
struct CallPanelTests {
    // MARK: Stories

    @Test(arguments: stories)
    func `The panel shows the calls of the last key, and has the keys between c and Esc`(story: Story) async throws {
        try await story.play()
    }

    private nonisolated static let stories = Story.all(
        """
        Each column has its title and its calls, further right than their callers
            callers: | shows "⏎ List 1 " "│ List 2" "⏎ a " "⏎  b " "⏎   c " "⏎ d " "│ e" "│  f" "─ c to scroll ──"
        Lines of one moment stand side by side
            moments: | shows "⏎ a                                     │ c⏎" "⏎ ⇢load                                 │ ⇢load⏎"
        If no calls are recorded, the last line says once how to get them
            advice: | says anything | shows "? keys⏎ how to" | hides "│ how to" "c to scroll"
        If no calls are recorded, c says how to get them
            advice: c | says anything | shows "│ how to"
        Without room the line is left out
            advice on 80×10: | hides "how to"
        The panel shows how many lines are below those in view
            calls: | shows "⏎ List 1   " "⏎ call 5 " "⏎ … 15 more below" | hides "call 6"
        The panel shows how many lines are above those in view
            calls: c End | shows "⏎ List 1 · ↑14" "⏎ call 15 " "⏎>call 20" | hides "call 14"
        c moves the keys to the panel, while the screen's focus stays marked
            calls: c ↓ f | says This key does nothing here. | shows "⏎>call 2" "⏎ - Row 1" "Esc return" | hides "c to scroll"
        Esc returns the keys
            calls: c ↓ Esc f => Row 1 + Row 1 | asks Like R1 | hides ">call"
        c returns the keys
            calls: c c f => Row 1 + Row 1 | asks Like R1 | hides ">call"
        An alert takes the keys back
            calls: c ↓ {alert} {pause} => [Cancel] + [Cancel] | hides ">call"
        Below an alert c moves the keys to the panel again, and Esc returns them
            calls: c ↓ {alert} {pause} c ↓ Esc Enter | asks answer Cancel
        In a field c is text
            calls: 2 c ↓ c | asks show Form, edit Name, edit Email | hides "c to scroll"
        ↓, j, ↑ and k move by a line
            calls: c ↓ j ↓ ↑ k | shows "⏎>call 2 " "│ call 2"
        PgDn moves by what is in view
            calls: c PgDn | shows "⏎>call 6 "
        PgUp moves back by what is in view
            calls: c End PgUp | shows "⏎>call 14 " "⏎ call 18"
        Home and ↑ go to the first line and stay there
            calls: c End Home ↑ | says anything | shows "⏎>call 1 "
        ↓ at the last line stays there
            calls: c End ↓ | says anything | shows "⏎>call 20"
        → chooses the column at the right
            calls: c → ↓ | shows "│>call 2⏎" | hides "⏎>call"
        ← chooses the column at the left
            calls: c → ← ↓ | shows "⏎>call 2 " | hides "│>call"
        Enter folds the calls of a line and tells how many
            callers: c Enter | shows "⏎>a +2 " "⏎ d " "│  f" "Enter open" | hides "  b "
        Enter opens a folded line
            callers: c Enter Enter | shows "⏎>a  " "⏎  b " "⏎   c " "⏎ d "
        Enter at a line without calls says so
            callers: c End Enter | says This line has no calls below it.
        Without calls c says so
            no calls: c | says No key has caused a message yet. | hides "c to scroll"
        Without a panel c says where there is one
            calls on 79×24: c | says Calls are shown beside another pattern, from 80 columns on.
        The current line stays in view on a smaller terminal
            calls on 80×36: c End 80×24 | shows "⏎>call 20"
        Without room for the panel the page has the keys
            calls on 80×36: c 80×13 ↓ => Row 2 + Row 2
        """,
        scenes: [
            "calls": calls,
            "callers": scene { CallSpy([(0, "a"), (1, "b"), (2, "c"), (0, "d")], [(0, "e"), (1, "f")]) },
            "moments": scene { CallSpy([(0, "a"), (0, "⇢load")], [(0, "c"), (0, "d"), (0, "⇢load")]) },
            "advice": scene { CallSpy(advice: "how to") },
            "no calls": scene { CallSpy((1...2).map { _ in CallList(number: 0, headings: [""], []) }) },
        ]
    )

    private nonisolated static let calls = scene {
        let lines = (1...20).map { (0, "call \($0)") }
        return CallSpy(lines, lines)
    }

    /// Two columns with these calls.
    private nonisolated static func scene(_ calls: @escaping @MainActor @Sendable () -> CallSpy) -> Scene {
        var scene = Scene.tabs.on(80, 24, apps: 2)
        scene.calls = calls
        return scene
    }

    // MARK: Size

    /// The row of the panel's edge; `nil` without a panel.
    private static func edge(_ stage: Stage) -> Int? {
        stage.lines.firstIndex { $0.hasPrefix("───") }
    }

    @Test(
        arguments: [(13, nil), (14, 10), (15, 10), (24, 16), (29, 20), (30, 19), (36, 24), (50, 34)] as [(Int, Int?)]
    )
    func `Below a long page the panel takes a third, 11 of 30 rows or more, leaves ten, and is gone below 14`(
        rows: Int,
        edge: Int?
    ) {
        #expect(Self.edge(Stage(Self.calls.on(80, rows))) == edge)
    }

    @Test func `Below a short page it takes what the page and an alert leave, at most two thirds`() async {
        let stages = [24, 36, 60].map { Stage(Self.calls.on(80, $0)) }
        for stage in stages { await stage.press("2") }

        // 3 rows of headings, 7 of the form, 2 below it, 6 for an alert.
        stages.map(Self.edge).expect([16, 18, 20])
    }

    @Test func `The panel keeps its height while a screen is busy`() async {
        let stage = Stage(Self.calls.on(80, 36))
        await stage.press("2")

        await stage.press(
            .screen { screen in
                screen.screen.isBusy = true
                for label in ["Save", "Cancel"] { screen.button(label).isHidden = true }
            }
        )

        #expect(Self.edge(stage) == 18)
    }

    @Test(arguments: [(79, nil), (80, 16), (119, 16)])
    func `If not all columns fit, calls are shown below those that do from 80 on, and Ctrl-N shows the next`(
        columns: Int,
        edge: Int?
    ) async {
        let calls = CallSpy([(0, "one")], [(0, "two")], [(0, "three")])
        let stage = Stage(.tabs.on(columns, 24, apps: 3), calls: calls)
        let first = stage.text

        await stage.press(.control("n"))

        #expect(Self.edge(stage) == edge)
        #expect(first.contains(" one") == (edge != nil))
        #expect(!stage.shows(" one"))
        #expect(stage.shows(" two") == (edge != nil))
    }

    // MARK: Lines

    @Test(
        arguments: [
            ([["load", "save", "load"], ["load"]], [[0, 0], [1, nil], [2, nil]]),
            ([["load", "save", nil], ["load", nil, "save"]], [[0, 0], [nil, 1], [1, 2], [2, nil]]),
            (
                [["load", nil, "load"], ["save"], ["load", nil, nil, "load"]],
                [[0, 0, 0], [1, nil, 1], [2, nil, 2], [nil, nil, 3]]
            ),
            (
                [["load", nil, "load"], ["load", nil, nil, "load"]], [[0, 0], [1, 1], [nil, 2], [2, 3]]
            ),
        ] as [([[String?]], [[Int?]])]
    )
    func `Lines of a moment are in one row if every column has it`(columns: [[String?]], rows: [[Int?]]) {
        CallAlignment(columns).rows.expect(rows)
    }

    @Test(arguments: [(24, " 2 ⇢, 1 ⇠"), (17, " a")])
    func `Below the title is what was counted, except in a low panel`(rows: Int, line: String) {
        let list = CallList(number: 1, headings: ["Title", "2 ⇢, 1 ⇠"], [CallLine("a")])
        let stage = Stage(Self.calls.on(80, rows), calls: CallSpy([list, list]))

        let edge = Self.edge(stage) ?? 0
        #expect(stage.lines[edge + 1].hasPrefix(" Title "))
        #expect(stage.lines[edge + 2].hasPrefix(line))
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
        let stage = Stage(Self.calls, calls: CallSpy([(0, name)], []))

        #expect(stage.lines[18].hasPrefix(" \(shown)".padded(to: 39)))
    }

    @Test func `A role has a sign, a color and a place in the legend; messages are bold, calls to oneself dim`() {
        let lines = [
            CallLine("View.show()", role: .view, emphasis: .message),
            CallLine("Presenter.load()", role: .presenter, emphasis: .callToItself), CallLine("Binding.update()"),
        ]
        let lists = ["A", "B"].map { CallList(number: 1, headings: [$0], lines) }
        let apps = ["A", "B"].map { ShownApp(StubApp().device, facts: [$0]) }
        let frame = Frame(apps: apps, size: Size(columns: 120, rows: 30), calls: CallSpy(lists))

        let contents = apps.map { Shown($0.device) }

        let canvas = frame.page(of: contents, frame.layout(of: contents[0], PageState()), verdict: "").canvas

        let top = canvas.lines.firstIndex { $0.hasPrefix("──") } ?? 0
        #expect(canvas.lines[top].hasPrefix("── ■ view ◆ presenter or view model ──"))
        [(0, 3), (2, 1), (2, 7), (3, 3), (4, 1)].map { canvas[top + $0.0, $0.1] }.expect([
            Cell(text: "■", style: Style(color: .blue)), Cell(text: "■", style: Style(color: .blue, isBold: true)),
            Cell(text: ".", style: Style(isBold: true)),
            Cell(text: "P", style: Style(color: .magenta, isDim: true)), Cell(text: "B", style: .plain),
        ])
    }

    // MARK: Keys

    @Test func `The cursor stands at the current line while the panel has the keys, not while help is open`() async {
        let stage = Stage(Self.calls)
        let before = stage.cursor

        await stage.press("c", .right, .down)
        let (inPanel, row) = (stage.cursor, stage.lines.firstIndex { $0.contains("│>call 2") })
        await stage.press("?")
        let inHelp = stage.cursor
        await stage.press(.escape, .escape)

        #expect(inPanel == ModelCursor(row: row ?? 0, column: 40))
        #expect(inHelp.row < 16)
        #expect(stage.cursor == before)
    }

    @Test func `The calls of another key begin at the top, open`() async {
        let calls = CallSpy([(0, "a"), (1, "b")], [])
        let stage = Stage(Self.calls, calls: calls)
        await stage.press("c", .enter, .escape)

        calls.lists = CallSpy([(0, "x"), (1, "y")], []).lists.map { CallList(number: 2, headings: ["New"], $0.lines) }
        await stage.press("f")

        #expect(stage.lines[17].hasPrefix(" New "))
        #expect(stage.lines[18].hasPrefix(" x "))
        #expect(stage.lines[19].hasPrefix("  y "))
    }

    @Test func `A key that acts on no app is not reported, and each change of a screen once`() async {
        let calls = CallSpy([(0, "a")], [(0, "b")])
        let stage = Stage(Self.calls, calls: calls)

        await stage.press("?", .escape, .down, .pageDown, .home, "c", .escape, .resize(100, 30))
        let silent = calls.log
        await stage.press("2")
        stage.apps[1].ask()
        await stage.settle()

        #expect(silent.isEmpty)
        calls.log.expect(["2 on Form", "1: screen: Form", "2: screen: Form", "2: alert: Delete?"])
    }
}

import Headless
import TestTools
import Testing

/// Keys that act on rows, their menu, and find.
struct RowTests {
    @Test(arguments: actions + find)
    func `Letters act on rows, choose in their menu and find them`(story: Story) async throws {
        try await story.play()
    }

    private nonisolated static let actions = Story.all(
        """
        r refreshes the screen, f likes the row or unlikes it, d and Delete delete it
            list: ↓ r f d Delete {unlike} f => Row 2
            | asks refresh, Like R2, Delete R2, Delete R2, Unlike R2
        f performs the first action that is not a swipe action, d the first destructive one
            four actions: f d Delete | asks Remove R1 ×3
        A key acts on the section that has the focus, of two with the same buttons and rows
            two sections: Shift-Tab Enter Tab Tab Enter Tab ↓ Enter f a ↓ Enter
            | asks Retry First, Retry Second, Second R2, Like Second R2, Delete Second R2
        a shows the row's actions
            list: a | shows "> Like" "Delete"
        a closes the row's actions
            list: ↓ a a => Row 2 | hides "Like"
        Enter performs the chosen action and closes the menu
            list: ↓ a ↓ Enter => Row 2 | asks Delete R2 | hides "Like"
        ↑, ←, Shift-Tab and k go back through the menu, and around
            A, B and C: a ↑ ← Shift-Tab k => Row 1 + C, Row 1 + B, Row 1 + A, Row 1 + C
        ↓, →, Tab and j go on through the menu, and around
            A, B and C: a ↓ → Tab j => Row 1 + B, Row 1 + C, Row 1 + A, Row 1 + B
        If the row has fewer actions meanwhile, Enter performs its last one
            A, B and C: a ↑ {no C} Enter | asks B R1
        The menu goes when its row does
            list: a {no row 1} ↓ => Row 2, Row 3 | hides "Like"
        The menu goes when its row offers no more actions
            list: a {no actions} ↓ => Row 1, Row 2 | hides "Like"
        """,
        scenes: [
            "four actions": list {
                [
                    $0.action("Archive", isSwipeAction: true), $0.action("Remove", role: .destructive),
                    $0.action("Share"), $0.action("Erase", role: .destructive, isSwipeAction: true),
                ]
            },
            "A, B and C": list { app in ["A", "B", "C"].map { app.action($0) } },
            "two sections": .screen { app in
                let sections = ["First", "Second"].map { title in
                    Section(title, buttons: [Button("Retry", identifier: "\(title).retry")])
                }
                let screen = StubScreen("Screen", sections.map { .section($0) }, of: app)
                for section in sections {
                    let title = section.title
                    section.buttons[0].onTap = { [weak app] in app?.note("Retry \(title)") }
                    section.rows = [app.row(1), app.row(2)]
                    section.rows[1].onSelect = { [weak app] in app?.note("\(title) R2") }
                    section.rows[1].actions = [
                        app.action("Like", of: "\(title) R2"), app.action("Delete", of: "\(title) R2"),
                    ]
                }
                return screen
            },
        ],
        steps: [
            "{unlike}": .app { $0.top.section().rows[1].actions[0] = $0.action("Unlike", of: "R2") },
            "{no C}": .rows { $0[0].actions.removeLast() },
            "{no row 1}": .rows { $0.removeFirst() }, "{no actions}": .rows { $0[0].actions = [] },
        ]
    )

    /// A list whose first row has these actions.
    private nonisolated static func list(_ actions: @escaping @MainActor @Sendable (StubApp) -> [Row.Action]) -> Scene {
        .screen { app in app.list().with { $0.section().rows[0].actions = actions(app) } }
    }

    private nonisolated static let find = Story.all(
        """
        Find goes to the first row with the text, and on with more
            list: "/row 27" => Row 2, Row 27 | says /row 27
        Find takes a paste without the line end at its end
            list: / {paste} => Row 27 | says /row 27
        Backspace in find goes back
            list: "/27" Backspace => Row 2 | says /2
        Enter stays on the match
            list: "/27" Enter ↓ => Row 28
        Esc returns to where the focus was
            list: ↓ "/13" Esc => Row 2
        Ctrl-U returns to where the focus was
            list: ↓ "/9" Ctrl-U => Row 2 | says /
        A text without a match returns to where the focus was
            list: ↓ "/27x" => Row 2 | says /27x  No row contains “27x”.
        Every letter is text in find
            tabs: "/q?/jk rfad1" => Row 1 | says /q?/jk rfad1  No row contains “q?/jk rfad1”.
        ↓ goes to the next match
            list: "/0" ↓ => Row 20 | says /0
        ↑ and ↓ go around the end
            list: "/0" ↑ ↓ => Row 40, Row 10 | says /0
        ↓ says that there is no other match
            list: "/27" ↓ => Row 27 | says /27  No other row contains “27”.
        ↓ without a text does nothing
            list: ↓ / ↓ => Row 2 | says /  This key does nothing here.
        ↓ without a match says so
            list: ↓ "/x" ↓ => Row 2 | says /x  No row contains “x”.
        The first match that arrives later gets the focus, and another one leaves it
            list: ↓ "/41" {row 41} {row 141} => Row 2, Row 41, Row 41 | says /41
        ↓ goes to the first match once the one in focus no longer matches
            list: "/3" ↓ {other row 13} ↓ => Row 3 | says /3
        A row is found by its subtitle, in any case
            list: {bread} "/bREAD" => Row 5 · Fresh Bread | says /bREAD
        A row is found as names are sorted: letter case, accents and the kind of apostrophe do not matter
            list: {zoe} "/ZOE O'LUK" => Zoë O’Łuk | says /ZOE O'LUK
        A row is found by an accent and an apostrophe that it does not have
            list: {ann} "/änn o’" => Ann O'Hara | says /änn o’
        A row beyond the side of a shelf is found and scrolled into view
            dashboard: "/c10" => C10 | says /c10
        A banner out of view is not found
            dashboard: "/B3" => B1 | says /B3  No row contains “B3”.
        """,
        steps: [
            "{paste}": .paste("row\n27\r\n"), "{row 41}": row(41),
            "{row 141}": row(141), "{other row 13}": .rows { $0[12].title = "Other" },
            "{zoe}": .rows { $0[4].title = "Zoë O’Łuk" }, "{ann}": .rows { $0[4].title = "Ann O'Hara" },
            "{bread}": .rows { $0[4].subtitle = "Fresh Bread" },
        ]
    )

    /// The app adds a row at the end.
    private nonisolated static func row(_ number: Int) -> Step { .app { $0.top.section().rows.append($0.row(number)) } }

    @Test(arguments: [("/漢é", 5), ("/" + String(repeating: "x", count: 60), 39)])
    func `The cursor stands after the text to find, in the frame`(text: String, column: Int) async {
        let stage = Stage(.list.on(40, 24))

        await stage.press(Step.each(of: text))

        #expect(stage.hasCursor)
        #expect(stage.cursor == ModelCursor(row: 22, column: column))
    }
}

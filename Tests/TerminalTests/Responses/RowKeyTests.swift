import Headless
import TestSupport
import Testing

struct RowKeyTests {
    @Test func `r refreshes the screen, f likes the row or unlikes it, d and Delete delete it`() async throws {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(.down, "r", "f", "d", .delete)

        try stage.app.section().rows[1].actions[0] = Row.Action("Unlike")
        await stage.press("f")

        stage.log.expect(["refresh", "Like R2", "Delete R2", "Delete R2", "Unlike R2"])
    }

    @Test func `a shows the row's actions and closes them; Enter performs the chosen one and closes them`() async {
        let stage = Stage { $0.show($0.list()) }
        var shown: [[String]] = []

        for keys in [[.down, "a"], ["a"], ["a", .down, .enter]] as [[Press]] {
            await stage.press(keys)
            shown.append(["Like", "Delete"].filter { stage.shows($0) })
        }

        let outcome = Outcome(focus: "Row 2", log: ["Delete R2"])
        shown.expect([["Like", "Delete"], [], []])
        #expect(stage.outcome == outcome)
    }

    @Test(
        arguments: [
            ([.up], "C"), ([.left], "C"), ([.backTab], "C"), (["k"], "C"), ([.down], "B"), ([.right], "B"),
            ([.tab], "B"), (["j"], "B"), ([.down, .down, .down], "A"), ([.down, .up], "A"),
        ] as [([Press], String)]
    )
    func `Arrows, Tab, j and k go through the menu in its order, around the end`(keys: [Press], action: String) async {
        let stage = Stage { app in
            let list = app.list()
            list.section("List").rows[0].actions = ["A", "B", "C"].map { Row.Action($0) }
            app.show(list)
        }
        await stage.press("a")

        for key in keys { await stage.press(key) }
        await stage.press(.enter)

        stage.log.expect(["\(action) R1"])
    }

    @Test func `If the row has fewer actions meanwhile, Enter performs its last one`() async throws {
        let stage = Stage { app in
            let list = app.list()
            list.section("List").rows[0].actions = ["A", "B", "C"].map { Row.Action($0) }
            app.show(list)
        }
        await stage.press("a", .up)

        try stage.app.section().rows[0].actions.removeLast()
        await stage.press(.enter)

        stage.log.expect(["B R1"])
    }

    @Test func `f performs the first action that is not a swipe action, d the first destructive one`() async {
        let stage = Stage { app in
            let list = app.list()
            list.section("List").rows[0].actions = [
                Row.Action("Archive", isSwipeAction: true), Row.Action("Remove", role: .destructive),
                Row.Action("Share"), Row.Action("Erase", role: .destructive, isSwipeAction: true),
            ]
            app.show(list)
        }

        await stage.press("f", "d", .delete)

        stage.log.expect(["Remove R1", "Remove R1", "Remove R1"])
    }

    @Test(arguments: [{ $0.removeFirst() }, { $0[0].actions = [] }] as [@MainActor @Sendable (inout [Row]) -> Void])
    func `The menu goes when its row does, or offers no more actions`(
        change: @MainActor @Sendable (inout [Row]) -> Void
    ) async throws {
        let stage = Stage { $0.show($0.list()) }
        let section = try stage.app.section()
        await stage.press("a")
        let hadMenu = stage.shows("Like")

        change(&section.rows)
        await stage.settle()
        let hasMenu = stage.shows("Like")
        await stage.press(.down)

        #expect(hadMenu)
        #expect(!hasMenu)
        #expect(stage.focus == section.rows[1].title)
    }
}

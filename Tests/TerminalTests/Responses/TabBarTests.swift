import TestSupport
import TestTools
import Testing

struct TabBarTests {
    private static func stage() -> Stage {
        Stage { $0.showTabs($0.dashboard("One"), $0.list("Two"), $0.list("Three"), $0.list("Four")) }
    }

    @Test func `→ and ← at the tab bar choose a tab, at whose label the focus and the hidden cursor stay`() async {
        let stage = Self.stage()
        await stage.press(.backTab, .backTab)

        let path = await stage.path(.left, .right, .right, .left)
        let cursor = stage.cursor
        await stage.press(.right, .right, .right)

        let (labels, titles) = (
            ["[1 One]", "[2 Two]", "[3 Three]", "[2 Two]"], ["Two", "Three", "Two", "Three", "Four"]
        )
        path.expect(labels)
        #expect(cursor == ModelCursor(row: 0, column: 8))
        stage.log.expect(titles.map { "show \($0)" })
    }

    @Test(
        arguments: [
            ("1", []), ("2", ["show Two"]), ("3", ["show Three"]), ("4", ["show Four"]), ("0", []), ("5", []),
            ("9", []),
        ] as [(Press, [String])]
    )
    func `A digit chooses its tab, also above the first screen; others choose none`(key: Press, log: [String]) async {
        let stages = [Self.stage(), Self.stage()]
        stages[1].app.push(stages[1].app.list("Above"))
        stages[1].app.forget()

        for stage in stages { await stage.press(key) }

        stages.map(\.log).expect([log, log])
    }

    @Test func `A digit at the tab bar moves the focus to the content of the tab`() async {
        let stage = Stage { $0.showTabs($0.list("One"), $0.list("Two")) }

        await stage.press(.backTab, "2")

        stage.marked.expect(["Row 1"])
    }

    @Test func `Behind a sheet the other tabs are dim, and a digit says that the sheet is in the way`() async {
        let styles = { (stage: Stage) in stage.surface.terminal.cells[0].prefix(40).map { $0.style.contains(2) } }
        let stage = Self.stage()
        let before = styles(stage)

        stage.app.present(stage.app.list("Sheet"))
        stage.app.forget()
        await stage.press("2")

        #expect(!before.contains(true))
        #expect(!styles(stage)[1])
        #expect(styles(stage)[10])
        #expect(stage.log.isEmpty)
        #expect(stage.message == "The sheet “Sheet” has to be closed first.")
    }
}

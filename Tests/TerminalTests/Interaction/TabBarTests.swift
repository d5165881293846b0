import PseudoTerminal
import Testing

struct TabBarTests {
    private static func stage() -> Stage {
        Stage { $0.showTabs($0.dashboard("One"), $0.list("Two"), $0.list("Three"), $0.list("Four")) }
    }

    @Test func `→ and ← at the tab bar choose a tab, and the focus stays there`() async {
        let stage = Self.stage()
        await stage.press(.backTab, .backTab)

        await stage.press(.right, .right, .left)

        #expect(stage.log == ["show Two", "show Three", "show Two"])
        #expect(stage.marked == ["[2 Two]"])
    }

    @Test func `← at the first tab and → at the last choose none`() async {
        let stage = Self.stage()
        await stage.press(.backTab, .backTab)

        await stage.press(.left, .right, .right, .right, .right)

        #expect(stage.log == ["show Two", "show Three", "show Four"])
    }

    @Test(
        arguments: [("1", []), ("2", ["show Two"]), ("3", ["show Three"]), ("4", ["show Four"])] as [(Press, [String])]
    )
    func `A digit chooses its tab`(key: Press, told: [String]) async {
        let stage = Self.stage()

        await stage.press(key)

        #expect(stage.log == told)
    }

    @Test(arguments: ["0", "5", "9"] as [Press])
    func `A digit without a tab chooses none`(key: Press) async {
        let stage = Self.stage()

        await stage.press(key)

        #expect(stage.log == [])
    }

    @Test func `A digit chooses a tab from a screen above the first as well`() async {
        let stage = Self.stage()
        stage.app.push(stage.app.list("Above"))
        stage.app.forget()

        await stage.press("2")

        #expect(stage.log == ["show Two"])
    }

    @Test func `A digit at the tab bar moves the focus to the content of the tab`() async {
        let stage = Stage { $0.showTabs($0.list("One"), $0.list("Two")) }

        await stage.press(.backTab, "2")

        #expect(stage.marked == ["Row 1"])
    }

    @Test func `A digit is text in a field`() async {
        let stage = Stage { $0.showTabs($0.form(), $0.list()) }

        await stage.press("2")

        #expect(stage.log == ["edit Name"])
        #expect(stage.shows("> 2"))
    }

    @Test func `A digit is text in find`() async {
        let stage = Self.stage()

        await stage.press("2", "/", "3")

        #expect(stage.log == ["show Two"])
        #expect(stage.marked == ["Row 3"])
    }

    @Test func `A digit below an alert only says that the alert is in the way`() async {
        let stage = Self.stage()
        stage.app.ask("Sure?")
        await stage.settle()
        await stage.wait(.milliseconds(300))

        await stage.press("2")

        #expect(stage.log == [])
        #expect(stage.message == "The alert “Sure?” has to be answered first.")
    }

    @Test func `A digit below a sheet only says that the sheet is in the way`() async {
        let stage = Self.stage()
        stage.app.present(stage.app.list("Sheet"))
        stage.app.forget()

        await stage.press("2")

        #expect(stage.log == [])
        #expect(stage.message == "The sheet “Sheet” has to be closed first.")
    }

    @Test func `The hidden cursor stands at the selected tab`() async {
        let stage = Self.stage()

        await stage.press(.backTab, .backTab, .right)

        #expect(stage.marked == ["[2 Two]"])
        #expect(stage.cursor.row == 0)
        #expect(stage.cursor.column == 8)
    }

    @Test func `Behind a sheet the other tabs are dim: none can be chosen`() {
        let styles = { (stage: Stage) in stage.surface.terminal.cells[0].prefix(40).map { $0.style.contains(2) } }
        let stage = Self.stage()
        let before = styles(stage)

        let behind = Stage { app in
            app.showTabs(app.list("One"), app.list("Two"))
            app.present(app.form("Sheet"))
        }

        #expect(!before.contains(true))
        #expect(!styles(behind)[1])
        #expect(styles(behind)[10])
    }
}

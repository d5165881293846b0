import Headless
import PseudoTerminal
import Testing

struct AlertTests {
    private static func stage() async -> Stage {
        let stage = Stage { app in
            app.showTabs(app.list(), app.form())
            app.ask("Sure?")
        }
        await stage.wait(.milliseconds(300))
        return stage
    }

    @Test func `The focus is on “Cancel”`() async {
        let stage = await Self.stage()

        #expect(stage.marked == ["[Cancel]"])

        await stage.press(.enter)

        #expect(stage.log == ["answer Cancel"])
    }

    @Test(arguments: [Press.left, .right, .tab, .backTab])
    func `Arrows and Tab go to the other button, and Enter taps it`(key: Press) async {
        let stage = await Self.stage()

        await stage.press(key)
        let marked = stage.marked
        await stage.press(.enter)

        #expect(marked == ["[Delete]"])
        #expect(stage.log == ["answer Delete"])
    }

    @Test(
        arguments: [
            ([.left], "B"), ([.up], "B"), ([.backTab], "B"), ([.right], "A"), ([.down], "A"), ([.tab], "A"),
            ([.tab, .tab], "B"), ([.left, .left], "A"), ([.left, .right], "Cancel"), ([.right, .left], "Cancel"),
        ] as [([Press], String)]
    )
    func `Arrows and Tab go through more buttons in their order, around the end`(keys: [Press], answer: String) async {
        let stage = Stage { app in
            app.show(app.list())
            app.alert("Which?", app.answer("A"), app.answer("B"), app.answer("Cancel", .cancel))
        }
        await stage.wait(.milliseconds(300))

        for key in keys { await stage.press(key) }
        await stage.press(.enter)

        #expect(stage.log == ["answer \(answer)"])
    }

    @Test func `The choice of an answered alert is not that of the next one`() async {
        let stage = await Self.stage()
        stage.app.alert("Which?", stage.app.answer("Keep"), stage.app.answer("Drop"))
        await stage.press(.left, .right)
        await stage.press(.enter)
        await stage.wait(.milliseconds(300))

        await stage.press(.enter)

        #expect(stage.log == ["answer Cancel", "answer Keep"])
    }

    @Test(arguments: ["r", "f", "a", "d", "1", "2", "/", "q", .delete, .backspace] as [Press])
    func `Other keys act on nothing below it`(key: Press) async {
        let stage = await Self.stage()

        await stage.press(key)

        #expect(stage.log == [])
        #expect(stage.marked == ["[Cancel]"])
        #expect(stage.message == "The alert “Sure?” has to be answered first.")
    }

    @Test func `Its title, message and buttons are shown above the screen`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.device.window.present(Alert(title: "Login failed", message: "Invalid credentials"))
        }

        #expect(stage.shows("Login failed"))
        #expect(stage.shows("Invalid credentials"))
        #expect(stage.shows("> [OK]"))
        #expect(stage.shows("Row 2"))
    }

    @Test func `The row behind it keeps a mark`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.on("Delete R2") { app.ask() }
        }

        await stage.press(.down, "d")

        #expect(stage.lines.contains(" - Row 2"))
        #expect(stage.marked == ["[Cancel]"])
    }

    @Test(arguments: [(36, 10), (40, 12), (80, 24)])
    func `It covers no part of the row that it is about`(columns: Int, rows: Int) async {
        let stage = Stage(columns: columns, rows: rows) { app in
            app.show(app.list(count: rows))
            for number in 1...rows { app.on("Delete R\(number)") { app.ask() } }
        }

        for number in 1...rows {
            await stage.press("d")
            await stage.wait(.milliseconds(300))

            #expect(stage.lines.contains(" - Row \(number)"))
            #expect(stage.shows("> [Cancel]"))
            await stage.press(.enter, .down)
        }
    }

    @Test func `A field behind it keeps a mark and its text in view`() async {
        let stage = Stage(columns: 40) { $0.show($0.form()) }
        await stage.type(String(repeating: "a", count: 50) + "z")
        let before = stage.marked

        stage.app.ask()
        await stage.settle()

        #expect(stage.lines.contains { line in before.first.map { line.hasPrefix("- \($0)") } ?? false })
        #expect(stage.marked == ["[Cancel]"])
        #expect(!stage.hasCursor)
    }

    @Test func `A button or the tab bar behind it keeps a mark`() async {
        let stage = Stage { $0.showTabs($0.form(), $0.list()) }
        await stage.press(.backTab)
        stage.app.ask()
        await stage.settle()
        let tabBar = stage.lines[0]
        await stage.wait(.milliseconds(300))

        await stage.press(.enter, .backTab)
        stage.app.ask()
        await stage.settle()

        #expect(tabBar.hasPrefix("-[1 Form]"))
        #expect(stage.shows("- [Cancel]"))
    }

    @Test func `The next alert is shown after the answer`() async {
        let stage = await Self.stage()
        stage.app.ask("Really?")

        await stage.press(.enter)

        #expect(!stage.shows("Sure?"))
        #expect(stage.shows("Really?"))
    }

    @Test func `An alert closes find and the menu`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press("a")

        stage.app.ask("Sure?")
        await stage.settle()

        #expect(stage.marked == ["[Cancel]"])
    }

    @Test(arguments: [(36, 10), (40, 12), (120, 40)])
    func `All of it fits on any terminal`(columns: Int, rows: Int) async {
        let stage = Stage(columns: columns, rows: rows) { app in
            app.show(app.list())
            app.ask("This photo no longer exists")
        }

        #expect(stage.shows("This photo no longer exists"))
        #expect(stage.shows("[Delete]"))
        #expect(stage.shows("> [Cancel]"))
    }

    @Test func `It has no cursor, though a field behind it has; it stands hidden at the choice`() async {
        let stage = Stage { $0.show($0.form()) }
        let hadCursor = stage.hasCursor

        stage.app.ask()
        await stage.settle()

        let row = stage.lines.firstIndex { $0.contains("> [Cancel]") }
        #expect(hadCursor)
        #expect(!stage.hasCursor)
        #expect(stage.cursor.row == row)
    }

    @Test func `It leaves a column at each side of a narrow terminal`() async {
        let stage = Stage(columns: 40) { $0.show($0.list()) }

        stage.app.alert(String(repeating: "word ", count: 20))
        await stage.settle()

        #expect(stage.lines.contains(" ┌" + String(repeating: "─", count: 36) + "┐"))
    }

    @Test func `Its “Cancel” keeps the focus when the screen behind it changes`() async {
        let stage = await Self.stage()

        stage.app.push(stage.app.form())
        await stage.settle()

        #expect(stage.marked == ["[Cancel]"])
    }
}

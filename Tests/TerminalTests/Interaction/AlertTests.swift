import Headless
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
}

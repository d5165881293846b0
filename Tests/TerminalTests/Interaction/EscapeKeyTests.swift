import Headless
import Testing

@testable import Terminal

/// Esc closes the innermost.
struct EscapeKeyTests {
    @Test func `Esc closes the screen above the first`() async {
        let stage = Stage { $0.show($0.list("First"), $0.list("Second")) }

        await stage.press(.escape)

        #expect(stage.log == ["show First"])
    }

    @Test func `Esc closes the screen from a field as well`() async {
        let stage = Stage { $0.show($0.list("First"), $0.form()) }

        await stage.press(.escape)

        #expect(stage.log == ["show First"])
    }

    @Test func `Esc at the first screen closes nothing and says so`() async {
        let stage = Stage { $0.showTabs($0.list(), $0.form()) }

        await stage.press(.escape, .escape)

        #expect(stage.log == [])
        #expect(stage.message == "Nothing happens: this is the first screen.")
        #expect(stage.isRunning)
    }

    @Test func `Esc closes a sheet and not the screen below it`() async {
        let stage = Stage { app in
            app.show(app.list("First"), app.list("Second"))
            app.present(app.form("Sheet"))
        }

        await stage.press(.escape)

        #expect(stage.log == ["show Second"])
    }

    @Test func `Esc taps the alert's cancel button, wherever the choice stands`() async {
        let stage = Stage { app in
            app.show(app.list("First"), app.list("Second"))
            app.ask()
        }
        await stage.wait(.milliseconds(300))

        await stage.press(.left, .escape)

        #expect(stage.log == ["answer Cancel"])
        #expect(!stage.shows("Delete?"))
    }

    @Test func `Esc taps the only button of an alert`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.alert("Login failed", app.answer("OK", .cancel))
        }
        await stage.wait(.milliseconds(300))

        await stage.press(.escape)

        #expect(stage.log == ["answer OK"])
    }

    @Test func `Esc answers no alert without a cancel button, and says so`() async {
        let stage = Stage { app in
            app.show(app.list("First"), app.list("Second"))
            app.alert("Keep it?", app.answer("Delete", .destructive), app.answer("Keep"))
        }
        await stage.wait(.milliseconds(300))

        await stage.press(.escape)

        #expect(stage.log == [])
        #expect(stage.message == "The alert “Keep it?” has to be answered first.")
        #expect(stage.lines.last?.contains("Esc") == false)
    }

    @Test func `Esc closes the row's menu only`() async {
        let stage = Stage { $0.show($0.list("First"), $0.list("Second")) }
        await stage.press("a")
        let hadMenu = stage.shows("Like")

        await stage.press(.escape)

        #expect(hadMenu)
        #expect(!stage.shows("Like"))
        #expect(stage.log == [])
    }

    @Test func `Esc closes find only`() async {
        let stage = Stage { $0.show($0.list("First"), $0.list("Second")) }
        await stage.press("/", "3")

        await stage.press(.escape)

        #expect(stage.message == "")
        #expect(stage.log == [])
    }

    @Test func `Esc closes help, then the alert below it, then the sheet, then the screen`() async {
        let stage = Stage { app in
            app.show(app.list("First"), app.list("Second"))
            app.present(app.form("Sheet"))
            app.ask()
        }
        await stage.wait(.milliseconds(300))
        await stage.press(.help)
        #expect(stage.shows("Shift-Tab"))

        await stage.press(.escape)
        #expect(!stage.shows("Shift-Tab"))
        #expect(stage.log == [])
        await stage.press(.escape)
        #expect(stage.log == ["answer Cancel"])
        await stage.press(.escape)
        #expect(stage.log == ["answer Cancel", "show Second"])
        await stage.press(.escape)

        #expect(stage.log == ["answer Cancel", "show Second", "show First"])
    }

    @Test func `A lone Esc acts once 50 ms have passed`() async {
        let stage = Stage { $0.show($0.list("First"), $0.list("Second")) }
        stage.surface.send(.input([0x1B]))

        await stage.wait(.milliseconds(49))
        #expect(stage.log == [])
        await stage.wait(.milliseconds(1))

        #expect(stage.log == ["show First"])
    }

    @Test func `The rest of a sequence within 50 ms makes it one key`() async {
        let stage = Stage { $0.show($0.list("First"), $0.list("Second")) }
        stage.surface.send(.input([0x1B]))
        await stage.wait(.milliseconds(49))

        stage.surface.send(.input(Array("[B".utf8)))
        await stage.wait(.seconds(2))

        #expect(stage.log == [])
        #expect(stage.marked == ["Row 2"])
    }
}

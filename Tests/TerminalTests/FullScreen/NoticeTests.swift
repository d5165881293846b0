import Headless
import Testing

@testable import Terminal

struct NoticeTests {
    @Test func `A notice is shown at once and disappears after 4 s`() async {
        let stage = Stage { $0.show($0.list()) }
        stage.app.device.window.show(notice: "Saved")
        await stage.settle()
        #expect(stage.message == "* Saved")

        await stage.wait(.milliseconds(3999))
        #expect(stage.message == "* Saved")
        await stage.wait(.milliseconds(1))

        #expect(stage.message == "")
    }

    @Test func `A notice takes up to three lines, which the page leaves without hiding its focus`() async {
        let stage = Stage(columns: 40, rows: 12) { $0.show($0.list()) }
        await stage.press(.end)
        let before = stage.marked

        stage.app.device.window.show(notice: String(repeating: "Not saved. ", count: 20))
        await stage.settle()

        #expect(stage.lines[8...10].map { $0.prefix(7) } == [" * Not ", " saved.", " Not sa"])
        #expect(stage.lines[10].hasSuffix("…"))
        #expect(stage.marked == before)
    }

    @Test func `Keys act while a notice is shown`() async {
        let stage = Stage { $0.show($0.list()) }
        stage.app.device.window.show(notice: "Saved")

        await stage.press(.down, "f")

        #expect(stage.log == ["Like R2"])
        #expect(stage.message == "* Saved")
    }

    @Test func `A notice that arrives takes the place of the reply to a key`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press("r")

        stage.app.device.window.show(notice: "Account created")
        await stage.settle()

        #expect(stage.message == "* Account created")
    }

    @Test func `The reply to a key outlasts an older notice`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        stage.app.device.window.show(notice: "Saved")
        await stage.press("r")

        stage.app.device.window.hideNotice()
        await stage.settle()

        #expect(stage.message == "This screen cannot be refreshed.")
    }

    @Test func `A greeting is shown on its screen while there is no message and no notice`() async {
        var options = FullScreenLoop.Options()
        options.greetings = ["List": "Welcome"]
        let stage = Stage(options: options) { $0.showTabs($0.list(), $0.form()) }
        let first = stage.message

        await stage.press("2")
        let onForm = stage.message
        await stage.press("\u{1B}[Z", .tab, .tab, .tab, .tab, "1", "1")
        let reply = stage.message
        stage.app.device.window.show(notice: "Saved")
        await stage.settle()
        let notice = stage.message
        await stage.wait(.seconds(4))

        #expect(first == "Welcome")
        #expect(onForm == "")
        #expect(reply != "Welcome")
        #expect(notice == "* Saved")
        #expect(stage.message == "Welcome")
    }

    @Test func `The reply to a key goes with the next key`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press("r")
        let reply = stage.message

        await stage.press(.tab)

        #expect(reply == "This screen cannot be refreshed.")
        #expect(stage.message == "")
    }

    @Test func `The reply to a key goes when the app changes the screen`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press("r")

        stage.app.push(stage.app.form())
        await stage.settle()

        #expect(stage.message == "")
    }

    @Test func `The reply to a key goes when an alert appears`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press("r")

        stage.app.ask()
        await stage.settle()

        #expect(stage.message == "")
    }

    @Test func `A key is answered while a notice is shown, which comes back with the next key`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        stage.app.device.window.show(notice: "Saved")

        await stage.press("r")
        let reply = stage.message
        await stage.press(.tab)

        #expect(reply == "This screen cannot be refreshed.")
        #expect(stage.message == "* Saved")
    }
}

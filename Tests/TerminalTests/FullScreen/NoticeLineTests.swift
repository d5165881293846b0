import Headless
import TestSupport
import Testing

@testable import Terminal

struct NoticeLineTests {
    @Test func `A notice is shown at once and disappears after 4 s`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.change { $0.device.window.show(notice: "Saved") }
        var messages = [stage.message]

        for milliseconds in [3999, 1] {
            await stage.wait(.milliseconds(milliseconds))
            messages.append(stage.message)
        }

        messages.expect(["* Saved", "* Saved", ""])
    }

    @Test func `A notice takes up to three lines, which the page leaves without hiding its focus`() async {
        let stage = Stage(columns: 40, rows: 12) { $0.show($0.list()) }
        await stage.press(.end)
        let before = stage.focus

        await stage.change { $0.device.window.show(notice: String(repeating: "Not saved. ", count: 20)) }

        stage.lines[8...10].map { $0.prefix(7) }.expect([" * Not ", " saved.", " Not sa"])
        #expect(stage.lines[10].last == "…")
        #expect(stage.focus == before)
    }

    @Test func `The reply to a key outlasts an older notice`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        stage.app.device.window.show(notice: "Saved")
        await stage.press("r")

        await stage.change { $0.device.window.hideNotice() }

        #expect(stage.message == "This screen cannot be refreshed.")
    }

    @Test func `A greeting is shown on its screen while there is no message and no notice`() async {
        var options = FullScreenLoop.Options()
        options.greetings = ["List": "Welcome"]
        let stage = Stage(options: options) { $0.showTabs($0.list(), $0.form()) }
        var messages = [stage.message]

        await stage.press("2")
        messages.append(stage.message)
        await stage.press(.backTab, .tab, .tab, .tab, .tab, "1", "1")
        messages.append(stage.message)
        await stage.change { $0.device.window.show(notice: "Saved") }
        messages.append(stage.message)
        await stage.wait(.seconds(4))
        messages.append(stage.message)

        messages.expect(["Welcome", "", "Nothing happens: “List” is the current tab.", "* Saved", "Welcome"])
    }

    @Test(
        arguments: [
            { await $0.press(.tab) }, { $0.app.push($0.app.form()) }, { $0.app.ask() },
        ] as [@MainActor @Sendable (Stage) async -> Void]
    )
    func `The reply to a key goes with the next key, a new screen or an alert`(
        change: @MainActor @Sendable (Stage) async -> Void
    ) async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press("r")
        let reply = stage.message

        await change(stage)
        await stage.settle()

        #expect(reply == "This screen cannot be refreshed.")
        #expect(stage.message == "")
    }

    @Test func `Keys act and are answered while a notice is shown, which comes back with the next key`() async {
        let stage = Stage { $0.show($0.list()) }
        stage.app.device.window.show(notice: "Saved")

        await stage.press(.backspace)
        let reply = stage.message
        await stage.press(.down, "f")

        let outcome = Outcome(focus: "Row 2", log: ["Like R2"], message: "* Saved")
        #expect(reply == "This key does nothing here.")
        #expect(stage.outcome == outcome)
    }
}

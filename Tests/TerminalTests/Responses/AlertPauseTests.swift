import Headless
import Shared
import TestSupport
import Testing

@testable import Terminal

/// A new alert ignores keys for 300 ms.
struct AlertPauseTests {
    @Test func `Enter answers an alert 300 ms after it appeared, whichever keys and alerts come meanwhile`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.wait(.seconds(10))
        stage.app.ask("First")

        await stage.wait(.milliseconds(150))
        await stage.press(.enter)
        await stage.wait(.milliseconds(149))
        await stage.press(.enter)
        stage.app.ask("Second")
        let before = stage.log
        await stage.wait(.milliseconds(1))
        await stage.press(.enter)

        #expect(before.isEmpty)
        stage.log.expect(["answer Cancel"])
    }

    @Test(arguments: [Press.escape, .left, .tab, "q", "2", "d"])
    func `No key acts before that, and none is answered`(key: Press) async {
        let stage = Stage { $0.showTabs($0.list(), $0.form()).ask() }

        await stage.press(key)

        #expect(stage.outcome == Outcome(focus: "[Cancel]"))
    }

    @Test func `Keys that were typed ahead do not answer the alert that they cause`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.on("Delete R1") { app.ask() }
        }

        stage.surface.send(.input(Array("d\r\r".utf8)))

        stage.log.expect(["Delete R1"])
    }

    @Test func `The alert after an answered one ignores keys as well, even if they are alike`() async {
        let stage = Stage { $0.show($0.list()).ask("Same").ask("Same") }
        await stage.wait(.milliseconds(300))

        await stage.press(.left, .enter, .enter)
        let answers = stage.log
        await stage.wait(.milliseconds(300))
        await stage.press(.enter)

        answers.expect(["answer Delete"])
        stage.log.expect(["answer Delete", "answer Cancel"])
    }

    @Test func `An alert that replaces another without an answer ignores keys, even if they are alike`() async {
        let stage = Stage { $0.show($0.list()).ask("Same") }
        await stage.wait(.milliseconds(300))
        await stage.press(.left)

        stage.app.device.window.dismissAlerts()
        stage.app.ask("Same")
        await stage.press(.enter)

        #expect(stage.outcome == Outcome(focus: "[Cancel]"))
    }

    @Test(arguments: [
        (Duration.seconds(5), true), (.milliseconds(5_299), true), (.milliseconds(5_300), false), (.seconds(1), false),
    ])
    func `An alert is new for 300 ms, and not if the clock was set back`(moment: Duration, isNew: Bool) {
        let app = StubApp(VirtualClock())
        app.show(app.list()).ask()
        let (shown, state) = (Shown(app.device), PageState(alertTime: .seconds(5)))
        let layout = PageLayout(shown, state, Size(columns: 80, rows: 24))
        let responder = KeyResponder(shown, state, moment: moment) { layout }

        let response = responder.response(to: .enter)

        #expect((response.action == nil) == isNew)
    }
}

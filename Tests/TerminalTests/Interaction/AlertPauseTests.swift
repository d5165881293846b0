import Headless
import Shared
import Testing

@testable import Terminal

/// A new alert ignores keys for 300 ms.
struct AlertPauseTests {
    @Test func `Enter answers an alert from 300 ms on, and not before`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.ask()
        }

        await stage.wait(.milliseconds(299))
        await stage.press(.enter)
        #expect(stage.log == [])
        await stage.wait(.milliseconds(1))
        await stage.press(.enter)

        #expect(stage.log == ["answer Cancel"])
    }

    @Test func `The pause begins when the alert appears, not when a key is pressed`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.wait(.seconds(10))
        stage.app.ask()
        await stage.wait(.milliseconds(150))
        await stage.press(.enter)

        await stage.wait(.milliseconds(150))
        await stage.press(.enter)

        #expect(stage.log == ["answer Cancel"])
    }

    @Test(arguments: [Press.escape, .left, .tab, "q", "2", "d"])
    func `No key acts meanwhile, nor is answered`(key: Press) async {
        let stage = Stage { app in
            app.showTabs(app.list(), app.form())
            app.ask()
        }

        await stage.press(key)

        #expect(stage.log == [])
        #expect(stage.isRunning)
        #expect(stage.marked == ["[Cancel]"])
        #expect(stage.message == "")
    }

    @Test func `Keys that were typed ahead do not answer the alert that they cause`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.on("Delete R1") { app.ask() }
        }

        stage.surface.send(.input(Array("d\r\r".utf8)))

        #expect(stage.log == ["Delete R1"])
        #expect(stage.shows("Delete?"))
    }

    @Test func `The alert after an answered one ignores keys as well`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.ask("First")
            app.ask("Second")
        }
        await stage.wait(.milliseconds(300))

        await stage.press(.enter, .enter)
        #expect(stage.log == ["answer Cancel"])
        await stage.wait(.milliseconds(300))
        await stage.press(.enter)

        #expect(stage.log == ["answer Cancel", "answer Cancel"])
    }

    @Test func `So does the second of two that are alike`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.ask("Same")
            app.ask("Same")
        }
        await stage.wait(.milliseconds(300))
        await stage.press(.left)

        await stage.press(.enter, .enter)

        #expect(stage.log == ["answer Delete"])
        #expect(stage.marked == ["[Cancel]"])
    }

    @Test func `So does one that took the place of another without an answer, even if they are alike`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.ask("Same")
        }
        await stage.wait(.milliseconds(300))
        await stage.press(.left)

        stage.app.device.window.dismissAlerts()
        stage.app.ask("Same")
        await stage.press(.enter)

        #expect(stage.log == [])
        #expect(stage.marked == ["[Cancel]"])
    }

    @Test func `An alert that waits behind the first does not start its pause anew`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.ask("First")
        }
        await stage.wait(.milliseconds(299))
        stage.app.ask("Second")
        await stage.wait(.milliseconds(1))

        await stage.press(.enter)

        #expect(stage.log == ["answer Cancel"])
    }

    @Test(arguments: [(Duration.zero, true), (.milliseconds(299), true), (.milliseconds(300), false)])
    func `An alert is new for 300 ms`(age: Duration, isNew: Bool) {
        #expect(Self.actions(afterEnterAt: .seconds(5) + age).isEmpty == isNew)
    }

    @Test func `An alert is not new if the clock was set back since it appeared`() {
        #expect(!Self.actions(afterEnterAt: .seconds(1)).isEmpty)
    }

    /// Returns what Enter does at `moment` to an alert that appeared after five seconds.
    private static func actions(afterEnterAt moment: Duration) -> [UserAction] {
        let app = StubApp(VirtualClock())
        app.show(app.list())
        app.ask()
        let (snapshot, state) = (Snapshot(app.device), PageState(alertTime: .seconds(5)))
        let layout = PageLayout(snapshot, state, Size(columns: 80, rows: 24))
        return Interaction(snapshot: snapshot, layout: layout, state: state, moment: moment).response(to: .enter)
            .actions
    }
}
